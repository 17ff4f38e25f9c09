/** `node tests/pictures/run.mjs`: plays every guided scenario in both themes and keeps its telling moments under `docs/screens/`. */
import { fileURLToPath } from 'node:url';
import { buildOrStop } from '../../simulator/build.mjs';

await buildOrStop();
const { createServer } = await import('vite');
const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions: ['hearback-source', 'node'] } },
});
try {
  const { main } = await server.ssrLoadModule('/tests/pictures/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} finally {
  await server.close();
}
