/** A process of its own that changes one customer's cart again and again; `cart.test.ts` says which. */
import { join } from 'node:path';
import { clientIdSchema, customerIdSchema, orderDigestSchema, productIdSchema } from '#core';
import { nodeHash, openRequestStore, openSigner } from '#stores';

const [folder = '', task = '', digestText = ''] = process.argv.slice(2);
const store = openRequestStore({
  path: join(folder, 'request.sqlite'),
  hash: nodeHash,
  ledgerKey: openSigner(join(folder, 'keys', 'ledger.private.jwk')),
  atTurnEnd: setImmediate,
});
const customerId = customerIdSchema.parse('customer-1');
const productId = productIdSchema.parse('dark-roast');

/** Ten at once, three times. */
async function add(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        store.changeCart({ customerId, change: { kind: 'add', productId, quantity: 1 } }),
      ),
    );
  }
}

async function settle(): Promise<void> {
  const digest = orderDigestSchema.parse(digestText);
  await store.rememberCartOrder({ digest, customerId, clientId: clientIdSchema.parse('none') });
  await store.settleCartOrder({ digest, customerId, bought: [{ productId, quantity: 2 }] });
}

await (task === 'add' ? add() : settle());
store.close();
