/** Text from outside (catalogue, merchant, note, tool argument) made showable and speakable. All functions are idempotent. */
import type { SpeechLocale, WrittenLocale } from '../speech-locale.ts';
import { amountFree, tidy } from './amount-like.ts';
import { boundAtWord, plainLine } from './plain-line.ts';
import { searchedAs } from '../speech-language.ts';
import { spokenSignsOf } from './spoken-signs.ts';
import { remembered } from './remembered.ts';
import { inSpokenWords } from './spoken-words.ts';
import { NO_NOTE, type Note, type TakenOut } from './taken-out.ts';

const MOST_SHOWN = 120;
const MOST_SPOKEN = 90;
const MOST_PASSES = 12;

/** Where the text goes: alone on a card or receipt, inside a written sentence of ours, or into speech. */
export type OutsideSurface = 'shown' | 'quoted' | 'spoken';

export interface SafeText {
  readonly text: string;
  /** Each run that was taken out, in the order in which it was found. */
  readonly takenOut: readonly TakenOut[];
}

/**
 * Safe to show on a row of its own: one line, NFKC, no control, zero-width, bidi or tag characters, bounded at a word, and without anything
 * that could be read as an amount: beside a price "$5 only" is one. Sizes, versions and measures stay ("size 10.5", "USB 3.0", "12 oz").
 */
export function showableText(text: string, locale: WrittenLocale): string {
  return amountFreeText(text, locale);
}

/** Safe to show inside a sentence of ours: as {@link showableText}, with the words to show when nothing is left. */
export function amountFreeText(
  text: string,
  locale: WrittenLocale,
  whenEmpty: string = spokenSignsOf(searchedAs(locale)).nothingLeft,
): string {
  return remembered({ text, locale, whenEmpty, surface: 'quoted' }, () =>
    quotable(text, { locale: searchedAs(locale), whenEmpty, note: NO_NOTE }),
  );
}

/** Safe to speak inside a sentence of ours: words only, no digits or signs, and nothing in it can be heard as an amount. */
export function speakableText(text: string, locale: SpeechLocale): string {
  return speakableOr(text, locale, spokenSignsOf(locale).nothingLeft);
}

/** As {@link speakableText}, with the words to say when nothing speakable is left. */
export function speakableOr(text: string, locale: SpeechLocale, whenEmpty: string): string {
  return remembered({ text, locale, whenEmpty, surface: 'spoken' }, () =>
    speakable(text, { locale, whenEmpty, note: NO_NOTE }),
  );
}

/** The same text with what was taken out of it, for the audit and the operator. */
export function safeTextOf(
  text: string,
  { locale, surface }: { readonly locale: SpeechLocale; readonly surface: OutsideSurface },
): SafeText {
  const takenOut: TakenOut[] = [];
  const note: Note = (kind, run) => {
    takenOut.push({ kind, run });
  };
  const whenEmpty = spokenSignsOf(locale).nothingLeft;
  switch (surface) {
    case 'shown':
    case 'quoted':
      return { text: quotable(text, { locale, whenEmpty, note }), takenOut };
    case 'spoken':
      return { text: speakable(text, { locale, whenEmpty, note }), takenOut };
    default:
      return surface satisfies never;
  }
}

interface Wanted {
  readonly locale: SpeechLocale;
  readonly whenEmpty: string;
  readonly note: Note;
}

function quotable(text: string, { locale, whenEmpty, note }: Wanted): string {
  const line = plainLine(boundAtWord(plainLine(text, note), MOST_SHOWN, note), note);
  const pass = (each: string) => tidy(amountFree(plainLine(each, note), locale, note), locale);
  return untilStable(line, pass, { whenEmpty, note });
}

function speakable(text: string, { locale, whenEmpty, note }: Wanted): string {
  const line = boundAtWord(plainLine(text, note), MOST_SHOWN, note);
  const pass = (each: string) => {
    const said = inSpokenWords(amountFree(each, locale, note), locale, note);
    return boundAtWord(tidy(said, locale), MOST_SPOKEN, note);
  };
  return untilStable(line, pass, { whenEmpty, note });
}

/** Plain words as SSML content: escaped exactly once, without what XML 1.0 forbids. The caller adds `<speak>`. */
export function escapeForSsml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/gu, (character) => SSML_ENTITIES[character] ?? '');
}

/** The whole SSML of one answer: our plain words and nothing else. */
export function speechMarkupOf(spokenText: string): string {
  return `<speak>${escapeForSsml(spokenText)}</speak>`;
}

const SSML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What one pass leaves can make a new run with its neighbour: passes go on until one changes nothing. */
function untilStable(
  text: string,
  pass: (line: string) => string,
  { whenEmpty, note }: { readonly whenEmpty: string; readonly note: Note },
): string {
  let line = text;
  for (let count = 0; count < MOST_PASSES; count += 1) {
    const next = pass(line);
    if (next === line) return line === '' ? whenEmpty : line;
    line = next;
  }
  note('nested', line);
  return whenEmpty;
}
