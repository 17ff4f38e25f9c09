/** How honest customers buy. Invented, and said to be: no data of real people is in this repository. */
export interface Habit {
  readonly name: string;
  readonly words: string;
  /** Minor units; amounts are log-normal around it. */
  readonly medianMinor: number;
  readonly spread: number;
  /** The mean gap, and how much of it is chance: 0 is a calendar, 1 a Poisson process. */
  readonly gapDays: number;
  readonly chance: number;
  /** The hour of UTC around which orders are made, and their spread in hours. */
  readonly hour: number;
  readonly hourSpread: number;
  /** The merchant category code of most orders, and of a few. */
  readonly code: string;
  readonly otherCode: string;
  readonly otherShare: number;
  readonly otherTimes: number;
  readonly sellers: number;
  /** Amounts grow by this a year, honestly. */
  readonly growthAYear: number;
}

/** What happens to everyone once in a while, for each order. */
export const LIFE = {
  newSeller: 0.04,
  newClient: 1 / 80,
  newAddress: 0.02,
  newInstrument: 1 / 60,
  /** The same day once more: the milk was forgotten. */
  secondToday: 0.03,
  /** An amount of a wedding, a move, a birthday. */
  bigOccasion: 0.01,
  bigTimes: 4,
} as const;

export const HABITS: readonly Habit[] = [
  {
    name: 'weekly',
    words: 'groceries once a week, 60 dollars',
    medianMinor: 6000,
    spread: 0.3,
    gapDays: 7,
    chance: 0.2,
    hour: 18,
    hourSpread: 1.5,
    code: '5411',
    otherCode: '5921',
    otherShare: 0.08,
    otherTimes: 0.7,
    sellers: 1,
    growthAYear: 0.03,
  },
  {
    name: 'household',
    words: 'groceries twice a week, sometimes electronics, from three sellers',
    medianMinor: 4500,
    spread: 0.45,
    gapDays: 3.5,
    chance: 0.6,
    hour: 17,
    hourSpread: 3,
    code: '5411',
    otherCode: '5732',
    otherShare: 0.06,
    otherTimes: 3,
    sellers: 3,
    growthAYear: 0.03,
  },
  {
    name: 'daily',
    words: 'lunch on most days, 18 dollars',
    medianMinor: 1800,
    spread: 0.22,
    gapDays: 1.3,
    chance: 0.5,
    hour: 12,
    hourSpread: 0.8,
    code: '5814',
    otherCode: '5411',
    otherShare: 0.1,
    otherTimes: 1.5,
    sellers: 2,
    growthAYear: 0.03,
  },
  {
    name: 'now and then',
    words: 'books and gifts every three weeks, at any hour',
    medianMinor: 3500,
    spread: 0.7,
    gapDays: 21,
    chance: 1,
    hour: 15,
    hourSpread: 5,
    code: '5942',
    otherCode: '5944',
    otherShare: 0.05,
    otherTimes: 2.5,
    sellers: 4,
    growthAYear: 0.03,
  },
  {
    name: 'enthusiast',
    words: 'electronics and games every ten days, 120 dollars',
    medianMinor: 12_000,
    spread: 0.6,
    gapDays: 10,
    chance: 0.9,
    hour: 20,
    hourSpread: 2.5,
    code: '5732',
    otherCode: '5816',
    otherShare: 0.3,
    otherTimes: 0.4,
    sellers: 4,
    growthAYear: 0.03,
  },
  {
    name: 'growing family',
    words: 'groceries twice a week, a quarter more each year',
    medianMinor: 7000,
    spread: 0.35,
    gapDays: 3.5,
    chance: 0.4,
    hour: 9,
    hourSpread: 2,
    code: '5411',
    otherCode: '5912',
    otherShare: 0.1,
    otherTimes: 0.5,
    sellers: 2,
    growthAYear: 0.25,
  },
];
