/** What was made of a text from outside: one title stands in a sentence, its spoken form, two cards and a receipt, and is cleaned once. */
import type { WrittenLocale } from '../speech-locale.ts';

export interface CleanedFor {
  readonly text: string;
  readonly locale: WrittenLocale;
  readonly whenEmpty: string;
  readonly surface: 'quoted' | 'spoken';
}

/** Texts of our own terms are at most 300 characters: together less than a megabyte. Longer ones are cleaned each time. */
const MOST_REMEMBERED = 1_000;
const LONGEST_REMEMBERED = 300;
const MEMORY = new Map<string, string>();

/** `make` depends on what is given alone, so that a memory changes nothing but the time. */
export function remembered(
  { text, locale, whenEmpty, surface }: CleanedFor,
  make: () => string,
): string {
  if (text.length > LONGEST_REMEMBERED) return make();
  const key = [surface, locale, whenEmpty, text].join('\n');
  const known = MEMORY.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (MEMORY.size >= MOST_REMEMBERED) MEMORY.clear();
  MEMORY.set(key, made);
  return made;
}
