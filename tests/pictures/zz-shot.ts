import { writeFileSync } from 'node:fs';
import { CARD_MOMENTS, playMoment } from '../screens/card-moments.ts';
import { openCardStage } from '../screens/card-stage.ts';
import { listOf } from '../screens/order-fixture.ts';
export async function main([
  out,
  width,
  height,
  scheme,
  locale,
  ...only
]: readonly string[]): Promise<number> {
  const stage = await openCardStage();
  const scene = await stage.openSignedIn(listOf());
  await scene.page.setViewportSize({ width: Number(width), height: Number(height) });
  await scene.page.emulateMedia({ colorScheme: scheme as 'light' });
  await scene.page.evaluate((l) => localStorage.setItem('hearback.locale', l), locale ?? 'en-US');
  for (const m of CARD_MOMENTS.filter(({ name }) => only.includes(name))) {
    try {
      await playMoment(scene, m);
    } catch (e) {
      console.log(m.name, String(e).slice(0, 300));
    }
    writeFileSync(`${out}/${m.name}.png`, await scene.page.screenshot());
  }
  console.log(scene.faults.join('\n'));
  await scene.close();
  await stage.close();
  return 0;
}
