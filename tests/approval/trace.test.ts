/** What the trace tells of the three ledgers, to whom, and what it keeps to itself. */
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  traceViewSchema,
  type DryRun,
  type LedgerNote,
  type OrderDigest,
  type Side,
  type TraceView,
} from '#core';
import { nodeHash } from '#stores';
import { createLedgerBook } from '../../approval/trace/ledger-book.ts';
import { makeSigningKey } from '../core/signing-key.ts';
import { makeWorld, PAGE_ORIGIN, type World } from './approval-world.ts';
import { openLive } from './live-client.ts';
import { moveCharge, receiptJwsFor, redeem } from './redeem-by-settlement.ts';
import type { TestBrowser } from './test-browser.ts';
import { atMost } from '../at-most.ts';
import { withoutRandom } from '../without-random.ts';

let world: World;
let browser: TestBrowser;
beforeAll(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
});
afterAll(() => world.stop());

async function traceOf(dryRun: DryRun, by = browser): Promise<TraceView> {
  const answer = await by.get(`/api/trace?digest=${dryRun.digest}`);
  expect(answer.status).toBe(200);
  return traceViewSchema.parse(answer.body);
}

function laneOf(view: TraceView, side: Side) {
  const lane = view.lanes.find((one) => one.side === side);
  if (!lane) throw new Error(`no lane of ${side}`);
  return lane;
}

function note(dryRun: DryRun, kind: LedgerNote['kind'], facts: LedgerNote['facts']): LedgerNote {
  return { at: world.clock.now, kind, digest: dryRun.digest, facts };
}

function byHand(of: World, side: Side, sql: string): void {
  const hand = new DatabaseSync(of.pathOf(side));
  hand.exec(sql);
  hand.close();
}

describe('the trace of an order [REQ-TRACE]', () => {
  it('tells who asked, what was decided and on which evidence, side by side', async () => {
    const dryRun = await world.propose();
    await world.typeTotal(browser, dryRun, '12.00');
    await world.confirm(browser, dryRun);
    const [row] = await world.store.listConfirmations(dryRun.digest);
    const confirmationId = row?.confirmationId ?? '';
    await world.settlement.appendNote(
      note(dryRun, 'redeem_refused', { outcome: 'code_wrong', confirmationId, triesLeft: 2 }),
    );
    await world.settlement.appendNote(
      note(dryRun, 'order_redeemed', { outcome: 'redeem', confirmationId }),
    );
    await world.settlement.appendNote(
      note(dryRun, 'charge_recorded', { state: 'charged', amountMinor: 4761, currency: 'USD' }),
    );
    const view = await traceOf(dryRun);
    expect(view.lanes.map(({ standing }) => standing)).toEqual([
      'verified',
      'verified',
      'verified',
    ]);
    expect(laneOf(view, 'request').entries).toMatchObject([
      {
        kind: 'order_proposed',
        total: '$47.61',
        requester: { clientName: 'Alexa', device: 'Kitchen' },
      },
    ]);
    expect(laneOf(view, 'approval').entries).toMatchObject([
      { kind: 'amount_refused', reason: 'other_amount' },
      { kind: 'order_confirmed', total: '$47.61', verifiedBy: 'signed_in_again' },
    ]);
    expect(laneOf(view, 'settlement').entries).toMatchObject([
      { kind: 'redeem_refused', outcome: 'code_wrong', triesLeft: 2 },
      { kind: 'order_redeemed', tryNumber: 2 },
      { kind: 'charge_recorded', chargeState: 'charged', charged: '$47.61' },
    ]);
  });

  it('is of the newest order where none is named, with the others to choose from', async () => {
    world.clock.now += 10;
    const older = await world.propose();
    world.clock.now += 10;
    const newest = await world.propose();
    const view = traceViewSchema.parse((await browser.get('/api/trace')).body);
    expect(view.shown).toBe(newest.digest);
    expect(view.orders.map(({ digest }) => digest).slice(0, 2)).toEqual([
      newest.digest,
      older.digest,
    ]);
    expect(view.orders[0]).toMatchObject({
      checkWords: newest.checkWords,
      total: '$47.61',
      state: 'to_confirm',
    });
  });

  it('leaves no mark: only the phone puts an order before its customer', async () => {
    const dryRun = await world.propose();
    await traceOf(dryRun);
    expect(await world.store.isPresented(dryRun.digest)).toBe(false);
  });

  it('says that somebody else tried, and not who', async () => {
    const dryRun = await world.propose();
    const facts = { outcome: 'refused', customerId: 'customer-2', clientId: 'alexa-skill' };
    await world.settlement.appendNote(note(dryRun, 'redeem_refused', facts));
    const answer = await browser.get(`/api/trace?digest=${dryRun.digest}`);
    const [entry] = laneOf(traceViewSchema.parse(answer.body), 'settlement').entries;
    expect(entry).toMatchObject({ kind: 'redeem_refused', isByStranger: true });
    expect(answer.text).not.toContain('customer-2');
  });

  it('keeps the newest forty entries of a side, and counts the others', async () => {
    const dryRun = await world.propose();
    for (let count = 0; count < 45; count += 1) {
      await world.settlement.appendNote(note(dryRun, 'redeem_refused', { outcome: 'refused' }));
    }
    const lane = laneOf(await traceOf(dryRun), 'settlement');
    expect(lane.entries).toHaveLength(40);
    expect(lane.leftOut).toBe(5);
  });

  it('invariant 12: holds no code, token, id of a confirmation, customer, address or card, nor what was typed', async () => {
    const dryRun = await world.propose();
    await world.typeTotal(browser, dryRun, 'forty dollars 12');
    await world.confirm(browser, dryRun);
    const { code } = await world.view(browser, dryRun);
    const [row] = await world.store.listConfirmations(dryRun.digest);
    await redeem(world, dryRun);
    await moveCharge(world, dryRun, { from: 'intended', to: 'processing' });
    const receiptJws = await receiptJwsFor(world, dryRun);
    await moveCharge(world, dryRun, { from: 'processing', to: 'charged', receiptJws });
    const { text } = await browser.get(`/api/trace?digest=${dryRun.digest}`);
    expect(text).toContain('order_confirmed');
    for (const secret of [
      dryRun.tokenHash,
      row?.confirmationId ?? '',
      row?.jws ?? '',
      receiptJws,
      'customer-1',
      'payee-1',
      'card-1',
      'Visa',
      'Home',
      'forty dollars',
      'capture-1',
    ]) {
      expect(secret).not.toBe('');
      expect(text).not.toContain(secret);
    }
    expect(withoutRandom(text)).not.toMatch(new RegExp(`\\b${String(code)}\\b`));
  });
});

