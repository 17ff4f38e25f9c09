/** Which numbers are taken for each other when heard: tables with their sources, and the question whether an amount holds one of them. */
import type { SpokenParts } from '../languages/language.ts';
import { thousandsOf } from '../languages/number-tables.ts';

/** The only evidence where nothing was found that says so of the language: a synthesiser's phonemes, not hearing. */
export const PHONEMES_ALONE = 'phoneme distance by espeak-ng';

/** One reason. Numbers that are alike have a slash between them, and those of the next pair or row a space: `13/30 14/40`. */
export interface AlikeNumbers {
  readonly why: string;
  /** A page that says so, or {@link PHONEMES_ALONE}. */
  readonly source: string;
  /** The last two digits of a group, as they are said together; 100 and 1000 are that group alone: "cent mille". */
  readonly whole?: string;
  /** The same, but of a group before "thousand" (ten thousand in Japanese) and above alone. */
  readonly beforeScale?: string;
  /** The last digit where it has a word of its own. */
  readonly ones?: string;
  /** The first of two digits where it has a word of its own. */
  readonly tens?: string;
  readonly hundreds?: string;
}

export interface AlikeRules {
  readonly tables: readonly AlikeNumbers[];
  /** The last group first. Each has at most four digits. */
  readonly groupsOf?: (number: number) => readonly number[];
  /** True where ten to nineteen have words of their own, with no word for the last digit. */
  readonly hasTeens: boolean;
}

interface Sets {
  readonly whole: ReadonlySet<number>;
  readonly beforeScale: ReadonlySet<number>;
  readonly ones: ReadonlySet<number>;
  readonly tens: ReadonlySet<number>;
  readonly hundreds: ReadonlySet<number>;
}

/** `soundsAlike` of a language. */
export function soundsAlikeBy({
  tables,
  groupsOf = thousandsOf,
  hasTeens,
}: AlikeRules): (amount: SpokenParts) => boolean {
  const sets: Sets = {
    whole: numbersIn(tables.map(({ whole }) => whole)),
    beforeScale: numbersIn(tables.map(({ beforeScale }) => beforeScale)),
    ones: numbersIn(tables.map(({ ones }) => ones)),
    tens: numbersIn(tables.map(({ tens }) => tens)),
    hundreds: numbersIn(tables.map(({ hundreds }) => hundreds)),
  };
  return ({ major, minor }) =>
    [groupsOf(major ?? 0), groupsOf(minor ?? 0)].some((groups) =>
      groups.some((group, index) => isAlike({ group, isScaled: index > 0, hasTeens, sets })),
    );
}

interface Group {
  readonly group: number;
  readonly isScaled: boolean;
  readonly hasTeens: boolean;
  readonly sets: Sets;
}

function isAlike({ group, isScaled, hasTeens, sets }: Group): boolean {
  const lastTwo = group % 100;
  const isOneWord = hasTeens && lastTwo >= 10 && lastTwo < 20;
  const whole = lastTwo === 0 ? group : lastTwo;
  return (
    sets.whole.has(whole) ||
    (isScaled && sets.beforeScale.has(whole)) ||
    (!isOneWord && sets.ones.has(lastTwo % 10)) ||
    (!isOneWord && sets.tens.has(Math.floor(lastTwo / 10))) ||
    sets.hundreds.has(Math.floor(group / 100) % 10)
  );
}

/** Each of them, whatever it is alike to. */
function numbersIn(rows: readonly (string | undefined)[]): ReadonlySet<number> {
  return new Set(rows.flatMap((row) => (row ?? '').match(/\d+/gu) ?? []).map(Number));
}
