/** The contact sheets of the Echo's screens: all into `docs/screens/apl/`, or those that are named into a folder. */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREEN_KINDS } from '#screens/apl';
import { openEngineStage } from '../screens/apl/engine-stage.ts';
import { STRUCTURE_FILE, takeStructure, WIDER_BY } from '../screens/apl/structure.ts';
import { describeAplSheets, takeAplSheets } from './apl-sheets.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'screens', 'apl');

export const USAGE = 'Use: node tests/pictures/apl.mjs [FOLDER [KIND …]]';

/** Writes nothing where anything that is asked for is not there. */
export async function main([folder = FOLDER, ...only]: readonly string[]): Promise<number> {
  const unknown = only.find((kind) => !SCREEN_KINDS.some((known) => known === kind));
  if (!existsSync(folder) || unknown !== undefined) {
    console.error(unknown === undefined ? USAGE : `There is no kind ${unknown}. ${USAGE}`);
    return 1;
  }
  const kinds = SCREEN_KINDS.filter((kind) => only.length === 0 || only.includes(kind));
  await takeAplSheets(folder, kinds);
  if (folder === FOLDER) {
    writeFileSync(join(folder, 'README.md'), describeAplSheets());
    await writeStructure();
  }
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .map((name) => statSync(join(folder, name)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${String(sizes.length)} sheets of ${(bytes / 1000).toFixed(0)} kB in ${folder}`);
  return 0;
}

async function writeStructure(): Promise<void> {
  const stage = await openEngineStage(WIDER_BY);
  const rows = Object.entries(await takeStructure(stage)).map(
    ([key, texts]) => `  ${JSON.stringify(key)}: ${JSON.stringify(texts)}`,
  );
  await stage.close();
  writeFileSync(STRUCTURE_FILE, `{\n${rows.join(',\n')}\n}\n`);
}