describe('whose trace', () => {
  it('invariant 11: another’s order, one that is not there and no digest at all answer alike', async () => {
    const other = await world.signedIn({ sub: 'customer-2' });
    const dryRun = await world.propose();
    const answers = [];
    for (const asked of [dryRun.digest, 'f'.repeat(64), 'x']) {
      const beganAt = performance.now();
      const { status, text } = await other.get(`/api/trace?digest=${asked}`);
      expect(performance.now() - beganAt).toBeGreaterThanOrEqual(40);
      answers.push({ status, text });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    const { body } = await other.get('/api/trace');
    expect(traceViewSchema.parse(body)).toMatchObject({ orders: [], shown: null });
  });

  it('needs cookie and proof as the card does, over HTTP and over the live connection', async () => {
    expect((await browser.get('/api/trace', { headers: { dpop: null } })).status).toBe(401);
    expect((await browser.get('/api/trace', { headers: { cookie: null } })).status).toBe(401);
    const other = await world.signedIn({ sub: 'customer-2' });
    const dryRun = await world.propose();
    const client = await openLive(world, other, { kind: 'trace', digest: dryRun.digest });
    expect((await client.closed()).code).toBe(4404);
    expect(client.messages).toEqual([]);
  });

  it('is sent within 250 ms of a line that any side writes [REQ-LIVE-PUSH]', async () => {
    const dryRun = await world.propose();
    const client = await openLive(world, browser, { kind: 'trace', digest: null });
    await client.until((message) => message.kind === 'trace');
    await world.settlement.appendNote(note(dryRun, 'redeem_refused', { outcome: 'refused' }));
    const writtenAt = performance.now();
    await client.until(
      (message) =>
        message.kind === 'trace' &&
        laneOf(traceViewSchema.parse(message.body), 'settlement').entries.length === 1,
    );
    expect(performance.now() - writtenAt).toBeLessThan(atMost(250));
    client.socket.terminate();
  });

  it('has a shell with the card’s own policy, framed by the simulator’s page alone', async () => {
    const [card, trace] = [await browser.get('/'), await browser.get('/trace')];
    expect(trace.status).toBe(200);
    expect(trace.text).toContain('<title>Trace</title>');
    for (const name of ['content-security-policy', 'permissions-policy', 'cache-control']) {
      expect(trace.headers[name]).toBe(card.headers[name]);
    }
    expect(trace.headers['content-security-policy']).toContain(`frame-ancestors ${PAGE_ORIGIN}`);
  });
});

describe('a ledger that was changed by hand [REQ-TRACE-LEDGERS]', () => {
  let tampered: World;
  let theirs: TestBrowser;
  let dryRun: DryRun;
  beforeAll(async () => {
    tampered = await makeWorld();
    theirs = await tampered.signedIn();
  });
  beforeEach(async () => {
    dryRun = await tampered.propose();
    await tampered.confirm(theirs, dryRun);
    expect(laneOf(await traceOf(dryRun, theirs), 'request').standing).toBe('verified');
  });
  afterAll(() => tampered.stop());

  it.each([
    [
      'an entry is edited',
      `UPDATE ledger SET entry_text = replace(entry_text, 'order_proposed', 'proposal_refused') WHERE sequence = 1`,
      `UPDATE ledger SET entry_text = replace(entry_text, 'proposal_refused', 'order_proposed') WHERE sequence = 1`,
    ],
    [
      'a signature is edited',
      'CREATE TEMP TABLE old AS SELECT * FROM ledger; UPDATE ledger SET signature = (SELECT signature FROM old WHERE sequence = 2) WHERE sequence = 1',
      undefined,
    ],
    [
      'the last entry is taken out',
      'DELETE FROM ledger WHERE sequence = (SELECT max(sequence) FROM ledger)',
      undefined,
    ],
    ['the head is taken out', 'DELETE FROM ledger_head', undefined],
  ])(
    'is shown as one that does not check out when %s, and the others are not',
    async (_name, sql, mend) => {
      await tampered.propose();
      byHand(tampered, 'request', sql);
      const view = await traceOf(dryRun, theirs);
      expect(view.lanes.map(({ side, standing }) => [side, standing])).toEqual([
        ['request', 'broken'],
        ['approval', 'verified'],
        ['settlement', 'verified'],
      ]);
      // It stays so, and the order can be looked at as before: nothing else stops with a ledger (invariant 10).
      expect(laneOf(await traceOf(dryRun, theirs), 'request').standing).toBe('broken');
      expect((await theirs.get('/api/orders')).status).toBe(200);
      if (mend !== undefined) {
        byHand(tampered, 'request', mend);
        expect(laneOf(await traceOf(dryRun, theirs), 'request').standing).toBe('verified');
        return;
      }
      await tampered.stop();
      tampered = await makeWorld();
      theirs = await tampered.signedIn();
    },
  );
});

describe('a long ledger [REQ-TRACE-LEDGERS]', () => {
  it('is checked piece by piece, and what is old again and again', async () => {
    const long = await makeWorld();
    const note = (kind: LedgerNote['kind']): LedgerNote => ({
      at: long.clock.now,
      kind,
      digest: 'a'.repeat(64) as OrderDigest,
      facts: {},
    });
    for (let count = 0; count < 600; count += 1)
      await long.store.appendNote(note('order_presented'));
    const key = makeSigningKey('unused');
    const [, approval] = long.parts.ledgers;
    if (!approval) throw new Error('no book');
    expect(await approval.look()).toBe('checking');
    expect(await approval.look()).toBe('verified');
    expect(approval.entriesOf('a'.repeat(64) as OrderDigest).leftOut).toBe(560);
    const hand = new DatabaseSync(long.storePath);
    hand.exec(
      "UPDATE ledger SET entry_text = replace(entry_text, 'presented', 'declined') WHERE sequence = 300",
    );
    hand.close();
    const standings: string[] = [];
    for (let looks = 0; looks < 8; looks += 1) standings.push(await approval.look());
    expect(standings).toContain('broken');
    expect(standings.at(-1)).toBe('broken');
    // Signed by a key that this ledger does not have: not one entry counts.
    const stranger = createLedgerBook({
      side: 'approval',
      store: long.store,
      ledgerKeys: key.verifier,
      hash: nodeHash,
    });
    expect(await stranger.look()).toBe('broken');
    expect(stranger.entriesOf('a'.repeat(64) as OrderDigest).entries).toEqual([]);
    await long.stop();
  });
});
