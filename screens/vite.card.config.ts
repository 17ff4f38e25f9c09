/** Builds the card: one page, one script, one sheet, one font, all as files, so that a strict policy holds. */
import { defaultClientConditions, defineConfig } from 'vite';

const folder = import.meta.dirname;

export default defineConfig({
  root: `${folder}/surfaces/card`,
  base: '/',
  publicDir: false,
  resolve: { conditions: ['hearback-source', ...defaultClientConditions] },
  build: {
    outDir: `${folder}/../dist/web/card`,
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
    chunkSizeWarningLimit: 800,
  },
});
