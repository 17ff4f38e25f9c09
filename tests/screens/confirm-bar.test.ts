/** The bar with the field: always in view where there is room for it, never in the way where there is not. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCardStage, type CardStage, type Scene } from './card-stage.ts';
import { findAccessibilityFaults, findClippedTexts } from './find-faults.ts';
import { listOf, orderIn } from './order-fixture.ts';

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

const WAITING = orderIn('to_confirm');

async function openOrder(viewport: { width: number; height: number }): Promise<Scene> {
  const path = `/orders/${WAITING.digest}`;
  const scene = await stage.openSignedIn(listOf(WAITING), { path, viewport });
  await scene.page.getByLabel('Type the total to confirm').waitFor();
  return scene;
}

/** Which of the parts a person sees whole, with nothing in front of them. */
async function partsInView(page: Page): Promise<Record<string, boolean>> {
  return page.evaluate(() => {
    const find = (selector: string): Element | undefined => {
      const search = (root: Document | ShadowRoot): Element | undefined => {
        const found = root.querySelector(selector);
        if (found) return found;
        for (const element of root.querySelectorAll('*')) {
          const inside = element.shadowRoot && search(element.shadowRoot);
          if (inside) return inside;
        }
        return undefined;
      };
      return search(document);
    };
    const topmostAt = (x: number, y: number): Element | null => {
      let top = document.elementFromPoint(x, y);
      while (top?.shadowRoot) {
        const inside = top.shadowRoot.elementFromPoint(x, y);
        if (!inside || inside === top) break;
        top = inside;
      }
      return top;
    };
    const isSeen = (selector: string): boolean => {
      const element = find(selector);
      if (!element) return false;
      const box = element.getBoundingClientRect();
      const isInside = box.height > 0 && box.top >= 0 && box.bottom <= innerHeight + 0.5;
      return [box.top + 2, box.bottom - 2].every((y) => {
        const top = topmostAt(box.left + box.width / 2, y);
        return isInside && top !== null && (element.contains(top) || top.contains(element));
      });
    };
    return {
      total: isSeen('.total'),
      label: isSeen('label'),
      then: isSeen('.then'),
      field: isSeen('input'),
      go: isSeen('button.go'),
      refusal: isSeen('.refusal'),
      notMe: isSeen('.ways button'),
    };
  });
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    window.scrollTo(0, to);
  }, top);
}

async function typeWrongTotal({ page, approval }: Scene): Promise<void> {
  approval.totalAnswer = () => ({
    outcome: 'refused',
    message: 'That is not the total of this order. Nothing was bought.',
    read: '$74.61',
    expected: '$47.61',
  });
  await page.getByLabel('Type the total to confirm').fill('74.61');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('That is not the total').waitFor();
}

const VIEWS = [
  { width: 390, height: 496 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

describe('the bar of the review', () => {
  for (const viewport of VIEWS) {
    const size = `${String(viewport.width)}x${String(viewport.height)}`;

    it(`shows total, field and button at once at ${size}, and keeps field and button while the rest scrolls`, async () => {
      const scene = await openOrder(viewport);
      const { page } = scene;
      expect(await partsInView(page)).toMatchObject({
        total: true,
        label: true,
        then: true,
        field: true,
        go: true,
      });
      await scrollTo(page, 150);
      expect(await partsInView(page)).toMatchObject({ label: true, field: true, go: true });
      await scrollTo(page, 99_999);
      expect(await partsInView(page)).toMatchObject({ field: true, go: true, notMe: true });
      await scene.close();
    });

    it(`shows what was wrong beside field and button at ${size}, wherever the page was scrolled to`, async () => {
      const scene = await openOrder(viewport);
      const { page } = scene;
      await scrollTo(page, 120);
      await typeWrongTotal(scene);
      for (const top of [0, 120, 99_999]) {
        await scrollTo(page, top);
        expect(await partsInView(page), String(top)).toMatchObject({
          field: true,
          go: true,
          refusal: true,
        });
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findAccessibilityFaults(page)).toEqual([]);
        expect(await findClippedTexts(page)).toEqual([]);
      }
      await scene.close();
    });
  }

  const SMALL_VIEWS = [
    { name: 'a phone with its keyboard up', width: 390, height: 330, textSize: '100%' },
    { name: 'twice the text size', width: 390, height: 640, textSize: '200%' },
    {
      name: 'twice the text size on the narrowest phone',
      width: 320,
      height: 844,
      textSize: '200%',
    },
  ];
  for (const { name, textSize, ...viewport } of SMALL_VIEWS) {
    it(`lies in the flow and covers nothing in ${name}, and a refusal still comes into view`, async () => {
      const scene = await openOrder(viewport);
      const { page } = scene;
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      await scrollTo(page, 0);
      expect(await partsInView(page)).toMatchObject({ field: false, go: false });
      await typeWrongTotal(scene);
      expect(await partsInView(page)).toMatchObject({ field: true, refusal: true });
      expect(await findClippedTexts(page)).toEqual([]);
      await scene.close();
    });
  }

  it('brings a fault at the top into view for who is far below', async () => {
    const scene = await openOrder({ width: 390, height: 496 });
    const { page, approval } = scene;
    await scrollTo(page, 99_999);
    approval.isDown = true;
    await page.getByLabel('Type the total to confirm').fill('47.61');
    await page.getByRole('button', { name: 'Confirm' }).click();
    const notice = page.getByText('That did not arrive. Nothing was confirmed.');
    await notice.waitFor();
    const box = await notice.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 496).toBe(true);
    await scene.close();
  });
});
