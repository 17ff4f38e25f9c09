/** The American English part of the page: counts by noise, voice and set, and the paired counts. */
import type { EnglishTrials } from '../english/hear-english.ts';
import {
  countOutcomes,
  LISTENER_NAMES,
  outcomeOf,
  OUTCOMES,
  pairedCounts,
  pairedWordings,
  type Listener,
  type Trial,
} from '../english/hearing-counts.ts';
import { NOISES, VOICES } from '../english/speak-and-listen.ts';
import { table } from './table.ts';

const WITHOUT = 'words, no read-back' satisfies Listener;

export function formatEnglish({ trials, wordings }: EnglishTrials): readonly string[] {
  const readBack = trials.filter(({ withReadBack }) => withReadBack !== undefined);
  const others = trials.filter(({ withReadBack }) => withReadBack === undefined);
  return [
    '### Amounts that are read back',
    '',
    ...table(
      ['noise', 'what the listener goes by', 'heard', ...OUTCOMES],
      [
        ...NOISES.flatMap((noise) =>
          rowsOf(
            noise.name,
            readBack.filter((trial) => trial.noise.name === noise.name),
          ),
        ),
        ...rowsOf('all', readBack),
      ],
      2,
    ),
    ...table(
      ['voice', 'what the listener goes by', 'heard', ...OUTCOMES],
      VOICES.flatMap((voice) =>
        rowsOf(
          voice,
          readBack.filter((trial) => trial.voice === voice),
        ),
      ),
      2,
    ),
    ...table(
      ['amounts', 'what the listener goes by', 'heard', ...OUTCOMES],
      [...new Set(readBack.map(({ setName }) => setName))].flatMap((name) =>
        rowsOf(
          name,
          readBack.filter(({ setName }) => setName === name),
        ),
      ),
      2,
    ),
    '### The same sentence without and with, paired',
    '',
    ...pairedTable(readBack),
    '### What is wrong with digits that make another amount',
    '',
    ...digitFaults(readBack),
    '### Other wordings of the read-back',
    '',
    ...HOW_WORDINGS,
    '',
    ...wordingTable(wordings),
    '### Amounts that are not read back',
    '',
    'Our table finds nothing alike in them; how often the words alone are heard as another amount:',
    '',
    ...table(
      ['noise', 'heard', ...OUTCOMES],
      NOISES.map((noise) => {
        const ofNoise = others.filter((trial) => trial.noise.name === noise.name);
        return [noise.name, ofNoise.length, ...countOutcomes(ofNoise, WITHOUT)];
      }),
    ),
    '### What the whole amounts were taken for, by their words',
    '',
    ...confusions(readBack),
    '',
  ];
}

function rowsOf(name: string, trials: readonly Trial[]): readonly (readonly (string | number)[])[] {
  return LISTENER_NAMES.map((listener) => [
    name,
    listener,
    trials.length,
    ...countOutcomes(trials, listener),
  ]);
}

function pairedTable(trials: readonly Trial[]): readonly string[] {
  const listeners = LISTENER_NAMES.filter((listener) => listener !== WITHOUT);
  const cases = [...NOISES.map(({ name }) => name), 'all'].flatMap((name) => {
    const ofNoise = trials.filter(({ noise }) => name === 'all' || noise.name === name);
    return listeners.map((listener) => {
      const exact = pairedCounts(ofNoise, listener, 'exact');
      const wrong = pairedCounts(ofNoise, listener, 'another amount');
      return [
        name,
        listener,
        exact.gained,
        exact.lost,
        formatChance(exact.chance),
        wrong.lost,
        wrong.gained,
        formatChance(wrong.chance),
      ];
    });
  });
  const head = ['noise', 'with read-back, by'];
  const exact = ['not exact → exact', 'exact → not exact', 'chance'];
  const another = ['another amount → not', 'not → another amount', 'chance'];
  return table([...head, ...exact, ...another], cases, 2);
}

function formatChance(chance: number): string {
  return chance < 0.001 ? '< 0.001' : chance.toFixed(3);
}

/** A digit too many is heard in a pause; a changed one is what the read-back is there to prevent. */
function digitFaults(trials: readonly Trial[]): readonly string[] {
  const faults = NOISES.map(({ name }) => {
    const wrong = trials.filter(
      (trial) =>
        trial.noise.name === name &&
        outcomeOf(trial, 'digits of the read-back') === 'another amount',
    );
    const more = wrong.map(digitsTooMany);
    return [name, ...[1, -1, 0].map((sign) => more.filter((each) => each === sign).length)];
  });
  return table(['noise', 'digits too many', 'too few', 'as many, another'], faults);
}

/** 1 for digits too many, -1 for too few. */
function digitsTooMany({ money, withReadBack }: Trial): number {
  return Math.sign(String(withReadBack?.digitsMinor).length - String(money.amountMinor).length);
}

const HOW_WORDINGS = [
  'The whole amounts and the first 12 with cents, each once in every wording, with a grammar that has the words of that wording. "Better"',
  'and "worse" pair our wording with the other: the amounts whose digits ours gets exactly and the other not, and the reverse. Ours was chosen',
  'by two other sets of 26 amounts that were tried before; these amounts were not among them.',
];

function wordingTable(wordings: EnglishTrials['wordings']): readonly string[] {
  const ours = wordings[0]?.trials ?? [];
  const digits = 'digits of the read-back' satisfies Listener;
  return table(
    [
      'wording',
      'heard',
      ...OUTCOMES.map((outcome) => `digits: ${outcome}`),
      'too many',
      'too few',
      'ours better',
      'ours worse',
      'chance',
      ...OUTCOMES.map((outcome) => `both agree: ${outcome}`),
    ],
    wordings.map(({ name, trials }) => {
      const wrong = trials.filter((trial) => outcomeOf(trial, digits) === 'another amount');
      const lengths = wrong.map(digitsTooMany);
      const paired = pairedWordings(ours, trials, digits, 'exact');
      return [
        name,
        trials.length,
        ...countOutcomes(trials, digits),
        ...[1, -1].map((sign) => lengths.filter((each) => each === sign).length),
        ...(trials === ours
          ? ['', '', '']
          : [paired.gained, paired.lost, formatChance(paired.chance)]),
        ...countOutcomes(trials, 'words and digits, which must agree'),
      ];
    }),
  );
}

/** `80 as 18 (3 of 9)`, most frequent first. */
function confusions(trials: readonly Trial[]): readonly string[] {
  const counts = new Map<string, number>();
  const whole = trials.filter(({ money }) => money.amountMinor % 100 === 0);
  for (const trial of whole) {
    const heard = trial.without.wordsMinor;
    if (heard === undefined || outcomeOf(trial, WITHOUT) !== 'another amount') continue;
    const pair = `${String(trial.money.amountMinor / 100)} as ${String(heard / 100)}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return [
    sorted.length === 0
      ? 'None was taken for another.'
      : `${sorted.map(([pair, count]) => `${pair} (${String(count)})`).join(', ')}; ${String(whole.length)} were said.`,
  ];
}
