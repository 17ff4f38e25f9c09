/** What a letter about a change of the account says, by locale. */
import type { LetterKind, WrittenLocale } from '#core';
import { DE_DE } from './de-de.ts';
import { EN_US } from './en-us.ts';
import { ES_ES } from './es-es.ts';
import { FR_FR } from './fr-fr.ts';
import { HI_IN } from './hi-in.ts';
import { IT_IT } from './it-it.ts';
import { JA_JP } from './ja-jp.ts';
import { PT_BR } from './pt-br.ts';
import { ZH_CN } from './zh-cn.ts';

export interface LetterWords {
  readonly subject: (shop: string) => string;
  /** Of a letter about money that goes back. */
  readonly moneySubject: (shop: string) => string;
  /** Of a letter about a payment, or paying back, that did not come about. */
  readonly paymentSubject: (shop: string) => string;
  /** What has changed; `about` is a label or name, or a general word where there is none. */
  readonly says: Readonly<Record<LetterKind, (about: string) => string>>;
  /** In place of `about`. */
  readonly nameless: string;
  readonly when: (time: string) => string;
  readonly ifNotYou: (shop: string) => string;
}

/** Complete by its type: a locale without a table does not compile. */
const LETTER_WORDS: Readonly<Record<WrittenLocale, LetterWords>> = {
  'en-US': EN_US,
  'en-GB': EN_US,
  'en-CA': EN_US,
  'es-US': ES_ES,
  'es-ES': ES_ES,
  'de-DE': DE_DE,
  'fr-FR': FR_FR,
  'it-IT': IT_IT,
  'pt-BR': PT_BR,
  'ja-JP': JA_JP,
  'hi-IN': HI_IN,
  'zh-CN': ZH_CN,
};

export function letterWordsOf(locale: WrittenLocale): LetterWords {
  return LETTER_WORDS[locale];
}
