/** What the processor remembers: access tokens (hashed), answers by request id, captures, and every request that came. */
import { z } from 'zod';
import {
  inTransaction,
  openStandInStore,
  type StandInStore,
} from '../stand-in-store/open-stand-in-store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tokens (hash TEXT PRIMARY KEY, client_id TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS answers (
    client_id TEXT NOT NULL,
    request_id TEXT NOT NULL,
    body TEXT NOT NULL,
    order_id TEXT UNIQUE,
    order_json TEXT,
    PRIMARY KEY (client_id, request_id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS order_of_capture
    ON answers (json_extract(order_json, '$.purchase_units[0].payments.captures[0].id'));
  CREATE TABLE IF NOT EXISTS captures (position INTEGER PRIMARY KEY AUTOINCREMENT, capture TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS requests (position INTEGER PRIMARY KEY AUTOINCREMENT, request TEXT NOT NULL) STRICT;
`;

const captureSchema = z.strictObject({
  requestId: z.string(),
  referenceId: z.string(),
  amount: z.strictObject({ currency_code: z.string(), value: z.string() }),
  payee: z.string(),
  vaultId: z.string(),
});
export type Capture = z.output<typeof captureSchema>;

const requestSchema = z.strictObject({
  requestId: z.string().nullable(),
  /** `captured` and `declined` the first time; `repeated` where the first answer was given again; `refused`; `unheard` where it was dropped. */
  outcome: z.enum(['captured', 'declined', 'repeated', 'refused', 'unheard']),
  behaviour: z.string(),
  body: z.unknown(),
});
export type LoggedRequest = z.output<typeof requestSchema>;

/** The first answer to a request id; `order` is undefined where the card was declined. */
export interface FirstAnswer {
  /** Canonical JSON of the request. */
  readonly body: string;
  readonly order: unknown;
}

export interface ProcessorStore {
  keepToken(hash: string, token: { readonly clientId: string; readonly expiresAt: number }): void;
  clientOfToken(hash: string, nowEpochMs: number): string | undefined;
  firstAnswer(clientId: string, requestId: string): FirstAnswer | undefined;
  /** In one transaction: the answer, the capture where there is one, and the line in the wire log. */
  keepAnswer(answer: {
    readonly clientId: string;
    readonly requestId: string;
    readonly body: string;
    readonly order: { readonly id: string } | undefined;
    readonly capture: Capture | undefined;
    readonly logged: LoggedRequest;
  }): void;
  logRequest(request: LoggedRequest): void;
  findOrder(clientId: string, orderId: string): unknown;
  findOrderOfCapture(clientId: string, captureId: string): unknown;
  wireLog(): { readonly requests: readonly LoggedRequest[]; readonly captures: readonly Capture[] };
  close(): void;
}

const tokenRowSchema = z.object({ client_id: z.string() });
const answerRowSchema = z.object({ body: z.string(), order_json: z.string().nullable() });
const parsedColumn = <Value>(column: string, schema: z.ZodType<Value>) =>
  z
    .record(z.string(), z.unknown())
    .transform((row) => schema.parse(JSON.parse(String(row[column]))));

export function openProcessorStore(folder: string): ProcessorStore {
  const store = openStandInStore(folder, 'processor.sqlite', SCHEMA);
  const sql = prepareStatements(store);
  const orderOf = (row: unknown): FirstAnswer | undefined => {
    const answer = answerRowSchema.optional().parse(row);
    return answer === undefined
      ? undefined
      : {
          body: answer.body,
          order: answer.order_json === null ? undefined : JSON.parse(answer.order_json),
        };
  };
  return {
    keepToken(hash, { clientId, expiresAt }) {
      sql.putToken.run(hash, clientId, expiresAt);
    },
    clientOfToken(hash, nowEpochMs) {
      sql.dropTokens.run(nowEpochMs);
      return tokenRowSchema.optional().parse(sql.getToken.get(hash, nowEpochMs))?.client_id;
    },
    firstAnswer: (clientId, requestId) => orderOf(sql.getAnswer.get(clientId, requestId)),
    keepAnswer({ clientId, requestId, body, order, capture, logged }) {
      inTransaction(store, () => {
        const orderJson = order === undefined ? null : JSON.stringify(order);
        sql.putAnswer.run(clientId, requestId, body, order?.id ?? null, orderJson);
        if (capture !== undefined) sql.putCapture.run(JSON.stringify(capture));
        sql.putRequest.run(JSON.stringify(logged));
      });
    },
    logRequest(request) {
      sql.putRequest.run(JSON.stringify(request));
    },
    findOrder: (clientId, orderId) => orderOf(sql.getOrder.get(clientId, orderId))?.order,
    findOrderOfCapture: (clientId, captureId) =>
      orderOf(sql.getOrderOfCapture.get(clientId, captureId))?.order,
    wireLog: () => ({
      requests: z.array(parsedColumn('request', requestSchema)).parse(sql.allRequests.all()),
      captures: z.array(parsedColumn('capture', captureSchema)).parse(sql.allCaptures.all()),
    }),
    close: () => {
      store.close();
    },
  };
}

function prepareStatements(store: StandInStore) {
  return {
    putToken: store.prepare('INSERT INTO tokens (hash, client_id, expires_at) VALUES (?, ?, ?)'),
    dropTokens: store.prepare('DELETE FROM tokens WHERE expires_at <= ?'),
    getToken: store.prepare('SELECT client_id FROM tokens WHERE hash = ? AND expires_at > ?'),
    getAnswer: store.prepare(
      'SELECT body, order_json FROM answers WHERE client_id = ? AND request_id = ?',
    ),
    putAnswer: store.prepare(
      'INSERT INTO answers (client_id, request_id, body, order_id, order_json) VALUES (?, ?, ?, ?, ?)',
    ),
    getOrder: store.prepare(
      'SELECT body, order_json FROM answers WHERE client_id = ? AND order_id = ?',
    ),
    getOrderOfCapture: store.prepare(`
    SELECT body, order_json FROM answers
    WHERE client_id = ? AND json_extract(order_json, '$.purchase_units[0].payments.captures[0].id') = ?
  `),
    putCapture: store.prepare('INSERT INTO captures (capture) VALUES (?)'),
    putRequest: store.prepare('INSERT INTO requests (request) VALUES (?)'),
    allCaptures: store.prepare('SELECT capture FROM captures ORDER BY position'),
    allRequests: store.prepare('SELECT request FROM requests ORDER BY position'),
  };
}
