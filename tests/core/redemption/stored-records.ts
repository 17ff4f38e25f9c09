/** Every table of the three stores: which state machine its rows follow, or how they change without one. */

export interface StoredRecord {
  /** Records of docs/states.md whose state is in this table. */
  readonly machines: readonly string[];
  /** Of a table without a machine: what a row is. */
  readonly what: string;
  /** And how it changes. */
  readonly changes: string;
}

const without = (what: string, changes: string): StoredRecord => ({ machines: [], what, changes });
const once = (what: string): StoredRecord => without(what, 'never');
const thereOrNot = (what: string): StoredRecord =>
  without(what, 'never, until it is used, over or taken out');
const replaced = (what: string): StoredRecord =>
  without(what, 'a newer value takes its place, from any other');
const follows = (...machines: readonly string[]): StoredRecord => ({
  ...{ machines, what: '', changes: '' },
});

export const STORED_RECORDS: Readonly<Record<string, StoredRecord>> = {
  ledger: once('ledger entries'),
  ledger_head: replaced('the signed head of the ledger'),
  // request
  dry_runs: follows('DryRun'),
  cart_lines: replaced('what is in a cart, and how many of it'),
  cart_choices: replaced('where a cart goes and how it is paid'),
  cart_orders: follows('Cart’s order mark'),
  customer_entries: once('which ledger entry is about whom'),
  sent_codes: follows('Sent codes'),
  // approval
  ceremonies: thereOrNot('a sign-in or verification that has begun'),
  sessions: thereOrNot('a session; when it was last seen is beside it'),
  proofs: thereOrNot('a proof that was used'),
  passkeys: thereOrNot('a passkey; its counter grows'),
  presented_orders: once('that an order was shown'),
  confirmations: follows('Confirmation', 'Confirmation’s mark'),
  declines: follows('Decline'),
  settings: replaced('a customer’s settings'),
  recovery_codes: thereOrNot('a recovery code'),
  unlocks: once('a signed unlock'),
  client_rights: once('a signed right of a client; the newest counts'),
  voice_settings: replaced('the signed voice setting'),
  halts: once('a signed halt'),
  halt_watch: replaced('how far halts were looked for'),
  push_subscriptions: thereOrNot('a browser that gets notices'),
  notices: thereOrNot('that a notice was given'),
  account_records: once('a signed record for settlement'),
  // settlement
  endings: follows('Ending'),
  charges: follows('Charge', 'Receipt delivery'),
  asked_of_processor: once('what the processor was asked with, sealed'),
  wrong_code_counts: replaced(
    'how many wrong codes a confirmation has seen: it only grows, to three',
  ),
  wrong_codes: once('when a wrong code was said'),
  customers: once('a customer of the vault'),
  addresses: thereOrNot('an address of the vault'),
  instruments: thereOrNot('an instrument of the vault'),
  taken_records: once('that a signed record was acted on'),
  letters: follows('Letter'),
  book_labels: thereOrNot('the label of an entry of the vault'),
  fulfilments: follows('Fulfilment'),
  refunds: follows('Refund'),
  returns: follows('Return'),
  stock_holds: follows('Stock hold'),
  cards: once('which instrument is which card'),
  customer_pasts: replaced('what a customer’s past orders say'),
  quiet_writes: without('how many writes have no ledger entry', 'it grows'),
  store_standing: replaced('whether the ledger verified when it was last looked at'),
};
