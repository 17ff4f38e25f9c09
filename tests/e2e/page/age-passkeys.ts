/** Makes the passkeys of a running shop a day older, as the approval side itself would have written them a day ago: with its own seal. */
import { join } from 'node:path';
import { z } from 'zod';
import { openSigner } from '#stores';
import { createRowSeals } from '../../../stores/sqlite/row-seals.ts';
import { changeByHand, readByHand } from '../by-hand.ts';
import type { RunningShop } from '../running-shop.ts';

const DAY_MS = 86_400_000;
const passkeyRow = z.object({
  credential_id: z.string(),
  customer_id: z.string(),
  public_key: z.string(),
  created_at: z.coerce.number(),
});

/** A clock cannot be put forward from outside, and a time alone would break the seal: the key of the run's folder makes both right. */
export function ageThePasskeys(shop: RunningShop): void {
  const keyFile = join(shop.report.directory, 'approval', 'keys', 'ledger.private.jwk');
  const seals = createRowSeals({ side: 'approval', ledgerKey: openSigner(keyFile) });
  const rows = readByHand(shop, 'approval', { sql: 'SELECT * FROM passkeys', row: passkeyRow });
  changeByHand(
    shop,
    'approval',
    rows.map((row) => {
      const createdAt = row.created_at - DAY_MS - 1;
      const seal = seals.seal('passkeys', {
        credentialId: row.credential_id,
        customerId: row.customer_id,
        publicKey: row.public_key,
        createdAt,
      });
      return {
        sql: 'UPDATE passkeys SET created_at = CAST(? AS INTEGER), seal = ? WHERE credential_id = ?',
        values: [BigInt(createdAt), seal, row.credential_id],
      };
    }),
  );
}
