/** Builds the judges' page into `dist/web/page`, and the frame of the APL engine into its folder `apl`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { aplFramePlugin } from './apl-frame-plugin.ts';
import { widgetHostPlugin } from './widget-host-plugin.ts';

export default defineConfig({
  root: fileURLToPath(new URL('./browser', import.meta.url)),
  resolve: { conditions: ['hearback-source', 'module', 'browser', 'development|production'] },
  plugins: [aplFramePlugin(), widgetHostPlugin()],
  build: {
    outDir: fileURLToPath(new URL('../../dist/web/page', import.meta.url)),
    emptyOutDir: true,
    // The first that know `light-dark()`. For older ones it is rewritten into what the page's switch does not turn.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy of the page allows no inline code.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
