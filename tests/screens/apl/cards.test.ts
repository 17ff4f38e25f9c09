import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeAmount, minorUnitsOf, LARGEST_AMOUNT_MINOR } from '#core';
import {
  aplScreenOf,
  breakTotal,
  documentOf,
  layoutOf,
  makeReceiptCardData,
  makeTotalCardData,
  sizesOf,
  TOTAL_FONT_SIZE_DP,
} from '#screens/apl';
import { APL_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { aplScreenOfEcho, SCREENS, SHOW_10 } from './echo-screens.ts';

const ORDER = {
  shop: 'Harbor Roasters',
  lines: Array.from({ length: 6 }, (_, index) => ({
    title: `Thing <b>${String(index)}</b>`,
    quantity: index + 1,
    lineTotal: '$1.00',
  })),
  charges: [{ label: 'Tax', amount: '$0.50' }],
  total: '$6.50',
  checkWords: 'amber falcon',
  instrument: 'Visa ending 4242',
  cardUrl: 'http://card.hearback.localhost:8010/orders/abc',
};
const SETTING = {
  strings: SKILL_STRINGS['en-US'].card,
  texts: APL_TEXTS['en-US'],
  screen: aplScreenOfEcho(SHOW_10),
};
const TELEVISION = { currentPixelWidth: 1920, currentPixelHeight: 1080, dpi: 320 };

describe('the total on a card', () => {
  it('keeps every character of every amount, in rows that fit, whatever the width [REQ-TOTAL-WHOLE]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: LARGEST_AMOUNT_MINOR }),
        fc.integer({ min: 240, max: 1920 }),
        (amountMinor, widthDp) => {
          const total = writeAmount(
            { amountMinor: minorUnitsOf(amountMinor), currency: 'USD' },
            'en-US',
          );
          const rows = breakTotal(total, { widthDp, fontSizeDp: TOTAL_FONT_SIZE_DP });
          expect(rows.join('')).toBe(total);
          const widest = Math.max(...rows.map((row) => row.length));
          expect(widest * TOTAL_FONT_SIZE_DP * 0.6).toBeLessThanOrEqual(
            Math.max(widthDp, 6 * TOTAL_FONT_SIZE_DP * 0.64),
          );
        },
      ),
    );
  });

  it('breaks after the currency and then at groups', () => {
    const rows = breakTotal('$1,234,567.89', { widthDp: 240, fontSizeDp: 53 });
    expect(rows).toEqual(['$', '1,234,', '567.89']);
  });

  it('is 53 dp at 1280x800 and follows one rule elsewhere, without a bound on its lines [REQ-TOTAL-53] [REQ-APL-SIZES]', () => {
    const sizes = SCREENS.map(({ name, echo }) => {
      const { total, body } = sizesOf(aplScreenOfEcho(echo));
      const document = JSON.stringify(
        documentOf('total', { version: '2024.3', screen: aplScreenOfEcho(echo) }),
      );
      expect(document).toContain(`"total":"${String(total)}dp"`);
      const drawn = /\{"type":"Text","style":"total"[^}]*\}[^}]*\}/.exec(document)?.[0] ?? '';
      expect(drawn).not.toBe('');
      expect(drawn).not.toContain('maxLines');
      expect(Math.abs(body / total - 27 / 53)).toBeLessThan(0.03);
      return [name.split(',')[0], total];
    });
    expect(sizes).toEqual([
      ['Echo Spot', 32],
      ['Echo Show 5', 32],
      ['Echo Show 8', 40],
      ['Fire TV', 36],
      ['Echo Show 10', 53],
      ['Echo Show 11', 72],
      ['Echo Show 15 upright', 72],
    ]);
  });
});

describe('the cards', () => {
  it('count the lines that have no room, and let no title bring markup', () => {
    const data = makeTotalCardData(ORDER, 'dry_run', SETTING);
    expect(data.lines).toHaveLength(4);
    expect(data.moreLines).toBe('and 2 more items');
    expect(JSON.stringify(data)).not.toContain('<');
  });

  it('show on the receipt what was charged', () => {
    const data = makeReceiptCardData(
      ORDER,
      { receiptNumber: '7KQ2-M9XD', charged: '$6.51' },
      SETTING,
    );
    expect(data).toMatchObject({
      kind: 'receipt',
      total: '$6.51',
      totalRows: ['$6.51'],
      stateWord: 'ORDERED',
    });
  });
});

describe('a screen', () => {
  it('is told by its mode, size and shape, where ask-sdk-core names it wrongly', () => {
    expect(SCREENS.map(({ echo }) => layoutOf(aplScreenOfEcho(echo)))).toEqual([
      ...['round', 'wide', 'wide', 'wide', 'wide', 'wide', 'tall'],
    ]);
    const { edgeX, edgeY } = sizesOf(aplScreenOf({ mode: 'TV', ...TELEVISION }));
    expect([edgeX, edgeY]).toEqual([48, 27]);
    expect(sizesOf(aplScreenOf(TELEVISION)).edgeX).toBe(27);
    expect(aplScreenOf(undefined)).toMatchObject({ widthDp: 960, heightDp: 480, isRound: false });
  });

  it('that is round has all that is drawn within its circle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 1200 }), (diameter) => {
        const { edgeX, edgeY } = sizesOf(
          aplScreenOf({
            shape: 'ROUND',
            currentPixelWidth: diameter,
            currentPixelHeight: diameter,
            dpi: 160,
          }),
        );
        const radius = diameter / 2;
        expect(Math.hypot(radius - edgeX, radius - edgeY)).toBeLessThanOrEqual(radius);
      }),
    );
  });
});
