/** The sheets of the card alone, into a folder: all, or those that are named. */
import { existsSync } from 'node:fs';
import { CARD_MOMENTS } from '../screens/card-moments.ts';
import { takeCardSheets } from './card-sheets.ts';

export const USAGE = 'Use: node tests/pictures/card.mjs FOLDER [NAME …]';

/** Writes nothing where anything that is asked for is not there. */
export async function main([folder, ...only]: readonly string[]): Promise<number> {
  const unknown = only.find((name) => CARD_MOMENTS.every((moment) => moment.name !== name));
  if (folder === undefined || !existsSync(folder) || unknown !== undefined) {
    console.error(unknown === undefined ? USAGE : `There is no sheet named ${unknown}. ${USAGE}`);
    return 1;
  }
  const moments = await takeCardSheets(folder, only);
  console.log(`${String(moments.length)} sheets in ${folder}`);
  return 0;
}
