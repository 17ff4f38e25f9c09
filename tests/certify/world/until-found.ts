/** Looks for what another process is about to show: what never comes is what the row says, and no time-out of the whole table. */
import { setTimeout as pause } from 'node:timers/promises';
import { NotMet } from '../row.ts';

const LOOK_EVERY_MS = 50;
const MOST_LOOKS = 200;

/** @throws {NotMet} with `otherwise` after ten seconds. */
export async function untilFound<Found>(
  look: () => Promise<Found | undefined>,
  otherwise: string,
): Promise<Found> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(LOOK_EVERY_MS);
  }
  throw new NotMet(otherwise);
}
