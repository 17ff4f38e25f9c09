/** What settlement's store writes, and that it writes all of it or nothing. */
import { describe, expect, it } from 'vitest';
import {
  addressIdSchema,
  CHARGE_STATES,
  instrumentIdSchema,
  minorUnitsOf,
  NEXT_CHARGE_STATES,
  StoreUnavailable,
  type ChargeState,
  type FactsInStore,
  type RedemptionDecision,
} from '#core';
import {
  confirmationId,
  customer1,
  customer2,
  insertDryRun,
  makeCall,
  makeFolder,
  makeKeys,
  makeNote,
  makeStoredDryRun,
  makeStores,
  openByHand,
  openSettlements,
  redeemDecision,
  START,
  storePath,
} from './store-fixture.ts';

/** Every row of the tables that a judgement may write, but for the ledger's signed texts. */
function contentOf(folder: string): Record<keyof typeof nothing, readonly unknown[]> {
  const database = openByHand(storePath(folder, 'settlement'));
  const rows = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row: object) => ({ ...row }));
  const content = {
    endings: rows('SELECT * FROM endings'),
    charges: rows('SELECT digest, state, intent_jws, confirmation_jws, amount_minor FROM charges'),
    wrong_code_counts: rows('SELECT * FROM wrong_code_counts'),
    wrong_codes: rows('SELECT customer_id, at FROM wrong_codes'),
    ledger: rows("SELECT sequence, entry_text ->> '$.kind' AS kind FROM ledger"),
  };
  database.close();
  return content;
}

async function makeJudgedStores() {
  const stores = makeStores();
  const stored = makeStoredDryRun();
  await insertDryRun(stores.requests, stored);
  return { ...stores, dryRun: stored.dryRun };
}

const nothing = { endings: [], charges: [], wrong_code_counts: [], wrong_codes: [], ledger: [] };

