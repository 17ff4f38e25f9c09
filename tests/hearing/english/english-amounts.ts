/** The amounts that are said: all whole ones whose number words sound alike, and a set drawn once with a fixed seed. */
import { minorUnitsOf, soundsLikeAnother, type Money } from '#core';

const SEED = 20_261_130;
const WITH_READ_BACK = 40;
const WITHOUT_READ_BACK = 26;

export interface AmountSet {
  readonly name: string;
  readonly amounts: readonly Money[];
}

/** 13 to 19 and 30 to 90 dollars; amounts with cents that our table reads back; amounts with cents that it does not. */
export function englishAmountSets(): readonly AmountSet[] {
  const teens = [13, 14, 15, 16, 17, 18, 19];
  const tens = [30, 40, 50, 60, 70, 80, 90];
  const draw = seededDraw(SEED);
  return [
    { name: 'whole, alike', amounts: [...teens, ...tens].map((major) => dollars(major * 100)) },
    { name: 'with cents, alike', amounts: drawn(draw, WITH_READ_BACK, true) },
    { name: 'with cents, not alike', amounts: drawn(draw, WITHOUT_READ_BACK, false) },
  ];
}

function drawn(draw: () => number, howMany: number, isAlike: boolean): readonly Money[] {
  const amounts = new Map<number, Money>();
  while (amounts.size < howMany) {
    const money = dollars((1 + (draw() % 999)) * 100 + 1 + (draw() % 99));
    if (soundsLikeAnother(money, 'en-US') === isAlike) amounts.set(money.amountMinor, money);
  }
  return [...amounts.values()];
}

function dollars(amountMinor: number): Money {
  return { amountMinor: minorUnitsOf(amountMinor), currency: 'USD' };
}

/** Mulberry32: small, and the same on every machine. */
function seededDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
