/** The approval side's store: sessions, confirmations, declines, passkeys and the approval ledger. */
import type { WaitingChange } from '../confirmation/account-change.ts';
import type { Settings } from '../confirmation/account-view.ts';
import type { LedgerNote } from '../ledger/ledger-entry.ts';
import type { ClientId, ConfirmationId, CustomerId, OrderDigest } from '../order/ids.ts';
import type { StoredConfirmation } from '../redemption/redemption-facts.ts';
import type { EndingKind } from '../redemption/ending.ts';
import type { AccountRecord, AccountRecordReader, AccountRecordStore } from './account-records.ts';
import type { ReadableLedger } from './readable-ledger.ts';
import type { NoticeStore } from './notice-store.ts';
import type { DryRunMark } from './request-store.ts';

/** Three confirmations a digest, and no more. */
export const CONFIRMATIONS_PER_ORDER = 3;

/** What a ceremony is for. The typed total waits here, on the server, until the customer has verified. */
export type CeremonyPurpose =
  | {
      readonly kind: 'sign_in';
      readonly proofKeyThumbprint: string;
      /** The phone stays signed in for 30 days. */
      readonly remembers: boolean;
    }
  | {
      readonly kind: 'confirm';
      readonly sessionHash: string;
      readonly digest: OrderDigest;
      readonly text: string;
      /** One typed total may wait for a sign-in and for a passkey at once; both carry this. */
      readonly typingId: string;
    }
  | { readonly kind: 'add_passkey'; readonly sessionHash: string }
  | {
      readonly kind: 'change';
      readonly sessionHash: string;
      readonly change: WaitingChange;
      /** As of a typed total: whichever verification is used first takes the other away. */
      readonly typingId: string;
    };

/** One sign-in at the identity provider or one passkey ceremony; taken at most once. */
export interface Ceremony {
  /** SHA-256 of the OAuth `state` or of the WebAuthn challenge. */
  readonly stateHash: string;
  readonly purpose: CeremonyPurpose;
  /** PKCE verifier and OpenID nonce; null for a passkey ceremony. */
  readonly oauth: { readonly codeVerifier: string; readonly nonce: string } | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface Session {
  /** SHA-256 of the cookie's value. */
  readonly sessionHash: string;
  readonly customerId: CustomerId;
  /** RFC 7638 thumbprint of the key that signs this session's proofs. */
  readonly proofKeyThumbprint: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Browser and system in names that we know, or empty; for the customer to recognise it by. */
  readonly device: string;
  readonly isRemembered: boolean;
}

export interface SeenSession extends Session {
  readonly lastSeenAt: number;
}

export interface ClientOfCustomer {
  readonly customerId: CustomerId;
  readonly clientId: ClientId;
}

export interface Passkey {
  readonly credentialId: string;
  readonly customerId: CustomerId;
  /** COSE public key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly createdAt: number;
}

export interface ConfirmationRow extends StoredConfirmation {
  readonly digest: OrderDigest;
  readonly customerId: CustomerId;
  /** The session that verified: only it sees the code. */
  readonly sessionHash: string;
}

/**
 * Signs inside the transaction, from the customer's newest confirmations: only there is the time of signing sure to be no earlier than theirs, which it
 * withdraws, and only there are all the codes known that this order has had.
 */
export type SignConfirmation = (jwssOfCustomer: readonly string[]) => SignedInTime;

export type SignedInTime =
  | { readonly outcome: 'signed'; readonly jws: string }
  /** It is too late by then. */
  | { readonly outcome: 'expired' }
  /** An earlier confirmation of the order has the same code by chance: another id gives another. */
  | { readonly outcome: 'code_taken' };

/** "This wasn't me", as it goes to settlement. */
export interface SignedDecline {
  readonly digest: OrderDigest;
  readonly customerId: CustomerId;
  readonly jws: string;
}

/** The writing handle; only the approval side's process opens it. A change and its ledger notes are one transaction. */
export interface ApprovalStore extends NoticeStore, AccountRecordStore, ReadableLedger {
  insertCeremony(ceremony: Ceremony): Promise<void>;
  /**
   * Takes the ceremony out, and with it every other that waits for the same typed total: one typing gives one confirmation.
   * A second call, or a call after `expiresAt`, gets undefined.
   */
  takeCeremony(of: {
    readonly stateHash: string;
    readonly nowEpochMs: number;
  }): Promise<Ceremony | undefined>;

