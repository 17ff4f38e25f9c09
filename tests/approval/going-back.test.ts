/** What the card says of goods that go back: the person's own signed wish, settlement's answer to it, and money only by a signed refund. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  minorUnitsOf,
  orderViewSchema,
  refundIdOf,
  signRefundIntent,
  signReturnRequest,
  verifyReturnRequest,
  type DryRun,
  type LedgerNote,
  type LetterKind,
  type NewRefund,
  type RefundStart,
  type RefundIntent,
  type RefundState,
} from '#core';
import { makeSigningKey } from '../core/signing-key.ts';
import {
  approvalKey,
  customer1,
  makeWorld,
  settlementKey,
  signInUrlOf,
  type World,
} from './approval-world.ts';
import { chargedOrder } from './redeem-by-settlement.ts';
import type { TestBrowser } from './test-browser.ts';

const TWO_BAGS = [{ title: 'Dark Roast, 12 oz', quantity: 2 }];

let world: World;
let browser: TestBrowser;
beforeAll(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
});
afterAll(() => world.stop());

const goingBack = async (dryRun: DryRun) =>
  orderViewSchema.parse(await world.view(browser, dryRun)).goingBack;

/** On the phone, verified. */
async function askFor({ digest }: DryRun): Promise<string> {
  const change = { kind: 'return_order', digest, lines: [{ line: 0, quantity: 2 }] };
  const begun = await browser.post('/api/changes', { change });
  const ended = await browser.post('/api/callback', world.identity.signIn(signInUrlOf(begun)));
  expect(ended.body['outcome']).toBe('changed');
  const wishes = (await world.store.listAccountRecordsOf(customer1)).flatMap(({ jws }) => {
    const wish = verifyReturnRequest(jws, approvalKey.verifier);
    return wish?.digest === digest ? [wish.returnId] : [];
  });
  return wishes.at(-1) ?? '';
}

function noteOf(dryRun: DryRun, kind: LedgerNote['kind']): LedgerNote {
  return { at: world.clock.now, kind, digest: dryRun.digest, facts: {} };
}

function startOf({ terms }: DryRun, { intent }: NewRefund): RefundStart {
  const money = { amountMinor: intent.amountMinor, currency: intent.currency };
  return { terms, money, nowEpochMs: world.clock.now, mayStart: () => true };
}

function refundOf(
  { digest }: DryRun,
  of: Pick<RefundIntent, 'cause' | 'refundId'> & Partial<Pick<RefundIntent, 'decidedAt'>>,
  { signer } = settlementKey,
): NewRefund {
  const intent: RefundIntent = {
    version: 1,
    digest,
    captureReference: 'capture-1',
    amountMinor: minorUnitsOf(1900),
    currency: 'USD',
    decidedAt: world.clock.now,
    ...of,
  };
  return { intent, intentJws: signRefundIntent(intent, signer) };
}

async function answer(
  dryRun: DryRun,
  of: { readonly returnId: string; readonly refund: NewRefund | null },
): Promise<void> {
  const { digest } = dryRun;
  const kind: LetterKind = of.refund ? 'return_accepted' : 'return_refused';
  await world.settlement.recordReturn({
    ...of,
    digest,
    customerId: customer1,
    letter: {
      letterId: `letter-${of.returnId}`,
      customerId: customer1,
      kind,
      about: null,
      locale: 'en-US',
      at: world.clock.now,
    },
    note: noteOf(dryRun, of.refund ? 'return_taken' : 'return_refused'),
  });
}

const returned = (dryRun: DryRun, returnId: string) => ({
  cause: 'returned' as const,
  refundId: refundIdOf(dryRun.digest, { cause: 'returned', returnId }),
});

