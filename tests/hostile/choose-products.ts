/** The products of a case: what the customer wants, another one, and one whose title is the attacker's to write. */
import { CaseBroken } from './arms/arm.ts';
import type { StandIns } from './arms/stand-ins.ts';

export interface ChosenProducts {
  readonly wanted: string;
  readonly dear: string;
  readonly bait: string;
}

/** @throws {CaseBroken} when the shelf is too bare. */
export async function chooseProducts(standIns: StandIns): Promise<ChosenProducts> {
  const [wanted, dear, bait] = await Promise.all(
    ['dark roast', 'kettle', 'grinder'].map(async (query) => {
      const found = await standIns.search(query);
      return found.find(({ isInStock, currency }) => isInStock && currency === 'USD')?.productId;
    }),
  );
  if (wanted === undefined || dear === undefined || bait === undefined) {
    throw new CaseBroken('the shelf lacks a product that the cases need');
  }
  return { wanted, dear, bait };
}
