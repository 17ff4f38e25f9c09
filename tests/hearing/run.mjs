/** `npm run hearing`: what a recogniser hears of our amounts, and how near their phonemes are; writes `docs/hearing.md`. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

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
  const { main } = await server.ssrLoadModule('/tests/hearing/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} finally {
  await server.close();
}
