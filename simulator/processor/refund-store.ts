/** The refunds that the processor has made; what was paid back of a capture is their sum. */
import { z } from 'zod';
import { openStandInStore } from '../stand-in-store/open-stand-in-store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS refunds (
    client_id TEXT NOT NULL,
    request_id TEXT NOT NULL,
    body TEXT NOT NULL,
    capture_id TEXT NOT NULL,
    amount_minor INTEGER NOT NULL,
    refund_json TEXT NOT NULL,
    PRIMARY KEY (client_id, request_id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS refunds_of_capture ON refunds (capture_id);
`;

export const refundSchema = z.strictObject({
  id: z.string(),
  status: z.literal('COMPLETED'),
  custom_id: z.string(),
  amount: z.strictObject({ currency_code: z.string(), value: z.string() }),
  create_time: z.string(),
});
export type Refund = z.output<typeof refundSchema>;

export interface FirstRefund {
  /** Canonical JSON of the request and its capture. */
  readonly body: string;
  readonly refund: Refund;
}

export interface RefundStore {
  first(clientId: string, requestId: string): FirstRefund | undefined;
  refundedMinor(captureId: string): number;
  keep(
    refund: FirstRefund & {
      readonly clientId: string;
      readonly requestId: string;
      readonly captureId: string;
      readonly amountMinor: number;
    },
  ): void;
  all(): readonly { readonly captureId: string; readonly refund: Refund }[];
  close(): void;
}

const refundColumn = z.string().transform((text) => refundSchema.parse(JSON.parse(text)));
const firstRow = z.object({ body: z.string(), refund_json: refundColumn });
const sumRow = z.object({ sum: z.number().nullable() });
const listedRow = z.object({ capture_id: z.string(), refund_json: refundColumn });

export function openRefundStore(folder: string): RefundStore {
  const store = openStandInStore(folder, 'refunds.sqlite', SCHEMA);
  const first = store.prepare(
    'SELECT body, refund_json FROM refunds WHERE client_id = ? AND request_id = ?',
  );
  const sum = store.prepare('SELECT sum(amount_minor) AS sum FROM refunds WHERE capture_id = ?');
  const put = store.prepare('INSERT INTO refunds VALUES (?, ?, ?, ?, ?, ?)');
  const all = store.prepare('SELECT capture_id, refund_json FROM refunds ORDER BY rowid');
  return {
    first(clientId, requestId) {
      const row = firstRow.optional().parse(first.get(clientId, requestId));
      return row && { body: row.body, refund: row.refund_json };
    },
    refundedMinor: (captureId) => sumRow.parse(sum.get(captureId)).sum ?? 0,
    keep({ clientId, requestId, body, captureId, amountMinor, refund }) {
      put.run(clientId, requestId, body, captureId, amountMinor, JSON.stringify(refund));
    },
    all: () =>
      z
        .array(listedRow)
        .parse(all.all())
        .map((row) => ({ captureId: row.capture_id, refund: row.refund_json })),
    close() {
      store.close();
    },
  };
}
