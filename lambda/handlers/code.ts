/**
 * "My code is four eight two one", in whatever intent it was heard, also as the first words of a new session: redeems the order that is
 * confirmed. What is not clearly four digits is asked for again and is no try.
 */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { VoiceCode } from '#core';
import { answer } from '../dialogue/answer.ts';
import { findOrderOfCode } from '../dialogue/find-order-of-code.ts';
import { heardCodeOf } from '../dialogue/heard-code.ts';
import { forgetOrder, readSession } from '../dialogue/session.ts';
import { showOrder, showReceipt, type ShownState } from '../dialogue/show-order.ts';
import { showHalted, showWaiting } from '../dialogue/show-waiting.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import { bearInMind } from '../dialogue/tell-order.ts';
import { withShop } from '../dialogue/with-shop.ts';
import { ShopCallFailed, type Redeemed, type Shop, type ShopOrder } from '../shop/shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function codeHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => heardCodeOf(input).outcome !== 'none',
    handle: (input) =>
      withShop(
        side,
        input,
        async (shop) => {
          const heard = heardCodeOf(input);
          const { codeUnclear, anythingElse } = stringsOf(input);
          if (heard.outcome !== 'code') return answer(input, { spoken: codeUnclear, asks: 'code' });
          const { spoken, order } = await findOrderOfCode(shop, readSession(input).digest);
          if (!order) {
            return answer(input, { spoken: `${spoken} ${anythingElse}`, asks: 'anything_else' });
          }
          const { redemption_token: token } = order;
          if (token === null) return tellState(input, spoken, order);
          return redeem(side, input, shop, { order, token, code: heard.code });
        },
        { about: 'orders' },
      ),
  };
}

function tellState(input: HandlerInput, spoken: string, order: ShopOrder): Response {
  if (order.receipt) showReceipt(input, order, order.receipt);
  else showOrder(input, order, { isNew: false });
  return answer(input, { spoken });
}

async function redeem(
  side: SkillSide,
  input: HandlerInput,
  shop: Shop,
  call: { readonly order: ShopOrder; readonly token: string; readonly code: VoiceCode },
): Promise<Response> {
  const { order, token, code } = call;
  try {
    const redeemed = await shop.redeemOrder({ digest: order.digest, token, code });
    return tellRedeemed(input, order, redeemed);
  } catch (fault) {
    if (!(fault instanceof ShopCallFailed) || fault.code !== 'lost') throw fault;
    side.log.warn({ code: fault.code }, 'a redemption was sent and not answered');
    showOrder(input, order, { isNew: false, state: 'payment_unknown' });
    return answer(input, { spoken: stringsOf(input).outcomeUnknown });
  }
}

function tellRedeemed(input: HandlerInput, order: ShopOrder, redeemed: Redeemed): Response {
  const strings = stringsOf(input);
  const { spoken, outcome, receipt, newOrder } = redeemed;
  if (outcome === 'ordered' && receipt) {
    forgetOrder(input);
    showReceipt(input, order, receipt);
    return answer(input, { spoken });
  }
  if (outcome === 'terms_changed' && newOrder) {
    bearInMind(input, newOrder);
    showOrder(input, newOrder, { isNew: true });
    return answer(input, { spoken, asks: 'confirm' });
  }
  if (outcome === 'waiting_for_confirmation' || outcome === 'stronger_confirmation_needed') {
    return tellUnconfirmed(input, order, { spoken, outcome });
  }
  const state = stateAfter(redeemed, order);
  if (state) showOrder(input, order, { isNew: false, state });
  const canTryAgain =
    outcome === 'code_unclear' || (outcome === 'code_wrong' && redeemed.triesLeft > 0);
  if (canTryAgain) {
    return answer(input, { spoken: `${spoken} ${strings.askCode}`, asks: 'code' });
  }
  return answer(input, { spoken });
}

/** The code came too soon. Only settlement knows whether the phone asks for a passkey: where it says so, that is said and shown. */
function tellUnconfirmed(
  input: HandlerInput,
  order: ShopOrder,
  { spoken, outcome }: Pick<Redeemed, 'spoken' | 'outcome'>,
): Response {
  bearInMind(input, order);
  if (outcome === 'stronger_confirmation_needed') showHalted(input, order);
  else showWaiting(input, order);
  return answer(input, { spoken, asks: 'confirm' });
}

const STATES_AFTER: Readonly<Partial<Record<NonNullable<Redeemed['outcome']>, ShownState>>> = {
  // A receipt that is not understood proves nothing.
  ordered: 'payment_unknown',
  payment_processing: 'payment_processing',
  payment_declined: 'payment_declined',
  payment_unknown: 'payment_unknown',
  code_locked: 'locked',
  expired: 'expired',
  terms_changed: 'not_bought',
  limit_reached: 'not_bought',
  refused: 'not_bought',
  cancelled: 'cancelled',
  declined: 'declined',
};

/** What the screen says beside the answer; undefined where the answer changed nothing and the screen may stay. */
function stateAfter({ outcome, triesLeft }: Redeemed, order: ShopOrder): ShownState | undefined {
  if (outcome === undefined) return undefined;
  if (outcome !== 'code_wrong') return STATES_AFTER[outcome];
  if (triesLeft === 0) return 'locked';
  return order.state === 'confirmed' ? 'confirmed' : 'dry_run';
}
