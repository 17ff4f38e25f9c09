/** Waits until settlement has no work left: every charge known, every written receipt sent. */
import { readSettlement } from './reconcile.ts';
import type { FaultShop } from './fault-shop.ts';

const FINAL = ['charged', 'declined_by_processor'];
const LOOK_EVERY_MS = 100;

/** False when that did not come within the limit. */
export async function untilQuiet(
  shop: Pick<FaultShop, 'stores'>,
  limitMs: number,
): Promise<boolean> {
  for (let waitedMs = 0; waitedMs <= limitMs; waitedMs += LOOK_EVERY_MS) {
    const { charges } = readSettlement(shop);
    const isBusy = [...charges.values()].some(
      ({ state, is_receipt_sent: sent }) =>
        !FINAL.includes(state) || (state === 'charged' && sent === 0),
    );
    if (!isBusy) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
}
