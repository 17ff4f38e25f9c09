/** Draws and writes all pictures that are kept of the Echo's screens, and takes away those that no longer are. */
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChanges } from '../screens/apl/compare-pictures.ts';
import { openEngineStage } from '../screens/apl/engine-stage.ts';
import {
  KEPT_FOLDER,
  KEPT_TEXTS_FILE,
  keptPictureFile,
  WANTED,
  WIDER_BY,
} from '../screens/apl/kept-pictures.ts';
import { drawPicture, takePicture } from '../screens/apl/take-picture.ts';
import { readPng } from './read-png.ts';
import { makeSmallPng } from './small-png.ts';

/** @returns one line on what there is now. */
export async function writeKeptPictures(): Promise<string> {
  const stage = await openEngineStage(WIDER_BY);
  const rows: string[] = [];
  let bytes = 0;
  try {
    for (const wanted of WANTED) {
      const { png, texts } = await takePicture(stage, wanted, await drawPicture(stage, wanted));
      const small = makeSmallPng(Buffer.from(png));
      if (findChanges(readPng(small), readPng(png)).length > 0) {
        throw new Error(`${wanted.name} has more colours than can be kept.`);
      }
      writeFileSync(keptPictureFile(wanted.name), small);
      bytes += statSync(keptPictureFile(wanted.name)).size;
      rows.push(`  ${JSON.stringify(wanted.name)}: ${JSON.stringify(texts)}`);
    }
  } finally {
    await stage.close();
  }
  writeFileSync(KEPT_TEXTS_FILE, `{\n${rows.join(',\n')}\n}\n`);
  for (const file of readdirSync(KEPT_FOLDER).filter((name) => name.endsWith('.png'))) {
    if (!WANTED.some(({ name }) => `${name}.png` === file)) rmSync(join(KEPT_FOLDER, file));
  }
  return `${String(WANTED.length)} pictures of ${(bytes / 1000).toFixed(0)} kB in ${KEPT_FOLDER}`;
}
