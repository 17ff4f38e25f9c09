import { defineConfig } from 'vitest/config';

/** Tests read the TypeScript source of this project; only process and browser tests use `dist/`. */
export default defineConfig({
  resolve: { conditions: ['hearback-source'] },
  ssr: { resolve: { conditions: ['hearback-source', 'node'] } },
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/property-seed.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
