/** How each currency is named and written, by locale. No two currencies share a name that can stand alone. */
import type { CurrencyCode } from '../../money/currency.ts';
import type { Locale } from '../../order/order-terms.ts';

export interface UnitName {
  readonly one: string;
  readonly many: string;
}

export interface CurrencyWords {
  readonly major: UnitName;
  /** After a major unit: `cents` says enough once `Canadian dollars` was said. */
  readonly minor: UnitName | undefined;
  /** Without a major unit before it: `eighty Canadian cents`. */
  readonly minorAlone: UnitName | undefined;
  /** Stands directly before the digits; a code brings its no-break space with it. */
  readonly sign: string;
}

const CENT = { one: 'cent', many: 'cents' } as const;
const PENNY = { one: 'penny', many: 'pence' } as const;
const FILS = { one: 'fils', many: 'fils' } as const;

const NO_BREAK_SPACE = '\u00a0';

const EN_US: Readonly<Record<CurrencyCode, CurrencyWords>> = {
  USD: {
    major: { one: 'dollar', many: 'dollars' },
    minor: CENT,
    minorAlone: CENT,
    sign: '$',
  },
  GBP: {
    major: { one: 'pound', many: 'pounds' },
    minor: PENNY,
    minorAlone: PENNY,
    sign: '£',
  },
  CAD: {
    major: { one: 'Canadian dollar', many: 'Canadian dollars' },
    minor: CENT,
    minorAlone: { one: 'Canadian cent', many: 'Canadian cents' },
    sign: 'CA$',
  },
  EUR: {
    major: { one: 'euro', many: 'euros' },
    minor: CENT,
    minorAlone: { one: 'euro cent', many: 'euro cents' },
    sign: '€',
  },
  JPY: {
    major: { one: 'yen', many: 'yen' },
    minor: undefined,
    minorAlone: undefined,
    sign: '¥',
  },
  KWD: {
    major: { one: 'dinar', many: 'dinars' },
    minor: FILS,
    minorAlone: FILS,
    sign: `KWD${NO_BREAK_SPACE}`,
  },
};

export const CURRENCY_WORDS: Readonly<Record<Locale, typeof EN_US>> = { 'en-US': EN_US };

/** `one dollar`, `zero dollars`, `two dollars`. */
export function unitName(unit: UnitName, count: number): string {
  return count === 1 ? unit.one : unit.many;
}
