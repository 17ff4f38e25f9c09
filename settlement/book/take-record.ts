/** One signed record of the approval side, acted on once: a book change is applied, a told change becomes a letter. */
import {
  CLOCK_TOLERANCE_MS,
  encodeBase64Url,
  verifyBookChange,
  verifyReturnRequest,
  verifyToldChange,
  type BookChange,
  type BookOutcome,
  type BookWork,
  type CardVault,
  type Letter,
  type LetterKind,
  type Randomness,
  type ReturnRequest,
  type ToldChange,
} from '#core';
import type { AfterSale } from '../after-sale/create-after-sale.ts';
import type { SettlementPorts } from '../settlement-context.ts';
import { openAddress, type SealedKey } from './open-address.ts';

export type SignedRecord =
  | { readonly kind: 'book'; readonly change: BookChange }
  | { readonly kind: 'told'; readonly change: ToldChange }
  | { readonly kind: 'return'; readonly change: ReturnRequest };

/** What the work on the book needs beside what every use case has. */
export interface BookPorts {
  readonly cardVault: CardVault;
  /** Opens what the approval side has sealed to settlement. */
  readonly bookKey: SealedKey;
  readonly randomness: Randomness;
  readonly takeReturn: AfterSale['takeReturn'];
}

export type RecordPorts = Pick<SettlementPorts, 'store' | 'keys' | 'clock'> & BookPorts;

/** Undefined for what the approval side has not signed: a row by hand moves nothing (invariant 1). */
export function openRecord(
  jws: string,
  { approvalKeys }: Pick<SettlementPorts['keys'], 'approvalKeys'>,
): SignedRecord | undefined {
  const book = verifyBookChange(jws, approvalKeys);
  if (book) return { kind: 'book', change: book };
  const told = verifyToldChange(jws, approvalKeys);
  if (told) return { kind: 'told', change: told };
  const change = verifyReturnRequest(jws, approvalKeys);
  return change && { kind: 'return', change };
}

/** `not_now`: nothing was taken, and it must be tried again before anything later about the same entry. */
export async function takeRecord(
  record: SignedRecord,
  ports: RecordPorts,
): Promise<'taken' | 'not_now'> {
  // What is from the future waits until its time has come (invariant 13).
  const signedAt = record.kind === 'return' ? record.change.requestedAt : record.change.changedAt;
  if (signedAt > ports.clock.nowEpochMs() + CLOCK_TOLERANCE_MS) return 'not_now';
  if (record.kind === 'told') return takeTold(record.change, ports);
  if (record.kind === 'return') {
    return (await ports.takeReturn(record.change)) === 'not_now' ? 'not_now' : 'taken';
  }
  const { change } = record;
  if (await ports.store.isRecordTaken(change.changeId)) return 'taken';
  const work = await prepareWork(change, ports);
  if (work === 'not_now') return 'not_now';
  const outcome = await applyChange(change, work, ports);
  return outcome === 'in_use' ? 'not_now' : 'taken';
}

async function takeTold(
  told: ToldChange,
  { store, clock }: RecordPorts,
): Promise<'taken' | 'not_now'> {
  const { noticeId, customerId, what, about, locale, changedAt } = told;
  if (await store.isRecordTaken(noticeId)) return 'taken';
  const at = clock.nowEpochMs();
  const letter = { letterId: noticeId, customerId, kind: what, about, locale, at: changedAt };
  if (what === 'erased') {
    // Who erases the account has no book either.
    const outcome = await store.applyBookChange({
      changeId: noticeId,
      customerId,
      at,
      work: { kind: 'clear' },
      noteOf: () => ({
        at,
        kind: 'book_changed',
        digest: null,
        facts: { customerId, changeId: noticeId, change: 'clear' },
      }),
      letterOf: (outcome) => (outcome === 'applied' ? letter : null),
    });
    return outcome === 'in_use' ? 'not_now' : 'taken';
  }
  const facts = { customerId, noticeId, what, isSent: false };
  const note = { at, kind: 'change_told', digest: null, facts } as const;
  await store.takeToldChange({ letter, note });
  return 'taken';
}

