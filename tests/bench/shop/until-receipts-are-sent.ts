/** Waits until what follows an order in the background is done: its written receipt is on its way. */
import { DatabaseSync } from '@photostructure/sqlite';
import { z } from 'zod';

const countSchema = z.object({ unsent: z.number() });
const MOST_LOOKS = 400;

/** @throws when that takes longer than it ever should. */
export async function untilReceiptsAreSent(settlementStore: string): Promise<void> {
  const store = new DatabaseSync(settlementStore, { readOnly: true });
  try {
    const count = store.prepare('SELECT count(*) AS unsent FROM charges WHERE is_receipt_sent = 0');
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      if (countSchema.parse(count.get()).unsent === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('the written receipts were not sent');
  } finally {
    store.close();
  }
}
