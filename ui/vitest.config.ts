import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** Tests without a browser: states, texts, catalogues, single components. */
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'test/*.test.ts'] },
});
