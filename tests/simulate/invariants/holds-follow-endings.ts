import { holdKeyOf } from '#core';
import { nodeHash } from '#stores';
import { firstFault, type Invariant, type Moment } from './invariant.ts';

export const holdsFollowEndings: Invariant = {
  name: 'holds follow endings',
  number: 3,
  says: 'what the merchant keeps for an order is let go only when the order has ended unbought, never while it can still be bought; and then the merchant is asked to, by the process that has told of it',
  begin: () => {
    const digests = new Map<string, string>();
    const owed = new Map<string, number>();
    let [letGo, asked] = [0, 0];
    return (moment) => {
      const { world, now, before } = moment;
      const { holds } = world.merchant.api;
      if (now.dryRuns !== before.dryRuns) {
        for (const { digest, terms } of now.dryRuns.values()) {
          digests.set(holdKeyOf(terms, nodeHash), digest);
        }
      }
      const fresh = holds.letGo.slice(letGo);
      letGo = holds.letGo.length;
      for (const key of world.history.askedToLetGo.slice(asked)) owed.delete(key);
      asked = world.history.askedToLetGo.length;
      const told = digestsToldUnbought(moment);
      for (const [key, digest] of told.size === 0 ? [] : digests) {
        if (told.has(digest) && holds.isHeld(key) && !owed.has(key))
          owed.set(key, troubles(moment));
      }
      return (
        firstFault(fresh, (key) => findEarly(moment, digests.get(key))) ??
        // Who has died or could not read its stores since owes nothing: then the hold lapses by itself.
        (moment.isAtRest
          ? firstFault(owed.values(), (then) =>
              then === troubles(moment)
                ? 'what was kept for an order that has ended unbought was never let go'
                : undefined,
            )
          : undefined)
      );
    };
  },
};

function findEarly({ now }: Moment, digest: string | undefined): string | undefined {
  const ending = digest === undefined ? undefined : now.endings.get(digest);
  if (ending?.kind === 'redeemed') return 'what was kept for an order was let go, and it is bought';
  return ending ? undefined : 'what was kept for an order was let go while it can still be bought';
}

/** Of which settlement has just answered that they were not bought, and has them ended so. */
function digestsToldUnbought({ newTold, now }: Moment): ReadonlySet<string> {
  const told = newTold.filter(
    ({ by, about, digest, outcome }) =>
      by === 'settlement' &&
      (about === 'redeem' || about === 'cancel') &&
      UNBOUGHT.includes(outcome) &&
      now.endings.has(digest),
  );
  return new Set(told.map(({ digest }) => digest));
}

const UNBOUGHT = ['cancelled', 'declined', 'terms_changed', 'expired'];

function troubles({ world: { coverage } }: Moment): number {
  const kinds = ['crashes_of_settlement', 'own_store_faults', 'other_store_faults'] as const;
  return kinds.reduce((sum, kind) => sum + coverage.of(kind), 0);
}
