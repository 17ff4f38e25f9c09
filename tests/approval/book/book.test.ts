/** Approval's part in the customer's book: it signs what was verified, keeps nothing readable, and shows what it knows. */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compactDecrypt, importJWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addressIdSchema,
  instrumentIdSchema,
  verifyBookChange,
  verifyToldChange,
  type AddressChange,
  type BookChange,
  type ChangeResult,
  type Session,
} from '#core';
import { systemRandomness } from '#stores';
import type { ApprovalParts } from '../../../approval/approval-parts.ts';
import { createChangeBook } from '../../../approval/book/change-book.ts';
import { createSealAddress } from '../../../approval/book/seal-address.ts';
import { createReadBook } from '../../../approval/book/read-book.ts';
import type { BookChangeWish } from '../../../approval/changes/change-book.ts';
import { createTellCustomer } from '../../../approval/notices/tell-customer.ts';
import { approvalKey, customer1, customer2, makeWorld, type World } from '../approval-world.ts';

const HOME = addressIdSchema.parse('home');
const VISA = instrumentIdSchema.parse('visa');
const ADD_ADDRESS: AddressChange = {
  kind: 'add_address',
  name: 'Demo Customer',
  lines: ['77 Secret Lane'],
  city: 'Seattle',
  region: 'WA',
  postalCode: '98103',
  countryCode: 'US',
  label: 'Office',
};
const ADD_CARD: BookChangeWish = {
  kind: 'add_instrument',
  setupToken: 'SETUPTOKEN1',
  label: 'My card',
};
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

let world: World;
let readBook: ApprovalParts['readBook'];
let noticed: string[];
beforeEach(async () => {
  world = await makeWorld();
  noticed = [];
  readBook = createReadBook({ ...world.parts, instrumentPage: 'http://pay.example/card-entry' });
  for (const customerId of [customer1, customer2]) {
    await world.settlement.insertBook({
      customerId,
      email: `${customerId}@example.test`,
      addresses: [
        {
          addressId: customerId === customer1 ? HOME : addressIdSchema.parse('home-of-2'),
          customerId,
          label: 'Home',
          isDefault: true,
          salt: 'x'.repeat(43),
          postal: {
            name: 'A',
            lines: ['B'],
            city: 'C',
            region: 'D',
            postalCode: 'E',
            countryCode: 'US',
          },
        },
      ],
      instruments:
        customerId === customer1
          ? [
              {
                instrumentId: VISA,
                customerId,
                label: 'Visa ending 4242',
                isDefault: true,
                processorVaultId: 'vault-1',
              },
            ]
          : [],
    });
  }
});
afterEach(async () => {
  await world.stop();
});

const session = { customerId: customer1, sessionHash: 's' } as Session;

const sealAddress = createSealAddress({
  bookKey: keys.publicKey.export({ format: 'jwk' }),
  randomness: systemRandomness,
});

/** As it comes from the phone: an address is sealed before it waits. */
async function change(wish: AddressChange | BookChangeWish): Promise<ChangeResult> {
  const waiting = 'lines' in wish ? await sealAddress(wish, customer1) : wish;
  const changeBook = createChangeBook({
    ...world.parts,
    readBook,
    noticeChange: (_customerId, changeId) => {
      noticed.push(changeId);
      return Promise.resolve();
    },
  });
  return changeBook(waiting, { session, verifiedAt: world.clock.now, amr: ['hwk', 'user'] });
}

async function records(): Promise<readonly BookChange[]> {
  const rows = await world.store.listAccountRecordsOf(customer1);
  return rows.flatMap(({ jws }) => verifyBookChange(jws, approvalKey.verifier) ?? []);
}

/** As settlement does once it has applied a change. */
async function takeAll(work: (record: BookChange) => Promise<void>): Promise<void> {
  for (const record of await records()) await work(record);
}

