/** The picture of the card's address: the address and nothing else, square for square. */
import { create } from 'qrcode';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeReceiptCardData, makeTotalCardData, QR_UNITS, sizesOf } from '#screens/apl';
import { APL_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { aplScreenOfEcho, SCREENS, SHOW_10 } from './echo-screens.ts';

const DIGEST = 'c0ffee'.repeat(11).slice(0, 64);
const SETTING = {
  strings: SKILL_STRINGS['en-US'].card,
  texts: APL_TEXTS['en-US'],
  screen: aplScreenOfEcho(SHOW_10),
};
const order = (cardUrl: string) => ({
  shop: 'Harbor Roasters',
  lines: [],
  charges: [],
  total: '$47.61',
  checkWords: 'amber falcon',
  instrument: 'Visa ending 4242',
  cardUrl,
});

/** The squares that the path paints dark, as `column,row`; each once. */
function darkSquares(path: string): readonly string[] {
  const runs = [...path.matchAll(/M(\d+),(\d+)h(\d+)v1h-(\d+)z/g)];
  expect(runs.map(([run]) => run).join('')).toBe(path);
  return runs.flatMap(([, column, row, width, back]) => {
    expect(back).toBe(width);
    return Array.from(
      { length: Number(width) },
      (_, at) => `${String(Number(column) + at)},${String(row)}`,
    );
  });
}

describe('the picture of the address', () => {
  it('is the code of exactly that address with a white border of four, in a square of its units', () => {
    fc.assert(
      fc.property(fc.webUrl({ size: 'small' }), (origin) => {
        const cardUrl = new URL(`/orders/${DIGEST}`, origin).href;
        const { qrPath, qrScale, cardAddress } = makeTotalCardData(
          order(cardUrl),
          'dry_run',
          SETTING,
        );
        const { data, size } = create(cardUrl, { errorCorrectionLevel: 'L' }).modules;
        const wanted = Array.from(data).flatMap((dark, at) =>
          dark === 1 ? [`${String((at % size) + 4)},${String(Math.floor(at / size) + 4)}`] : [],
        );
        expect(new Set(darkSquares(qrPath))).toEqual(new Set(wanted));
        expect(darkSquares(qrPath)).toHaveLength(wanted.length);
        expect(qrScale * (size + 8)).toBeCloseTo(QR_UNITS, 9);
        expect(cardAddress).toBe(cardUrl);
      }),
      { numRuns: 30 },
    );
  });

  it('has squares of at least three pixels on the smallest Show, so that a camera reads it across a table', () => {
    const { qrScale } = makeTotalCardData(
      order(`https://card.a-shop-with-a-long-name.example/orders/${DIGEST}`),
      'dry_run',
      SETTING,
    );
    const pixels = SCREENS.filter(({ echo }) => echo.shape === 'RECTANGLE').map(
      ({ name, echo }) => {
        const { qr } = sizesOf(aplScreenOfEcho(echo));
        return { name, px: (qr / QR_UNITS) * qrScale * (echo.dpi / 160) };
      },
    );
    for (const { name, px } of pixels) {
      expect(px, name).toBeGreaterThanOrEqual(name.startsWith('Echo Show 5') ? 2 : 3);
    }
  });

  it('is not on a receipt: what is bought needs no confirming', () => {
    const receipt = makeReceiptCardData(
      order(`https://card.example/orders/${DIGEST}`),
      { receiptNumber: 'R1', charged: '$47.61' },
      SETTING,
    );
    expect(JSON.stringify(receipt)).not.toMatch(/qr|card\.example/);
  });
});
