/** `npm run test:deep [-- --shard I/N] [--again]`: the tests at full size, part by part; what is done at this commit is not done again. */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../../simulator/setup.mjs';

ensureInstalled();
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
  const { main } = await server.ssrLoadModule('/tests/deep/main.ts');
  process.exitCode = main(process.argv.slice(2));
} finally {
  await server.close();
}
