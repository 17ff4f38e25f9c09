/** A Vite plugin that serves some files with a planted fault; nothing is written anywhere. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Edit } from './planted-faults.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface Planting {
  readonly plugin: Plugin;
  /** @throws when some file that was to be planted was never loaded. */
  mustBePlanted(): void;
}

export function plantFault(edits: readonly Edit[]): Planting {
  const planted = new Set<Edit>();
  return {
    plugin: {
      name: 'hearback-plant-fault',
      enforce: 'pre',
      async load(id) {
        const path = id.split('?')[0] ?? '';
        const ofFile = edits.filter(({ file }) => path === ROOT + file);
        if (ofFile.length === 0) return null;
        let source = await readFile(path, 'utf8');
        for (const edit of ofFile) {
          source = withEdit(source, edit);
          planted.add(edit);
        }
        return source;
      },
    },
    mustBePlanted() {
      const missing = edits.find((edit) => !planted.has(edit));
      if (missing) throw new Error(`${missing.file} was never loaded`);
    },
  };
}

/** @throws when the text does not stand in the source exactly once. */
export function withEdit(source: string, { file, keep, planted }: Edit): string {
  const parts = source.split(keep);
  if (parts.length !== 2) throw new Error(`"${keep}" does not stand in ${file} once`);
  return parts.join(planted);
}
