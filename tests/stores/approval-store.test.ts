/** The approval side's store: what is taken once, counted, withdrawn and kept. */
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Ceremony, type CustomerId, type OrderDigest } from '#core';
import { openApprovalReader } from '#stores';
import {
  confirmationId,
  customer1,
  customer2,
  makeNote,
  makeStoredDryRun,
  makeStores,
  openApprovals,
  openByHand,
  START,
  storePath,
} from './store-fixture.ts';

const ORDERS = [1, 2, 3].map((number) => makeStoredDryRun({ number }).dryRun.digest);

function orderNumber(number: number): OrderDigest {
  const digest = ORDERS[number];
  if (!digest) throw new Error('no such order');
  return digest;
}

function makeConfirmation(number: number, digest: OrderDigest, customerId: CustomerId = customer1) {
  return {
    row: {
      confirmationId: confirmationId(number),
      digest,
      customerId,
      sessionHash: `session-${String(number)}`,
      jws: `jws-${String(number)}`,
    },
    note: makeNote('order_confirmed', digest),
    withdrawnNote: (withdrawn: OrderDigest) => makeNote('confirmation_withdrawn', withdrawn),
  };
}

async function kindsOf(approvals: ReturnType<typeof openApprovals>): Promise<readonly string[]> {
  const rows = await approvals.listLedgerEntries({ afterSequence: 0, limit: 1000 });
  return rows.map((row) => /"kind":"([a-z_]+)"/.exec(row.entryText)?.[1] ?? '');
}

describe('a ceremony', () => {
  const confirm = {
    stateHash: 'state-1',
    purpose: {
      kind: 'confirm',
      sessionHash: 'session-1',
      digest: orderNumber(0),
      text: '48 dollars',
      typingId: 'typing-1',
    },
    oauth: { codeVerifier: 'verifier', nonce: 'nonce' },
    createdAt: START,
    expiresAt: START + 100,
  } as const satisfies Ceremony;

  it('takes with it the other one that waits for the same typed total, and no other', async () => {
    const { approvals } = makeStores();
    const sameTyping = { ...confirm, stateHash: 'state-2', oauth: null };
    const otherTyping = {
      ...confirm,
      stateHash: 'state-3',
      purpose: { ...confirm.purpose, typingId: 'typing-2' },
    };
    for (const each of [confirm, sameTyping, otherTyping]) await approvals.insertCeremony(each);
    const take = (stateHash: string) => approvals.takeCeremony({ stateHash, nowEpochMs: START });
    expect(await take('state-2')).toEqual(sameTyping);
    expect(await take('state-1')).toBeUndefined();
    expect(await take('state-3')).toEqual(otherTyping);
  });

  it('is taken once, exactly as it was', async () => {
    const { approvals } = makeStores();
    const ceremonies: readonly Ceremony[] = [
      confirm,
      {
        ...confirm,
        stateHash: 'state-2',
        purpose: { ...confirm.purpose, typingId: 'typing-2' },
        oauth: null,
      },
      {
        ...confirm,
        stateHash: 'state-3',
        purpose: { kind: 'sign_in', proofKeyThumbprint: 'thumbprint', remembers: true },
      },
      { ...confirm, stateHash: 'state-4', purpose: { kind: 'add_passkey', sessionHash: 's' } },
    ];
    for (const ceremony of ceremonies) await approvals.insertCeremony(ceremony);
    for (const ceremony of ceremonies) {
      const of = { stateHash: ceremony.stateHash, nowEpochMs: START + 99 };
      expect(await approvals.takeCeremony(of)).toEqual(ceremony);
      expect(await approvals.takeCeremony(of)).toBeUndefined();
    }
  });

  it('is gone when it has expired, and does not come back with an earlier time', async () => {
    const { approvals } = makeStores();
    await approvals.insertCeremony(confirm);
    const take = (nowEpochMs: number) =>
      approvals.takeCeremony({ stateHash: 'state-1', nowEpochMs });
    expect(await take(START + 100)).toBeUndefined();
    expect(await take(START)).toBeUndefined();
  });

  it('refuses a second ceremony of one state', async () => {
    const { approvals } = makeStores();
    await approvals.insertCeremony(confirm);
    await expect(approvals.insertCeremony({ ...confirm, oauth: null })).rejects.toThrow('UNIQUE');
    expect(await approvals.takeCeremony({ stateHash: 'state-1', nowEpochMs: START })).toEqual(
      confirm,
    );
  });
});

