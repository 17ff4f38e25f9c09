/** Runs a tool of the tests from its TypeScript source: its `main` is handed the command line and gives the exit status. */
import { fileURLToPath } from 'node:url';

/** @param entry the module that exports `main` and `USAGE`, one line on its options, as a path from the root of the repository: `/tests/bench/main.ts`. */
export async function runFromSource(entry) {
  // Not before the caller has installed what is missing.
  const { createServer } = await import('vite');
  const server = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['hearback-source', 'node'] } },
  });
  try {
    const { main, USAGE } = await server.ssrLoadModule(entry);
    process.exitCode = await runMain(main, USAGE);
  } finally {
    await server.close();
  }
}

/** An option that there is not is told in words, with those that there are; nothing was done then. */
async function runMain(main, usage) {
  try {
    return await main(process.argv.slice(2));
  } catch (fault) {
    if (!String(fault?.code).startsWith('ERR_PARSE_ARGS')) throw fault;
    process.stderr.write(`${fault.message}\n${usage}\n`);
    return 1;
  }
}
