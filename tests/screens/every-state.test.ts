/**
 * Every screen in every width and both themes: nothing that axe finds, nothing cut off, nothing that the policy stops. Here the themes
 * take turns over the widths and the screens; `npm run test:deep` looks at each width in each theme.
 */
import { ORDER_VIEW_STATES } from '#core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_MOMENTS, playMoment } from './card-moments.ts';
import { openCardStage, type CardStage, type Scene } from './card-stage.ts';
import {
  findAccessibilityFaults,
  findClippedTexts,
  findSmallTargets,
  readAllText,
} from './find-faults.ts';
import { CODE, listOf, orderIn, wideOrder } from './order-fixture.ts';

const WIDTHS = [320, 390, 768];
const THEMES = ['light', 'dark'] as const;
/** Set by `npm run test:deep`. */
const IN_FULL = process.env['HEARBACK_IN_FULL'] === '1';

let stage: CardStage;
let scene: Scene;
beforeAll(async () => {
  stage = await openCardStage();
  scene = await stage.openSignedIn(listOf());
});
afterAll(async () => {
  await scene.close();
  await stage.close();
});

/** @param place of the screen among the screens: the next one has each width in the other theme. */
async function expectNoFaults({ page, faults }: Scene, place = 0): Promise<void> {
  for (const [turn, colorScheme] of THEMES.entries()) {
    await page.emulateMedia({ colorScheme });
    const widths = WIDTHS.filter((_, at) => IN_FULL || (place + at) % THEMES.length === turn);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const where = `${colorScheme}, ${String(width)} px`;
      expect(await findClippedTexts(page), where).toEqual([]);
      expect(await findSmallTargets(page), where).toEqual([]);
      expect(await findAccessibilityFaults(page), where).toEqual([]);
    }
  }
  expect(faults).toEqual([]);
}

describe('a screen of the card', () => {
  it('is among the moments for every state of an order', () => {
    const seen = CARD_MOMENTS.flatMap(({ list }) => list.orders.map(({ state }) => state));
    expect(new Set(seen)).toEqual(new Set(ORDER_VIEW_STATES));
  });

  it('says of a limit that outlasts its order when there is room again, and not that its code will work [REQ-RISK-WORDS]', async () => {
    const wordsAt = async (name: string): Promise<string> => {
      for (const moment of CARD_MOMENTS.filter((each) => each.name === name)) {
        await playMoment(scene, moment);
      }
      return readAllText(scene.page);
    };
    expect(await wordsAt('limit-reached')).toMatch(/Its code works from .+, as long as/);
    const tooLate = await wordsAt('limit-reached-too-late');
    expect(tooLate).toMatch(/There is room for it again from .+, as long as/);
    expect(tooLate).toContain('This order ends before that.');
    expect(tooLate).not.toContain('Its code works');
  });

  it.each(CARD_MOMENTS)(
    'is without a fault at 320, 390 and 768 px in both themes: $name [REQ-CARD-STATES]',
    async (moment) => {
      await playMoment(scene, moment);
      await expectNoFaults(scene, CARD_MOMENTS.indexOf(moment));
    },
  );

  it('shows the sign-in without a fault', async () => {
    const stranger = await stage.open(listOf());
    await stranger.page.locator('button.go').waitFor();
    await expectNoFaults(stranger);
    await stranger.close();
  });

  it.each(ORDER_VIEW_STATES)(
    'invariant 2: shows a code only if it is confirmed here, whatever the order holds: %s',
    async (state) => {
      const order = orderIn(state, { code: CODE, triesLeft: 3 });
      const { page } = scene;
      await playMoment(scene, {
        name: state,
        words: '',
        list: listOf(order),
        path: `/orders/${order.digest}`,
      });
      await page.locator('hb-state-line svg').first().waitFor();
      const shown = (await readAllText(page)).replace(/[\s,]/g, '');
      expect(shown).toContain('HarborRoasters');
      expect(shown.includes(CODE)).toBe(state === 'confirmed_here');
    },
  );

  it('keeps every text whole at twice the text size on the narrowest phone', async () => {
    for (const order of [orderIn('to_confirm'), orderIn('confirmed_here'), wideOrder()]) {
      await playMoment(scene, {
        name: '',
        words: '',
        list: listOf(order),
        path: `/orders/${order.digest}`,
      });
      await scene.page.setViewportSize({ width: 320, height: 844 });
      await scene.page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await findClippedTexts(scene.page)).toEqual([]);
    }
  });
});

describe('the code', () => {
  it('stands in four cells of 56 px figures, and is read digit by digit once', async () => {
    const order = orderIn('confirmed_here');
    await playMoment(scene, {
      name: '',
      words: '',
      list: listOf(order),
      path: `/orders/${order.digest}`,
    });
    const cells = scene.page.locator('.cell');
    expect(await cells.allInnerTexts()).toEqual(Array.from(CODE));
    expect(await cells.first().evaluate((cell) => getComputedStyle(cell).fontSize)).toBe('56px');
    const box = await cells.first().boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(56);
    const heard = await scene.page.locator('hb-voice-code').ariaSnapshot();
    expect(heard.match(/4, 8, 2, 1/g)).toHaveLength(1);
    expect(heard).not.toMatch(/4 8 2 1|4821/);
  });

  it('and the total stand out by seven to one and more in both themes [REQ-CARD-CONTRAST]', async () => {
    const order = orderIn('confirmed_here');
    await playMoment(scene, {
      name: '',
      words: '',
      list: listOf(order),
      path: `/orders/${order.digest}`,
    });
    for (const colorScheme of THEMES) {
      await scene.page.emulateMedia({ colorScheme });
      for (const part of ['.cell', '.total']) {
        expect(await contrastOf(scene, part), `${part} ${colorScheme}`).toBeGreaterThanOrEqual(7);
      }
    }
  });
});

/** Of the text of an element against the nearest background behind it (WCAG 2.2, "contrast ratio"). */
function contrastOf({ page }: Scene, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const parts = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = (colour: string): number => {
        const [red = 0, green = 0, blue = 0] = parts(colour).map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const behind = (from: Element): string => {
        const colour = getComputedStyle(from).backgroundColor;
        if (parts(colour)[3] !== 0) return colour;
        const root = from.getRootNode();
        const next =
          from.assignedSlot ??
          from.parentElement ??
          (root instanceof ShadowRoot ? root.host : null);
        return next === null
          ? getComputedStyle(document.documentElement).backgroundColor
          : behind(next);
      };
      const [light = 0, dark = 0] = [getComputedStyle(element).color, behind(element)]
        .map(luminance)
        .sort((one, other) => other - one);
      return (light + 0.05) / (dark + 0.05);
    });
}
