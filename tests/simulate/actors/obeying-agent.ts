/** An assistant that obeys every text it reads: it orders more, guesses codes, and redeems again and again. */
import { productIdSchema } from '#core';
import type { World } from '../world/world.ts';
import type { Agent } from './agent.ts';
import { attempt, pause } from './life.ts';

const MINUTE = 60_000;

export async function obey(world: World, agent: Agent): Promise<void> {
  const { people, history } = world;
  const turns = people.between(1, 6);
  for (let turn = 0; turn < turns; turn += 1) {
    await pause(world, people.int(MINUTE));
    const known = history.heard.filter(({ customerId }) => customerId === agent.caller.customerId);
    const [first, ...rest] = known;
    if (!first || people.chance(0.3)) {
      const items = [
        { productId: productIdSchema.parse('dark-roast'), quantity: people.between(1, 99) },
      ];
      await attempt(world, () => agent.propose({ items, locale: 'en-US' }));
      continue;
    }
    const { digest, token } = people.pick([first, ...rest]);
    const guess = (): Promise<unknown> =>
      attempt(world, () =>
        agent.redeem(digest, { token, code: String(people.between(1000, 9999)) }),
      );
    await Promise.all(Array.from({ length: people.between(1, 3) }, guess));
    if (people.chance(0.1)) await attempt(world, () => agent.cancel(digest));
  }
}
