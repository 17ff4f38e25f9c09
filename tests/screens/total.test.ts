/** The total: 53 px, whole, on the phone and on the Show. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openElementStage, type ElementStage } from './element-stage.ts';
import { findAccessibilityFaults, findClippedTexts } from './find-faults.ts';
import { NOW, orderIn, wideOrder } from './order-fixture.ts';
import { fullCardData, receiptCardData, totalCardData } from './show-card-fixture.ts';

let stage: ElementStage;
beforeAll(async () => {
  stage = await openElementStage();
});
afterAll(() => stage.close());

async function lookAtTotal(page: Page): Promise<{
  readonly fontSizes: readonly string[];
  readonly rows: number;
  readonly text: string;
  readonly isInside: boolean;
}> {
  return page.locator('.total .amount').evaluate((amount) => {
    const parts = [amount, ...amount.querySelectorAll('*')];
    const boxes = [...amount.querySelectorAll('.group')].flatMap((group) => [
      ...group.getClientRects(),
    ]);
    const window = document.documentElement.getBoundingClientRect();
    return {
      fontSizes: [...new Set(parts.map((part) => getComputedStyle(part).fontSize))],
      rows: new Set(boxes.map((box) => Math.round(box.top))).size,
      text: amount.textContent,
      isInside: boxes.every((box) => box.left >= 0 && box.right <= window.right),
    };
  });
}

describe('the total on the phone', () => {
  it('is 53 px and in one row at 320 px [REQ-TOTAL-53]', async () => {
    const page = await stage.open({ viewport: { width: 320, height: 800 } });
    await page.evaluate(
      ([order, nowEpochMs]) => window.draw('hb-order-review', { order, nowEpochMs }),
      [orderIn('to_confirm'), NOW] as const,
    );
    expect(await lookAtTotal(page)).toEqual({
      fontSizes: ['53px'],
      rows: 1,
      text: '$47.61',
      isInside: true,
    });
    await page.context().close();
  });

  it('is never shrunk or clipped: nine digits at 320 px break at the currency and then at a group [REQ-TOTAL-WHOLE]', async () => {
    const page = await stage.open({ viewport: { width: 320, height: 800 } });
    await page.evaluate(
      ([order, nowEpochMs]) => window.draw('hb-order-review', { order, nowEpochMs }),
      [wideOrder(), NOW] as const,
    );
    const total = await lookAtTotal(page);
    expect(total).toEqual({
      fontSizes: ['53px'],
      rows: 2,
      text: '$1,234,567.89',
      isInside: true,
    });
    const figures = await page.locator('.total .figures').boundingBox();
    const amount = await page.locator('.total .amount').boundingBox();
    expect(figures && amount && figures.y > amount.y + 40).toBe(true);
    expect(await findClippedTexts(page)).toEqual([]);
    await page.context().close();
  });

  it('grows with the text size of the browser', async () => {
    const page = await stage.open({ viewport: { width: 390, height: 800 } });
    await page.evaluate(
      ([order, nowEpochMs]) => window.draw('hb-order-review', { order, nowEpochMs }),
      [orderIn('to_confirm'), NOW] as const,
    );
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect((await lookAtTotal(page)).fontSizes).toEqual(['106px']);
    await page.context().close();
  });
});

describe('the total on the Show', () => {
  const screens = [
    { width: 1280, height: 800, fontSize: '53px' },
    { width: 768, height: 480, fontSize: '32px' },
  ];
  const cards = { total: totalCardData(), receipt: receiptCardData(), full: fullCardData() };

  for (const { width, height, fontSize } of screens) {
    for (const [name, data] of Object.entries(cards)) {
      it(`is ${fontSize} and whole at ${String(width)}x${String(height)}, with everything that counts in sight (${name})`, async () => {
        const page = await stage.open({ viewport: { width, height } });
        await page.evaluate(([drawn, box]) => window.draw('hb-total-card', { data: drawn }, box), [
          data,
          { width, height },
        ] as const);
        const total = await lookAtTotal(page);
        expect(total).toMatchObject({ fontSizes: [fontSize], text: data.total, isInside: true });
        for (const part of ['header', '.state', '.charges', '.total', '.words', 'footer']) {
          const box = await page.locator(`hb-total-card ${part}`).boundingBox();
          expect(box && box.y >= 0 && box.y + box.height <= height, part).toBe(true);
        }
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await findAccessibilityFaults(page)).toEqual([]);
        }
        await page.context().close();
      });
    }
  }

  it('has no control that could pay', async () => {
    const page = await stage.open();
    await page.evaluate((data) => window.draw('hb-total-card', { data }), totalCardData());
    const controls = page.locator('hb-total-card :is(button, a, input, select, summary)');
    expect(await controls.count()).toBe(0);
    await page.context().close();
  });
});
