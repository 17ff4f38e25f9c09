/** An assistant that wants money to move: it uses whatever it has heard, for other orders, too late, too often and as somebody else. */
import { voiceCodeSchema } from '#core';
import type { Heard } from '../world/history.ts';
import type { World } from '../world/world.ts';
import type { Agent } from './agent.ts';
import { attempt, pause } from './life.ts';

const MINUTE = 60_000;

export async function attack(world: World, agent: Agent): Promise<void> {
  const { people, coverage } = world;
  const turns = people.between(2, 8);
  for (let turn = 0; turn < turns; turn += 1) {
    await pause(
      world,
      people.int(people.pick([20 * MINUTE, 2 * MINUTE, 2 * MINUTE, 20_000, 20_000])),
    );
    const target = chooseTarget(world);
    if (!target) continue;
    if (!isOf(target, agent)) coverage.count('strangers_refused');
    await strike(world, agent, target);
  }
}

/** What has a code is worth more; a code that was taken back may still be good. */
function chooseTarget({ people, history }: World): Heard | undefined {
  const [coded, ...more] = history.heard.filter(({ code }) => code !== null);
  if (coded && people.chance(0.6)) return people.pick([coded, ...more]);
  const [first, ...rest] = history.heard;
  return first && people.pick([first, ...rest]);
}

async function strike(world: World, agent: Agent, target: Heard): Promise<void> {
  const { people, coverage } = world;
  const other = chooseTarget(world) ?? target;
  switch (people.int(8)) {
    case 0:
      await attempt(world, () => agent.cancel(target.digest));
      break;
    case 1:
      await attempt(world, () => agent.ask(target.digest));
      break;
    case 2:
      // The code of one order for another, or the token of one for another.
      await redeem(world, agent, target, { token: other.token, code: target.code });
      await redeem(world, agent, target, { token: target.token, code: other.code });
      break;
    case 3:
    case 4:
    case 5:
      if (target.code !== null) coverage.count('held_codes_said_late');
      await redeem(world, agent, target, target);
      break;
    default:
      await rush(world, agent, target);
  }
}

/** Many guesses at once, the right code among them where it is known. */
async function rush(world: World, agent: Agent, target: Heard): Promise<void> {
  const { people } = world;
  const guesses = Array.from({ length: people.between(2, 5) }, () =>
    redeem(world, agent, target, { token: target.token, code: String(people.between(1000, 9999)) }),
  );
  await Promise.all([...guesses, redeem(world, agent, target, target)]);
}

async function redeem(
  world: World,
  agent: Agent,
  { digest }: Heard,
  using: { readonly token: string; readonly code: string | null },
): Promise<void> {
  const code =
    voiceCodeSchema.safeParse(using.code).data ?? String(world.people.between(1000, 9999));
  await attempt(world, () => agent.redeem(digest, { token: using.token, code, waitMs: 0 }));
}

function isOf(heard: Heard, { caller }: Agent): boolean {
  return heard.customerId === caller.customerId && heard.clientId === caller.clientId;
}
