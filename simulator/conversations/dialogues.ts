/** All scripted dialogues. */
import { languageOf, SPEECH_LOCALES } from '#core';
import type { Dialogue } from './dialogue.ts';
import { ENGLISH_DIALOGUES } from './english/english-dialogues.ts';
import { everydayDialogues } from './everyday/everyday-dialogues.ts';
import { PHRASE_BOOKS } from './phrases/phrase-books.ts';

export const DIALOGUES: readonly Dialogue[] = [
  ...SPEECH_LOCALES.flatMap((locale) =>
    everydayDialogues(locale, PHRASE_BOOKS[languageOf(locale)]),
  ),
  ...ENGLISH_DIALOGUES,
];

export function findDialogue(name: string): Dialogue | undefined {
  return DIALOGUES.find((dialogue) => dialogue.name === name);
}