describe('[REQ-RETURN-SHOWN] a return under way', () => {
  it('is shown with what was asked from the moment it is asked, and then with its money as that moves', async () => {
    const dryRun = await chargedOrder(world, browser);
    expect(await goingBack(dryRun)).toEqual([]);
    const returnId = await askFor(dryRun);
    const shown = { cause: 'returned', lines: TWO_BAGS };
    expect(await goingBack(dryRun)).toEqual([{ ...shown, stage: 'asked', amount: null }]);
    const refund = refundOf(dryRun, returned(dryRun, returnId));
    await answer(dryRun, { returnId, refund });
    const move = (from: RefundState, to: RefundState) =>
      world.settlement.moveRefund({
        refundId: refund.intent.refundId,
        from,
        to,
        ...(to === 'refunded' && { processorReference: 'refund-1' }),
        ...(from === 'intended' && { start: startOf(dryRun, refund) }),
        note: noteOf(dryRun, 'refund_recorded'),
      });
    const onItsWay = [{ ...shown, stage: 'on_its_way', amount: '$19.00' }];
    expect(await goingBack(dryRun)).toEqual(onItsWay);
    await move('intended', 'processing');
    await move('processing', 'unknown');
    expect(await goingBack(dryRun)).toEqual(onItsWay);
    await move('unknown', 'refunded');
    expect(await goingBack(dryRun)).toEqual([{ ...shown, stage: 'paid_back', amount: '$19.00' }]);
  });

  it('that the seller does not take, or the processor does not pay back, is called that', async () => {
    const dryRun = await chargedOrder(world, browser);
    await answer(dryRun, { returnId: await askFor(dryRun), refund: null });
    const returnId = await askFor(dryRun);
    const refund = refundOf(dryRun, returned(dryRun, returnId));
    await answer(dryRun, { returnId, refund });
    const { refundId } = refund.intent;
    const note = noteOf(dryRun, 'refund_recorded');
    const start = startOf(dryRun, refund);
    await world.settlement.moveRefund({
      refundId,
      from: 'intended',
      to: 'processing',
      start,
      note,
    });
    await world.settlement.moveRefund({
      refundId,
      from: 'processing',
      to: 'refused_by_processor',
      note,
    });
    expect((await goingBack(dryRun)).map(({ stage, amount }) => [stage, amount])).toEqual([
      ['not_taken', null],
      ['not_paid_back', '$19.00'],
    ]);
  });

  it('is called not paid back once nobody may ask the processor about it any more [REQ-REFUND-FAILED]', async () => {
    const days22 = 22 * 24 * 60 * 60 * 1000;
    const stageAfter = async (ageMs: number): Promise<unknown> => {
      const dryRun = await chargedOrder(world, browser);
      const returnId = await askFor(dryRun);
      const decidedAt = world.clock.now - ageMs;
      const refund = refundOf(dryRun, { ...returned(dryRun, returnId), decidedAt });
      await answer(dryRun, { returnId, refund });
      return (await goingBack(dryRun)).map(({ stage }) => stage);
    };
    expect(await stageAfter(days22 - 1)).toEqual(['on_its_way']);
    expect(await stageAfter(days22)).toEqual(['not_paid_back']);
  });

  it('is shown for goods that sold out after they were paid, whose money is on its way', async () => {
    const dryRun = await chargedOrder(world, browser);
    const { digest } = dryRun;
    const refund = refundOf(dryRun, {
      cause: 'sold_out',
      refundId: refundIdOf(digest, { cause: 'sold_out' }),
    });
    await world.settlement.recordSoldOut({
      digest,
      refund,
      letter: {
        letterId: `letter-${digest}`,
        customerId: customer1,
        kind: 'order_sold_out',
        about: null,
        locale: 'en-US',
        at: world.clock.now,
      },
      note: noteOf(dryRun, 'order_sold_out'),
    });
    expect(await goingBack(dryRun)).toEqual([
      { cause: 'sold_out', stage: 'on_its_way', lines: [], amount: '$19.00' },
    ]);
  });

  it('invariant 6: says nothing of money that settlement has not signed, and stays asked', async () => {
    const dryRun = await chargedOrder(world, browser);
    const returnId = await askFor(dryRun);
    const forged = refundOf(dryRun, returned(dryRun, returnId), makeSigningKey('settlement-1'));
    await answer(dryRun, { returnId, refund: forged });
    expect(await goingBack(dryRun)).toEqual([
      { cause: 'returned', stage: 'asked', lines: TWO_BAGS, amount: null },
    ]);
  });

  it('invariant 1: is none for a wish that a hand wrote, nor for another order’s', async () => {
    const dryRun = await chargedOrder(world, browser);
    await askFor(await chargedOrder(world, browser));
    const forged = signReturnRequest(
      {
        version: 1,
        returnId: 'F'.repeat(22),
        customerId: customer1,
        digest: dryRun.digest,
        lines: dryRun.terms.lines.map(({ productId, quantity }) => ({ productId, quantity })),
        requestedAt: world.clock.now,
        locale: 'en-US',
      },
      makeSigningKey('approval-1').signer,
    );
    await world.store.insertAccountRecord({
      recordId: 'return-by-hand',
      customerId: customer1,
      jws: forged,
      note: null,
    });
    expect(await goingBack(dryRun)).toEqual([]);
  });
});
