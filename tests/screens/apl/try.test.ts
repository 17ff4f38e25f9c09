import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { ECHO_SCREENS } from '../../../simulator/alexa-cloud/index.ts';
import { aplScreenOfEcho } from './echo-screens.ts';
import { documentOf } from '#screens/apl';
import { APL_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { CASES } from './screen-cases.ts';
import { openPageStage } from '../../simulator/page/page-stage.ts';
it('tries', async () => {
  const stage = await openPageStage();
  for (const device of ['echo-show-10', 'echo-spot', 'echo-show-15-portrait'] as const) {
    const echo = ECHO_SCREENS[device]!;
    const screen = aplScreenOfEcho(echo);
    const data = CASES[0]!.make({ strings: SKILL_STRINGS['en-US'].card, texts: APL_TEXTS['en-US'], screen });
    const scene = await stage.open({ viewport: { width: 1280, height: 900 }, echo: { device, screen: { type: 'Alexa.Presentation.APL.RenderDocument', document: documentOf('total', { version: '2024.3', screen }), datasources: { hearback: data } } } });
    const frame = await scene.aplFrame();
    await frame.getByText('$47.61').first().waitFor();
    await scene.page.waitForTimeout(500);
    writeFileSync(`/tmp/apl/page-${device}.png`, await scene.page.screenshot());
    console.log(scene.faults);
    if (device === 'echo-show-10') {
      await frame.getByText('Read it again').click();
      await scene.page.waitForTimeout(1500);
      console.log(scene.posts);
    }
    await scene.close();
  }
  await stage.close();
}, 200000);
