/** A process that is killed at the worst moment: it comes back on its store, nothing is charged twice, and nobody is told what is not known. */
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { EMPTY_LEDGER, verifyLedger } from '#core';
import { nodeHash, openVerifier } from '#stores';
import { readByHand } from './by-hand.ts';
import { expectPlainWords } from './plain-words.ts';
import { startShop, type Phone, type RunningShop } from './running-shop.ts';
import {
  confirmOn,
  orderByVoice,
  sayCode,
  sayCodeAnew,
  sayIntent,
  SOON,
  stateOn,
} from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });

let shop: RunningShop;
let phone: Phone;
/** Three crashes within a minute stop a run: each test has a run of its own. */
async function start(): Promise<void> {
  shop = await startShop();
  phone = await shop.phoneOf('customer-1');
}
afterEach(() => shop.stop());

const sealedRow = z
  .object({
    sequence: z.coerce.number(),
    entry_text: z.string(),
    hash: z.string(),
    key_id: z.string(),
    signature: z.string(),
    head_sequence: z.coerce.number(),
    head_hash: z.string(),
  })
  .transform(({ entry_text: entryText, key_id: keyId, ...row }) => ({ ...row, entryText, keyId }));
/** One statement, so that rows and head are of one moment. */
const LEDGER_AND_HEAD = `
  SELECT entry.*, head.sequence AS head_sequence, head.hash AS head_hash
  FROM ledger AS entry, ledger_head AS head ORDER BY entry.sequence`;
const kindSchema = z.object({ kind: z.string() });

/** Checks the chain from its first entry, and that the head is its last; gives the kinds, oldest first. */
function verifiedKinds(side: 'approval' | 'settlement'): readonly string[] {
  const rows = readByHand(shop, side, { sql: LEDGER_AND_HEAD, row: sealedRow });
  const head = { sequence: rows.at(-1)?.head_sequence, hash: rows.at(-1)?.head_hash };
  expect(rows).not.toEqual([]);
  const file = join(shop.report.directory, 'approval', 'keys', `${side}-ledger.public.jwk`);
  const verified = verifyLedger(
    rows,
    { side, head: EMPTY_LEDGER },
    { hash: nodeHash, ledgerKeys: openVerifier([file]) },
  );
  expect(verified).toEqual({ outcome: 'verified', head });
  return rows.map(({ entryText }) => kindSchema.parse(JSON.parse(entryText)).kind);
}

async function isServing(process: 'settlement' | 'approval'): Promise<boolean> {
  try {
    return (await shop.dial(`${shop.addresses[process]}/healthz`)).status === 200;
  } catch {
    return false;
  }
}

describe('settlement killed between the redemption and the processor’s answer', () => {
  it.each([
    ['answer_late', 'after the money has moved', 1],
    ['time_out_after', 'after the money has moved and no answer would ever have come', 1],
    ['time_out_before', 'before the money has moved', 0],
  ] as const)('invariant 3: %s, %s', async (next, _when, capturesAtDeath) => {
    await start();
    const order = await orderByVoice(shop);
    const code = await confirmOn(phone, order.digest);
    await shop.press('processor', '/control/behaviour', { next, delayMs: 30_000 });

    const said = sayCode(shop, code);
    await expect.poll(async () => (await shop.processorRequests()).length, SOON).toBe(1);
    expect(await shop.captures()).toHaveLength(capturesAtDeath);
    process.kill(shop.report.pids.settlement, 'SIGKILL');

    const { caption } = await said;
    expectPlainWords(caption);
    // Neither done nor not done is known at this moment.
    expect(caption).not.toMatch(/Ordered|You paid|[Nn]othing was bought/);

    await expect.poll(async () => (await stateOn(phone, order.digest)).state, SOON).toBe('ordered');
    expect(shop.said()).toContain('settlement was ended by SIGKILL. It is started again');
    const later = await sayIntent(shop, 'how is my order', 'StatusIntent');
    expectPlainWords(later.caption);
    expect(later.caption).toMatch(/^Ordered\. You paid/);
    expect((await sayCodeAnew(shop, code)).caption).toMatch(/^Ordered\. You paid/);

    const captures = await shop.captures();
    expect(captures).toHaveLength(1);
    expect(captures[0]?.amount.value).toBe(order.total.slice(1));
    const requests = await shop.processorRequests();
    expect(new Set(requests.map(({ requestId }) => requestId))).toEqual(
      new Set([`hearback-${order.digest}`]),
    );
    const kinds = verifiedKinds('settlement');
    expect(kinds.filter((kind) => kind === 'order_redeemed')).toHaveLength(1);
    await expect
      .poll(() => verifiedKinds('settlement').filter((kind) => kind === 'receipt_sent'), SOON)
      .toHaveLength(1);
    expect(await shop.messages()).toHaveLength(1);
  });
});

describe('approval killed after the confirmation', () => {
  it('shows the same code again to the session that verified, and the order is bought with it', async () => {
    await start();
    const order = await orderByVoice(shop);
    const code = await confirmOn(phone, order.digest);
    process.kill(shop.report.pids.approval, 'SIGKILL');
    await expect.poll(() => shop.said(), SOON).toContain('approval is running again');
    await expect.poll(() => isServing('approval'), SOON).toBe(true);

    expect(await phone.findOrder(order.digest)).toMatchObject({ state: 'confirmed_here', code });
    const elsewhere = await shop.phoneOf('customer-1');
    expect(await elsewhere.findOrder(order.digest)).toMatchObject({
      state: 'confirmed_elsewhere',
      code: null,
    });
    expect((await sayCodeAnew(shop, code)).caption).toMatch(/^Ordered\. You paid/);
    expect(await shop.captures()).toHaveLength(1);
    expect(verifiedKinds('approval').filter((kind) => kind === 'order_confirmed')).toHaveLength(1);
    verifiedKinds('settlement');
  });
});