describe('judgeRedemption', () => {
  it('invariant 3: writes ending, signed intent and note together when it redeems [REQ-ONE-TRANSACTION]', async () => {
    const { settlements, folder, dryRun } = await makeJudgedStores();
    const { digest } = dryRun;
    const judged = await settlements.judgeRedemption(makeCall(dryRun, redeemDecision(dryRun)));
    expect(judged.outcome).toBe('judged');
    expect(contentOf(folder)).toEqual({
      ...nothing,
      endings: [
        { digest, kind: 'redeemed', ended_at: START + 5, confirmation_id: 'confirmation-1' },
      ],
      charges: [
        {
          digest,
          state: 'intended',
          intent_jws: 'signed.intent.confirmation-1',
          confirmation_jws: 'confirmation.jws.text',
          amount_minor: 4800,
        },
      ],
      ledger: [{ sequence: 1, kind: 'order_redeemed' }],
    });
    expect(await settlements.findCharge(digest)).toEqual({
      digest,
      state: 'intended',
      intentJws: 'signed.intent.confirmation-1',
      confirmationJws: 'confirmation.jws.text',
      terms: dryRun.terms,
      processorReference: null,
      receiptJws: null,
      isReceiptSent: false,
    });
  });

  const endings: readonly (readonly [RedemptionDecision, string, string])[] = [
    [{ outcome: 'terms_changed', end: 'cancelled' }, 'cancelled', 'order_cancelled'],
    [{ outcome: 'declined', end: 'declined' }, 'declined', 'order_voided'],
    [{ outcome: 'expired', end: 'expired' }, 'expired', 'order_expired'],
  ];
  it.each(endings)('ends the order and charges nothing on %o', async (decision, kind, noteKind) => {
    const { settlements, folder, dryRun } = await makeJudgedStores();
    await settlements.judgeRedemption(makeCall(dryRun, decision));
    expect(contentOf(folder)).toEqual({
      ...nothing,
      endings: [{ digest: dryRun.digest, kind, ended_at: START + 5, confirmation_id: null }],
      ledger: [{ sequence: 1, kind: noteKind }],
    });
  });

  it('invariant 9: counts a wrong code and writes its note in the transaction that refuses', async () => {
    const { settlements, folder, dryRun } = await makeJudgedStores();
    const wrong: RedemptionDecision = {
      outcome: 'code_wrong',
      confirmationId: 'confirmation-1',
      triesLeft: 2,
    };
    await settlements.judgeRedemption(makeCall(dryRun, wrong));
    expect(contentOf(folder)).toEqual({
      ...nothing,
      wrong_code_counts: [{ confirmation_id: 'confirmation-1', count: 1 }],
      wrong_codes: [{ customer_id: 'customer-1', at: START + 5 }],
      ledger: [{ sequence: 1, kind: 'redeem_refused' }],
    });
    expect(await settlements.countWrongCodes('confirmation-1')).toBe(1);
  });

  it.each([
    { outcome: 'expired', end: undefined },
    { outcome: 'waiting_for_confirmation' },
    { outcome: 'code_locked' },
    { outcome: 'refused' },
    { outcome: 'unavailable' },
  ] satisfies RedemptionDecision[])(
    'invariant 9: writes the note alone on %o',
    async (decision) => {
      const { settlements, folder, dryRun } = await makeJudgedStores();
      const judged = await settlements.judgeRedemption(makeCall(dryRun, decision));
      expect(judged).toEqual({ outcome: 'judged', decision });
      expect(contentOf(folder)).toMatchObject({ ...nothing, ledger: [{ sequence: 1 }] });
    },
  );

  it('invariant 3: an ending that is there wins, with its charge, and nobody is asked again', async () => {
    const { settlements, folder, dryRun } = await makeJudgedStores();
    await settlements.judgeRedemption(makeCall(dryRun, redeemDecision(dryRun)));
    const before = contentOf(folder);
    const again = await settlements.judgeRedemption({
      ...makeCall(dryRun, redeemDecision(dryRun, 2)),
      decide: () => {
        throw new Error('asked again');
      },
    });
    expect(again).toMatchObject({
      outcome: 'ended',
      ending: { kind: 'redeemed', confirmationId: 'confirmation-1' },
      charge: { state: 'intended', intentJws: 'signed.intent.confirmation-1' },
    });
    expect(contentOf(folder)).toEqual(before);
  });

  it('hands over what it reads in the two other stores and its own', async () => {
    const { settlements, approvals, dryRun } = await makeJudgedStores();
    const { digest } = dryRun;
    for (const number of [1, 2]) {
      await approvals.insertConfirmation({
        row: {
          confirmationId: confirmationId(number),
          digest,
          customerId: customer1,
          sessionHash: 's',
          jws: `jws-${String(number)}`,
        },
        note: makeNote('order_confirmed', digest),
        withdrawnNote: (other) => makeNote('confirmation_withdrawn', other),
      });
    }
    await approvals.insertDecline({
      digest,
      customerId: customer1,
      jws: 'decline-jws',
      note: makeNote('order_declined', digest),
    });
    const wrong: RedemptionDecision = {
      outcome: 'code_wrong',
      confirmationId: 'confirmation-2',
      triesLeft: 2,
    };
    await settlements.judgeRedemption(makeCall(dryRun, wrong));
    const seen: FactsInStore[] = [];
    await settlements.judgeRedemption({
      ...makeCall(dryRun, { outcome: 'refused' }),
      decide: (facts) => {
        seen.push(facts);
        expect(facts.wrongCodes('confirmation-1')).toBe(0);
        expect(facts.wrongCodes('confirmation-2')).toBe(1);
        expect(facts.wrongCodesOfCustomerInADay(0)).toBe(1);
        expect(facts.wrongCodesOfCustomerInADay(Number.MAX_SAFE_INTEGER)).toBe(0);
        return { outcome: 'refused' };
      },
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      isLedgerVerified: true,
      dryRun,
      confirmations: [
        { confirmationId: 'confirmation-1', jws: 'jws-1', isWithdrawn: true },
        { confirmationId: 'confirmation-2', jws: 'jws-2', isWithdrawn: false },
      ],
      declineJwss: ['decline-jws'],
    });
  });

  it('writes nothing when anything inside throws [REQ-ONE-TRANSACTION]', async () => {
    const { settlements, folder, dryRun } = await makeJudgedStores();
    const call = makeCall(dryRun, redeemDecision(dryRun));
    const broken = new Error('no key');
    await expect(
      settlements.judgeRedemption({
        ...call,
        verifyIntent: () => undefined,
        nextTrust: () => 500,
        signIntent: () => {
          throw broken;
        },
      }),
    ).rejects.toBe(broken);
    await expect(
      settlements.judgeRedemption({
        ...call,
        noteOf: () => {
          throw broken;
        },
      }),
    ).rejects.toBe(broken);
    expect(contentOf(folder)).toEqual(nothing);
    expect((await settlements.judgeRedemption(call)).outcome).toBe('judged');
  });

  it('invariant 13: is unavailable, and writes nothing, while the stores of the other sides are not there', async () => {
    const folder = makeFolder();
    const keys = makeKeys(folder);
    const settlements = openSettlements(folder, keys);
    const { dryRun } = makeStoredDryRun();
    await expect(
      settlements.judgeRedemption(makeCall(dryRun, redeemDecision(dryRun))),
    ).rejects.toBeInstanceOf(StoreUnavailable);
    expect(contentOf(folder)).toEqual(nothing);
    settlements.close();
  });

  it('invariant 4: refuses to write a charge of another order or amount than the stored dry run', async () => {
    const { settlements, requests, folder, dryRun } = await makeJudgedStores();
    const other = makeStoredDryRun({ number: 2 });
    await insertDryRun(requests, other);
    await expect(
      settlements.judgeRedemption(makeCall(dryRun, redeemDecision(other.dryRun))),
    ).rejects.toThrow('another order');
    const absent = makeStoredDryRun({ number: 3 }).dryRun;
    await expect(
      settlements.judgeRedemption(makeCall(absent, redeemDecision(absent))),
    ).rejects.toThrow('another order');
    const decision = redeemDecision(dryRun);
    if (decision.outcome !== 'redeem') throw new Error('the fixture does not redeem');
    const { totalMinor } = dryRun.terms;
    const changes = [{ amountMinor: minorUnitsOf(totalMinor + 1) }, { currency: 'KWD' as const }];
    for (const change of changes) {
      const changed = { ...decision, intent: { ...decision.intent, ...change } };
      await expect(settlements.judgeRedemption(makeCall(dryRun, changed))).rejects.toThrow(
        'another order',
      );
    }
    expect(contentOf(folder)).toEqual(nothing);
  });
});

