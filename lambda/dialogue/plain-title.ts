/** A title or a label in the one form in which it is compared with what was said. */
import type { Locale } from '#core';
import { heardWordsOf } from '../languages/heard-words-of.ts';
import { plainHeard } from './plain-heard.ts';

/** Letters and numbers of any script, those of Latin without their accents, which are heard and written differently. */
export function plainTitle(text: string, locale: Locale): string {
  const plain = plainHeard(text)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim();
  const article = heardWordsOf(locale)
    .titleArticles.map((each) => (each.endsWith("'") ? each : `${each} `))
    .find((each) => plain.startsWith(each));
  return plain
    .slice(article?.length ?? 0)
    .replaceAll("'", ' ')
    .trim();
}
