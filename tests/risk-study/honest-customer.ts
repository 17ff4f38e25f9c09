/** One honest customer: the next order of a habit, with all that happens in a life. */
import type { RiskOrder } from '#core';
import { LIFE, type Habit } from './habits.ts';
import { numberedDigest } from './order-past.ts';
import type { SeededRandom } from './seeded-random.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * DAY_MS;
const BEGIN = Date.UTC(2026, 0, 5);

export interface TimedOrder {
  readonly order: RiskOrder;
  readonly at: number;
}

/** Orders one after the other, for ever. */
export function* honestOrders(habit: Habit, random: SeededRandom): Generator<TimedOrder, never> {
  const names = { seller: habit.sellers, client: 1, address: 1, instrument: 1 };
  let day = BEGIN;
  let before = 0;
  for (let number = 1; ; number += 1) {
    if (number === 1 || !random.isTrue(LIFE.secondToday)) day += gapOf(habit, random);
    // A second order of the day comes after the first one.
    const wanted = day + (habit.hour + habit.hourSpread * random.normal()) * HOUR_MS;
    const at = Math.max(Math.round(wanted), before + 10 * 60_000);
    before = at;
    if (random.isTrue(LIFE.newClient)) names.client += 1;
    if (random.isTrue(LIFE.newInstrument)) names.instrument += 1;
    // A gift goes there once.
    const isGift = random.isTrue(LIFE.newAddress);
    if (isGift) names.address += 1;
    const isNewSeller = random.isTrue(LIFE.newSeller);
    if (isNewSeller) names.seller += 1;
    const seller = isNewSeller ? names.seller : 1 + Math.floor(random.next() * habit.sellers);
    const { totalMinor, code } = goodsOf(habit, { at, random });
    yield {
      at,
      order: {
        digest: numberedDigest(number),
        totalMinor,
        currency: 'USD',
        lines: [
          {
            // A basket of its own, but for the staple that every third one is for.
            productId: `${code}-${String(number % 3 === 0 ? 0 : number)}`,
            quantity: 1,
            lineTotalMinor: totalMinor,
            merchantCategoryCode: code,
          },
        ],
        merchantId: `seller-${String(seller)}`,
        clientId: `client-${String(names.client)}`,
        addressId: isGift ? `address-${String(names.address)}` : 'address-1',
        instrumentId: `instrument-${String(names.instrument)}`,
      },
    };
  }
}

function goodsOf(
  habit: Habit,
  { at, random }: { readonly at: number; readonly random: SeededRandom },
): { readonly totalMinor: number; readonly code: string } {
  const isOther = random.isTrue(habit.otherShare);
  const years = (at - BEGIN) / YEAR_MS;
  const times =
    Math.exp(habit.spread * random.normal()) *
    (isOther ? habit.otherTimes : 1) *
    (random.isTrue(LIFE.bigOccasion) ? LIFE.bigTimes : 1) *
    (1 + habit.growthAYear) ** years;
  return {
    totalMinor: Math.max(100, Math.round(habit.medianMinor * times)),
    code: isOther ? habit.otherCode : habit.code,
  };
}

/** Whole days. */
function gapOf({ gapDays, chance }: Habit, random: SeededRandom): number {
  const poisson = -Math.log(1 - random.next());
  const regular = 1 + 0.1 * random.normal();
  return Math.max(1, Math.round(gapDays * (chance * poisson + (1 - chance) * regular))) * DAY_MS;
}