describe('wrong codes', () => {
  const wrong: RedemptionDecision = {
    outcome: 'code_wrong',
    confirmationId: 'confirmation-1',
    triesLeft: 0,
  };

  it('never counts more than three for a confirmation', async () => {
    const { settlements, folder, dryRun } = await makeJudgedStores();
    for (let tried = 1; tried <= 3; tried += 1) {
      await settlements.judgeRedemption(makeCall(dryRun, wrong));
      expect(await settlements.countWrongCodes('confirmation-1')).toBe(tried);
    }
    await expect(settlements.judgeRedemption(makeCall(dryRun, wrong))).rejects.toThrow(
      'none is left',
    );
    expect(contentOf(folder).wrong_codes).toHaveLength(3);
    expect(contentOf(folder).ledger).toHaveLength(3);
  });

  it('are forgotten after 24 hours, to the millisecond, and counted by customer', async () => {
    const { settlements, dryRun } = await makeJudgedStores();
    await settlements.judgeRedemption(makeCall(dryRun, wrong, START));
    const day = 24 * 60 * 60 * 1000;
    const count = (customerId: typeof customer1, nowEpochMs: number) =>
      settlements.countWrongCodesOfCustomerInADay({ customerId, nowEpochMs, unlockedAt: 0 });
    expect(await count(customer1, START + day - 1)).toBe(1);
    expect(await count(customer1, START + day)).toBe(0);
    expect(await count(customer2, START)).toBe(0);
    expect(await count(customer1, START - 60_000), 'a clock that was set back').toBe(1);
  });
});

describe('endOrder', () => {
  it('invariant 3: the first ending wins and only it is noted [REQ-ENDING-FIRST]', async () => {
    const { settlements, folder, dryRun } = await makeJudgedStores();
    const { digest } = dryRun;
    const end = (kind: 'cancelled' | 'declined') =>
      settlements.endOrder({
        ending: { digest, kind, endedAt: START, confirmationId: null },
        note: makeNote(kind === 'cancelled' ? 'order_cancelled' : 'order_voided', digest),
      });
    expect(await end('declined')).toMatchObject({ ending: { kind: 'declined' }, isNew: true });
    expect(await end('cancelled')).toMatchObject({ ending: { kind: 'declined' }, isNew: false });
    expect(await settlements.findEnding(digest)).toMatchObject({ kind: 'declined' });
    expect(contentOf(folder).ledger).toEqual([{ sequence: 1, kind: 'order_voided' }]);
    const judged = await settlements.judgeRedemption(makeCall(dryRun, redeemDecision(dryRun)));
    expect(judged).toMatchObject({ outcome: 'ended', charge: undefined });
  });

  it('invariant 1: never redeems', async () => {
    const { settlements, folder, dryRun } = await makeJudgedStores();
    await expect(
      settlements.endOrder({
        ending: {
          digest: dryRun.digest,
          kind: 'redeemed',
          endedAt: START,
          confirmationId: confirmationId(1),
        },
        note: makeNote('order_redeemed', dryRun.digest),
      }),
    ).rejects.toThrow(RangeError);
    expect(contentOf(folder)).toEqual(nothing);
  });
});

