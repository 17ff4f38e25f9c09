/** The texts of every locale where they are drawn, on the narrowest phone. Fonts of scripts that are not installed are stood in for. */
import { ORDER_VIEW_STATES, WRITTEN_LOCALES, type WrittenLocale } from '#core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findClippedTexts } from '../find-faults.ts';
import { NOW, orderIn } from '../order-fixture.ts';
import { openLocaleStage, type LocaleStage } from './locale-stage.ts';

let stage: LocaleStage;
beforeAll(async () => {
  stage = await openLocaleStage();
});
afterAll(() => stage.close());

/** English takes 181 of the 568 px; one line more may be, and total, check words and sentence keep the rest. */
const MOST_BAR_HEIGHT = 210;

async function draw(locale: WrittenLocale, tag: string, properties: object): Promise<void> {
  await stage.page.evaluate(([inLocale, name, all]) => window.drawIn(inLocale, name, all), [
    locale,
    tag,
    properties,
  ] as const);
}

describe('[REQ-STRINGS-FIT] on a phone of 320 px', () => {
  it.each(WRITTEN_LOCALES)('no text of any screen is cut or sticks out: %s', async (locale) => {
    for (const state of ORDER_VIEW_STATES) {
      const order = orderIn(state);
      const tag = order.receipt ? 'hb-receipt' : state === 'confirmed_here' ? 'hb-voice-code' : '';
      await draw(locale, tag || 'hb-order-review', { order, nowEpochMs: NOW });
      expect(await findClippedTexts(stage.page), state).toEqual([]);
    }
  });

  it.each(WRITTEN_LOCALES)('every state word stays in one line: %s', async (locale) => {
    for (const state of ORDER_VIEW_STATES) {
      await draw(locale, 'hb-state-line', { state });
      const lines = await stage.page.locator('hb-state-line .word').evaluate((word) => {
        return word.getClientRects().length;
      });
      expect(lines, state).toBe(1);
    }
  });

  it.each(WRITTEN_LOCALES)('the bar is low, its button beside the field: %s', async (locale) => {
    for (const hasPasskey of [true, false]) {
      await draw(locale, 'hb-confirmation-form', { secondsLeft: 119, hasPasskey, work: 'none' });
      expect(await findClippedTexts(stage.page)).toEqual([]);
      const box = async (selector: string) =>
        stage.page.locator(`hb-confirmation-form ${selector}`).boundingBox();
      const [field, go, bar] = [await box('input'), await box('button.go'), await box('.bar')];
      expect(go?.y, 'button and field in one line').toBe(field?.y);
      // Room for "$1,234.56" in the field.
      expect(field?.width).toBeGreaterThanOrEqual(128);
      expect(bar?.height).toBeLessThanOrEqual(MOST_BAR_HEIGHT);
    }
    await draw(locale, 'hb-confirmation-form', { secondsLeft: 119, work: 'checking' });
    expect(await findClippedTexts(stage.page)).toEqual([]);
  });
});
