/** The contact sheets of the Echo's screens: all into `docs/screens/apl/`, or those that are named into a folder; or the kept pictures. */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREEN_KINDS } from '#screens/apl';
import { describeAplSheets, takeAplSheets } from './apl-sheets.ts';
import { writeKeptPictures } from './write-kept-pictures.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'screens', 'apl');

export const USAGE = 'Use: node tests/pictures/apl.mjs [--write | FOLDER [KIND …]]';

/** Writes nothing where anything that is asked for is not there. */
export async function main([folder = FOLDER, ...only]: readonly string[]): Promise<number> {
  if (folder === '--write') {
    console.log(await writeKeptPictures());
    return 0;
  }
  const unknown = only.find((kind) => !SCREEN_KINDS.some((known) => known === kind));
  if (!existsSync(folder) || unknown !== undefined) {
    console.error(unknown === undefined ? USAGE : `There is no kind ${unknown}. ${USAGE}`);
    return 1;
  }
  const kinds = SCREEN_KINDS.filter((kind) => only.length === 0 || only.includes(kind));
  await takeAplSheets(folder, kinds);
  if (folder === FOLDER) writeFileSync(join(folder, 'README.md'), describeAplSheets());
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .map((name) => statSync(join(folder, name)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${String(sizes.length)} sheets of ${(bytes / 1000).toFixed(0)} kB in ${folder}`);
  return 0;
}
