/** What everybody does in every language, made from a language's phrase book: the same steps, the same demands. */
import type { SpeechLocale } from '#core';
import type { Dialogue } from '../dialogue.ts';
import type { PhraseBook } from '../phrases/phrase-book.ts';
import { cartDialogues } from './cart.ts';
import { codeDialogues } from './codes.ts';
import { orderDialogues } from './orders.ts';
import { talkDialogues } from './talk.ts';

/** A dialogue before it has a language: the name gets the locale in front. */
export type Everyday = Omit<Dialogue, 'locale' | 'device'> & Partial<Pick<Dialogue, 'device'>>;

export function everydayDialogues(locale: SpeechLocale, book: PhraseBook): readonly Dialogue[] {
  return [orderDialogues, codeDialogues, talkDialogues, cartDialogues]
    .flatMap((make) => make(book))
    .map((dialogue) => ({
      device: 'show',
      ...dialogue,
      locale,
      name: `${locale.toLowerCase()}-${dialogue.name}`,
    }));
}