describe('a session', () => {
  const session = {
    sessionHash: 'session-1',
    customerId: customer1,
    proofKeyThumbprint: 'thumbprint',
    createdAt: START,
    expiresAt: START + 100,
    device: 'Chrome, Android',
    isRemembered: true,
  };

  it('is found until it expires or is deleted, and is noted', async () => {
    const { approvals } = makeStores();
    await approvals.insertSession(session, makeNote('signed_in'));
    const find = (nowEpochMs: number) =>
      approvals.findSession({ sessionHash: 'session-1', nowEpochMs });
    expect(await find(START + 99)).toEqual({ ...session, lastSeenAt: START });
    expect(await find(START + 100)).toBeUndefined();
    const end = () => approvals.deleteSession('session-1', makeNote('session_ended'));
    expect(await end()).toBe(true);
    expect(await end()).toBe(false);
    expect(await find(START)).toBeUndefined();
    expect(await kindsOf(approvals)).toEqual(['signed_in', 'session_ended']);
  });

  it('counts a proof once, and remembers it as long as it could be used again', async () => {
    const { approvals } = makeStores();
    const remember = (nowEpochMs: number) =>
      approvals.rememberProof({ proofId: 'proof-1', expiresAt: START + 100, nowEpochMs });
    expect(await remember(START)).toBe(true);
    expect(await remember(START)).toBe(false);
    expect(await remember(START + 100)).toBe(false);
    expect(await remember(START + 101)).toBe(true);
  });
});

describe('a presented order', () => {
  it('is noted the first time only', async () => {
    const { approvals } = makeStores();
    const mark = { digest: orderNumber(0), note: makeNote('order_presented', orderNumber(0)) };
    expect(await approvals.isPresented(orderNumber(0))).toBe(false);
    expect(await approvals.markPresented(mark)).toBe(true);
    expect(await approvals.markPresented(mark)).toBe(false);
    expect(await approvals.isPresented(orderNumber(0))).toBe(true);
    expect(await kindsOf(approvals)).toEqual(['order_presented']);
  });
});

describe('a confirmation', () => {
  it('counts as withdrawn once a hand has changed its row, its mark included', async () => {
    const { approvals, folder } = makeStores();
    await approvals.insertConfirmation(makeConfirmation(1, orderNumber(0)));
    await approvals.insertConfirmation(makeConfirmation(2, orderNumber(1)));
    const isWithdrawn = async (order: number) =>
      (await approvals.listConfirmations(orderNumber(order))).map((row) => row.isWithdrawn);
    expect([await isWithdrawn(0), await isWithdrawn(1)]).toEqual([[true], [false]]);
    const hand = openByHand(storePath(folder, 'approval'));
    hand.exec(`
      UPDATE confirmations SET is_withdrawn = 1 - is_withdrawn WHERE confirmation_id = 'confirmation-2';
      UPDATE confirmations SET is_withdrawn = 1 - is_withdrawn WHERE confirmation_id = 'confirmation-1';
    `);
    expect([await isWithdrawn(0), await isWithdrawn(1)]).toEqual([[true], [true]]);
    hand.exec(`
      UPDATE confirmations SET is_withdrawn = 1 WHERE confirmation_id = 'confirmation-1';
      UPDATE confirmations SET is_withdrawn = 0 WHERE confirmation_id = 'confirmation-2';
    `);
    expect(await isWithdrawn(1)).toEqual([false]);
    hand.exec(`UPDATE confirmations SET session_hash = 'another' WHERE is_withdrawn = 0`);
    expect(await isWithdrawn(1)).toEqual([true]);
    expect(await approvals.findConfirmation(confirmationId(2))).toMatchObject({
      isWithdrawn: true,
    });
  });

  it("withdraws the customer's other live one, notes both, and leaves other customers' alone", async () => {
    const { approvals } = makeStores();
    await approvals.insertConfirmation(makeConfirmation(1, orderNumber(0)));
    await approvals.insertConfirmation(makeConfirmation(2, orderNumber(2), customer2));
    expect(await approvals.insertConfirmation(makeConfirmation(3, orderNumber(1)))).toEqual({
      outcome: 'inserted',
      withdrawn: [orderNumber(0)],
    });
    expect(await approvals.findConfirmation(confirmationId(1))).toEqual({
      ...makeConfirmation(1, orderNumber(0)).row,
      isWithdrawn: true,
    });
    expect(await approvals.listConfirmations(orderNumber(1))).toMatchObject([
      { isWithdrawn: false },
    ]);
    expect(await approvals.listConfirmations(orderNumber(2))).toMatchObject([
      { isWithdrawn: false },
    ]);
    expect(await kindsOf(approvals)).toEqual([
      'order_confirmed',
      'order_confirmed',
      'confirmation_withdrawn',
      'order_confirmed',
    ]);
  });

  it('is given three times for one order and no more, withdrawn ones counted, oldest first', async () => {
    const { approvals } = makeStores();
    for (const number of [1, 2, 3]) {
      expect(
        await approvals.insertConfirmation(makeConfirmation(number, orderNumber(0))),
      ).toMatchObject({ outcome: 'inserted' });
    }
    expect(await approvals.insertConfirmation(makeConfirmation(4, orderNumber(0)))).toEqual({
      outcome: 'too_many',
    });
    const rows = await approvals.listConfirmations(orderNumber(0));
    expect(rows.map((row) => [row.confirmationId, row.isWithdrawn])).toEqual([
      ['confirmation-1', true],
      ['confirmation-2', true],
      ['confirmation-3', false],
    ]);
    expect(await kindsOf(approvals)).toHaveLength(5);
    expect(await approvals.insertConfirmation(makeConfirmation(5, orderNumber(1)))).toMatchObject({
      outcome: 'inserted',
    });
  });

  it('is refused after a decline, and then withdraws nothing', async () => {
    const { approvals } = makeStores();
    await approvals.insertConfirmation(makeConfirmation(1, orderNumber(1)));
    await approvals.insertDecline({
      digest: orderNumber(0),
      customerId: customer1,
      jws: 'decline',
      note: makeNote('order_declined', orderNumber(0)),
    });
    expect(await approvals.insertConfirmation(makeConfirmation(2, orderNumber(0)))).toEqual({
      outcome: 'declined',
    });
    expect(await approvals.listConfirmations(orderNumber(1))).toMatchObject([
      { isWithdrawn: false },
    ]);
    expect(await approvals.findConfirmation(confirmationId(2))).toBeUndefined();
  });

  it('shows settlement no session and no order of the row, only what is signed', async () => {
    const { approvals, folder } = makeStores();
    await approvals.insertConfirmation(makeConfirmation(1, orderNumber(0)));
    const reader = openApprovalReader({ path: storePath(folder, 'approval') });
    expect(await reader.listConfirmations(orderNumber(0))).toEqual([
      { confirmationId: 'confirmation-1', jws: 'jws-1', isWithdrawn: false },
    ]);
    expect(await reader.listConfirmations(orderNumber(1))).toEqual([]);
    reader.close();
  });
});

