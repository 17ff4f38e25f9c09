/** How people and agents live in a simulated world: they wait, and what fails they leave or try again. */
import type { World } from '../world/world.ts';

/** Time that somebody takes. */
export function pause({ scheduler }: World, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    scheduler.plan({ name: 'somebody goes on', owner: undefined, afterMs, run: resolve });
  });
}

/** What came of it, or undefined where the network or a side failed; then somebody has seen a message and nothing more. */
export async function attempt<Result>(
  world: World,
  work: () => Promise<Result>,
  times = 1,
): Promise<Result | undefined> {
  for (let failures = 0; failures < times; failures += 1) {
    try {
      return await work();
    } catch (fault) {
      world.scheduler.note(
        `  seen as a fault: ${fault instanceof Error ? fault.message : String(fault)}`,
      );
      await pause(world, 500);
    }
  }
  return undefined;
}
