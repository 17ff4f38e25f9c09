/** The approval side's store: sessions as the account shows them, settings, recovery codes, and the customer's signed decisions. */
import { describe, expect, it } from 'vitest';
import { clientIdSchema, FIRST_SETTINGS, MOST_DECISIONS_READ, type Settings } from '#core';
import { openApprovalReader } from '#stores';
import {
  customer1,
  customer2,
  makeNote,
  makeStores,
  openByHand,
  START,
  storePath,
} from './store-fixture.ts';

const skill = clientIdSchema.parse('alexa-skill');
const otherClient = clientIdSchema.parse('another-client');

const session = {
  sessionHash: 'session-1',
  customerId: customer1,
  proofKeyThumbprint: 'thumbprint',
  createdAt: START,
  expiresAt: START + 100,
  device: 'Firefox, Linux',
  isRemembered: false,
};
const passkey = {
  credentialId: 'credential-1',
  customerId: customer1,
  publicKey: 'key',
  counter: 0,
  createdAt: START,
};
const settings: Settings = {
  locale: 'ja-JP',
  isSharedDevice: false,
  notices: { isOn: true, showsAmount: true },
};

type Stores = ReturnType<typeof makeStores>;

async function lastNote({ approvals }: Stores): Promise<string> {
  const rows = await approvals.listLedgerEntries({ afterSequence: 0, limit: 1000 });
  return /"kind":"([a-z_]+)"/.exec(rows.at(-1)?.entryText ?? '')?.[1] ?? '';
}

describe('the sessions of a customer', () => {
  it('are the customer’s own that have not expired, newest first, with when each was last used', async () => {
    const { approvals } = makeStores();
    const add = (change: Partial<typeof session>) =>
      approvals.insertSession({ ...session, ...change }, makeNote('signed_in'));
    await add({});
    await add({ sessionHash: 'session-2', createdAt: START + 1, expiresAt: START + 500 });
    await add({ sessionHash: 'session-3', customerId: customer2 });
    await approvals.noteSeen({ sessionHash: 'session-1', lastSeenAt: START + 50 });
    const list = async (nowEpochMs: number) =>
      (await approvals.listSessions({ customerId: customer1, nowEpochMs })).map(
        ({ sessionHash, lastSeenAt }) => [sessionHash, lastSeenAt - START],
      );
    expect(await list(START + 99)).toEqual([
      ['session-2', 1],
      ['session-1', 50],
    ]);
    expect(await list(START + 100)).toEqual([['session-2', 1]]);
  });

  it('invariant 1: count none that a hand has written', async () => {
    const { approvals, folder } = makeStores();
    await approvals.insertSession(session, makeNote('signed_in'));
    openByHand(storePath(folder, 'approval')).exec(
      `UPDATE sessions SET expires_at = ${String(START + 100_000)}`,
    );
    const sessions = approvals.listSessions({ customerId: customer1, nowEpochMs: START });
    expect(await sessions).toEqual([]);
  });
});

describe('passkeys', () => {
  it('are removed for their own customer alone, and noted only when one went', async () => {
    const stores = makeStores();
    const { approvals } = stores;
    await approvals.insertPasskey(passkey, makeNote('passkey_added'));
    const remove = (customerId: typeof customer1) =>
      approvals.deletePasskeys(
        { customerId, credentialIds: ['credential-1', 'credential-2'] },
        makeNote('passkey_removed'),
      );
    expect(await remove(customer2)).toBe(0);
    expect(await lastNote(stores)).toBe('passkey_added');
    expect(await remove(customer1)).toBe(1);
    expect(await lastNote(stores)).toBe('passkey_removed');
    expect(await approvals.listPasskeys(customer1)).toEqual([]);
  });
});

describe('the last passkey', () => {
  it('stays, of two that are removed at once and whatever a hand has added [REQ-LAST-PASSKEY]', async () => {
    const stores = makeStores();
    const { approvals, folder } = stores;
    await approvals.insertPasskey(passkey, makeNote('passkey_added'));
    await approvals.insertPasskey(
      { ...passkey, credentialId: 'credential-2' },
      makeNote('passkey_added'),
    );
    const remove = (credentialId: string, customerId = customer1) =>
      approvals.removePasskey({ customerId, credentialId }, makeNote('passkey_removed'));
    expect(await remove('credential-1', customer2)).toBe('not_found');
    expect(await Promise.all([remove('credential-1'), remove('credential-2')])).toEqual([
      'removed',
      'last',
    ]);
    openByHand(storePath(folder, 'approval')).exec(`
      INSERT INTO passkeys (credential_id, customer_id, public_key, counter, created_at, seal)
      VALUES ('by-hand', 'customer-1', 'key', 0, 1, 'x.y')
    `);
    expect(await remove('credential-2')).toBe('last');
    expect(await approvals.listPasskeys(customer1)).toHaveLength(1);
  });
});

