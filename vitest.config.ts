import { defineConfig } from 'vitest/config';

/** Tests read the TypeScript source of this project; only process and browser tests use `dist/`. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // eventsource-parser publishes TypeScript under the condition `source`, which Node cannot load: vite transforms it and its importer.
    server: { deps: { inline: [/@modelcontextprotocol\/sdk/, /eventsource-parser/] } },
    maxWorkers: 2,
  },
});