describe('a change of the book', () => {
  it('becomes a record that approval has signed, with its ledger note, and the phone is told [REQ-BOOK-CHANGE]', async () => {
    expect(await change(ADD_ADDRESS)).toEqual({ outcome: 'changed', change: 'add_address' });
    const [record] = await records();
    expect(record).toMatchObject({
      customerId: customer1,
      change: { kind: 'add_address', label: 'Office' },
    });
    const [note] = (await world.ledger()).filter(({ kind }) => kind === 'book_change_signed');
    expect(note?.facts).toEqual({
      customerId: customer1,
      changeId: record?.changeId,
      change: 'add_address',
    });
    expect(noticed).toEqual([record?.changeId]);
  });

  it('invariant 12: keeps no readable address here: it opens with settlement’s key alone [REQ-BOOK-SEALED]', async () => {
    await change(ADD_ADDRESS);
    const bytes = Buffer.concat(
      ['', '-wal'].map((end) => readFileSync(`${world.storePath}${end}`)),
    );
    // JWS and JWE are base64url: the words must not be found in what they decode to either.
    const [row] = await world.store.listAccountRecordsOf(customer1);
    const claims = Buffer.from(row?.jws.split('.')[1] ?? '', 'base64url').toString();
    expect(bytes.includes('Secret Lane')).toBe(false);
    expect(claims).not.toContain('Secret Lane');
    const [record] = await records();
    const sealed = record?.change.kind === 'add_address' ? record.change.sealedAddress : '';
    expect(
      sealed.split('.').some((part) => Buffer.from(part, 'base64url').includes('Secret Lane')),
    ).toBe(false);
    const key = await importJWK(keys.privateKey.export({ format: 'jwk' }), 'ECDH-ES');
    const opened = await compactDecrypt(sealed, key);
    expect(JSON.parse(Buffer.from(opened.plaintext).toString())).toMatchObject({
      customerId: customer1,
      postal: { lines: ['77 Secret Lane'] },
    });
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const otherKey = await importJWK(other.export({ format: 'jwk' }), 'ECDH-ES');
    await expect(compactDecrypt(sealed, otherKey)).rejects.toThrow();
  });

  it('invariant 11: of another customer’s entry is refused as one of an entry that is not there', async () => {
    const ofAnother = {
      kind: 'remove_address',
      addressId: addressIdSchema.parse('home-of-2'),
    } as const;
    const ofNobody = {
      kind: 'remove_address',
      addressId: addressIdSchema.parse('nowhere'),
    } as const;
    const refused = { outcome: 'refused', reason: 'nothing_to_change' };
    expect(await change(ofAnother)).toEqual(refused);
    expect(await change(ofNobody)).toEqual(refused);
    expect(await records()).toEqual([]);
  });

  it('that is waiting to be removed is not removed again', async () => {
    expect(await change({ kind: 'remove_instrument', instrumentId: VISA })).toMatchObject({
      outcome: 'changed',
    });
    expect(await change({ kind: 'remove_instrument', instrumentId: VISA })).toMatchObject({
      outcome: 'refused',
    });
    expect(await records()).toHaveLength(1);
  });

  it('is refused where the book is full', async () => {
    for (let count = 0; count < 19; count += 1) {
      expect(await change(ADD_ADDRESS)).toMatchObject({ outcome: 'changed' });
    }
    expect(await change(ADD_ADDRESS)).toEqual({ outcome: 'refused', reason: 'not_possible' });
  });
});

describe('an address that waits for its verification', () => {
  it('invariant 12: is sealed before anything of it is stored [REQ-BOOK-SEALED]', async () => {
    world.serveWith({ sealAddress });
    const phone = await world.signedIn();
    const asked = await phone.post('/api/changes', { change: ADD_ADDRESS });
    expect(asked.body['outcome']).toBe('verify');
    const bytes = Buffer.concat(
      ['', '-wal'].map((end) => readFileSync(`${world.storePath}${end}`)),
    );
    expect(bytes.includes('sealedAddress')).toBe(true);
    expect(bytes.includes('Secret Lane')).toBe(false);
  });
});

