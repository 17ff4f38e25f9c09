/** Says the code again and again until the answer is one that stands, and holds every answer on the way to the truth. */
import type { Customer, PreparedOrder } from './customer.ts';
import type { ProcessorRelay } from './processor-relay.ts';
import { untilAnswered, type Patience } from './until-answered.ts';

/** What may be answered while nothing is decided, or while the payment is not known. */
const PASSING = ['payment_processing', 'payment_unknown', 'unavailable'];

export class UntrueAnswer extends Error {
  override readonly name = 'UntrueAnswer';
}

/** @throws {UntrueAnswer} when an order is called done whose money has not moved. */
export async function orderUntilKnown(
  { redeem }: Pick<Customer, 'redeem'>,
  order: PreparedOrder,
  using: { readonly relay: Pick<ProcessorRelay, 'isCaptured'>; readonly patience: Patience },
): Promise<string> {
  let untrue: UntrueAnswer | undefined;
  const outcome = await untilAnswered(`redeem ${order.digest}`, using.patience, async () => {
    const answered = await redeem(order);
    if (PASSING.includes(answered)) throw new Error(`answered ${answered}`);
    if (answered === 'ordered' && !using.relay.isCaptured(order.digest)) {
      untrue = new UntrueAnswer(`called done before any charge: ${order.digest}`);
    }
    return answered;
  });
  if (untrue) throw untrue;
  return outcome;
}
