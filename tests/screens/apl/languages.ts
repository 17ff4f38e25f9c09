/** The longest amounts of each language, among its own words: what its screens must draw whole. */
import { CURRENCY_CODES, minorUnitsOf, writeAmount } from '#core';
import type { SpeechLocale } from '#core';
import {
  makeCartData,
  makeTotalCardData,
  makeWaitingData,
  type CardOrder,
  type ScreenData,
} from '#screens/apl';
import { APL_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { aplScreenOfEcho, type NamedScreen } from './echo-screens.ts';

export const NINE_DIGITS_MINOR = 123_456_789;

/** In whichever currency it is longest. */
export function longestWritten(minor: number, locale: SpeechLocale): string {
  const amounts = CURRENCY_CODES.map((currency) =>
    writeAmount({ amountMinor: minorUnitsOf(minor), currency }, locale),
  );
  return amounts.reduce((one, other) => (other.length > one.length ? other : one));
}

/** An order, and what stands on the screens of it. */
export function screensIn(
  locale: SpeechLocale,
  { echo }: NamedScreen,
  amount: string,
): {
  readonly total: ScreenData;
  readonly halted: ScreenData;
  readonly cart: ScreenData;
} {
  const setting = {
    strings: SKILL_STRINGS[locale].card,
    texts: APL_TEXTS[locale],
    screen: aplScreenOfEcho(echo),
  };
  const line = { title: setting.texts.waitingWords, quantity: 99, lineTotal: amount };
  const order: CardOrder = {
    shop: 'Harbor Roasters',
    lines: [line],
    charges: [{ label: setting.texts.subtotalNote, amount }],
    total: amount,
    checkWords: 'lavender strawberry',
    instrument: setting.texts.subtotalNote,
    cardUrl: 'https://card.harbor-roasters.example/orders/1',
  };
  const cart = { lines: [line], subtotal: amount, address: 'Home', instrument: undefined };
  return {
    total: makeTotalCardData(order, 'dry_run', setting),
    halted: makeWaitingData(order, 'halted', setting),
    cart: makeCartData(cart, setting),
  };
}
