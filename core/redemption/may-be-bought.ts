/** Orders that may have been bought in a part of settlement's store that was lost. */
import type { DryRun } from '../order/dry-run.ts';
import { CLOCK_TOLERANCE_MS } from './live-confirmation.ts';

/**
 * A store that was put back from a copy lacks what came after the copy, and a person let it go on at `storeAcceptedAt`. What was proposed before that and has no
 * ending may have been bought in the lost part: nobody can say that it was not, however long ago its time ran out (invariants 3 and 6).
 */
export function mayBeBoughtInLostPart(
  { createdAt }: Pick<DryRun, 'createdAt'>,
  storeAcceptedAt: number | undefined,
): boolean {
  return storeAcceptedAt !== undefined && createdAt <= storeAcceptedAt + CLOCK_TOLERANCE_MS;
}
