/** Presses a button of the processor stand-in. */
import type { FaultShop } from './fault-shop.ts';
import { PATIENCE, untilAnswered } from './until-answered.ts';

export async function pressProcessor(
  { demo }: Pick<FaultShop, 'demo'>,
  behaviour: { readonly next: string; readonly times?: number; readonly delayMs?: number },
): Promise<void> {
  const url = `http://127.0.0.1:${String(demo.plan.ports.processor)}/control/behaviour`;
  // It may be starting again.
  await untilAnswered('the button', PATIENCE, async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(behaviour),
    });
    if (!response.ok) throw new Error(`the processor answered ${String(response.status)}`);
  });
}
