/** Every phrase of a language that says one or two digits, a hundred or a thousand: made once from its words. */
import { waysOf, type NumberRow, type SpokenNumbers } from './reading-language.ts';

/** Phrases (words with one space between) to the digits that they say. */
export interface NumberPhrases {
  /** One digit. */
  readonly digits: ReadonlyMap<string, string>;
  /** 10 to 99. */
  readonly pairs: ReadonlyMap<string, string>;
  /** 1 to 99 as the end of a longer number, also in digits: `8`, `twenty one`, `21`. */
  readonly belowHundred: ReadonlyMap<string, string>;
  /** `eight hundred` 8. */
  readonly hundreds: ReadonlyMap<string, string>;
  /** `four thousand` 4. */
  readonly thousands: ReadonlyMap<string, string>;
  /** `forty eight hundred` 48. */
  readonly pairHundreds: ReadonlyMap<string, string>;
  readonly joiners: ReadonlySet<string>;
  readonly repeats: ReadonlyMap<string, number>;
  /** Words of the longest phrase. */
  readonly longest: number;
  /** Every single word in any of these. */
  readonly words: ReadonlySet<string>;
}

type Phrases = Map<string, string>;

export function numberPhrasesOf(
  numbers: SpokenNumbers,
  fold: (text: string) => string,
): NumberPhrases {
  const digits: Phrases = new Map();
  numbers.digits.forEach((words, digit) => {
    for (const way of waysOf(fold(words))) add(digits, way, String(digit));
  });
  for (const [word, digit] of Object.entries(numbers.homophones)) add(digits, fold(word), digit);
  const units = unitsOf(digits, numbers.boundDigits ?? {});
  for (const [word, digit] of Object.entries(numbers.loneDigits ?? {})) add(digits, word, digit);
  const pairs = pairsOf(numbers, units, fold);
  const twoDigits: Phrases = new Map(pairs);
  for (let value = 10; value < 100; value += 1) add(twoDigits, String(value), String(value));
  const hundreds = scaled(units, numbers.hundred, numbers.bareHundred, fold);
  (numbers.hundreds ?? []).forEach((words, index) => {
    for (const way of waysOf(fold(words))) add(hundreds, way, String(index + 1));
  });
  const thousands = scaled(units, numbers.thousand, numbers.bareThousand, fold);
  const hundredOfPairs = numbers.hasHundredsOfPairs ? numbers.hundred : '';
  const pairHundreds = scaled(twoDigits, hundredOfPairs, '', fold);
  const joiners = new Set(waysOf(fold(numbers.joiners)));
  const repeats = new Map(
    Object.entries(numbers.repeats).map(([way, times]) => [fold(way.replaceAll('_', ' ')), times]),
  );
  const belowHundred = new Map([...units, ...twoDigits]);
  const tables = [digits, units, twoDigits, hundreds, thousands, pairHundreds, repeats];
  const phrases = [...tables.flatMap((table) => [...table.keys()]), ...joiners];
  const longest = Math.max(...phrases.map((phrase) => phrase.split(' ').length));
  const words = new Set(
    phrases.flatMap((phrase) => phrase.split(' ')).filter((word) => !/^\d/u.test(word)),
  );
  return {
    ...{ digits, pairs, belowHundred, hundreds, thousands, pairHundreds },
    ...{ joiners, repeats, longest, words },
  };
}

/** 1 to 9 in whatever form they take inside a longer number. */
function unitsOf(digits: Phrases, boundDigits: Readonly<Record<string, string>>): Phrases {
  const units: Phrases = new Map([...digits].filter(([, digit]) => digit !== '0'));
  for (const [word, digit] of Object.entries(boundDigits)) add(units, word, digit);
  for (let digit = 1; digit < 10; digit += 1) add(units, String(digit), String(digit));
  return units;
}

function pairsOf(
  numbers: SpokenNumbers,
  units: ReadonlyMap<string, string>,
  fold: (text: string) => string,
): Phrases {
  const pairs: Phrases = new Map();
  numbers.teens.forEach((words, index) => {
    for (const way of waysOf(fold(words))) add(pairs, way, String(10 + index));
  });
  const belowTwenty = new Map([...units, ...pairs]);
  for (const row of numbers.rows) addRow(pairs, row, belowTwenty, fold);
  for (const [value, words] of Object.entries(numbers.irregular ?? {})) {
    for (const way of waysOf(fold(words))) add(pairs, way, value);
  }
  return pairs;
}

function addRow(
  pairs: Phrases,
  row: NumberRow,
  belowTwenty: ReadonlyMap<string, string>,
  fold: (text: string) => string,
): void {
  for (const round of waysOf(fold(row.words))) {
    if (row.isBound !== true) add(pairs, round, String(row.value));
    for (const [unit, added] of belowTwenty) {
      const value = row.value + Number.parseInt(added, 10);
      if (value - row.value > row.upTo) continue;
      for (const join of waysOf(row.joins)) {
        // Digits join words only with a space: `forty 8`.
        if (/^\d/u.test(unit) && !join.includes(' ')) continue;
        add(
          pairs,
          join.replace(/[TU]/gu, (place) => (place === 'T' ? round : unit)),
          String(value),
        );
      }
    }
  }
}

function scaled(
  counts: ReadonlyMap<string, string>,
  scale: string,
  bare: string,
  fold: (text: string) => string,
): Phrases {
  const phrases: Phrases = new Map();
  for (const word of waysOf(fold(scale))) {
    for (const [count, digits] of counts) add(phrases, `${count} ${word}`, digits);
  }
  for (const word of waysOf(fold(bare))) add(phrases, word, '1');
  return phrases;
}

/** @throws {RangeError} when a phrase would say two numbers: a fault in the words of a language. */
function add(phrases: Phrases, phrase: string, digits: string): void {
  const before = phrases.get(phrase);
  if (before !== undefined && before !== digits) {
    throw new RangeError(`"${phrase}" would be ${before} and ${digits}`);
  }
  phrases.set(phrase, digits);
}
