/** Builds the cards for MCP hosts: one document, which the request side hands out as it is (`mcp/apps`). */
import { defaultClientConditions, defineConfig } from 'vite';
import { inlinePlugin } from './inline-plugin.ts';
import { withoutLocalesPlugin } from './without-locales-plugin.ts';

const folder = import.meta.dirname;

export default defineConfig({
  root: `${folder}/surfaces/widget`,
  base: './',
  resolve: { conditions: ['hearback-source', ...defaultClientConditions] },
  plugins: [withoutLocalesPlugin(), inlinePlugin()],
  build: {
    outDir: `${folder}/../dist/web/widget`,
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    chunkSizeWarningLimit: 800,
  },
});
