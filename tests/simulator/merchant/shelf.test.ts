import { describe, expect, it } from 'vitest';
import { productSchema } from '#core';
import { asProduct } from '../../../simulator/merchant/catalogue.ts';
import { CATEGORY_CODES } from '../../../simulator/merchant/category-codes.ts';
import { SELLERS } from '../../../simulator/merchant/sellers.ts';
import { SHELF } from '../../../simulator/merchant/shelf.ts';
import { HOSTILE_TITLES } from '../../../simulator/merchant/shelves/hostile-titles.ts';

const titles = SHELF.map(({ title }) => title);
const countOf = (pattern: RegExp): number => titles.filter((title) => pattern.test(title)).length;

describe('the shelf', () => {
  it('has a hundred and fifty products and more, of three sellers of record [REQ-CATALOGUE]', () => {
    expect(SHELF.length).toBeGreaterThanOrEqual(150);
    expect(new Set(SHELF.map(({ productId }) => productId)).size).toBe(SHELF.length);
    expect(new Set(SHELF.map(({ sellerId }) => sellerId))).toEqual(new Set(Object.keys(SELLERS)));
  });

  it('fits the port: every product can travel and be sold [REQ-CATALOGUE]', () => {
    for (const product of SHELF) {
      expect(() => productSchema.parse(asProduct(product))).not.toThrow();
      const { deliveryMinor } = SELLERS[product.sellerId];
      if (product.delivery === 'parcel') expect(deliveryMinor[product.currency]).toBeGreaterThan(0);
    }
  });

  it('sells in currencies of none, two and three decimals, each at prices of its own', () => {
    expect(new Set(SHELF.map(({ currency }) => currency))).toEqual(new Set(['USD', 'JPY', 'KWD']));
    const cents = SHELF.filter(({ currency }) => currency === 'USD').map(
      ({ unitPriceMinor }) => unitPriceMinor % 100,
    );
    for (const awkward of [13, 15, 30, 50, 99]) expect(cents).toContain(awkward);
    expect(SHELF.map(({ unitPriceMinor }) => unitPriceMinor)).toContain(101_515);
    const fils = SHELF.filter(({ currency }) => currency === 'KWD').filter(
      ({ unitPriceMinor }) => unitPriceMinor % 10 !== 0,
    );
    expect(fils.length).toBeGreaterThanOrEqual(1);
  });

  it('has prices that sound alike: fifteen and fifty, thirteen and thirty', () => {
    const prices = new Set(
      SHELF.filter(({ currency }) => currency === 'USD').map(
        ({ unitPriceMinor }) => unitPriceMinor,
      ),
    );
    const pairs = [
      [1515, 5015],
      [1500, 5000],
      [1013, 1030],
      [813, 830],
      [1315, 1350],
    ];
    for (const price of pairs.flat()) expect([price, prices.has(price)]).toEqual([price, true]);
  });

  it('has long titles and titles in five other scripts', () => {
    expect(Math.max(...titles.map((title) => title.length))).toBeGreaterThanOrEqual(280);
    expect(countOf(/[\p{Script=Hiragana}\p{Script=Katakana}]/u)).toBeGreaterThanOrEqual(5);
    expect(countOf(/\p{Script=Han}/u)).toBeGreaterThanOrEqual(5);
    expect(countOf(/\p{Script=Devanagari}/u)).toBeGreaterThanOrEqual(1);
    expect(countOf(/\p{Script=Arabic}/u)).toBeGreaterThanOrEqual(5);
    expect(countOf(/\p{Script=Cyrillic}/u)).toBeGreaterThanOrEqual(1);
  });

  it('is out of three things', () => {
    const missing = SHELF.filter(({ isInStock }) => !isInStock).map(({ productId }) => productId);
    expect(missing).toEqual(['winter-blend-whole-bean-12oz', 'stoneware-mug', 'crystal-decanter']);
  });

  it('has one product and more of every category that risk asks about [REQ-CATEGORY-FROM-MERCHANT]', () => {
    const codes = new Set(SHELF.map((product) => product.merchantCategoryCode));
    for (const [name, code] of Object.entries(CATEGORY_CODES)) {
      expect([name, codes.has(code)]).toEqual([name, true]);
    }
  });

  it('has names of words alone, which no two products share [REQ-INTERACTION-MODEL]', () => {
    const names = SHELF.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]);
    for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z' ]*$/);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });
});

describe('the twelve hostile titles', () => {
  it('are twelve, each of another kind, in stock and on the shelf', () => {
    expect(HOSTILE_TITLES).toHaveLength(12);
    for (const hostile of HOSTILE_TITLES) {
      expect(SHELF).toContain(hostile);
      expect(hostile.isInStock).toBe(true);
    }
    const texts = HOSTILE_TITLES.map(({ title, description }) => `${title} ${description}`);
    const kinds = [
      /SYSTEM:/,
      /Your total is \$/,
      /ninety-nine cents/,
      /<speak>/,
      /\$\{payload/,
      /<script>/,
      /\[Pay now\]\(/,
      /\u202e/,
      /\u200b/,
      /https:\/\/card-/,
      /sold by/,
      /Already confirmed/,
    ];
    for (const kind of kinds)
      expect([kind, texts.some((text) => kind.test(text))]).toEqual([kind, true]);
  });
});
