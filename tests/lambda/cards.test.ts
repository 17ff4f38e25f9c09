import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeAmount, minorUnitsOf, LARGEST_AMOUNT_MINOR } from '#core';
import {
  breakTotal,
  cardDocument,
  makeReceiptCardData,
  makeTotalCardData,
  TOTAL_FONT_SIZE_DP,
} from '#screens/apl';
import { SKILL_STRINGS } from '#screens/strings';

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
const SETTING = { strings: SKILL_STRINGS['en-US'].card, viewportWidthDp: 1280 };

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

  it('is 53 dp, without a bound on its lines [REQ-TOTAL-53]', () => {
    const document = JSON.stringify(cardDocument({ maxVersion: '2024.3' }));
    expect(document).toContain('"total":"53dp"');
    const total = /\{"type":"Text","style":"total"[^}]*\}[^}]*\}/.exec(document)?.[0] ?? '';
    expect(total).not.toBe('');
    expect(total).not.toContain('maxLines');
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

  it('use only what the APL 1.4 engine was seen to draw', () => {
    const document = JSON.stringify(cardDocument({ maxVersion: '2024.3' }));
    expect(document).not.toMatch(
      /"import"|"padding"|"margin"|"background"|"role"|"layoutDirection"/,
    );
    expect(cardDocument({ maxVersion: '1.3' })['version']).toBe('1.4');
    expect(cardDocument({ maxVersion: 'tomorrow' })['version']).toBe('1.4');
  });
});
