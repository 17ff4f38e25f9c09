/**
 * What is said when a tool broke off. Only what is certain: looking around and proposing buy nothing; of a cancelled or redeemed order
 * nothing is known until it is looked up. And no advice that would run into the same fault: after a fault of our own, the phone is the
 * other way to look, for it asks another side.
 */
import { plainWords, type Words } from './words.ts';

/** `unreachable`: a part that is needed gives no answer for now. `unexpected`: a fault of our own, which trying again does not mend. */
export type Fault = 'unreachable' | 'unexpected';

const WHAT_IS_WRONG: { readonly [Kind in Fault]: string } = {
  unreachable: "I can't reach the shop right now.",
  unexpected: 'Something is wrong on our side.',
};

const NOTHING_BOUGHT = 'Nothing was bought.';
const PHONE_SHOWS_ORDERS = 'Your phone shows how your orders are.';

/** What is true after a fault in a tool that is not only about the shop's own products. */
const WHAT_IS_TRUE: ReadonlyMap<string, { readonly [Kind in Fault]: string }> = new Map([
  [
    'get_order',
    { unreachable: PHONE_SHOWS_ORDERS, unexpected: `I can't look it up. ${PHONE_SHOWS_ORDERS}` },
  ],
  [
    'list_orders',
    { unreachable: PHONE_SHOWS_ORDERS, unexpected: `I can't look them up. ${PHONE_SHOWS_ORDERS}` },
  ],
  [
    'cancel_order',
    {
      unreachable: `I don't know whether your order is cancelled. ${PHONE_SHOWS_ORDERS}`,
      unexpected: `I don't know whether your order is cancelled. ${PHONE_SHOWS_ORDERS}`,
    },
  ],
  [
    'redeem_order',
    {
      // Nothing that could not be reached is asked after an order was placed (orders/redeem-order.ts).
      unreachable: NOTHING_BOUGHT,
      unexpected: `I don't know yet whether your order was placed. You will not be charged twice. ${PHONE_SHOWS_ORDERS}`,
    },
  ],
]);

export function faultWords(fault: Fault, tool: string): Words {
  const truth = WHAT_IS_TRUE.get(tool)?.[fault] ?? NOTHING_BOUGHT;
  const advice = fault === 'unreachable' ? ' Try again in a minute.' : '';
  return plainWords(`${WHAT_IS_WRONG[fault]} ${truth}${advice}`);
}
