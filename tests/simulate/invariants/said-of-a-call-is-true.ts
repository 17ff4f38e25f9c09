import { parseJson } from '#core';
import { z } from 'zod';
import type { History, Told, ToolCall } from '../world/history.ts';
import { firstFault, type Invariant, type Moment } from './invariant.ts';

export const saidOfACallIsTrue: Invariant = {
  name: 'said of a call is true',
  number: 6,
  says: 'a code of which was said that nothing was bought buys nothing later, nor did an earlier one; a cancel that was said to have done nothing has done nothing; what is called cancelled, declined or expired has ended so',
  begin: () => {
    const cancelled = new Set<string>();
    const notBought = new Set<string>();
    let claims: readonly ToolCall[] = [];
    return (moment) => {
      const { history, processor } = moment.world;
      for (const { entryText } of moment.now.newEntries.settlement) {
        const entry = cancelledEntry.safeParse(parseJson(entryText)).data;
        if (entry) cancelled.add(entry.digest);
      }
      claims = [...claims, ...moment.newTold.flatMap((said) => claimOf(moment, said))];
      const ended = claims.filter(({ digest }) => moment.now.endings.has(digest));
      claims = claims.filter((call) => !ended.includes(call));
      for (const call of ended) {
        if (isRedeemedBy(moment, call)) notBought.add(call.digest);
      }
      return (
        firstFault(moment.newTold, (said) => findOtherEnding(moment, said)) ??
        firstFault(ended, (call) =>
          cancelled.has(call.digest) && isOnlyCancel(history, call)
            ? 'a cancel was said to have done nothing, and it has cancelled the order'
            : undefined,
        ) ??
        firstFault(processor.api.captures, ({ request }) =>
          notBought.has(request.reference)
            ? 'of a code was said that nothing was bought, and it bought the order'
            : undefined,
        )
      );
    };
  },
};

/** By a call: what ends because its terms have changed says so. */
const cancelledEntry = z.object({
  kind: z.literal('order_cancelled'),
  digest: z.string(),
  facts: z.object({ outcome: z.literal('cancelled') }),
});

/** `unavailable`, said to the one who could have bought or cancelled the order. */
function claimOf({ now }: Moment, { by, outcome, call }: Told): readonly ToolCall[] {
  if (by !== 'request' || outcome !== 'unavailable' || !call) return [];
  const terms = now.dryRuns.get(call.digest)?.terms;
  const isOwn = terms?.customerId === call.customerId && terms.clientId === call.clientId;
  return isOwn ? [call] : [];
}

/** By this code or by an earlier one: neither may have been running beside it, and none was said since. */
function isRedeemedBy({ now, world: { history } }: Moment, call: ToolCall): boolean {
  const isRedeemed = now.endings.get(call.digest)?.kind === 'redeemed';
  return call.about === 'redeem' && isRedeemed && history.isNewest(call);
}

function isOnlyCancel(history: History, call: ToolCall): boolean {
  return call.about === 'cancel' && history.isNewest(call) && history.isFirst(call);
}

const KIND_OF: Readonly<Record<string, string>> = {
  cancelled: 'cancelled',
  declined: 'declined',
  expired: 'expired',
  already_ordered: 'redeemed',
};

function findOtherEnding(
  { now }: Moment,
  { by, about, digest, outcome }: Told,
): string | undefined {
  const kind = about === 'cancel' ? KIND_OF[outcome] : undefined;
  return kind === undefined || now.endings.get(digest)?.kind === kind
    ? undefined
    : `${by} answered a cancel with ${outcome}, and the order has not ended so`;
}
