/** Builds the card and the trace, the two pages of the card's origin, and its worker: all as files, so that a strict policy holds. */
import { defaultClientConditions, defineConfig } from 'vite';

const folder = import.meta.dirname;

export default defineConfig({
  root: `${folder}/surfaces/card`,
  base: '/',
  publicDir: `${folder}/surfaces/card/public`,
  resolve: { conditions: ['hearback-source', ...defaultClientConditions] },
  build: {
    outDir: `${folder}/../dist/web/card`,
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: {
        index: `${folder}/surfaces/card/index.html`,
        trace: `${folder}/surfaces/card/trace.html`,
        push: `${folder}/surfaces/push/push.ts`,
      },
      output: {
        // The worker's address is its identity: the browser looks there for a newer one.
        entryFileNames: ({ name }) => (name === 'push' ? 'push.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