  insertSession(session: Session, note: LedgerNote): Promise<void>;
  findSession(of: {
    readonly sessionHash: string;
    readonly nowEpochMs: number;
  }): Promise<SeenSession | undefined>;
  /** True when it was there; the note is written only then. */
  deleteSession(sessionHash: string, note: LedgerNote): Promise<boolean>;
  /** Newest first. */
  listSessions(of: {
    readonly customerId: CustomerId;
    readonly nowEpochMs: number;
  }): Promise<readonly SeenSession[]>;
  /** That the session was used; no ledger has it, and what is lost of it is lost. */
  noteSeen(of: { readonly sessionHash: string; readonly lastSeenAt: number }): Promise<void>;
  /** False when this proof was seen before: a proof counts once. Forgets proofs past their `expiresAt`. */
  rememberProof(proof: {
    readonly proofId: string;
    readonly expiresAt: number;
    readonly nowEpochMs: number;
  }): Promise<boolean>;

  /** True the first time; the note is written only then. */
  markPresented(of: { readonly digest: OrderDigest; readonly note: LedgerNote }): Promise<boolean>;
  isPresented(digest: OrderDigest): Promise<boolean>;

  /**
   * Stores a confirmation, unless the order was declined here or has {@link CONFIRMATIONS_PER_ORDER} already, and withdraws every
   * other confirmation of the customer that is not withdrawn. `withdrawnNote` is written once for each.
   */
  insertConfirmation(change: {
    readonly row: Omit<ConfirmationRow, 'isWithdrawn' | 'jws'> & {
      readonly jws: string | SignConfirmation;
    };
    readonly note: LedgerNote;
    readonly withdrawnNote: (digest: OrderDigest) => LedgerNote;
  }): Promise<
    | { readonly outcome: 'inserted'; readonly withdrawn: readonly OrderDigest[] }
    | { readonly outcome: 'declined' | 'too_many' | 'expired' | 'code_taken' }
  >;
  findConfirmation(confirmationId: ConfirmationId): Promise<ConfirmationRow | undefined>;
  /** Oldest first. A row that was changed by hand counts as withdrawn. */
  listConfirmations(digest: OrderDigest): Promise<readonly ConfirmationRow[]>;
  /** As {@link ApprovalReader.listConfirmationJwssOf}. */
  listConfirmationJwssOf(customerId: CustomerId): Promise<readonly string[]>;

  insertDecline(
    change: SignedDecline & { readonly note: LedgerNote },
  ): Promise<'inserted' | 'already_there'>;
  /** Declines whose `void` settlement has not answered; for the work after a restart. */
  listUnansweredDeclines(): Promise<readonly SignedDecline[]>;
  answerDecline(change: {
    readonly digest: OrderDigest;
    readonly ending: EndingKind;
  }): Promise<void>;
  findDecline(digest: OrderDigest): Promise<{ readonly ending: EndingKind | null } | undefined>;

  /** The first time that an order is judged as halted; `jws` is the signed record. */
  insertHalt(change: {
    readonly digest: OrderDigest;
    readonly customerId: CustomerId;
    readonly haltedAt: number;
    readonly jws: string;
    readonly note: LedgerNote;
  }): Promise<'inserted' | 'already_there'>;
  hasHalt(digest: OrderDigest): Promise<boolean>;
  /** Signed halts of these customers after that moment, newest first; of each, one more than `HALTED_ORDERS_READ` where there are more, and no further. */
  listHaltJwss(of: {
    readonly customerIds: readonly string[];
    readonly sinceEpochMs: number;
  }): Promise<readonly string[]>;

  /** To which dry run all were looked at for halts; undefined where nobody can say. */
  findLookedTo(): Promise<DryRunMark | undefined>;
  keepLookedTo(mark: DryRunMark): Promise<void>;

