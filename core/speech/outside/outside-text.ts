/** Text from outside (catalogue, merchant, note, tool argument) made showable and speakable. Both functions are idempotent. */
import { amountFree, tidy } from './amount-like.ts';
import { boundAtWord, plainLine } from './plain-line.ts';
import { inSpokenWords } from './spoken-words.ts';

const MOST_SHOWN = 120;
const MOST_SPOKEN = 90;
const MOST_PASSES = 12;
const NOTHING_LEFT = 'an item';

/** Safe to show: one line, NFKC, no control, zero-width, bidi or tag characters, bounded at a word. Amount-like runs are kept. */
export function showableText(text: string): string {
  const line = plainLine(boundAtWord(plainLine(text), MOST_SHOWN));
  return line === '' ? NOTHING_LEFT : line;
}

/** Safe to show inside a sentence of ours: as {@link showableText}, and no amount of money can be read in it. */
export function amountFreeText(text: string, whenEmpty: string = NOTHING_LEFT): string {
  return untilStable(showableText(text), (line) => tidy(amountFree(plainLine(line))), whenEmpty);
}

/** Safe to speak inside a sentence of ours: words only, no digits or signs, and nothing in it can be heard as an amount. */
export function speakableText(text: string): string {
  return speakableOr(text, NOTHING_LEFT);
}

/** As {@link speakableText}, with the words to say when nothing speakable is left. */
export function speakableOr(text: string, whenEmpty: string): string {
  const line = boundAtWord(plainLine(text), MOST_SHOWN);
  return untilStable(
    line,
    (each) => boundAtWord(tidy(inSpokenWords(amountFree(each))), MOST_SPOKEN),
    whenEmpty,
  );
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
function untilStable(text: string, pass: (line: string) => string, whenEmpty: string): string {
  let line = text;
  for (let count = 0; count < MOST_PASSES; count += 1) {
    const next = pass(line);
    if (next === line) return line === '' ? whenEmpty : line;
    line = next;
  }
  return whenEmpty;
}
