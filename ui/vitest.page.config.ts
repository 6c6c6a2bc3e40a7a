import { defineConfig } from 'vitest/config';

/** Tests of the built page in a browser, over the real service. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/page/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