  insertPasskey(passkey: Passkey, note: LedgerNote): Promise<void>;
  listPasskeys(customerId: CustomerId): Promise<readonly Passkey[]>;
  /** False when the counter did not grow (and is not zero on both sides): a copied authenticator. */
  advancePasskeyCounter(of: {
    readonly credentialId: string;
    readonly counter: number;
  }): Promise<boolean>;
  /** Removes one, unless it is the last; the note is written only when it went. */
  removePasskey(
    of: { readonly customerId: CustomerId; readonly credentialId: string },
    note: LedgerNote,
  ): Promise<'removed' | 'last' | 'not_found'>;
  /** How many went; the note is written only for more than none. */
  deletePasskeys(
    of: { readonly customerId: CustomerId; readonly credentialIds: readonly string[] },
    note: LedgerNote,
  ): Promise<number>;

  /** Undefined when none were chosen. */
  findSettings(customerId: CustomerId): Promise<Settings | undefined>;
  saveSettings(
    change: {
      readonly customerId: CustomerId;
      readonly settings: Settings;
      /** The signed part that settlement reads: who hears the devices. */
      readonly voiceJws: string;
    },
    note: LedgerNote,
  ): Promise<void>;

  /** In place of all that there were. Of a code only its hash is known here. */
  replaceRecoveryCodes(
    change: {
      readonly customerId: CustomerId;
      readonly codeHashes: readonly string[];
      readonly createdAt: number;
    },
    note: LedgerNote,
  ): Promise<void>;
  countRecoveryCodes(customerId: CustomerId): Promise<number>;
  /** True the first time that this code is used. */
  useRecoveryCode(
    of: { readonly customerId: CustomerId; readonly codeHash: string },
    note: LedgerNote,
  ): Promise<boolean>;

  insertUnlock(
    unlock: { readonly customerId: CustomerId; readonly jws: string },
    note: LedgerNote,
  ): Promise<void>;
  /** As {@link ApprovalReader.listUnlockJwss}. */
  listUnlockJwss(customerId: CustomerId): Promise<readonly string[]>;
  insertClientRight(
    right: ClientOfCustomer & { readonly jws: string },
    note: LedgerNote,
  ): Promise<void>;
  /** As {@link ApprovalReader.listClientRightJwss}. */
  listClientRightJwss(of: ClientOfCustomer): Promise<readonly string[]>;
  /** Every client that the customer has decided about. */
  listDecidedClients(customerId: CustomerId): Promise<readonly ClientId[]>;

  /** Every confirmation and decline of the customer, as signed; oldest first. */
  listEvidenceOf(customerId: CustomerId): Promise<{
    readonly confirmationJwss: readonly string[];
    readonly declineJwss: readonly string[];
  }>;
  /**
   * Sessions, ceremonies, passkeys, settings, recovery codes and subscriptions of the customer. What was confirmed, declined, unlocked and revoked is evidence
   * and stays, and so does the ledger. `told`, by which settlement empties the book, is written with it: both or neither.
   */
  eraseCustomer(told: AccountRecord, note: LedgerNote): Promise<void>;

  appendNote(note: LedgerNote): Promise<void>;
  close(): void;
}

/** The reading handle that settlement holds. @throws {StoreUnavailable} from any method, while the store cannot be opened. */
export interface ApprovalReader extends AccountRecordReader {
  /** Oldest first. */
  listConfirmations(digest: OrderDigest): Promise<readonly StoredConfirmation[]>;
  /** The customer's newest confirmations of any order, withdrawn ones included. */
  listConfirmationJwssOf(customerId: CustomerId): Promise<readonly string[]>;
  listDeclineJwss(digest: OrderDigest): Promise<readonly string[]>;
  /** The newest decisions of the customer about this client. */
  listClientRightJwss(of: ClientOfCustomer): Promise<readonly string[]>;
  /** The customer's newest. */
  listUnlockJwss(customerId: CustomerId): Promise<readonly string[]>;
  /** The customer's last choice of who hears the devices. */
  findVoiceSettingJws(customerId: CustomerId): Promise<string | undefined>;
  close(): void;
}
