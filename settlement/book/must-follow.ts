/** Which of one customer's records are taken in their order: those about the same entry or order, so that what was added and then removed stays removed. */
import type { SignedRecord } from './take-record.ts';

/** `earlier` has to be taken before `later` is. */
export function mustFollow(later: SignedRecord, earlier: SignedRecord): boolean {
  const [one, other] = [subjectOf(later), subjectOf(earlier)];
  if (one === undefined || other === undefined || one.of !== other.of) return false;
  // Who erases the account empties the book: what was added before goes with it, what is added later stays.
  return one.named === EVERY_ENTRY || other.named === EVERY_ENTRY || one.named === other.named;
}

const EVERY_ENTRY = null;

interface Subject {
  readonly of: 'book' | 'orders';
  readonly named: string | typeof EVERY_ENTRY;
}

/** Undefined for what only tells: it waits for nothing, and nothing waits for it. */
function subjectOf(record: SignedRecord): Subject | undefined {
  switch (record.kind) {
    case 'told':
      return record.change.what === 'erased' ? { of: 'book', named: EVERY_ENTRY } : undefined;
    case 'return':
      return { of: 'orders', named: record.change.digest };
    case 'book': {
      const { change } = record.change;
      const named = 'addressId' in change ? change.addressId : change.instrumentId;
      return { of: 'book', named };
    }
    default:
      return record satisfies never;
  }
}
