/** A scripted dialogue, as data: what the customer says, what the phone and the shop do meanwhile, and what must come of each. */
import type { SpeechLocale } from '#core';
import type { SkillStrings } from '#screens/strings';
import type { FaultName } from '../page/browser/fault-names.ts';
import type { ShopKey } from './shop-key.ts';

/** The skill's own strings that are the same whatever the order. */
export type SkillKey = {
  [Key in keyof SkillStrings]: SkillStrings[Key] extends string ? Key : never;
}[keyof SkillStrings];

/** Those that are made around one text. */
export type SkillTextKey = {
  [Key in keyof SkillStrings]: SkillStrings[Key] extends (text: string) => string ? Key : never;
}[keyof SkillStrings];

/** A part of what is spoken: literal words, a string by its key, or what is made from the newest order's terms. */
export type Part =
  | string
  | { readonly skill: SkillKey }
  | { readonly skill: SkillTextKey; readonly text: string }
  | { readonly shop: ShopKey }
  /** An amount in US dollars, as its words. */
  | { readonly cents: number }
  /** With the name of the shop in it. */
  | { readonly named: 'welcome' | 'welcomeBack' | 'linkAccount' }
  | { readonly order: OrderWords };

/**
 * `read`: its spoken sentence. `summary`: total and check words, as its state is told. `receipt`: what was charged. `total`: the amount alone. `total-is`: in the skill's sentence.
 * `total-is-now`: of an order that came in another's place. `cancelled`: which one it was. `check-words`: these alone.
 */
export type OrderWords =
  | 'read'
  | 'summary'
  | 'receipt'
  | 'total'
  | 'total-is'
  | 'total-is-now'
  | 'cancelled'
  | 'check-words';

/** `whole`: exactly these parts, one after the other. `has`: each is in it somewhere. `not`: none of these is. */
export interface Speech {
  readonly whole?: readonly Part[];
  readonly has?: readonly Part[];
  readonly not?: readonly Part[];
}

export interface Expected {
  /** The intent that the words reach, or `LaunchRequest`. */
  readonly intent: string;
  /** Values of slots, of those that matter. */
  readonly slots?: Readonly<Record<string, string>>;
  readonly speech: Speech;
  /** Open: the device listens, and there is a question for a silence. */
  readonly session: 'open' | 'ended';
  /** The kind of the document that is drawn; on a Dot there is none, whatever stands here. Left out: nothing is drawn. */
  readonly shows?: string | undefined;
  /** The slot that the skill asks for. */
  readonly elicits?: string | undefined;
  /** What comes into the Alexa app. Left out: nothing. */
  readonly card?: 'Simple' | 'LinkAccount' | undefined;
}

/** Words of the customer. `{code}` is what the phone shows, `{wrong code}` another, `{half code}` its first two digits; all as the language says digits. */
export interface SayStep {
  readonly say: string;
  readonly expect: Expected;
}

export interface PhoneStep {
  /**
   * `confirm`: types the total of the newest order, verifies, and shows a code. `wrong-total`: types another total, and shows none.
   * `needs-passkey`: types the total, and is asked for a passkey. `forbidden`: policy takes no total at all. `decline`: stops the order.
   */
  readonly phone: 'confirm' | 'wrong-total' | 'needs-passkey' | 'forbidden' | 'decline';
}

/** A button of the stand-ins: what goes wrong outside. */
export interface ShopStep {
  readonly shop: FaultName;
}

export interface TimeStep {
  /** The customer says nothing: after eight seconds the question comes again, after eight more the session ends. */
  readonly silence: 'reprompt' | 'end';
  readonly expect?: Speech;
}

export interface WaitStep {
  /** Minutes go by at every side. */
  readonly minutes: number;
}

export type Step = SayStep | PhoneStep | ShopStep | TimeStep | WaitStep;

export interface Dialogue {
  /** Letters, digits and hyphens; no other dialogue has it. */
  readonly name: string;
  /** One line for whoever chooses: what it shows. */
  readonly about: string;
  readonly locale: SpeechLocale;
  readonly device: 'show' | 'dot';
  /** `not-linked`: no account. `own-device`: said on the phone that nobody else hears the device. `one-order-an-hour`: of a shop whose policy allows no more. Left out: linked, and others may hear. */
  readonly customer?: 'not-linked' | 'own-device' | 'one-order-an-hour';
  readonly steps: readonly Step[];
  readonly settlement: SettlementDid;
}

export interface SettlementDid {
  /** The totals that the processor was asked for and took, in order: `USD 47.61`. */
  readonly charged: readonly string[];
  /** How the newest order ended; left out where nobody ordered. */
  readonly ended?: 'redeemed' | 'cancelled' | 'declined' | 'expired' | 'not-ended';
}
