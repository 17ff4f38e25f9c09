/** What a language brings to the sentence: its phrases, quotes, joiners and dates. The structure is the same for all. */
import type { Gender } from '../amounts/languages/language.ts';
import type { WrittenLocale } from '../speech-locale.ts';
import { CHINESE_WORDING } from './languages/chinese-wording.ts';
import { BRITISH_WORDING, ENGLISH_WORDING } from './languages/english-wording.ts';
import { FRENCH_WORDING } from './languages/french-wording.ts';
import { GERMAN_WORDING } from './languages/german-wording.ts';
import { HINDI_WORDING } from './languages/hindi-wording.ts';
import { ITALIAN_WORDING } from './languages/italian-wording.ts';
import { JAPANESE_WORDING } from './languages/japanese-wording.ts';
import { PORTUGUESE_WORDING } from './languages/portuguese-wording.ts';
import { AMERICAN_SPANISH_WORDING, SPANISH_WORDING } from './languages/spanish-wording.ts';
import type { KnownPromise } from './known-promise.ts';

/** For one of something and for more. */
export interface Counted {
  readonly one: string;
  readonly many: string;
}

/** Phrases with `{slots}`. Each is one sentence, or stands in one; full stops come with the rendering. */
export interface Phrases {
  readonly dryRun: string;
  /** `{shop}`, `{items}`. */
  readonly order: string;
  /** And `{seller}`, where the seller of record is another than the shop. */
  readonly orderOfSeller: string;
  /** `{count}`, `{title}`. */
  readonly item: Counted;
  /** `{count}`. */
  readonly more: Counted;
  /** `{method}`, `{address}`, `{promise}`. */
  readonly delivery: string;
  /** `{instrument}`. */
  readonly payment: string;
  /** `{checkWords}`. */
  readonly checkWords: string;
  /** `{amount}`. */
  readonly deliveryAmount: string;
  readonly taxAmount: string;
  /** `{label}`, `{amount}`. */
  readonly discountAmount: string;
  /** `{amount}`, `{readBack}`. */
  readonly total: string;
  /** `{digits}`. */
  readonly readBack: string;
}

/** Says numbers in a promise: figures in writing, words in speech. */
export interface PromiseNumbers {
  readonly isSpoken: boolean;
  readonly count: (number: number) => string;
  /** A day of the month. */
  readonly day: (day: number) => string;
}

/** How a language says the promises that are known, by their kind. */
export interface PromiseWords {
  readonly relative: (promise: RelativePromise, say: PromiseNumbers) => string;
  readonly days: (promise: PromiseOf<'days'>, say: PromiseNumbers) => string;
  readonly date: (promise: PromiseOf<'date'>, say: PromiseNumbers) => string;
}

type RelativePromise = Extract<KnownPromise, { readonly kind: 'today' | 'tomorrow' }>;
type PromiseOf<Kind extends KnownPromise['kind']> = Extract<KnownPromise, { readonly kind: Kind }>;

export interface Wording {
  readonly written: Phrases;
  readonly spoken: Phrases;
  /** In their place where the order has more lines than are heard in time: the same names, with fewer words around them. */
  readonly brief: Partial<Phrases>;
  readonly quotes: readonly [string, string];
  readonly fullStop: string;
  /** Between sentences. */
  readonly gap: string;
  readonly comma: string;
  /** Before the last item, which begins as `next` does. */
  readonly lastJoiner: (next: string) => string;
  /** Between check words when they are said. */
  readonly checkWordPause: string;
  /** Of what `{count}` stands before in `item` and `more`. */
  readonly itemGender: Gender;
  readonly moreGender: Gender;
  /** Stand in when nothing harmless is left of a text from outside. */
  readonly whenEmpty: Readonly<
    Record<
      'title' | 'shop' | 'seller' | 'method' | 'address' | 'promise' | 'instrument' | 'discount',
      string
    >
  >;
  /** What stands beside an amount on cards and receipts. */
  readonly charges: {
    readonly delivery: string;
    readonly deliveryTo: (to: { readonly address: string; readonly promise: string }) => string;
    readonly tax: string;
    /** Our own word comes first, so that a discount named by the merchant cannot pass for another kind of amount. */
    readonly discount: (label: string) => string;
  };
  /** Names that shops and wallets write in English, by their lower-case form. */
  readonly knownNames: ReadonlyMap<string, string>;
  /** `{brand}`, `{digits}`: "Visa ending 4242"; undefined where such a label stays as it is. */
  readonly endingIn: string | undefined;
  /** A promise of a known form in this language; undefined where it stays as it is. */
  readonly promise: PromiseWords | undefined;
}

const WORDINGS: Readonly<Record<WrittenLocale, Wording>> = {
  'en-US': ENGLISH_WORDING,
  'en-GB': BRITISH_WORDING,
  'en-CA': ENGLISH_WORDING,
  'es-US': AMERICAN_SPANISH_WORDING,
  'es-ES': SPANISH_WORDING,
  'de-DE': GERMAN_WORDING,
  'fr-FR': FRENCH_WORDING,
  'it-IT': ITALIAN_WORDING,
  'pt-BR': PORTUGUESE_WORDING,
  'ja-JP': JAPANESE_WORDING,
  'hi-IN': HINDI_WORDING,
  'zh-CN': CHINESE_WORDING,
};

export function wordingOf(locale: WrittenLocale): Wording {
  return WORDINGS[locale];
}

/** The phrase with its slots filled, each once and in one pass: what fills a slot is never read as a phrase. */
export function fill(phrase: string, slots: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/gu, (_slot, name: string) => slots[name] ?? '');
}
