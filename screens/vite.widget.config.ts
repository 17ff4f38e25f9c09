/** Builds the cards for MCP hosts: one document, which the request side hands out as it is (`mcp/apps`). */
import { defineConfig } from 'vite';
import { inlinePlugin } from './inline-plugin.ts';
import { withoutLocalesPlugin } from './without-locales-plugin.ts';

const folder = import.meta.dirname;

export default defineConfig({
  root: `${folder}/surfaces/widget`,
  base: './',
  // Whoever builds it, and for what: the document is the one that ships.
  resolve: { conditions: ['hearback-source', 'module', 'browser', 'production'] },
  plugins: [withoutLocalesPlugin(), inlinePlugin()],
  build: {
    outDir: `${folder}/../dist/web/widget`,
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    chunkSizeWarningLimit: 800,
  },
});