describe('settings', () => {
  it('are the customer’s own, the last that were chosen', async () => {
    const { approvals } = makeStores();
    const save = (chosen: Settings) =>
      approvals.saveSettings(
        { customerId: customer1, settings: chosen, voiceJws: 'voice' },
        makeNote('settings_changed'),
      );
    expect(await approvals.findSettings(customer1)).toBeUndefined();
    await save(FIRST_SETTINGS);
    await save(settings);
    expect(await approvals.findSettings(customer1)).toEqual(settings);
    expect(await approvals.findSettings(customer2)).toBeUndefined();
  });

  it('invariant 1: are none when a hand has changed them, or given them to somebody else', async () => {
    const { approvals, folder } = makeStores();
    await approvals.saveSettings(
      { customerId: customer1, settings, voiceJws: 'voice' },
      makeNote('settings_changed'),
    );
    const hand = openByHand(storePath(folder, 'approval'));
    hand.exec(`INSERT INTO settings SELECT 'customer-2', settings_json, seal FROM settings`);
    expect(await approvals.findSettings(customer2)).toBeUndefined();
    hand.exec(
      `UPDATE settings SET settings_json = replace(settings_json, '"showsAmount":true', '"showsAmount":false')`,
    );
    expect(await approvals.findSettings(customer1)).toBeUndefined();
  });
});

describe('recovery codes', () => {
  const use = ({ approvals }: Stores, codeHash: string, customerId = customer1) =>
    approvals.useRecoveryCode({ customerId, codeHash }, makeNote('recovery_code_used'));
  const replace = ({ approvals }: Stores, ...codeHashes: readonly string[]) =>
    approvals.replaceRecoveryCodes(
      { customerId: customer1, codeHashes, createdAt: START },
      makeNote('recovery_codes_made'),
    );

  it('count once each, for their own customer alone [REQ-RECOVERY-ONCE]', async () => {
    const stores = makeStores();
    await replace(stores, 'hash-1', 'hash-2');
    expect(await use(stores, 'hash-1', customer2)).toBe(false);
    expect(await use(stores, 'hash-3')).toBe(false);
    expect(await lastNote(stores)).toBe('recovery_codes_made');
    expect(await use(stores, 'hash-1')).toBe(true);
    expect(await lastNote(stores)).toBe('recovery_code_used');
    expect(await use(stores, 'hash-1')).toBe(false);
    expect(await stores.approvals.countRecoveryCodes(customer1)).toBe(1);
  });

  it('are all replaced by new ones', async () => {
    const stores = makeStores();
    await replace(stores, 'hash-1', 'hash-2');
    await replace(stores, 'hash-3');
    expect(await use(stores, 'hash-1')).toBe(false);
    expect(await use(stores, 'hash-3')).toBe(true);
  });

  it('invariant 1: are none that a hand has written', async () => {
    const stores = makeStores();
    await replace(stores, 'hash-1');
    openByHand(storePath(stores.folder, 'approval')).exec(
      `INSERT INTO recovery_codes SELECT customer_id, 'hash-9', created_at, seal FROM recovery_codes`,
    );
    expect(await stores.approvals.countRecoveryCodes(customer1)).toBe(1);
    expect(await use(stores, 'hash-9')).toBe(false);
  });
});

describe('the signed decisions of a customer', () => {
  it('reach settlement’s reader as they are, the newest first, each customer’s and client’s own', async () => {
    const { approvals, folder } = makeStores();
    const decide = (clientId: typeof skill, jws: string, customerId = customer1) =>
      approvals.insertClientRight({ customerId, clientId, jws }, makeNote('client_revoked'));
    await decide(skill, 'right-1');
    await decide(skill, 'right-2');
    await decide(otherClient, 'right-3');
    await decide(skill, 'right-4', customer2);
    for (const jws of ['unlock-1', 'unlock-2']) {
      await approvals.insertUnlock({ customerId: customer1, jws }, makeNote('voice_unlocked'));
    }
    const reader = openApprovalReader({ path: storePath(folder, 'approval') });
    for (const side of [approvals, reader]) {
      const of = { customerId: customer1, clientId: skill };
      expect(await side.listClientRightJwss(of)).toEqual(['right-2', 'right-1']);
      expect(await side.listUnlockJwss(customer1)).toEqual(['unlock-2', 'unlock-1']);
      expect(await side.listUnlockJwss(customer2)).toEqual([]);
    }
    expect(new Set(await approvals.listDecidedClients(customer1))).toEqual(
      new Set([skill, otherClient]),
    );
    reader.close();
  });
});

