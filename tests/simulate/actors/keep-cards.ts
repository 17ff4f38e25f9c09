/** A customer who adds cards to the book and takes some out again, while orders that name them are on their way. */
import type { World } from '../world/world.ts';
import { attempt, pause } from './life.ts';
import type { Phone } from './phone.ts';

const MINUTE = 60_000;

export async function keepCards(world: World, phone: Phone): Promise<void> {
  const { people } = world;
  const turns = people.between(1, 4);
  for (let turn = 0; turn < turns; turn += 1) {
    await pause(world, people.int(people.pick([5 * MINUTE, 20_000])));
    // A new sign-in would end what somebody types in the session before it.
    if (!phone.isSignedIn) await attempt(world, () => phone.signIn(), 2);
    const [card, ...more] = (await attempt(world, () => phone.cards())) ?? [];
    // Who takes out the last one can order nothing: that is tried now and then.
    const mayRemove = card !== undefined && (more.length > 0 || people.chance(0.1));
    if (!mayRemove || people.chance(0.5)) {
      const setupToken = `SETUPTOKEN${String(people.int(1000))}`;
      const change = { kind: 'add_instrument', setupToken, label: 'My card' } as const;
      await attempt(world, () => phone.change(change), 2);
    } else {
      const { instrumentId } = people.pick([card, ...more]);
      await attempt(world, () => phone.change({ kind: 'remove_instrument', instrumentId }), 2);
    }
  }
}
