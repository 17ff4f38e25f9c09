/** Sales tax of the stand-in: basis points on the goods, by state, in whatever currency they are sold; delivery is not taxed. Invented rates, whole numbers only. */
import { minorUnitsOf, type MinorUnits } from '#core';

const BASIS_POINTS_ELSEWHERE = 825;

const BASIS_POINTS_BY_STATE: Readonly<Record<string, number>> = { DE: 0, MT: 0, NH: 0, OR: 0 };

const BASIS_POINTS_OF_ALL = 10_000n;

/** Rounded half up to the minor unit. */
export function salesTax(goods: MinorUnits, region: string): MinorUnits {
  const basisPoints = BASIS_POINTS_BY_STATE[region.toUpperCase()] ?? BASIS_POINTS_ELSEWHERE;
  const tax =
    (BigInt(goods) * BigInt(basisPoints) * 2n + BASIS_POINTS_OF_ALL) / (BASIS_POINTS_OF_ALL * 2n);
  return minorUnitsOf(Number(tax));
}
