/** Where written receipts are handed over to be sent. */

export interface WrittenMessage {
  /** The same key always means the same message. */
  readonly idempotencyKey: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same words with a little form; nothing in it is loaded from elsewhere. */
  readonly html: string;
}

export type SendAnswer =
  | { readonly outcome: 'taken' }
  /** It cannot be taken now, or nobody knows whether it was: it is sent again soon, under the same key. */
  | { readonly outcome: 'not_now'; readonly reason: string }
  /** It will not be taken as things are; somebody has to change something first. */
  | { readonly outcome: 'refused'; readonly reason: string };

export interface Outbox {
  /**
   * `taken` only when the message was surely taken. One that is sent again is for the customer the same message.
   * A reason is for the operator: codes alone, never an address. Never throws for what the network or the mail server does.
   */
  send(message: WrittenMessage): Promise<SendAnswer>;
}
