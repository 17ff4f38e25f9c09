/** What the approval side answers to the card's calls (docs/wire.md, "Approval"). */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { AccountChangeKind, ChangeRefusal, PersonRefusal } from '#core';
import { PHONE_EN_US } from '../strings/phone/en-us.ts';
import {
  attempt,
  either,
  exactly,
  listOf,
  membersOf,
  nameIn,
  orNull,
  record,
  recordWith,
  text,
  wholeNumber,
  type Parse,
} from './parse.ts';

/** An address that the page may be sent to: never one that runs a script. */
export const parseWebAddress: Parse<string> = (value) => {
  const { protocol } = new URL(text(value));
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('unreadable address');
  return text(value);
};

export const parseSignIn = record({ authorizationUrl: parseWebAddress });

/** The library reads the rest of the options, which are the browser's own format. */
const parseRequestOptions: Parse<PublicKeyCredentialRequestOptionsJSON> = (value) => {
  const members = membersOf(value);
  text(members['challenge']);
  return members as unknown as PublicKeyCredentialRequestOptionsJSON;
};

const parseCreationOptions: Parse<PublicKeyCredentialCreationOptionsJSON> = (value) => {
  const members = membersOf(value);
  text(members['challenge']);
  membersOf(members['user']);
  membersOf(members['rp']);
  return members as unknown as PublicKeyCredentialCreationOptionsJSON;
};

/** Before the schemas below, which read it as they are made. */
const CHANGE_KINDS: Readonly<Record<AccountChangeKind, true>> = {
  unlock: true,
  make_recovery_codes: true,
  allow_client: true,
  add_address: true,
  remove_address: true,
  add_instrument: true,
  remove_instrument: true,
  erase: true,
  return_order: true,
  remove_all_passkeys: true,
};

/** A "no" in words, and in a word that the tables have a sentence for. */
export interface Refusal {
  readonly message?: string;
  /** Undefined where this page is older than the word. */
  readonly reason?: PersonRefusal | undefined;
}
const refusal = { message: text, reason: wordOf<PersonRefusal>(PHONE_EN_US.refusals) };

const CHANGE_REFUSALS: Readonly<Record<ChangeRefusal, true>> = {
  not_verified: true,
  other_person: true,
  provider_unreachable: true,
  nothing_to_change: true,
  recovery_code_wrong: true,
  too_often: true,
  not_possible: true,
};
/** Whatever else it was, nothing was changed. */
const parseChangeRefusal: Parse<ChangeRefusal> = (value) =>
  wordOf<ChangeRefusal>(CHANGE_REFUSALS)(value) ?? 'not_verified';

const parseVerify = record({
  outcome: exactly('verify'),
  /** Null where only a passkey counts. */
  signIn: orNull(parseSignIn),
  passkey: orNull(parseRequestOptions),
});

export type TotalAnswer = ReturnType<typeof parseTotalAnswer>;
export const parseTotalAnswer = either(
  parseVerify,
  recordWith({ outcome: exactly('refused'), read: orNull(text), expected: text }, refusal),
);

/** A change that waits for its verification; with a recovery code it is made at once. */
export const parseChangeAnswer = either(parseVerify, parseChanged(), parseChangeRefused());

/** What became of a change after the passkey's answer. */
export const parseChangeEnd = either(parseChanged(), parseChangeRefused());

export type VerificationAnswer = ReturnType<typeof parseVerificationAnswer>;
export const parseVerificationAnswer = either(
  record({ outcome: exactly('signed_in') }),
  recordWith(
    { outcome: exactly('confirmed'), digest: text },
    /** Of how many other orders it took the confirmation back. */
    { withdrawn: wholeNumber(1) },
  ),
  record({ outcome: exactly('passkey_may_be_added') }),
  parseChanged(),
  record({ outcome: exactly('change_refused'), reason: parseChangeRefusal }),
  recordWith({ outcome: exactly('refused') }, { ...refusal, digest: text }),
);

/** The options themselves, or a "no", with the sign-in that lifts it. */
export const parsePasskeyOptionsAnswer = either(
  (value: unknown) => ({ outcome: 'options' as const, options: parseCreationOptions(value) }),
  recordWith({ outcome: exactly('refused') }, { ...refusal, signIn: parseSignIn }),
);

export const parsePasskeyAnswer = either(
  record({ outcome: exactly('added') }),
  recordWith({ outcome: exactly('refused') }, refusal),
);

/** The words of a "no" of the HTTP layer, where the side has some. */
export function faultWordsOf(body: unknown): string | null {
  return attempt((value) => text(membersOf(membersOf(value)['error'])['message']), body) ?? null;
}

function parseChanged() {
  return recordWith(
    { outcome: exactly('changed'), change: nameIn(CHANGE_KINDS) },
    { recoveryCodes: listOf(text, { most: 20 }) },
  );
}

function parseChangeRefused() {
  return record({ outcome: exactly('refused'), reason: parseChangeRefusal });
}

/** Undefined for a word that the table does not know: its sentence comes with it. */
function wordOf<Word extends string>(
  table: Readonly<Record<Word, unknown>>,
): Parse<Word | undefined> {
  return (value) => attempt(nameIn(table), text(value));
}
