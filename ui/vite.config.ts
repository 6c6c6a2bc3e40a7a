import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** In development the page asks the bridge; in the window it is served from the program itself. */
const bridge = process.env.COLOPHON_BRIDGE_URL ?? 'http://127.0.0.1:5174';

export default defineConfig({
  plugins: [svelte()],
  clearScreen: false,
  build: { target: 'safari16', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1500 },
  server: { port: 5173, strictPort: true, proxy: { '/rpc': bridge, '/events': bridge } },
});