describe('a decline', () => {
  it('is stored once, waits for its answer over a restart, and keeps the first answer', async () => {
    const { approvals, folder, keys } = makeStores();
    const digest = orderNumber(0);
    const change = {
      digest,
      customerId: customer1,
      jws: 'decline-jws',
      note: makeNote('order_declined', digest),
    };
    expect(await approvals.findDecline(digest)).toBeUndefined();
    expect(await approvals.insertDecline(change)).toBe('inserted');
    expect(await approvals.insertDecline({ ...change, jws: 'second' })).toBe('already_there');
    expect(await kindsOf(approvals)).toEqual(['order_declined']);
    const again = openApprovals(folder, keys);
    expect(await again.listUnansweredDeclines()).toEqual([
      { digest, customerId: customer1, jws: 'decline-jws' },
    ]);
    expect(await again.findDecline(digest)).toEqual({ ending: null });
    await again.answerDecline({ digest, ending: 'redeemed' });
    await again.answerDecline({ digest, ending: 'declined' });
    expect(await again.findDecline(digest)).toEqual({ ending: 'redeemed' });
    expect(await again.listUnansweredDeclines()).toEqual([]);
    const reader = openApprovalReader({ path: storePath(folder, 'approval') });
    expect(await reader.listDeclineJwss(digest)).toEqual(['decline-jws']);
    reader.close();
    again.close();
  });
});