/** All that has to be asked elsewhere, before the transaction: it has no wait in it. */
async function prepareWork(
  { changeId, customerId, change }: BookChange,
  { cardVault, bookKey, randomness }: RecordPorts,
): Promise<BookWork | 'not_now'> {
  switch (change.kind) {
    case 'add_address': {
      const { addressId, label, sealedAddress } = change;
      const postal = await openAddress(sealedAddress, { customerId, addressId, bookKey });
      if (!postal) return { kind: 'refuse' };
      const salt = encodeBase64Url(randomness.bytes(32));
      return { kind: 'add_address', address: { addressId, customerId, label, salt, postal } };
    }
    case 'add_instrument': {
      const { instrumentId, setupToken } = change;
      const idempotencyKey = `hearback-book-${changeId}`;
      const stored = await cardVault.storeCard({ idempotencyKey, setupToken, instrumentId });
      if (stored.outcome === 'unknown') return 'not_now';
      if (stored.outcome === 'refused') return { kind: 'refuse' };
      const { processorVaultId, label } = stored;
      const instrument = { instrumentId, customerId, label, processorVaultId };
      return { kind: 'add_instrument', instrument };
    }
    case 'remove_address':
    case 'remove_instrument':
      return change;
    default:
      return change satisfies never;
  }
}

async function applyChange(
  { changeId, customerId, change, locale }: BookChange,
  work: BookWork,
  { store, clock }: RecordPorts,
): Promise<BookOutcome> {
  const at = clock.nowEpochMs();
  const label = work.kind === 'add_instrument' ? work.instrument.label : labelOf(change);
  const entryId = 'addressId' in change ? change.addressId : change.instrumentId;
  // Gone after the change: looked up before it.
  const removed = await labelInBook(store, customerId, entryId);
  return store.applyBookChange({
    changeId,
    customerId,
    at,
    work,
    noteOf: (outcome) => ({
      at,
      kind: outcome === 'applied' ? 'book_changed' : 'book_change_refused',
      digest: null,
      facts: { customerId, changeId, change: change.kind, entryId, outcome },
    }),
    letterOf: (outcome): Letter | null => {
      const kind = letterKindOf(change.kind, outcome);
      const about = label ?? removed ?? null;
      return kind && { letterId: changeId, customerId, kind, about, locale, at };
    },
  });
}

function labelOf(change: BookChange['change']): string | undefined {
  return 'label' in change ? change.label : undefined;
}

async function labelInBook(
  store: RecordPorts['store'],
  customerId: BookChange['customerId'],
  entryId: string,
): Promise<string | undefined> {
  const book = await store.findBook(customerId);
  const address = book?.addresses.find((entry) => entry.addressId === entryId);
  const instrument = book?.instruments.find((entry) => entry.instrumentId === entryId);
  return (address ?? instrument)?.label;
}

const LETTERS: Readonly<
  Record<
    BookChange['change']['kind'],
    { readonly done: LetterKind; readonly not: LetterKind | null }
  >
> = {
  add_address: { done: 'address_added', not: 'address_not_added' },
  remove_address: { done: 'address_removed', not: null },
  add_instrument: { done: 'instrument_added', not: 'instrument_not_added' },
  remove_instrument: { done: 'instrument_removed', not: null },
};

function letterKindOf(kind: BookChange['change']['kind'], outcome: BookOutcome): LetterKind | null {
  switch (outcome) {
    case 'applied':
      return LETTERS[kind].done;
    case 'refused':
    case 'book_full':
    case 'not_in_book':
      return LETTERS[kind].not;
    case 'no_customer':
    case 'already_taken':
    case 'in_use':
      return null;
    default:
      return outcome satisfies never;
  }
}
