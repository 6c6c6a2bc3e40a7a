import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Tests without a browser: states, texts, catalogues, single components. */
export default defineConfig({
  plugins: [svelte()],
  // Without it the page's own parts would be compiled for a server.
  resolve: { conditions: ['browser'] },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'test/*.test.ts'] },
});
