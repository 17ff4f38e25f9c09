import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountFreeText,
  composeSentence,
  composeWrittenSentence,
  findWrittenAmounts,
  SPEECH_LOCALES,
  writtenLabelsOf,
  type Money,
} from '#core';
import { orderOfAnyTexts } from '../../../surfaces/order-arbitrary.ts';
import { plainTerms } from '../../order/arbitrary-terms.ts';
import { NATIVE_TITLES } from '../outside/corpus/native-titles.ts';
import { HOSTILE_TITLES } from '../outside/hostile-titles.ts';

const LOCALE = 'zh-CN';
const NAMES = { 运费为: 'deliveryMinor', 税费为: 'taxMinor', 总计为: 'totalMinor' } as const;

function amountOf({ amountMinor, currency }: Money): string {
  return `${String(amountMinor)} ${currency}`;
}

describe('the written sentence in Chinese', () => {
  it('is this, for a plain order [REQ-SENTENCE-CHINESE]', () => {
    expect(composeWrittenSentence({ ...plainTerms, locale: LOCALE }, 'amber falcon')).toBe(
      '这是订单预览：尚未购买任何商品。商店Harbor Roasters，由Harbor Roasters LLC销售：2件“Dark Roast, whole bean 12 oz”。' +
        '标准配送，送至家，送达时间：12月3日星期四。付款方式：尾号4242的Visa。核对词：amber falcon。运费为US$6.50。税费为US$3.13。总计为US$47.61。',
    );
    expect(writtenLabelsOf({ ...plainTerms, locale: LOCALE })).toMatchObject({
      deliveryCharge: '运费：送至家，12月3日星期四',
    });
  });

  it('invariant 4: 300 random orders show exactly their named amounts, the total last [REQ-SENTENCE-CHINESE]', () => {
    fc.assert(
      fc.property(orderOfAnyTexts, (terms) => {
        const sentence = composeWrittenSentence({ ...terms, locale: LOCALE }, 'amber falcon');
        const bare = sentence.replace(/“[^”]*”/gu, '“”');
        const found = bare.split('。').flatMap((part) => {
          const amounts = findWrittenAmounts(part, LOCALE);
          if (amounts.length === 0) return [];
          const name = Object.entries(NAMES).find(([start]) => part.startsWith(start))?.[1];
          const isDiscount = /^优惠“”减/u.test(part);
          return amounts.map(
            (money) => `${name ?? (isDiscount ? 'discount' : part)} ${amountOf(money)}`,
          );
        });
        const { currency } = terms;
        const own = (name: string, amount: number) =>
          amount === 0 ? [] : [`${name} ${String(amount)} ${currency}`];
        expect(found).toEqual([
          ...own('deliveryMinor', terms.deliveryMinor),
          ...own('taxMinor', terms.taxMinor),
          ...terms.discounts.flatMap(({ amountMinor }) => own('discount', amountMinor)),
          `totalMinor ${String(terms.totalMinor)} ${currency}`,
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('invariant 8: holds no amount, claim or markup of a title [REQ-SENTENCE-CHINESE]', () => {
    const titles = [...HOSTILE_TITLES, ...NATIVE_TITLES].map(({ text }) => text);
    const faults = [
      ...titles,
      '仅需五元',
      '应付五',
      '一共5',
      '总计为五元',
      '您的订单已付款',
    ].filter((text) => {
      const written = amountFreeText(text, LOCALE);
      const isHarmless =
        findWrittenAmounts(written, LOCALE).length === 0 &&
        !/\p{Sc}|[<>{}[\]`*_|\\]|[五5]\s*[元块]|已付款|(?:应付|一共)[五5]/u.test(written);
      return !isHarmless;
    });
    expect(faults).toEqual([]);
  });

  it('is the sentence itself where the language is spoken', () => {
    for (const locale of SPEECH_LOCALES) {
      const terms = { ...plainTerms, locale };
      expect(composeWrittenSentence(terms, 'a b')).toBe(composeSentence(terms, 'a b').sentence);
    }
  });
});
