/** The digits that a run of number words says, under every way of taking it apart; where two of them give four digits, neither counts. */
import type { NumberPhrases } from './number-phrases.ts';

/** The four digits that a run of words says; `none` when it says fewer, more or nothing; `several` when it may say other four. */
export type SaidDigits =
  { readonly outcome: 'clear'; readonly digits: string } | { readonly outcome: 'none' | 'several' };

interface Piece {
  readonly digits: string;
  readonly next: number;
}

/** Stands for more digits than a code has. */
const TOO_MANY = 'too many';
/** Stands for what nobody says for digits: "double forty". It has four characters, so that it spoils every other reading. */
const NO_DIGITS = '????';
/** "Four thousand and eight hundred and twenty one", said digit by digit with pauses, has fewer words. */
const MOST_WORDS = 24;

/**
 * As people listen: the longest numbers are taken together ("forty eight twenty one" is 48 21, not 40 8 20 1), and the run is clear when
 * that gives four digits and nothing else does: "vingt quatre vingt deux" (24 22, 20 82) and "forty two one" (42 1, 40 2 1) are not.
 */
export function saidDigitsOf(words: readonly string[], phrases: NumberPhrases): SaidDigits {
  if (words.length > MOST_WORDS) return { outcome: 'none' };
  // For each place the digits said up to it, with the fewest pieces that say them.
  const said: Map<string, number>[] = [new Map([['', 0]])];
  for (let at = 0; at < words.length; at += 1) {
    const before = said[at];
    if (before === undefined) continue;
    for (const { digits, next } of piecesAt(words, at, phrases)) {
      const after = (said[next] ??= new Map<string, number>());
      for (const [already, pieces] of before) {
        const joined = already === TOO_MANY ? TOO_MANY : already + digits;
        const together = joined.length > 4 ? TOO_MANY : joined;
        const fewest = after.get(together);
        if (fewest === undefined || fewest > pieces + 1) after.set(together, pieces + 1);
      }
    }
  }
  return judged([...(said[words.length] ?? [])]);
}

function judged(readings: readonly (readonly [digits: string, pieces: number])[]): SaidDigits {
  const fewest = Math.min(...readings.map(([, pieces]) => pieces));
  const likely = readings.filter(([, pieces]) => pieces === fewest).map(([digits]) => digits);
  const fours = readings.map(([digits]) => digits).filter((digits) => digits.length === 4);
  const [meant] = likely.filter((digits) => digits.length === 4);
  if (meant === undefined) return { outcome: 'none' };
  return likely.length === 1 && fours.length === 1
    ? { outcome: 'clear', digits: meant }
    : { outcome: 'several' };
}

/** Everything that can begin at this word. */
function piecesAt(words: readonly string[], at: number, phrases: NumberPhrases): readonly Piece[] {
  const pieces: Piece[] = [
    ...matches(words, at, phrases, phrases.digits),
    ...matches(words, at, phrases, phrases.pairs),
    ...wholeNumbersAt(words, at, phrases),
    ...repeatsAt(words, at, phrases),
  ];
  const word = words[at];
  if (word !== undefined && isDigits(word)) pieces.push({ digits: word, next: at + 1 });
  return pieces;
}

function repeatsAt(words: readonly string[], at: number, phrases: NumberPhrases): readonly Piece[] {
  return numbersAt(words, at, phrases, phrases.repeats).flatMap(({ value, next }) => {
    const digit = words[next];
    const single = matches(words, next, phrases, phrases.digits);
    if (digit !== undefined && /^\d$/u.test(digit)) single.push({ digits: digit, next: next + 1 });
    const pairs = matches(words, next, phrases, phrases.pairs);
    return [
      ...single.map((piece) => ({ digits: piece.digits.repeat(value), next: piece.next })),
      ...pairs.map((piece) => ({ digits: NO_DIGITS, next: piece.next })),
    ];
  });
}

/** One number from 1000 to 9999: "four thousand eight hundred (and) twenty-one", "forty-eight hundred twenty-one". */
function wholeNumbersAt(
  words: readonly string[],
  at: number,
  phrases: NumberPhrases,
): readonly Piece[] {
  const found: Piece[] = [];
  const addRests = (head: string, next: number): void => {
    found.push({ digits: head.padEnd(4, '0'), next });
    for (const start of afterJoiner(words, next, phrases)) {
      for (const rest of matches(words, start, phrases, phrases.belowHundred)) {
        const zeros = 4 - head.length - rest.digits.length;
        found.push({ digits: head + '0'.repeat(zeros) + rest.digits, next: rest.next });
      }
    }
  };
  for (const thousand of matches(words, at, phrases, phrases.thousands)) {
    addRests(thousand.digits, thousand.next);
    for (const start of afterJoiner(words, thousand.next, phrases)) {
      for (const hundred of matches(words, start, phrases, phrases.hundreds)) {
        addRests(thousand.digits + hundred.digits, hundred.next);
      }
      const digits = words[start];
      if (digits !== undefined && /^[1-9]\d\d$/u.test(digits)) {
        found.push({ digits: thousand.digits + digits, next: start + 1 });
      }
    }
  }
  for (const pair of matches(words, at, phrases, phrases.pairHundreds)) {
    addRests(pair.digits, pair.next);
  }
  return found;
}

/** Where the next part of a number can begin: here, or after an `and`. */
function afterJoiner(
  words: readonly string[],
  at: number,
  phrases: NumberPhrases,
): readonly number[] {
  const word = words[at];
  return word !== undefined && phrases.joiners.has(word) ? [at, at + 1] : [at];
}

function matches(
  words: readonly string[],
  at: number,
  phrases: NumberPhrases,
  table: ReadonlyMap<string, string>,
): Piece[] {
  return numbersAt(words, at, phrases, table).map(({ value, next }) => ({ digits: value, next }));
}

/** The phrases of the table that begin at this word. */
function numbersAt<Value>(
  words: readonly string[],
  at: number,
  { longest }: NumberPhrases,
  table: ReadonlyMap<string, Value>,
): { readonly value: Value; readonly next: number }[] {
  const found: { readonly value: Value; readonly next: number }[] = [];
  let phrase = '';
  for (let next = at; next < words.length && next < at + longest; next += 1) {
    phrase += (next === at ? '' : ' ') + (words[next] ?? '');
    const value = table.get(phrase);
    if (value !== undefined) found.push({ value, next: next + 1 });
  }
  return found;
}

function isDigits(word: string): boolean {
  return /^\d+$/u.test(word);
}
