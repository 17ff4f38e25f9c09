/** The policy that is in force where a shop names none. */
import { CURRENCY_CODES, minorUnitsPerMajor, type CurrencyCode } from '../money/currency.ts';
import { deepFreeze } from '../evidence/deep-freeze.ts';
import { riskPolicySchema, type RiskPolicy, type RiskPolicyInput } from './risk-policy.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Round figures near 1,000 dollars, in whole units of each currency; the other limits are in proportion. No market's rates: a shop sets its own. */
const ONCE_MAJOR: Readonly<Record<CurrencyCode, number>> = {
  USD: 1000,
  GBP: 800,
  CAD: 1400,
  EUR: 900,
  MXN: 18_000,
  BRL: 5000,
  JPY: 150_000,
  INR: 80_000,
  CNY: 7000,
  KWD: 300,
};

/** Such that an order at its own currency's limit is at most at the reference currency's. Millionths of a cent for each minor unit. */
const CENTS_IN_MILLIONTHS: Readonly<Record<CurrencyCode, number>> = {
  USD: 1_000_000,
  GBP: 1_250_000,
  CAD: 714_000,
  EUR: 1_100_000,
  MXN: 55_000,
  BRL: 200_000,
  JPY: 666_000,
  INR: 12_500,
  CNY: 142_000,
  KWD: 325_000,
};

const POLICY: RiskPolicyInput = {
  severities: { low: 100, medium: 250, high: 450 },
  categories: {
    gift_card: 'high',
    crypto: 'high',
    wire: 'high',
    gambling: 'high',
    loan: 'high',
    investment: 'high',
    alcohol: 'medium',
    tobacco: 'medium',
    pharmacy: 'medium',
    jewellery: 'medium',
    electronics: 'medium',
    digital: 'medium',
    travel: 'medium',
    distance_selling: 'medium',
    groceries: 'low',
    clothing: 'low',
    household: 'low',
    everyday: 'low',
  },
  unknownCategory: 'medium',
  newSellerSeverity: 'medium',
  anomalyWeight: 150,
  anomaliesCap: 400,
  distrustWeight: 200,
  haltFromScore: 650,
  trust: { start: 500, confirmed: 30, declined: 150 },
  haltAboveOnceMinor: inThousandthsOfOnce(1000),
  haltAboveHourMinor: inThousandthsOfOnce(1500),
  haltAboveDayMinor: inThousandthsOfOnce(3000),
  haltAboveNewSellerMinor: inThousandthsOfOnce(250),
  sellerKnownAfterMs: DAY_MS,
  reference: { currency: 'USD', rates: { ...CENTS_IN_MILLIONTHS } },
  retry: { withinMs: DAY_MS, amountShare: 900, productShare: 250 },
  repeat: { replayWithinMs: MINUTE_MS, askWithinMs: DAY_MS, productShare: 500 },
  unusualAmount: { leastOrders: 5, aboveMedian: 3000, aboveLargest: 1250 },
  frequency: {
    proposalsInTenMinutes: 5,
    leastInDay: 4,
    mostInDay: 12,
    leastOrders: 8,
    aboveOwn: 3000,
  },
  unusualHour: { leastOrders: 20, withinMs: 2 * HOUR_MS },
  drift: {
    baselineOrders: 24,
    amount: {
      leastSigma: 330,
      cusumSlack: 750,
      cusumAlarm: 5000,
      ewmaWeight: 200,
      ewmaAlarm: 3500,
      mostPerOrder: 2500,
    },
    pace: {
      leastSigma: 512,
      cusumSlack: 750,
      cusumAlarm: 5000,
      ewmaWeight: 200,
      ewmaAlarm: 3500,
      mostPerOrder: 2500,
    },
    doesHalt: false,
    leastGapMs: HOUR_MS,
  },
};

/** Alguard's score and rules (issue "risk and limits") with what they leave open filled in; `docs/risk.md` measures it. */
export const DEFAULT_RISK_POLICY: RiskPolicy = deepFreeze(riskPolicySchema.parse(POLICY));

function inThousandthsOfOnce(share: number): Record<CurrencyCode, number> {
  const amounts = { ...ONCE_MAJOR };
  for (const currency of CURRENCY_CODES) {
    // Whole: each of the amounts above is a multiple of four.
    amounts[currency] = (ONCE_MAJOR[currency] * minorUnitsPerMajor(currency) * share) / 1000;
  }
  return amounts;
}