describe('moveCharge', () => {
  const receipt = { processorReference: 'capture-1', receiptJws: 'receipt.jws.text' };
  const PATHS: { readonly [State in ChargeState]: readonly ChargeState[] } = {
    intended: [],
    processing: ['processing'],
    charged: ['processing', 'charged'],
    declined_by_processor: ['processing', 'declined_by_processor'],
    unknown: ['processing', 'unknown'],
  };
  const pairs = CHARGE_STATES.flatMap((from) => CHARGE_STATES.map((to) => ({ from, to })));

  it.each(pairs)(
    'moves $from to $to only where the order of states lets it',
    async ({ from, to }) => {
      const { settlements, folder, dryRun } = await makeJudgedStores();
      const { digest } = dryRun;
      await settlements.judgeRedemption(makeCall(dryRun, redeemDecision(dryRun)));
      const move = (start: ChargeState, end: ChargeState) =>
        settlements.moveCharge({
          digest,
          from: start,
          to: end,
          ...(end === 'charged' ? receipt : {}),
          note: makeNote('charge_recorded', digest),
        });
      let state: ChargeState = 'intended';
      for (const next of PATHS[from]) {
        expect(await move(state, next)).toBe(true);
        state = next;
      }
      const notes = contentOf(folder).ledger.length;
      if (NEXT_CHARGE_STATES[from].includes(to)) {
        expect(await move(from, to)).toBe(true);
        expect(await settlements.findCharge(digest)).toMatchObject({ state: to });
        expect(contentOf(folder).ledger).toHaveLength(notes + 1);
      } else {
        await expect(move(from, to)).rejects.toThrow(RangeError);
        expect(await settlements.findCharge(digest)).toMatchObject({ state: from });
        expect(contentOf(folder).ledger).toHaveLength(notes);
      }
    },
  );

  it('is false, and notes nothing, when the charge is no longer where it was [REQ-CHARGE-STATES]', async () => {
    const { settlements, folder, dryRun } = await makeJudgedStores();
    await settlements.judgeRedemption(makeCall(dryRun, redeemDecision(dryRun)));
    const start = {
      digest: dryRun.digest,
      from: 'intended',
      to: 'processing',
      note: makeNote('charge_started', dryRun.digest),
    } as const;
    expect(await settlements.moveCharge(start)).toBe(true);
    expect(await settlements.moveCharge(start)).toBe(false);
    const { digest } = makeStoredDryRun({ number: 9 }).dryRun;
    expect(await settlements.moveCharge({ ...start, digest })).toBe(false);
    expect(contentOf(folder).ledger).toHaveLength(2);
  });

  it('invariant 6: refuses to call a charge done without the reference and the receipt', async () => {
    const { settlements, dryRun } = await makeJudgedStores();
    const { digest } = dryRun;
    const note = makeNote('charge_recorded', digest);
    await settlements.judgeRedemption(makeCall(dryRun, redeemDecision(dryRun)));
    await settlements.moveCharge({ digest, from: 'intended', to: 'processing', note });
    const done = { digest, from: 'processing', to: 'charged', note } as const;
    await expect(settlements.moveCharge(done)).rejects.toThrow('CHECK');
    await expect(
      settlements.moveCharge({ ...done, receiptJws: receipt.receiptJws }),
    ).rejects.toThrow('CHECK');
    expect(await settlements.listUnfinishedCharges()).toMatchObject([{ state: 'processing' }]);
    expect(await settlements.listUnsentReceipts()).toEqual([]);
    expect(await settlements.moveCharge({ ...done, ...receipt })).toBe(true);
    expect(await settlements.listUnfinishedCharges()).toEqual([]);
    expect(await settlements.listUnsentReceipts()).toMatchObject([receipt]);
    const sent = { digest, note: makeNote('receipt_sent', digest) };
    expect(await settlements.markReceiptSent(sent)).toBe(true);
    expect(await settlements.markReceiptSent(sent)).toBe(false);
    expect(await settlements.listUnsentReceipts()).toEqual([]);
  });
});

