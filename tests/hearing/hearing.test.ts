/** The parts of the hearing report that need no speech tools. */
import { describe, expect, it } from 'vitest';
import { minorUnitsOf, soundsLikeAnother } from '#core';
import { englishAmountSets } from './english/english-amounts.ts';
import { parseHeardAmount } from './english/heard-amount.ts';
import { chanceOfSplit, outcomeOf, pairedCounts, type Trial } from './english/hearing-counts.ts';
import { NOISES } from './english/speak-and-listen.ts';
import { OTHER_WORDINGS, OUR_WORDING, totalClause } from './english/wordings.ts';
import { editDistance } from './phonemes/edit-distance.ts';
import { distancesOf, missedPairs, type SaidAmount } from './phonemes/measure-locale.ts';
import { parsePhonemes } from './phonemes/phonemes-of.ts';

const nothing = { wordsMinor: undefined, digitsMinor: undefined };
const fifteen = { wordsMinor: 1500, digitsMinor: undefined };
const fifty = { wordsMinor: 5000, digitsMinor: undefined };
const fifteenBoth = { wordsMinor: 1500, digitsMinor: 1500 };
const fiftyCorrected = { wordsMinor: 5000, digitsMinor: 1500 };

function trial(without: Trial['without'], withReadBack: Trial['withReadBack']): Trial {
  const [noise] = NOISES;
  const money = { amountMinor: minorUnitsOf(1500), currency: 'USD' } as const;
  return { setName: '', voice: 'slt', noise, money, without, withReadBack };
}

function said(major: number, words: string, isReadBack: boolean): SaidAmount {
  const phonemes = Array.from(words);
  const digits = Array.from(String(major));
  return {
    name: String(major),
    amountMinor: major * 100,
    words,
    isReadBack,
    phonemes,
    phonemesWithDigits: [...phonemes, ...digits],
  };
}

describe('hearing report', () => {
  it('reads back what is heard without a fault, for every amount that is said', () => {
    for (const money of englishAmountSets().flatMap(({ amounts }) => amounts)) {
      const expected = money.amountMinor;
      const plain = (text: string) => text.toLowerCase().replaceAll(/[,:-]/gu, ' ');
      expect(parseHeardAmount(plain(totalClause(money)))).toEqual({
        wordsMinor: expected,
        digitsMinor: undefined,
      });
      if (!soundsLikeAnother(money, 'en-US')) continue;
      for (const { say } of [OUR_WORDING, ...OTHER_WORDINGS]) {
        expect(parseHeardAmount(plain(totalClause(money) + say(money)))).toEqual({
          wordsMinor: expected,
          digitsMinor: expected,
        });
      }
    }
  });

  it('takes no amount from words or digits that make none', () => {
    expect(parseHeardAmount('')).toEqual(nothing);
    expect(parseHeardAmount('the total is fifteen dollars four')).toEqual(fifteen);
    expect(parseHeardAmount('the total is fifteen dollars one five point zero')).toEqual(fifteen);
  });

  it('keeps a wrong amount apart from one that is not understood, for each listener', () => {
    const each = trial(fifty, fiftyCorrected);
    expect(outcomeOf(each, 'words, no read-back')).toBe('another amount');
    expect(outcomeOf(each, 'digits of the read-back')).toBe('exact');
    expect(outcomeOf(each, 'words and digits, which must agree')).toBe('not understood');
  });

  it('pairs the same amount without and with its read-back', () => {
    const trials = [
      trial(fifty, fifteenBoth),
      trial(fifteen, nothing),
      trial(nothing, fifteenBoth),
      trial(fifteen, fifteenBoth),
    ];
    expect(pairedCounts(trials, 'digits of the read-back', 'exact')).toEqual({
      gained: 2,
      lost: 1,
      chance: 1,
    });
    expect(chanceOfSplit(0, 8)).toBeCloseTo(2 / 256);
  });

  it('counts phonemes, and leaves out stress, pauses and the marks of another language', () => {
    expect(editDistance(['z', 'v', 'aɪ'], ['d', 'r', 'aɪ'])).toBe(2);
    expect(editDistance([], ['a', 'b'])).toBe(2);
    expect(parsePhonemes(' f_ˈy_n_f ts_e_n\n(en)_b_ˈɪ_(de)')).toEqual({
      list: ['f', 'y', 'n', 'f', 'ts', 'e', 'n', 'b', 'ɪ'],
      hasForeignPart: true,
    });
  });

  it('moves an amount away from its neighbour only when its own digits are read back', () => {
    const { leastWithout, leastWith, nearPairs } = distancesOf([
      said(6, 'six', true),
      said(10, 'dix', false),
      said(40, 'quarante', false),
    ]);
    expect(leastWithout).toEqual([1, 1, 8]);
    expect(leastWith).toEqual([3, 1, 8]);
    expect(nearPairs.map(({ one, other }) => [one.name, other.name])).toEqual([['6', '10']]);
    expect(missedPairs({ nearPairs })).toEqual(nearPairs);
  });
});
