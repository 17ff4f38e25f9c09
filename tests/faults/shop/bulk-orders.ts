/** Many confirmed orders at once, written through the sides' own stores: as true as those that came over the wire, and made in less time. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  addressIdSchema,
  clientIdSchema,
  confirmationIdSchema,
  customerIdSchema,
  deriveVoiceCode,
  instrumentIdSchema,
  makeDryRun,
  orderDigestSchema,
  orderTermsSchema,
  signWrittenConfirmation,
  type DryRun,
  type OrderTerms,
} from '#core';
import {
  nodeHash,
  openApprovalStore,
  openMac,
  openRequestReader,
  openRequestStore,
  openSigner,
  openVerifier,
} from '#stores';
import { openMint } from '../../bench/shop/mint-tokens.ts';
import { createCustomer, type PreparedOrder } from './customer.ts';
import { customerName, type FaultShop } from './fault-shop.ts';
import { PATIENCE } from './until-answered.ts';

/** The first customer orders over the wire; that order is the model of all others. It is confirmed too, and not among those given. */
export async function makeBulkOrders(
  shop: FaultShop,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<readonly PreparedOrder[]> {
  const mint = await openMint(shop.demo);
  const who = { customerId: customerName(0), caller: 0, patience: PATIENCE };
  const model = await (await createCustomer(shop, mint, who)).prepare();
  const { total } = model;
  const terms = await readTerms(shop, model.digest);
  const writer = openWriter(shop);
  try {
    const orders: PreparedOrder[] = [];
    for (let index = first; index < first + count; index += 1) {
      orders.push({ ...(await writer.write(termsOf(terms, customerName(index)), total)), total });
    }
    return orders;
  } finally {
    writer.close();
  }
}

async function readTerms({ stores }: FaultShop, digest: string): Promise<OrderTerms> {
  const reader = openRequestReader({ path: stores.request });
  try {
    const stored = await reader.findDryRun(orderDigestSchema.parse(digest));
    if (!stored) throw new Error('the model order is not in the store');
    return stored.dryRun.terms;
  } finally {
    reader.close();
  }
}

/** Every customer's book is made like the first one's (tests/bench/shop/bench-folder.ts). */
function termsOf(model: OrderTerms, customerId: string): OrderTerms {
  return orderTermsSchema.parse({
    ...model,
    customerId: customerIdSchema.parse(customerId),
    address: { ...model.address, id: addressIdSchema.parse(`${customerId}-home`) },
    instrument: { ...model.instrument, id: instrumentIdSchema.parse(`${customerId}-card`) },
    nonce: randomBytes(16).toString('base64url'),
  });
}

function openWriter({ demo, stores }: FaultShop): {
  write(terms: OrderTerms, total: string): Promise<Omit<PreparedOrder, 'total'>>;
  close(): void;
} {
  const key = (side: 'mcp' | 'approval', name: string): string =>
    join(demo.plan.directory, side, 'keys', name);
  const requests = openRequestStore({
    path: stores.request,
    ledgerKey: openSigner(key('mcp', 'ledger.private.jwk')),
    ledgerKeys: openVerifier([key('mcp', 'request-ledger.public.jwk')]),
    hash: nodeHash,
  });
  const approvals = openApprovalStore({
    path: stores.approval,
    ledgerKey: openSigner(key('approval', 'ledger.private.jwk')),
    ledgerKeys: openVerifier([key('approval', 'approval-ledger.public.jwk')]),
    hash: nodeHash,
  });
  const requestKey = openMac(key('mcp', 'request.mac'));
  const approvalKey = openSigner(key('approval', 'approval.private.jwk'));
  const codeKey = openMac(key('approval', 'code.mac'));

  const confirm = async (dryRun: DryRun, text: string): Promise<string> => {
    const { digest, terms, tokenHash } = dryRun;
    const { customerId } = terms;
    const confirmationId = confirmationIdSchema.parse(randomBytes(32).toString('base64url'));
    const at = Date.now();
    const jws = signWrittenConfirmation(
      {
        version: 1,
        confirmationId,
        digest,
        tokenHash,
        customerId,
        text,
        amr: ['pwd'],
        liftsHalts: false,
        verifiedAt: at,
        confirmedAt: at,
      },
      approvalKey,
    );
    const facts = { customerId, confirmationId, amr: 'pwd' };
    await approvals.insertConfirmation({
      row: { confirmationId, digest, customerId, sessionHash: '0'.repeat(64), jws },
      note: { at, kind: 'order_confirmed', digest, facts },
      withdrawnNote: () => ({ at, kind: 'confirmation_withdrawn', digest, facts: {} }),
    });
    return deriveVoiceCode({ digest, terms, confirmationId }, codeKey);
  };
  return {
    write: async (terms, total) => {
      const at = Date.now();
      const { dryRun, token } = makeDryRun(terms, { hash: nodeHash, requestKey, nowEpochMs: at });
      const { digest } = dryRun;
      const { customerId } = terms;
      await requests.insertDryRun({
        stored: { dryRun, requester: { clientName: 'Alexa', device: null } },
        endedDigests: [],
        maxWaiting: 5,
        note: {
          at,
          kind: 'order_proposed',
          digest,
          facts: { customerId, clientId: clientIdSchema.parse(terms.clientId) },
        },
      });
      return { digest, token, customerId, code: await confirm(dryRun, total) };
    },
    close: () => {
      requests.close();
      approvals.close();
    },
  };
}
