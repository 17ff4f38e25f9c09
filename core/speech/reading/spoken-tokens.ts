/** What was said as a row of words, each a part of a number, a word that means nothing here, or unknown. */
import type { NumberPhrases } from './number-phrases.ts';

export interface SpokenToken {
  readonly kind: 'number' | 'homophone' | 'joiner' | 'filler' | 'unknown';
  readonly word: string;
}

/** The words of one language, folded and in sets. */
export interface Lexicon {
  readonly phrases: NumberPhrases;
  readonly homophones: ReadonlySet<string>;
  readonly hesitations: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string>;
  readonly isCompound: boolean;
  readonly isUnspaced: boolean;
}

/** Longer than any number from 1000 to 9999 written as one word. */
const LONGEST_COMPOUND = 60;

export function spokenTokensOf(text: string, lexicon: Lexicon): readonly SpokenToken[] {
  const found = text.match(/\d+|[\p{L}\p{M}'ー]+|[^\s\d\p{L}\p{M}',.;:!、。।・–—-]/gu) ?? [];
  return found
    .flatMap((word) => splitWord(word, lexicon))
    .filter((word) => !lexicon.hesitations.has(word))
    .map((word) => ({ kind: kindOf(word, lexicon), word }));
}

function kindOf(word: string, lexicon: Lexicon): SpokenToken['kind'] {
  if (/^\d+$/u.test(word)) return 'number';
  if (lexicon.homophones.has(word)) return 'homophone';
  if (lexicon.phrases.joiners.has(word)) return 'joiner';
  if (lexicon.phrases.words.has(word)) return 'number';
  return lexicon.fillers.has(word) ? 'filler' : 'unknown';
}

function splitWord(word: string, lexicon: Lexicon): readonly string[] {
  if (!lexicon.isCompound || isKnown(word, lexicon) || word.length > LONGEST_COMPOUND) {
    return [word];
  }
  return splitIn(word, lexicon) ?? [word];
}

/** The fewest known words that make up this one; undefined when none do, or two splits are as short. */
function splitIn(text: string, lexicon: Lexicon): readonly string[] | undefined {
  interface Split {
    readonly words: readonly string[];
    readonly isOnly: boolean;
  }
  const splits: (Split | undefined)[] = [{ words: [], isOnly: true }];
  for (let end = 1; end <= text.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = splits[start];
      const word = text.slice(start, end);
      if (before === undefined || !isPart(word, lexicon)) continue;
      const best = splits[end];
      const count = before.words.length + 1;
      if (best === undefined || count < best.words.length) {
        splits[end] = { words: [...before.words, word], isOnly: before.isOnly };
      } else if (count === best.words.length) {
        splits[end] = { words: best.words, isOnly: false };
      }
    }
  }
  const split = splits[text.length];
  return split?.isOnly === true ? split.words : undefined;
}

function isPart(word: string, { phrases, fillers, hesitations, isUnspaced }: Lexicon): boolean {
  if (phrases.words.has(word)) return true;
  return isUnspaced && (fillers.has(word) || hesitations.has(word));
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return isPart(word, lexicon) || lexicon.fillers.has(word) || lexicon.hesitations.has(word);
}