describe('erasing a customer', () => {
  it('takes away what opens or shows something, leaves the evidence, and touches nobody else [REQ-ERASE]', async () => {
    const stores = makeStores();
    const { approvals } = stores;
    for (const customerId of [customer1, customer2]) {
      const own = { customerId, sessionHash: `session-of-${customerId}` };
      await approvals.insertSession({ ...session, ...own }, makeNote('signed_in'));
      await approvals.insertPasskey(
        { ...passkey, customerId, credentialId: `credential-of-${customerId}` },
        makeNote('passkey_added'),
      );
      await approvals.saveSettings(
        { customerId, settings, voiceJws: `voice of ${customerId}` },
        makeNote('settings_changed'),
      );
      await approvals.replaceRecoveryCodes(
        { customerId, codeHashes: ['hash-1'], createdAt: START },
        makeNote('recovery_codes_made'),
      );
      await approvals.insertUnlock({ customerId, jws: 'unlock' }, makeNote('voice_unlocked'));
      await approvals.insertCeremony({
        stateHash: `state-of-${customerId}`,
        purpose: { kind: 'add_passkey', sessionHash: own.sessionHash },
        oauth: null,
        createdAt: START,
        expiresAt: START + 100,
      });
    }
    const reader = openApprovalReader({ path: storePath(stores.folder, 'approval') });
    const told = { recordId: 'told-1', customerId: customer1, jws: 'erased' };
    await approvals.eraseCustomer(told, makeNote('account_erased'));
    expect(await lastNote(stores)).toBe('account_erased');
    expect(await approvals.listAccountRecordsOf(customer1)).toEqual([told]);
    const kept = async (customerId: typeof customer1) => ({
      sessions: (await approvals.listSessions({ customerId, nowEpochMs: START })).length,
      passkeys: (await approvals.listPasskeys(customerId)).length,
      settings: (await approvals.findSettings(customerId)) !== undefined,
      codes: await approvals.countRecoveryCodes(customerId),
      ceremony:
        (await approvals.takeCeremony({
          stateHash: `state-of-${customerId}`,
          nowEpochMs: START,
        })) !== undefined,
      voice: await reader.findVoiceSettingJws(customerId),
      unlocks: (await approvals.listUnlockJwss(customerId)).length,
    });
    expect(await kept(customer1)).toEqual({
      sessions: 0,
      passkeys: 0,
      settings: false,
      codes: 0,
      ceremony: false,
      voice: undefined,
      unlocks: 1,
    });
    expect(await kept(customer2)).toEqual({
      sessions: 1,
      passkeys: 1,
      settings: true,
      codes: 1,
      ceremony: true,
      voice: 'voice of customer-2',
      unlocks: 1,
    });
    reader.close();
  });
});

describe('the erasure of an account', () => {
  it('and the record by which settlement empties the book are both written or neither [REQ-ERASE-BOOK]', async () => {
    const { approvals, folder } = makeStores();
    await approvals.insertPasskey(passkey, makeNote('passkey_added'));
    openByHand(storePath(folder, 'approval')).exec('DROP TABLE account_records');
    const told = { recordId: 'told-1', customerId: customer1, jws: 'erased' };
    await expect(approvals.eraseCustomer(told, makeNote('account_erased'))).rejects.toThrow();
    expect(await approvals.listPasskeys(customer1)).toHaveLength(1);
  });
});

describe('decisions about a client, as settlement reads them', () => {
  it('stay in their places where a hand has written nothing into one, so that it is seen [REQ-CLIENT-REVOKED]', async () => {
    const { approvals, folder } = makeStores();
    const of = { customerId: customer1, clientId: skill };
    await approvals.insertClientRight({ ...of, jws: 'revoked' }, makeNote('client_revoked'));
    for (let row = 0; row < MOST_DECISIONS_READ; row += 1) {
      await approvals.insertClientRight({ ...of, jws: '' }, makeNote('client_allowed'));
    }
    const reader = openApprovalReader({ path: storePath(folder, 'approval') });
    expect(await reader.listClientRightJwss(of)).toHaveLength(MOST_DECISIONS_READ);
    reader.close();
  });
});
