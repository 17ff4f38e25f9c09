/** With the colours that the person has set for everything: what can be pressed and what is shown keeps its outline. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_MOMENTS, playMoment } from './card-moments.ts';
import { openCardStage, type CardStage } from './card-stage.ts';
import { findClippedTexts } from './find-faults.ts';
import { listOf } from './order-fixture.ts';

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

describe('[REQ-CARD-CONTRAST] in forced colours', () => {
  it('the button has an edge, the code its cells, and no text is cut', async () => {
    const scene = await stage.openSignedIn(listOf(), { forcedColors: 'active' });
    const { page } = scene;
    for (const [name, part] of [
      ['to-confirm', 'button.go'],
      ['confirmed-here', '.cell'],
      ['account-addresses', 'form input'],
    ] as const) {
      const moment = CARD_MOMENTS.find((each) => each.name === name);
      if (moment === undefined) throw new Error(name);
      await playMoment(scene, moment);
      const edge = await page
        .locator(part)
        .first()
        .evaluate((element) => {
          const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
            getComputedStyle(element);
          return { borderTopWidth, borderTopStyle, isSeen: borderTopColor !== backgroundColor };
        });
      expect(parseFloat(edge.borderTopWidth), name).toBeGreaterThanOrEqual(1);
      expect([edge.borderTopStyle, edge.isSeen], name).toEqual(['solid', true]);
      expect(await findClippedTexts(page)).toEqual([]);
    }
    await scene.close();
  });
});
