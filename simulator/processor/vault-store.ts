/** Cards that customers entered: set-up tokens, each used once, and the payment tokens made of them. A card's number is kept nowhere. */
import { z } from 'zod';
import { inTransaction, openStandInStore } from '../stand-in-store/open-stand-in-store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS setup_tokens (
    id TEXT PRIMARY KEY, client_id TEXT NOT NULL, card TEXT NOT NULL, expires_at INTEGER NOT NULL,
    is_used INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS payment_tokens (
    id TEXT PRIMARY KEY, client_id TEXT NOT NULL, card TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS vault_answers (
    client_id TEXT NOT NULL, request_id TEXT NOT NULL, asked TEXT NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY (client_id, request_id)
  ) STRICT;
`;

const cardSchema = z.strictObject({
  brand: z.string(),
  lastDigits: z.string(),
  /** `2031-02`. */
  expiry: z.string(),
});
export type VaultCard = z.output<typeof cardSchema>;

export interface VaultAnswer {
  /** What was asked for, without a card's number. */
  readonly asked: string;
  readonly answer: unknown;
}

export interface VaultStore {
  keepSetupToken(token: {
    readonly id: string;
    readonly clientId: string;
    readonly card: VaultCard;
    readonly expiresAt: number;
  }): void;
  /** In one transaction: the set-up token is used up, and its card can be charged under the new id. Undefined where it cannot be used. */
  makePaymentToken(of: {
    readonly setupToken: string;
    readonly paymentToken: string;
    readonly clientId: string;
    readonly nowEpochMs: number;
    readonly requestId: string;
    readonly asked: string;
    readonly answerOf: (card: VaultCard) => object;
  }): object | undefined;
  firstAnswer(clientId: string, requestId: string): VaultAnswer | undefined;
  keepAnswer(of: { readonly clientId: string; readonly requestId: string } & VaultAnswer): void;
  findCard(clientId: string, paymentToken: string): VaultCard | undefined;
  close(): void;
}

const cardRow = z
  .object({ card: z.string() })
  .transform(({ card }) => cardSchema.parse(JSON.parse(card)));
const answerRow = z
  .object({ asked: z.string(), answer: z.string() })
  .transform((row): VaultAnswer => ({ asked: row.asked, answer: JSON.parse(row.answer) }));

export function openVaultStore(folder: string): VaultStore {
  const store = openStandInStore(folder, 'vault.sqlite', SCHEMA);
  const putSetup = store.prepare(
    'INSERT INTO setup_tokens (id, client_id, card, expires_at) VALUES (?, ?, ?, ?)',
  );
  const useSetup = store.prepare(`
    UPDATE setup_tokens SET is_used = 1
    WHERE id = ? AND client_id = ? AND is_used = 0 AND expires_at > ? RETURNING card
  `);
  const putPayment = store.prepare(
    'INSERT INTO payment_tokens (id, client_id, card) VALUES (?, ?, ?)',
  );
  const getPayment = store.prepare(
    'SELECT card FROM payment_tokens WHERE id = ? AND client_id = ?',
  );
  const getAnswer = store.prepare(
    'SELECT asked, answer FROM vault_answers WHERE client_id = ? AND request_id = ?',
  );
  const putAnswer = store.prepare(
    'INSERT INTO vault_answers (client_id, request_id, asked, answer) VALUES (?, ?, ?, ?)',
  );
  return {
    keepSetupToken: ({ id, clientId, card, expiresAt }) => {
      putSetup.run(id, clientId, JSON.stringify(card), expiresAt);
    },
    makePaymentToken: ({ setupToken, paymentToken, clientId, nowEpochMs, ...of }) =>
      inTransaction(store, () => {
        const card = cardRow.optional().parse(useSetup.get(setupToken, clientId, nowEpochMs));
        if (card === undefined) return undefined;
        const answer = of.answerOf(card);
        putPayment.run(paymentToken, clientId, JSON.stringify(card));
        putAnswer.run(clientId, of.requestId, of.asked, JSON.stringify(answer));
        return answer;
      }),
    firstAnswer: (clientId, requestId) =>
      answerRow.optional().parse(getAnswer.get(clientId, requestId)),
    keepAnswer: ({ clientId, requestId, asked, answer }) => {
      putAnswer.run(clientId, requestId, asked, JSON.stringify(answer));
    },
    findCard: (clientId, paymentToken) =>
      cardRow.optional().parse(getPayment.get(paymentToken, clientId)),
    close: () => {
      store.close();
    },
  };
}
