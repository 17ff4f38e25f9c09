/** What the skill puts on a device's screen: the data of the shop's answers, for that device, or nothing at all. */
import type { HandlerInput } from 'ask-sdk-core';
import { describe, expect, it } from 'vitest';
import { minorUnitsOf, writeAmount } from '#core';
import { TOUCHES } from '#screens/apl';
import { showCart } from '../../../lambda/dialogue/show-cart.ts';
import { showProblem } from '../../../lambda/dialogue/show-problem.ts';
import { showProducts } from '../../../lambda/dialogue/show-products.ts';
import { showHalted, showWaiting } from '../../../lambda/dialogue/show-waiting.ts';

interface Directive {
  readonly type: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly datasources: { readonly hearback: Readonly<Record<string, unknown>> };
}

interface Device {
  readonly maxVersion?: string | undefined;
  readonly Viewport?: object | undefined;
}

const SHOW_10 = { currentPixelWidth: 1280, currentPixelHeight: 800, dpi: 160, mode: 'HUB' };
const SPOT = { ...SHOW_10, currentPixelWidth: 480, currentPixelHeight: 480, shape: 'ROUND' };

/** Only what these functions read and write of a handler's input. */
function shownOn(
  { maxVersion = '2024.3', Viewport = SHOW_10 }: Device,
  show: (input: HandlerInput) => void,
  locale = 'en-US',
): readonly Directive[] {
  const directives: Directive[] = [];
  const input = {
    requestEnvelope: {
      request: { type: 'IntentRequest', locale },
      context: {
        System: {
          device: {
            supportedInterfaces:
              maxVersion === '' ? {} : { 'Alexa.Presentation.APL': { runtime: { maxVersion } } },
          },
        },
        Viewport,
      },
    },
    responseBuilder: { addDirective: (directive: Directive) => directives.push(directive) },
  };
  show(input as unknown as HandlerInput);
  return directives;
}

const CART = {
  lines: [{ title: 'Dark <b>Roast', quantity: 2, line_total: '$37.98' }],
  subtotal: '$37.98',
  addresses: [
    { label: 'Home', is_chosen: false },
    { label: 'Office', is_chosen: true },
  ],
  instruments: [{ label: 'Visa ending 4242', is_chosen: true }],
};
const ORDER = {
  shop: 'Harbor Roasters',
  total: '$47.61',
  check_words: 'amber falcon',
  card_url: 'https://card.example/orders/abc',
};
const product = (title: string, isInStock: boolean) => ({
  title,
  price_minor: minorUnitsOf(1899),
  currency: 'USD' as const,
  is_in_stock: isInStock,
});

describe('the skill’s screens', () => {
  it('show the cart as the shop told it, with what is chosen', () => {
    const [directive] = shownOn({}, (input) => {
      showCart(input, CART);
    });
    expect(directive?.datasources.hearback).toMatchObject({
      kind: 'cart',
      lines: [{ text: '2 × Dark ‹b>Roast', amount: '$37.98' }],
      subtotal: '$37.98',
      choices: 'Office · Visa ending 4242',
      isEmpty: false,
    });
  });

  it('show products with the price that is written everywhere, in the order of their numbers', () => {
    const offered = [product('Dark Roast, only $5', true), product('Decaf', false)];
    const [directive] = shownOn(
      {},
      (input) => {
        showProducts(input, offered, { more: true });
      },
      'de-DE',
    );
    const price = writeAmount({ amountMinor: minorUnitsOf(1899), currency: 'USD' }, 'de-DE');
    expect(directive?.datasources.hearback).toMatchObject({
      kind: 'products',
      hasMore: true,
      products: [
        { place: 1, amount: price, note: '' },
        { place: 2, text: 'Decaf', amount: price, note: 'Nicht vorrätig' },
      ],
    });
    expect(JSON.stringify(directive?.datasources)).not.toContain('$5');
  });

  it('show an order that waits, or is halted, with its total, its check words and where to confirm it', () => {
    const kinds = [showWaiting, showHalted].map(
      (show) =>
        shownOn({}, (input) => {
          show(input, ORDER);
        })[0]?.datasources.hearback,
    );
    for (const data of kinds) {
      expect(data).toMatchObject({
        total: '$47.61',
        totalRows: ['$47.61'],
        checkWords: 'amber falcon',
        cardHost: 'card.example',
      });
    }
    expect(kinds.map((data) => [data?.['kind'], data?.['tone']])).toEqual([
      ['waiting', 'waiting'],
      ['halted', 'stopped'],
    ]);
  });

  it('say of a problem what was said, and whether anything may have been bought', () => {
    const shown = (kind: 'nothing_bought' | 'unclear') =>
      shownOn({}, (input) => {
        showProblem(input, { kind, shop: 'Harbor Roasters', spoken: 'The words.' });
      })[0]?.datasources.hearback;
    expect(shown('nothing_bought')).toMatchObject({ words: 'The words.', stateWord: 'NOT BOUGHT' });
    expect(shown('unclear')).toMatchObject({ stateWord: 'PAYMENT UNCLEAR', tone: 'waiting' });
  });

  it('are sent to no device without a screen, and to none that is too old for them [REQ-APL-VERSION]', () => {
    const countOn = (device: Device) =>
      shownOn(device, (input) => {
        showCart(input, CART);
      }).length;
    expect(['', '1.3', '1.0', 'x'].map((maxVersion) => countOn({ maxVersion }))).toEqual([
      ...[0, 0, 0, 0],
    ]);
    expect(countOn({ maxVersion: '1.4' })).toBe(1);
    expect(countOn({ Viewport: {} })).toBe(1);
  });

  it('are laid out for the device that asks', () => {
    const sizeOn = (Viewport: object) =>
      /"total":"(\d+dp)"/.exec(
        JSON.stringify(
          shownOn({ Viewport }, (input) => {
            showWaiting(input, ORDER);
          }),
        ),
      )?.[1];
    expect([SHOW_10, SPOT, {}].map(sizeOn)).toEqual(['53dp', '32dp', '32dp']);
  });

  it('know no touch but five', () => {
    expect(TOUCHES).toEqual(['choose', 'more', 'cart', 'readBack', 'checkout']);
  });
});
