/** Puts the frame of the APL engine into the built page's folder `apl/`: its document, its script, the engine as published, and the face it draws with. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FRAME_SCRIPT = fileURLToPath(new URL('./browser/apl/screen.ts', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Nothing of the frame is inlined or renamed: its policy and its headers go by its folder. */
const FILES: Readonly<Record<string, string>> = {
  'apl/index.html': fileURLToPath(new URL('./browser/apl/index.html', import.meta.url)),
  'apl/screen.css': fileURLToPath(new URL('./browser/apl/screen.css', import.meta.url)),
  'apl/engine.js': resolve('apl-viewhost-web'),
  'apl/inter.woff2': resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
};

export function aplFramePlugin(): Plugin {
  return {
    name: 'hearback-apl-frame',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: FRAME_SCRIPT, fileName: 'apl/screen.js' });
    },
    generateBundle() {
      for (const [fileName, path] of Object.entries(FILES)) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      }
    },
  };
}