const book = {
  customerId: customer1,
  email: 'customer-1@example.com',
  addresses: [
    {
      addressId: addressIdSchema.parse('home'),
      customerId: customer1,
      label: 'Home',
      isDefault: true,
      salt: 'salt',
      postal: {
        name: 'A. Customer',
        lines: ['1 Quay Street', 'Flat 2'],
        city: 'Portsmouth',
        region: 'NH',
        postalCode: '03801',
        countryCode: 'US',
      },
    },
  ],
  instruments: [
    {
      instrumentId: instrumentIdSchema.parse('card'),
      customerId: customer1,
      label: 'Visa ending 4242',
      isDefault: true,
      processorVaultId: 'vault-1',
    },
  ],
};

describe('the vault', () => {
  it('keeps a book, gives back exactly it, and refuses to change it', async () => {
    const { settlements } = makeStores();
    expect(await settlements.findBook(customer1)).toBeUndefined();
    expect(await settlements.insertBook(book)).toBe('inserted');
    expect(await settlements.insertBook({ ...book, email: 'other@example.com' })).toBe(
      'already_there',
    );
    const { addresses, instruments, email } = book;
    expect(await settlements.findBook(customer1)).toEqual({ addresses, instruments, email });
    expect(await settlements.findBook(customer2)).toBeUndefined();
  });

  it("takes no entry of another customer's [REQ-OWN-BOOK]", async () => {
    const { settlements } = makeStores();
    await expect(settlements.insertBook({ ...book, customerId: customer2 })).rejects.toThrow(
      "another customer's",
    );
    expect(await settlements.findBook(customer2)).toBeUndefined();
  });
});

describe('invariant 4: a row of the vault that was written by hand', () => {
  it.each([
    ["UPDATE instruments SET processor_vault_id = 'vault-2'", 'instruments'],
    ["UPDATE addresses SET postal_json = replace(postal_json, 'Quay', 'Dock')", 'addresses'],
  ] as const)('is in no book: %s', async (sql, entries) => {
    const { settlements, folder } = makeStores();
    await settlements.insertBook(book);
    expect((await settlements.findBook(customer1))?.[entries], 'as it was').toEqual(book[entries]);
    openByHand(storePath(folder, 'settlement')).exec(sql);
    expect((await settlements.findBook(customer1))?.[entries]).toEqual([]);
  });

  it('sends no receipt elsewhere', async () => {
    const { settlements, folder } = makeStores();
    await settlements.insertBook(book);
    openByHand(storePath(folder, 'settlement')).exec(
      "UPDATE customers SET email = 'x@example.com'",
    );
    expect(await settlements.findBook(customer1)).toBeUndefined();
  });
});

describe('a row of the own store that was edited by hand', () => {
  it('is a broken world, not an absent row', async () => {
    const { settlements, folder, dryRun } = await makeJudgedStores();
    await settlements.judgeRedemption(makeCall(dryRun, redeemDecision(dryRun)));
    const hand = openByHand(storePath(folder, 'settlement'));
    hand.exec('UPDATE charges SET amount_minor = 1');
    await expect(settlements.findCharge(dryRun.digest)).rejects.toThrow('does not parse');
  });
});

describe('the record of held goods', () => {
  it('invariant 10: is counted among the writes that have no entry, so that a sibling’s is not taken for a hand’s [REQ-LEDGER-SIBLINGS]', async () => {
    const { settlements, folder } = makeStores();
    const quiet = openByHand(storePath(folder, 'settlement')).prepare(
      'SELECT count FROM quiet_writes',
    );
    // How sure it is of itself, kept when it was opened.
    expect({ ...quiet.get() }).toEqual({ count: 1 });
    await settlements.reserveHold({
      holdKey: 'hold-1',
      customerId: customer1,
      heldUntil: START + 1,
      nowEpochMs: START,
    });
    await settlements.dropHold('hold-1');
    expect({ ...quiet.get() }).toEqual({ count: 3 });
    await settlements.tellStanding();
    expect({ ...quiet.get() }).toEqual({ count: 3 });
  });
});
