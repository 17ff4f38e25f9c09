/** Where written receipts are handed over to be sent. */
export interface Outbox {
  /** Throws unless the message was surely taken. A key that is known already counts as taken. */
  send(message: {
    readonly idempotencyKey: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
  }): Promise<void>;
}