describe('a passkey', () => {
  const passkey = {
    credentialId: 'credential-1',
    customerId: customer1,
    publicKey: 'key',
    counter: 4,
    createdAt: START,
  };

  it('is listed for its customer, and is noted', async () => {
    const { approvals } = makeStores();
    await approvals.insertPasskey(passkey, makeNote('passkey_added'));
    expect(await approvals.listPasskeys(customer1)).toEqual([passkey]);
    expect(await approvals.listPasskeys(customer2)).toEqual([]);
    expect(await kindsOf(approvals)).toEqual(['passkey_added']);
  });

  it('cannot be taken over by adding its id again', async () => {
    const { approvals } = makeStores();
    await approvals.insertPasskey(passkey, makeNote('passkey_added'));
    await expect(
      approvals.insertPasskey({ ...passkey, customerId: customer2 }, makeNote('passkey_added')),
    ).rejects.toThrow('UNIQUE');
    expect(await approvals.listPasskeys(customer2)).toEqual([]);
    expect(await kindsOf(approvals)).toEqual(['passkey_added']);
  });

  it('is refused when its counter does not grow [REQ-PASSKEY-COUNTER]', async () => {
    const { approvals } = makeStores();
    await approvals.insertPasskey(passkey, makeNote('passkey_added'));
    const advance = (counter: number, credentialId = 'credential-1') =>
      approvals.advancePasskeyCounter({ credentialId, counter });
    expect(await advance(4)).toBe(false);
    expect(await advance(3)).toBe(false);
    expect(await advance(0)).toBe(false);
    expect(await advance(5)).toBe(true);
    expect(await advance(5)).toBe(false);
    expect(await advance(6, 'unknown')).toBe(false);
    await approvals.insertPasskey(
      { ...passkey, credentialId: 'credential-2', counter: 0 },
      makeNote('passkey_added'),
    );
    expect(await advance(0, 'credential-2')).toBe(true);
    expect(await advance(0, 'credential-2')).toBe(true);
  });
});

describe('invariant 1: a row of the approval store that was written by hand', () => {
  const session = {
    sessionHash: 'session-1',
    customerId: customer1,
    proofKeyThumbprint: 'thumbprint-1',
    createdAt: START,
    expiresAt: START + 100,
    device: '',
    isRemembered: false,
  };
  const passkey = {
    credentialId: 'credential-1',
    customerId: customer1,
    publicKey: 'key-1',
    counter: 4,
    createdAt: START,
  };
  const ceremony: Ceremony = {
    stateHash: 'state-1',
    purpose: { kind: 'sign_in', proofKeyThumbprint: 'thumbprint-1', remembers: false },
    oauth: { codeVerifier: 'verifier', nonce: 'nonce' },
    createdAt: START,
    expiresAt: START + 100,
  };

  async function fill() {
    const { approvals, folder } = makeStores();
    await approvals.insertSession(session, makeNote('signed_in'));
    await approvals.insertPasskey(passkey, makeNote('passkey_added'));
    await approvals.insertCeremony(ceremony);
    return { approvals, hand: openByHand(storePath(folder, 'approval')) };
  }

  it('is no session: whoever writes one is signed in as nobody', async () => {
    const { approvals, hand } = await fill();
    hand.exec(`
      INSERT INTO sessions (session_hash, customer_id, proof_key_thumbprint, created_at, expires_at, seal)
      SELECT 'session-2', customer_id, 'thumbprint-2', created_at, expires_at, seal FROM sessions
    `);
    const find = (sessionHash: string) => approvals.findSession({ sessionHash, nowEpochMs: START });
    expect(await find('session-2')).toBeUndefined();
    expect(await find('session-1')).toEqual({ ...session, lastSeenAt: START });
    hand.exec("UPDATE sessions SET customer_id = 'customer-2'");
    expect(await find('session-1')).toBeUndefined();
  });

  it('is no passkey, and a passkey with another key is none any more', async () => {
    const { approvals, hand } = await fill();
    hand.exec(`
      INSERT INTO passkeys SELECT 'credential-2', customer_id, 'key-2', 0, created_at, seal FROM passkeys
    `);
    expect(await approvals.listPasskeys(customer1)).toEqual([passkey]);
    await approvals.advancePasskeyCounter({ credentialId: 'credential-1', counter: 5 });
    expect(await approvals.listPasskeys(customer1)).toEqual([{ ...passkey, counter: 5 }]);
    hand.exec("UPDATE passkeys SET public_key = 'key-2' WHERE credential_id = 'credential-1'");
    expect(await approvals.listPasskeys(customer1)).toEqual([]);
  });

  it('is no ceremony: a sign-in never becomes the confirmation of an order', async () => {
    const { approvals, hand } = await fill();
    const purpose = canonicalJson({
      kind: 'confirm',
      sessionHash: 'session-1',
      digest: orderNumber(0),
      text: '47.61',
      typingId: 'typing-1',
    });
    hand.prepare('UPDATE ceremonies SET purpose_json = ?').run(purpose);
    expect(
      await approvals.takeCeremony({ stateHash: 'state-1', nowEpochMs: START }),
    ).toBeUndefined();
  });
});
