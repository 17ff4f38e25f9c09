import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/slow-first.ts';

/**
 * Files without a browser, a launched product or a plug-in of the build: a worker reads the modules of the project once for all of them.
 * Every other file has a worker of its own. What a file changes for its whole worker (a clock, a spy) it puts back.
 */
const TOGETHER = [
  'tests/{core,edge,stores,mcp,lambda,settlement,approval,hearing}/**/*.test.ts',
  'tests/simulator/{alexa-cloud,merchant,obedient-agent,outbox,processor,push,say,sign-in}/**/*.test.ts',
  'tests/screens/wire/**/*.test.ts',
  'tests/screens/strings/!(phone-fit).test.ts',
];

/** Tests read the TypeScript source of this project; only process and browser tests use `dist/`. */
export default defineConfig({
  resolve: { conditions: ['hearback-source'] },
  ssr: { resolve: { conditions: ['hearback-source', 'node'] } },
  test: {
    setupFiles: ['tests/property-seed.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // What is awaited comes at once on an idle machine; on a busy one the default of a second is short.
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: SlowFirst },
    pool: 'forks',
    // One more than two cores: much of the time a file waits for the processes or the browser that it started.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'together', include: TOGETHER, isolate: false } },
      {
        extends: true,
        test: { name: 'apart', include: ['tests/**/*.test.ts'], exclude: TOGETHER },
      },
    ],
  },
});
