/** What a written receipt says of its own, by locale. */
import type { Locale } from '#core';
import { EN_US } from './en-us.ts';
import { DE_DE } from './de-de.ts';
import { ES_ES, ES_US } from './es-es.ts';
import { FR_FR } from './fr-fr.ts';
import { HI_IN } from './hi-in.ts';
import { IT_IT } from './it-it.ts';
import { JA_JP } from './ja-jp.ts';
import { PT_BR } from './pt-br.ts';

export interface ReceiptWords {
  readonly subject: (of: {
    readonly shop: string;
    readonly receiptNumber: string;
    readonly charged: string;
  }) => string;
  readonly placed: (shop: string) => string;
  readonly soldBy: (merchant: string) => string;
  readonly totalCharged: string;
  readonly paidWith: (instrument: string) => string;
  readonly goesTo: (to: {
    readonly address: string;
    readonly method: string;
    readonly promise: string;
  }) => string;
  readonly receiptNumber: (receiptNumber: string) => string;
  readonly checkWords: string;
  readonly howItWasConfirmed: string;
  readonly ifNotYou: (shop: string) => string;
}

/** Complete by its type: a locale without a table does not compile. */
const RECEIPT_WORDS: Readonly<Record<Locale, ReceiptWords>> = {
  'en-US': EN_US,
  'en-GB': EN_US,
  'en-CA': EN_US,
  'es-US': ES_US,
  'es-ES': ES_ES,
  'de-DE': DE_DE,
  'fr-FR': FR_FR,
  'it-IT': IT_IT,
  'pt-BR': PT_BR,
  'ja-JP': JA_JP,
  'hi-IN': HI_IN,
};

export function receiptWordsOf(locale: Locale): ReceiptWords {
  return RECEIPT_WORDS[locale];
}
