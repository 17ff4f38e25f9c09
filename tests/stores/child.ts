/** A process of its own with stores of its own; `processes.test.ts` says what it does and when. */
import { join } from 'node:path';
import {
  confirmationIdSchema,
  customerIdSchema,
  orderDigestSchema,
  type LedgerNote,
  type OrderDigest,
  type RedemptionDecision,
} from '#core';
import { systemTimers } from '#edge';
import {
  nodeHash,
  openRequestReader,
  openSettlementStore,
  openSigner,
  openVerifier,
  systemClock,
} from '#stores';

const [folder = '', task = '', name = '', ...digestTexts] = process.argv.slice(2);
const digests = digestTexts.map((text) => orderDigestSchema.parse(text));

function open(inFolder: string) {
  return openSettlementStore({
    path: join(inFolder, 'settlement.sqlite'),
    requestStorePath: join(inFolder, 'request.sqlite'),
    approvalStorePath: join(inFolder, 'approval.sqlite'),
    ledgerKey: openSigner(join(folder, 'keys', 'ledger.private.jwk')),
    ledgerKeys: openVerifier([join(folder, 'keys', 'ledger.public.jwk')]),
    ledgerAnchor: join(inFolder, 'ledger.anchor'),
    timers: systemTimers,
    clock: systemClock,
    hash: nodeHash,
  });
}

const settlements = open(folder);
const requests = openRequestReader({ path: join(folder, 'request.sqlite') });

function noteOf(kind: LedgerNote['kind'], digest: OrderDigest): LedgerNote {
  return { at: 1, kind, digest, facts: { by: name } };
}

async function redeem(digest: OrderDigest): Promise<string> {
  const stored = await requests.findDryRun(digest);
  if (!stored) throw new Error('the dry run is not there');
  const { terms } = stored.dryRun;
  const decision: RedemptionDecision = {
    outcome: 'redeem',
    confirmationJws: 'jws',
    intent: {
      version: 1,
      digest,
      confirmationId: confirmationIdSchema.parse('confirmation-1'),
      customerId: terms.customerId,
      payeeId: terms.payeeId,
      instrumentId: terms.instrument.id,
      amountMinor: terms.totalMinor,
      currency: terms.currency,
      redeemedAt: 1,
    },
  };
  const judged = await settlements.judgeRedemption({
    digest,
    customerId: customerIdSchema.parse('customer-1'),
    nowEpochMs: 1,
    decide: () => decision,
    verifyIntent: () => undefined,
    nextTrust: () => 500,
    signIntent: () => `intent-by-${name}`,
    noteOf: () => noteOf('order_redeemed', digest),
  });
  return judged.outcome === 'judged' ? 'won' : `lost to ${judged.ending.kind}`;
}

async function cancel(digest: OrderDigest): Promise<string> {
  const ended = await settlements.endOrder({
    ending: { digest, kind: 'cancelled', endedAt: 1, confirmationId: null },
    note: noteOf('order_cancelled', digest),
  });
  return ended?.isNew === true ? 'won' : `lost to ${String(ended?.ending.kind)}`;
}

/** A wrong code, judged by the facts as the real decision does it: no try where three are counted. */
async function tryWrongCode(digest: OrderDigest): Promise<string> {
  const judged = await settlements.judgeRedemption({
    digest,
    customerId: customerIdSchema.parse('customer-1'),
    nowEpochMs: 1,
    decide: (facts) =>
      facts.wrongCodes('confirmation-1') >= 3
        ? { outcome: 'code_locked' }
        : { outcome: 'code_wrong', confirmationId: 'confirmation-1', triesLeft: 0 },
    verifyIntent: () => undefined,
    nextTrust: () => 500,
    signIntent: () => '',
    noteOf: () => noteOf('redeem_refused', digest),
  });
  return judged.outcome === 'judged' ? judged.decision.outcome : judged.outcome;
}

/** Cancels the order in a store of its own, made now by whoever is first. */
async function cancelInNewStore(digest: OrderDigest): Promise<string> {
  const store = open(join(folder, digest));
  const ended = await store.endOrder({
    ending: { digest, kind: 'cancelled', endedAt: 1, confirmationId: null },
    note: noteOf('order_cancelled', digest),
  });
  const isVerified = await store.isLedgerVerified();
  store.close();
  return `${ended?.isNew === true ? 'won' : 'lost'} ${isVerified ? 'verified' : 'broken'}`;
}

const TASKS: Readonly<Record<string, (digest: OrderDigest) => Promise<string>>> = {
  redeem,
  cancel,
  tryWrongCode,
  cancelInNewStore,
};

process.stdout.write('ready\n');
process.stdin.once('data', () => {
  void (async () => {
    const act = TASKS[task];
    if (!act) throw new Error(`no task ${task}`);
    for (const digest of digests) process.stdout.write(`${await act(digest)}\n`);
    settlements.close();
    requests.close();
    process.exit(0);
  })();
});
