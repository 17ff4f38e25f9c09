/** By which card an order is counted: the entry of the customer's own sealed book says it. */
import { cardKeyOf, plasticKeyOf, type BookInstrument, type Hash, type HistoryOf } from '#core';
import type { Vault } from './vault-tables.ts';

type EntryOf = Pick<HistoryOf, 'customerId' | 'instrumentId'>;

export interface CardKeysOf {
  /** One that is gone from the book pays nothing; it is counted for itself. */
  readonly cardKeyOf: (of: EntryOf) => string;
  /** Undefined for an entry that the book has no more. */
  readonly plasticKeyOf: (of: EntryOf) => string | undefined;
}

export function createCardKeys(vault: Pick<Vault, 'findBook'>, hash: Hash): CardKeysOf {
  const find = ({ customerId, instrumentId }: EntryOf): BookInstrument | undefined => {
    const book = vault.findBook(customerId);
    return book?.instruments.find((entry) => entry.instrumentId === instrumentId);
  };
  return {
    cardKeyOf(of) {
      const instrument = find(of);
      return cardKeyOf(instrument?.processorVaultId ?? `${of.customerId} ${of.instrumentId}`, hash);
    },
    plasticKeyOf(of) {
      const label = find(of)?.label;
      if (label === undefined) return undefined;
      return plasticKeyOf({ customerId: of.customerId, label }, hash);
    },
  };
}
