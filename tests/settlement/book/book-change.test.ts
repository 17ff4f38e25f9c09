/** Changes of the book reach the vault by a signed record alone, once, whatever happens in between. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressIdSchema, instrumentIdSchema, signDecline, type OrderDigest } from '#core';
import { makeSigningKey } from '../../core/signing-key.ts';
import {
  approvalKey,
  customer1,
  customer2,
  quoteRequestOf,
  redeemRequestOf,
} from '../settlement-fixture.ts';
import { CARD, makeBookStage, OFFICE, POSTAL, type BookStage } from './book-stage.ts';

const HOME = addressIdSchema.parse('customer-1-home');
const HOME_OF_2 = addressIdSchema.parse('customer-2-home');

let stage: BookStage;
beforeEach(async () => {
  stage = await makeBookStage();
});
afterEach(async () => {
  await stage.stopAll();
});

const labels = async (): Promise<readonly string[]> =>
  (await stage.book()).addresses.map(({ label }) => label);
const cards = async (): Promise<readonly string[]> =>
  (await stage.book()).instruments.map(({ label }) => label);
const kindsOf = (kind: string): readonly Record<string, unknown>[] =>
  stage
    .ledger()
    .filter((entry) => entry.kind === kind)
    .map(({ facts }) => facts);

describe('a new address', () => {
  it('is usable in a quote once its signed change was read [REQ-BOOK-CHANGE]', async () => {
    await stage.addOffice();
    await stage.settle();
    expect(await labels()).toEqual(['Home', 'Office']);
    const quote = await stage.settlement.quote({ ...quoteRequestOf(customer1), addressId: OFFICE });
    expect(quote).toMatchObject({ outcome: 'quoted', address: { id: OFFICE, label: 'Office' } });
    expect(kindsOf('book_changed')).toEqual([
      {
        customerId: customer1,
        changeId: 'change-1',
        change: 'add_address',
        entryId: OFFICE,
        outcome: 'applied',
      },
    ]);
  });

  it('invariant 12: is readable to settlement alone: neither approval’s store nor a ledger holds it [REQ-BOOK-SEALED]', async () => {
    await stage.addOffice();
    await stage.settle();
    const address = (await stage.book()).addresses.find(({ addressId }) => addressId === OFFICE);
    expect(address?.postal).toEqual(POSTAL);
    const files = ['approval', 'approval.sqlite-wal'].map((name) =>
      name === 'approval' ? stage.path('approval') : `${stage.path('approval')}-wal`,
    );
    const approvalBytes = Buffer.concat(files.map((file) => readFileSync(file)));
    expect(approvalBytes.includes('change-1')).toBe(true);
    expect(approvalBytes.includes('Secret Lane')).toBe(false);
    expect(JSON.stringify(stage.ledger())).not.toContain('Secret Lane');
  });

  it('invariant 1: moves nothing without approval’s signature over a record of its kind [REQ-BOOK-SIGNED]', async () => {
    const sealedAddress = await stage.seal();
    const change = {
      kind: 'add_address',
      addressId: OFFICE,
      label: 'Office',
      sealedAddress,
    } as const;
    await stage.write(change, {}, makeSigningKey('approval-1').signer);
    const digest = 'd'.repeat(64) as OrderDigest;
    await stage.writeRow(
      'other-kind',
      signDecline(
        { version: 1, digest, customerId: customer1, declinedAt: stage.clock.now },
        approvalKey.signer,
      ),
    );
    const signed = await stage.write({ kind: 'remove_address', addressId: HOME });
    stage.sql('approval', (database) => {
      const [row] = database
        .prepare('SELECT jws FROM account_records WHERE record_id = ?')
        .all(signed.changeId) as { jws: string }[];
      const [header = '', payload = '', signature = ''] = (row?.jws ?? '').split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const forged = Buffer.from(JSON.stringify({ ...claims, changeId: 'change-forged' })).toString(
        'base64url',
      );
      database
        .prepare('UPDATE account_records SET jws = ? WHERE record_id = ?')
        .run(`${header}.${forged}.${signature}`, signed.changeId);
    });
    await stage.settle();
    expect(await labels()).toEqual(['Home']);
    expect(kindsOf('book_changed')).toEqual([]);
    // The control: the same, signed.
    await stage.write(change);
    await stage.settle();
    expect(await labels()).toEqual(['Home', 'Office']);
  });

  it('is read after a row by hand with a number past every safe integer [REQ-RECORDS-READ-ON]', async () => {
    await stage.write({ kind: 'remove_address', addressId: HOME }, { customerId: customer2 });
    stage.sql('approval', (database) => {
      database.exec(`
        INSERT INTO account_records (row_number, record_id, customer_id, jws)
        VALUES (9007199254740993, 'by-hand', 'customer-1', 'x')`);
    });
    await stage.settle();
    await stage.addOffice();
    await stage.settle();
    expect(await labels()).toEqual(['Home', 'Office']);
  });

  it('opens for the customer and entry that it was sealed for, and for nobody else [REQ-BOOK-SEALED]', async () => {
    const ofAnother = await stage.seal({ customerId: customer2 });
    const ofAnotherEntry = await stage.seal({ addressId: HOME });
    for (const sealedAddress of [ofAnother, ofAnotherEntry]) {
      await stage.write({ kind: 'add_address', addressId: OFFICE, label: 'Office', sealedAddress });
    }
    await stage.settle();
    expect(await labels()).toEqual(['Home']);
    expect(kindsOf('book_change_refused').map(({ outcome }) => outcome)).toEqual([
      'refused',
      'refused',
    ]);
    expect(stage.outbox.messages.map(({ text }) => text.split('\n')[0])).toEqual([
      'A new address could not be added. Your addresses are as they were.',
      'A new address could not be added. Your addresses are as they were.',
    ]);
  });

  it('from the future waits until its time has come (invariant 13)', async () => {
    await stage.addOffice({ changedAt: stage.clock.now + 3_600_000 });
    await stage.settle();
    expect(await labels()).toEqual(['Home']);
    stage.clock.now += 3_600_000;
    await stage.afterPauses();
    expect(await labels()).toEqual(['Home', 'Office']);
  });
});

describe('a change', () => {
  it('invariant 11: of another customer’s entry moves nothing [REQ-BOOK-OWN]', async () => {
    await stage.write({ kind: 'remove_address', addressId: HOME_OF_2 });
    await stage.write({
      kind: 'add_address',
      addressId: HOME_OF_2,
      label: 'Mine now',
      sealedAddress: await stage.seal({ addressId: HOME_OF_2 }),
    });
    await stage.settle();
    expect((await stage.book(customer2)).addresses.map(({ label }) => label)).toEqual(['Home']);
    expect(await labels()).toEqual(['Home']);
    expect(kindsOf('book_change_refused').map(({ outcome }) => outcome)).toEqual([
      'not_in_book',
      'refused',
    ]);
  });

  it('invariant 3: is applied once by two processes, and not again after a restart [REQ-BOOK-ONCE]', async () => {
    const second = stage.open();
    const other = stage.openWork(second.ports);
    other.start();
    await stage.addOffice();
    await stage.addCard();
    await stage.settle();
    other.stop();
    second.close();
    const third = stage.open();
    const again = stage.openWork(third.ports);
    again.start();
    await stage.settle();
    again.stop();
    third.close();
    expect(await labels()).toEqual(['Home', 'Office']);
    expect(await cards()).toEqual(['Visa ending 4242', 'Visa ending 1881']);
    expect(kindsOf('book_changed')).toHaveLength(2);
    expect(kindsOf('book_change_refused')).toEqual([]);
    expect(new Set(stage.cardVault.asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(stage.outbox.messages.map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual([
      'letter-change-1',
      'letter-change-2',
    ]);
  });

  it('that was taken back by hand is still applied at most once while its entry is there', async () => {
    await stage.addOffice();
    await stage.settle();
    stage.sql('settlement', (database) => {
      database.exec('DELETE FROM taken_records');
    });
    const again = stage.openWork();
    again.start();
    await stage.settle();
    expect(await labels()).toEqual(['Home', 'Office']);
  });

  it('that takes the default away leaves it to the oldest that remains, and a quote still works', async () => {
    await stage.addOffice();
    await stage.write({ kind: 'remove_address', addressId: HOME });
    await stage.settle();
    const { addresses } = await stage.book();
    expect(addresses.map(({ label, isDefault }) => [label, isDefault])).toEqual([['Office', true]]);
    expect(await stage.settlement.quote(quoteRequestOf(customer1))).toMatchObject({
      outcome: 'quoted',
      address: { label: 'Office' },
    });
  });
});

describe('a new card', () => {
  it('is named by the processor and not by whoever adds it, so that no wish calls one card another (invariant 4) [REQ-BOOK-CARD-NAME]', async () => {
    await stage.addCard();
    await stage.settle();
    expect(await cards()).toEqual(['Visa ending 4242', 'Visa ending 1881']);
    const quote = await stage.settlement.quote({
      ...quoteRequestOf(customer1),
      instrumentId: CARD,
    });
    expect(quote).toMatchObject({ outcome: 'quoted', instrument: { label: 'Visa ending 1881' } });
  });

  it('invariant 3: is asked for again under the same key until the processor answers, and stored once', async () => {
    stage.cardVault.next.push({ outcome: 'unknown' }, { outcome: 'unknown' });
    await stage.addCard();
    await stage.settle();
    expect(await cards()).toEqual(['Visa ending 4242']);
    await stage.afterPauses();
    await stage.afterPauses();
    expect(await cards()).toEqual(['Visa ending 4242', 'Visa ending 1881']);
    expect(stage.cardVault.asked).toEqual(
      Array.from({ length: 3 }, () => ({
        idempotencyKey: 'hearback-book-change-1',
        setupToken: 'SETUPTOKEN1',
      })),
    );
  });

  it('waits by a timer, so that a clock set back by hours meanwhile delays nothing [REQ-CLOCK-SET-RIGHT]', async () => {
    stage.cardVault.next.push({ outcome: 'unknown' });
    stage.clock.now += 14 * 3_600_000;
    await stage.addCard({ changedAt: stage.clock.now - 14 * 3_600_000 });
    await stage.settle();
    stage.clock.now -= 14 * 3_600_000;
    await stage.afterPauses();
    expect(await cards()).toEqual(['Visa ending 4242', 'Visa ending 1881']);
  });

  it('that was removed while the processor gave no answer stays removed [REQ-BOOK-ORDER]', async () => {
    stage.cardVault.next.push({ outcome: 'unknown' });
    await stage.addCard();
    await stage.write({ kind: 'remove_instrument', instrumentId: CARD });
    await stage.settle();
    await stage.afterPauses();
    expect(await cards()).toEqual(['Visa ending 4242']);
    expect(kindsOf('book_changed').map(({ change }) => change)).toEqual([
      'add_instrument',
      'remove_instrument',
    ]);
  });

  it('that the processor refuses is not added, and the customer is told', async () => {
    stage.cardVault.next.push({ outcome: 'refused' });
    await stage.addCard();
    await stage.settle();
    expect(await cards()).toEqual(['Visa ending 4242']);
    expect(stage.outbox.messages[0]?.text).toContain('A new card could not be added.');
  });

  it('holds up no other customer while the processor gives no answer', async () => {
    stage.cardVault.next.push({ outcome: 'unknown' });
    await stage.addCard();
    await stage.write({ kind: 'remove_address', addressId: HOME_OF_2 }, { customerId: customer2 });
    await stage.settle();
    expect((await stage.book(customer2)).addresses).toEqual([]);
  });

  it('holds up no other entry and no letter of its own customer while the processor gives no answer [REQ-BOOK-ORDER]', async () => {
    stage.cardVault.next.push({ outcome: 'unknown' });
    await stage.addCard();
    await stage.write({ kind: 'remove_address', addressId: HOME });
    await stage.tell({ what: 'passkey_added' });
    await stage.settle();
    expect(await labels()).toEqual([]);
    expect(kindsOf('change_told').map(({ what }) => what)).toContain('passkey_added');
    expect(await cards()).toEqual(['Visa ending 4242']);
  });

  it('holds up nobody while the processor keeps the line open', async () => {
    const hangs = new Promise<never>(() => undefined);
    stage.cardVault.next.push(hangs);
    await stage.addCard();
    await stage.look();
    await stage.write({ kind: 'remove_address', addressId: HOME });
    await stage.write({ kind: 'remove_address', addressId: HOME_OF_2 }, { customerId: customer2 });
    await stage.look();
    expect(await labels()).toEqual([]);
    expect((await stage.book(customer2)).addresses).toEqual([]);
  });

  it('that was added before the account was erased goes with it, and what is added later stays [REQ-ERASE-BOOK]', async () => {
    stage.cardVault.next.push({ outcome: 'unknown' });
    await stage.addCard();
    await stage.tell({ what: 'erased' });
    await stage.addOffice();
    await stage.settle();
    expect(await labels()).toEqual(['Home']);
    await stage.afterPauses();
    expect(await cards()).toEqual([]);
    expect(await labels()).toEqual(['Office']);
  });

  it('stays until no unfinished charge needs it [REQ-BOOK-IN-USE]', async () => {
    const order = await stage.propose();
    const code = await stage.confirm(order);
    stage.processor.next('error_500_after');
    await stage.settlement.redeem(redeemRequestOf(order, code));
    const instrumentId = instrumentIdSchema.parse(order.dryRun.terms.instrument.id);
    await stage.write({ kind: 'remove_instrument', instrumentId });
    await stage.settle();
    expect(await cards()).toEqual(['Visa ending 4242']);
    await stage.ports.store.moveCharge({
      digest: order.dryRun.digest,
      from: 'unknown',
      to: 'declined_by_processor',
      note: {
        at: stage.clock.now,
        kind: 'charge_recorded',
        digest: order.dryRun.digest,
        facts: {},
      },
    });
    await stage.afterPauses();
    expect(await cards()).toEqual([]);
  });
});

describe('an account record by hand', () => {
  it('keeps back none after it, however many there are and whatever is in them [REQ-BOOK-FOUND]', async () => {
    for (let number = 0; number < 210; number += 1) {
      const junk = ['', 'x'.repeat(300_000), 'e30.e30.e30'][number % 3] ?? '';
      await stage.writeRow(`junk-${String(number)}`, junk);
    }
    await stage.addOffice();
    await stage.settle();
    expect(await labels()).toEqual(['Home', 'Office']);
  });
});

describe('an address', () => {
  const note = (order: { readonly dryRun: { readonly digest: OrderDigest } }) => ({
    at: stage.clock.now,
    kind: 'charge_recorded' as const,
    digest: order.dryRun.digest,
    facts: {},
  });
  const again = async (): Promise<void> => {
    await stage.afterPauses();
  };

  it('stays until no unfinished charge needs it [REQ-BOOK-ADDRESS-IN-USE]', async () => {
    const order = await stage.propose();
    stage.processor.next('error_500_after');
    await stage.settlement.redeem(redeemRequestOf(order, await stage.confirm(order)));
    await stage.write({ kind: 'remove_address', addressId: HOME });
    await stage.settle();
    expect(await labels()).toEqual(['Home']);
    await stage.ports.store.moveCharge({
      digest: order.dryRun.digest,
      from: 'unknown',
      to: 'declined_by_processor',
      note: note(order),
    });
    await again();
    expect(await labels()).toEqual([]);
  });

  it.each(['remove_address', 'erased'] as const)(
    'stays until the merchant has taken the order that was paid: %s [REQ-BOOK-ADDRESS-IN-USE]',
    async (what) => {
      const order = await stage.propose();
      const code = await stage.confirm(order);
      const redeemed = await stage.settlement.redeem(redeemRequestOf(order, code));
      expect(redeemed.outcome).toBe('ordered');
      if (what === 'erased') await stage.tell({ what });
      else await stage.write({ kind: what, addressId: HOME });
      await stage.settle();
      expect(await labels()).toEqual(['Home']);
      const { digest } = order.dryRun;
      const placed = { digest, merchantReference: 'merchant-1', note: note(order) };
      expect(await stage.ports.store.recordPlaced(placed)).toBe(true);
      await again();
      expect(await labels()).toEqual([]);
    },
  );
});
