import { isReceiptOf, orderDigestSchema, verifyReceipt, type Receipt } from '#core';
import type { Told } from '../world/history.ts';
import { SIMULATED_KEYS } from '../world/simulated-keys.ts';
import { firstFault, type Invariant, type Moment } from './invariant.ts';

/** What says that nothing was bought and nothing will be. `expired` may also be said of an order that a clock set back makes good again. */
const NOT_BOUGHT = ['cancelled', 'declined', 'payment_declined', 'terms_changed', 'stopped'];

export const doneHasEvidence: Invariant = {
  name: 'done has evidence',
  number: 6,
  says: 'an order is called ordered, by voice, card or mail, only when the processor has captured it; what is called not bought is never captured',
  begin: () => {
    const notBought = new Set<string>();
    let mailsSeen = 0;
    return (moment) => {
      const captured = new Set<string>(
        moment.world.processor.api.captures.map(({ request }) => request.reference),
      );
      const told = firstFault(moment.newTold, (said) => {
        if (said.outcome === 'ordered') return findOrdered(moment, said, captured);
        if (NOT_BOUGHT.includes(said.outcome)) notBought.add(said.digest);
        return undefined;
      });
      const { messages } = moment.world.mailbox.api;
      const mailed = messages.size === mailsSeen ? [] : [...messages.keys()];
      mailsSeen = messages.size;
      return (
        told ??
        firstFault(notBought, (digest) =>
          captured.has(digest) ? 'an order was called not bought and was captured' : undefined,
        ) ??
        firstFault(mailed, (key) =>
          !key.startsWith('receipt-') || captured.has(key.replace('receipt-', ''))
            ? undefined
            : 'a receipt was mailed for an order that was not captured',
        ) ??
        findUnbackedReceipt(moment, captured)
      );
    };
  },
};

function findOrdered(
  { now }: Moment,
  { by, digest, receipt }: Told,
  captured: ReadonlySet<string>,
): string | undefined {
  if (!captured.has(digest)) return `${by} called an order ordered that was not captured`;
  if (by === 'approval') return undefined;
  const terms = now.dryRuns.get(digest)?.terms;
  const isRight = receipt && terms && isReceiptOf(receipt, { digest, terms });
  return isRight ? undefined : `${by} called an order ordered without its receipt`;
}

function findUnbackedReceipt(
  { now, before }: Moment,
  captured: ReadonlySet<string>,
): string | undefined {
  if (now.charges === before.charges) return undefined;
  return firstFault(now.charges.values(), ({ digest, state, receipt_jws: jws }) => {
    if (state !== 'charged') return undefined;
    if (!captured.has(digest)) return 'a charge is called charged that was not captured';
    const receipt: Receipt | undefined = verifyReceipt(
      jws ?? '',
      SIMULATED_KEYS.settlement.verifier,
    );
    return receipt?.digest === orderDigestSchema.parse(digest)
      ? undefined
      : 'a charged order has no receipt that verifies';
  });
}