describe('the book as the account shows it', () => {
  it('is the labels that settlement keeps, and what waits to be added or removed', async () => {
    await change(ADD_ADDRESS);
    await change(ADD_CARD);
    await change({ kind: 'remove_address', addressId: HOME });
    expect(await readBook(customer1)).toEqual({
      addresses: [
        { addressId: HOME, label: 'Home', isDefault: true, state: 'being_removed' },
        {
          addressId: expect.any(String) as string,
          label: 'Office',
          isDefault: false,
          state: 'being_added',
        },
      ],
      instruments: [
        { instrumentId: VISA, label: 'Visa ending 4242', isDefault: true, state: 'usable' },
        {
          instrumentId: expect.any(String) as string,
          label: 'My card',
          isDefault: false,
          state: 'being_added',
        },
      ],
      instrumentPage: 'http://pay.example/card-entry',
    });
  });

  it('shows a new card under the processor’s name for it once settlement has it, and nothing twice', async () => {
    await change(ADD_CARD);
    await takeAll(async (record) => {
      if (record.change.kind !== 'add_instrument') throw new Error('it is a card');
      const { instrumentId } = record.change;
      await world.settlement.applyBookChange({
        changeId: record.changeId,
        customerId: customer1,
        at: world.clock.now,
        work: {
          kind: 'add_instrument',
          instrument: {
            instrumentId,
            customerId: customer1,
            label: 'Visa ending 1881',
            processorVaultId: 'vault-2',
          },
        },
        noteOf: () => ({ at: world.clock.now, kind: 'book_changed', digest: null, facts: {} }),
        letterOf: () => null,
      });
    });
    const { instruments } = await readBook(customer1);
    expect(instruments.map(({ label, state }) => [label, state])).toEqual([
      ['Visa ending 4242', 'usable'],
      ['Visa ending 1881', 'usable'],
    ]);
  });

  it('does not show what settlement refused', async () => {
    await change(ADD_CARD);
    await takeAll(async ({ changeId }) => {
      await world.settlement.applyBookChange({
        changeId,
        customerId: customer1,
        at: world.clock.now,
        work: { kind: 'refuse' },
        noteOf: () => ({
          at: world.clock.now,
          kind: 'book_change_refused',
          digest: null,
          facts: {},
        }),
        letterOf: () => null,
      });
    });
    expect((await readBook(customer1)).instruments).toHaveLength(1);
  });

  it('invariant 11: holds nothing of another customer', async () => {
    await change(ADD_ADDRESS);
    expect((await readBook(customer2)).addresses.map(({ label }) => label)).toEqual(['Home']);
  });
});

describe('telling the customer', () => {
  it('writes one signed record for settlement and one notice to the phone, at once [REQ-TOLD-OF-CHANGES]', async () => {
    const tell = createTellCustomer({
      ...world.parts,
      noticeChange: (_customerId, changeId) => {
        noticed.push(changeId);
        return Promise.resolve();
      },
    });
    tell(customer1, { what: 'client_revoked', about: 'Alexa' });
    await new Promise((resolve) => setImmediate(resolve));
    const rows = await world.store.listAccountRecordsOf(customer1);
    expect(rows).toHaveLength(1);
    const told = verifyToldChange(rows[0]?.jws ?? '', approvalKey.verifier);
    expect(told).toMatchObject({
      customerId: customer1,
      what: 'client_revoked',
      about: 'Alexa',
      locale: 'en-US',
    });
    expect(noticed).toEqual([told?.noticeId]);
  });

  it('tries again until it is written down, as one record and with one notice [REQ-TOLD-KEPT]', async () => {
    let failures = 0;
    const waits: { readonly delayMs: number; readonly run: () => void }[] = [];
    const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
    const tell = createTellCustomer({
      ...world.parts,
      store: {
        findSettings: (customerId) => world.store.findSettings(customerId),
        insertAccountRecord: async (record) => {
          failures += 1;
          // A full disk, a lock, and an answer that is lost after the commit.
          if (failures < 3) throw new Error('the database is locked');
          const inserted = await world.store.insertAccountRecord(record);
          if (failures === 3) throw new Error('nobody knows');
          return inserted;
        },
      },
      timers: {
        after: (delayMs, run) => {
          waits.push({ delayMs, run });
          return () => undefined;
        },
      },
      noticeChange: (_customerId, changeId) => {
        noticed.push(changeId);
        return Promise.resolve();
      },
    });
    tell(customer1, { what: 'passkey_added' });
    await settled();
    expect(await world.store.listAccountRecordsOf(customer1)).toEqual([]);
    for (let index = 0; index < 3; index += 1) {
      waits[index]?.run();
      await settled();
    }
    expect(waits.map(({ delayMs }) => delayMs)).toEqual([500, 1000, 2000]);
    const rows = await world.store.listAccountRecordsOf(customer1);
    expect(rows.map(({ recordId }) => recordId)).toEqual(noticed);
    expect(noticed).toHaveLength(1);
  });
});
