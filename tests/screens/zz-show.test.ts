import { it } from 'vitest';
import { openElementStage } from './element-stage.ts';
import { totalCardData, receiptCardData, fullCardData } from './show-card-fixture.ts';
it('show', async () => {
  const stage = await openElementStage();
  for (const theme of ['dark', 'light'] as const)
    for (const [w, h] of [
      [1280, 800],
      [768, 480],
    ] as const)
      for (const [n, d] of Object.entries({
        total: totalCardData(),
        receipt: receiptCardData(),
        full: fullCardData(),
      })) {
        const page = await stage.open({ colorScheme: theme, viewport: { width: w, height: h } });
        await page.evaluate(
          ([d, w, h]) =>
            window.draw(
              'hb-total-card',
              { data: d as unknown },
              { width: w as number, height: h as number },
            ),
          [d, w, h] as const,
        );
        await page.screenshot({ path: `/tmp/shots/show-${n}-${w}-${theme}.png` });
        await page.context().close();
      }
  await stage.close();
}, 100000);
