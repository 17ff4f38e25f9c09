/** Which card each entry of a book is, and who else has it in theirs. Entries that are taken out of a book stay here: a shared card stays shared. */
import { cardKeyOf, type CustomerId, type Hash, type InstrumentId } from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import type { OwnStore } from '../open-own-store.ts';
import type { QuietWrites } from '../own-quiet-writes.ts';

export interface CardQueries {
  findCardKey(of: {
    readonly customerId: CustomerId;
    readonly instrumentId: InstrumentId;
  }): string | undefined;
  /** Everyone who has a card of this customer's. Rows by hand only make it more. */
  listHousehold(customerId: CustomerId): readonly string[];
}

/** By the vault itself, which approval does not see: whoever takes rows out of `cards` parts no household that shares a card now. */
export function prepareHoldersInVault(
  connection: Connection,
): (customerId: CustomerId) => readonly string[] {
  const holders = connection.prepare(`
    SELECT DISTINCT other.customer_id FROM instruments AS own
    JOIN instruments AS other ON other.processor_vault_id = own.processor_vault_id
    WHERE own.customer_id = :customerId
  `);
  return (customerId) => customersOf(holders.all({ customerId }));
}

export type RememberCard = (card: {
  readonly customerId: CustomerId;
  readonly instrumentId: InstrumentId;
  readonly cardKey: string;
}) => void;

const keyRow = z.strictObject({ card_key: z.string() });
const customerRow = z.strictObject({ customer_id: z.string() });
const missingRow = z.strictObject({
  customer_id: z.string(),
  instrument_id: z.string(),
  processor_vault_id: z.string(),
});

export function prepareCardQueries(connection: Connection): CardQueries {
  const key = connection.prepare(`
    SELECT card_key FROM cards WHERE customer_id = :customerId AND instrument_id = :instrumentId LIMIT 1
  `);
  const household = connection.prepare(`
    SELECT DISTINCT other.customer_id FROM cards AS own JOIN cards AS other ON other.card_key = own.card_key
    WHERE own.customer_id = :customerId
  `);
  return {
    findCardKey: ({ customerId, instrumentId }) =>
      keyRow.safeParse(key.get({ customerId, instrumentId })).data?.card_key,
    listHousehold: (customerId) => customersOf(household.all({ customerId })),
  };
}

export function prepareRememberCard(connection: Connection): RememberCard {
  const insert = connection.prepare(INSERT_CARD);
  return ({ customerId, instrumentId, cardKey }) => {
    insert.run({ customerId, instrumentId, cardKey });
  };
}

/** For books from before there was this table: no SQL function makes a hash. */
export function rememberMissingCards(using: {
  readonly own: Pick<OwnStore, 'connection' | 'write'>;
  readonly quietWrites: QuietWrites;
  readonly hash: Hash;
}): void {
  const { connection } = using.own;
  const insert = connection.prepare(INSERT_CARD);
  const missing = connection.prepare(`
    SELECT customer_id, instrument_id, processor_vault_id FROM instruments
    WHERE NOT EXISTS (
      SELECT 1 FROM cards
      WHERE cards.customer_id = instruments.customer_id AND cards.instrument_id = instruments.instrument_id
    )
  `);
  if (missing.get() === undefined) return;
  using.own.write(() => {
    using.quietWrites.count();
    for (const row of missing.all()) {
      const card = missingRow.safeParse(row).data;
      if (!card) continue;
      const cardKey = cardKeyOf(card.processor_vault_id, using.hash);
      insert.run({ customerId: card.customer_id, instrumentId: card.instrument_id, cardKey });
    }
  });
}

const INSERT_CARD = `
  INSERT INTO cards (customer_id, instrument_id, card_key) VALUES (:customerId, :instrumentId, :cardKey)
  ON CONFLICT DO NOTHING
`;

function customersOf(rows: readonly unknown[]): readonly string[] {
  return rows.flatMap((row) => customerRow.safeParse(row).data?.customer_id ?? []);
}
