/** The sheets of the card alone, into a folder. */
import { takeCardSheets } from './card-sheets.ts';

export async function main([folder = '.', ...only]: readonly string[]): Promise<number> {
  const moments = await takeCardSheets(folder, only);
  console.log(`${String(moments.length)} sheets in ${folder}`);
  return 0;
}
