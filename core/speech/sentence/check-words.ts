/**
 * Words from the digest, spoken and shown on every surface: against confusion of two orders, not against a requester who can try many
 * orders. English: two words of ten bits; two orders share them once in 2^20 (1,048,576). Elsewhere: three words of eight bits, once in
 * 2^24 (16,777,216), so at least as many bits as in English.
 */
import type { OrderDigest } from '../../order/ids.ts';
import { languageOf, type SpeechLanguage } from '../speech-language.ts';
import type { WrittenLocale } from '../speech-locale.ts';
import { CHECK_WORD_LIST } from './check-word-list.ts';
import { FRENCH_CHECK_WORDS } from './check-words/french.ts';
import { GERMAN_CHECK_WORDS } from './check-words/german.ts';
import { HINDI_CHECK_WORDS } from './check-words/hindi.ts';
import { ITALIAN_CHECK_WORDS } from './check-words/italian.ts';
import { JAPANESE_CHECK_WORDS } from './check-words/japanese.ts';
import { PORTUGUESE_CHECK_WORDS } from './check-words/portuguese.ts';
import { SPANISH_CHECK_WORDS } from './check-words/spanish.ts';

const LISTS: Readonly<Record<SpeechLanguage, readonly string[]>> = {
  en: CHECK_WORD_LIST,
  es: SPANISH_CHECK_WORDS,
  de: GERMAN_CHECK_WORDS,
  fr: FRENCH_CHECK_WORDS,
  it: ITALIAN_CHECK_WORDS,
  pt: PORTUGUESE_CHECK_WORDS,
  ja: JAPANESE_CHECK_WORDS,
  hi: HINDI_CHECK_WORDS,
};

/** The words of a locale, by their value. */
export function checkWordListOf(locale: WrittenLocale): readonly string[] {
  // There is no Chinese list yet; the English words are shown, not spoken.
  if (locale === 'zh-CN') return CHECK_WORD_LIST;
  return LISTS[languageOf(locale)];
}

/** `amber falcon`, `ábaco delfín guitarra`: the first 20 or 24 bits of the digest, words apart by spaces. */
export function checkWordsOf(digest: OrderDigest, locale: WrittenLocale): string {
  const list = checkWordListOf(locale);
  if (list === CHECK_WORD_LIST) {
    const bits = Number.parseInt(digest.slice(0, 5), 16);
    return `${wordAt(list, bits >>> 10)} ${wordAt(list, bits & 0x3ff)}`;
  }
  const bytes = [digest.slice(0, 2), digest.slice(2, 4), digest.slice(4, 6)];
  return bytes.map((byte) => wordAt(list, Number.parseInt(byte, 16))).join(' ');
}

function wordAt(list: readonly string[], index: number): string {
  const word = list[index];
  if (word === undefined) throw new RangeError(`no check word ${String(index)}`);
  return word;
}
