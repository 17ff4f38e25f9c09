/**
 * "My code is four eight two one", also as the first words of a new session: redeems the order that is confirmed. What is not clearly
 * four digits is asked for again and is no try.
 */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { readSpokenCode, type VoiceCode } from '#core';
import { answer } from '../dialogue/answer.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { readSlots } from '../dialogue/read-slots.ts';
import { readSession, writeSession } from '../dialogue/session.ts';
import { showOrder, showReceipt, type ShownState } from '../dialogue/show-order.ts';
import { localeOf, stringsOf } from '../dialogue/strings-of.ts';
import { withShop } from '../dialogue/with-shop.ts';
import {
  ShopCallFailed,
  type FoundOrder,
  type Redeemed,
  type Shop,
  type ShopOrder,
} from '../shop/shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function codeHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'CodeIntent'),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const code = heardCode(input);
        const { codeUnclear, askCode, anythingElse } = stringsOf(input);
        if (code === undefined) return answer(input, { spoken: codeUnclear, question: askCode });
        const { spoken, order } = await findOrderOfCode(shop, readSession(input).digest);
        if (!order) {
          return answer(input, { spoken: `${spoken} ${anythingElse}`, question: anythingElse });
        }
        if (order.redemption_token === null) return tellState(input, spoken, order);
        return redeem(side, input, shop, { order, token: order.redemption_token, code });
      }),
  };
}

/** The code may arrive in any slot; two slots that differ are no code. */
function heardCode(input: HandlerInput): VoiceCode | undefined {
  const codes = readSlots(input).flatMap(({ value }): VoiceCode[] => {
    const read = readSpokenCode(value, localeOf(input));
    return read.outcome === 'read' ? [read.code] : [];
  });
  const [first, ...others] = codes;
  return others.every((other) => other === first) ? first : undefined;
}

/** The session's order when it is confirmed; else whichever is confirmed; else the session's, so that its state is told. */
async function findOrderOfCode(shop: Shop, digest: string | undefined): Promise<FoundOrder> {
  const read = digest === undefined ? undefined : await shop.getOrder(digest);
  if (read?.order?.state === 'confirmed') return read;
  const current = await shop.getOrder(undefined);
  return current.order?.state === 'confirmed' || !read?.order ? current : read;
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
    writeSession(input, {});
    showReceipt(input, order, receipt);
    return answer(input, { spoken });
  }
  if (outcome === 'terms_changed' && newOrder) {
    writeSession(input, { digest: newOrder.digest });
    showOrder(input, newOrder, { isNew: true });
    return answer(input, { spoken, question: strings.confirmReprompt });
  }
  const state = stateAfter(redeemed, order);
  if (state) showOrder(input, order, { isNew: false, state });
  const canTryAgain =
    outcome === 'code_unclear' || (outcome === 'code_wrong' && redeemed.triesLeft > 0);
  if (canTryAgain) {
    return answer(input, { spoken: `${spoken} ${strings.askCode}`, question: strings.askCode });
  }
  if (outcome === 'waiting_for_confirmation') {
    writeSession(input, { digest: order.digest });
    return answer(input, { spoken, question: strings.confirmReprompt });
  }
  return answer(input, { spoken });
}

const STATES_AFTER: Readonly<Partial<Record<NonNullable<Redeemed['outcome']>, ShownState>>> = {
  // A receipt that is not understood proves nothing.
  ordered: 'payment_unknown',
  payment_processing: 'payment_processing',
  payment_declined: 'payment_declined',
  payment_unknown: 'payment_unknown',
  waiting_for_confirmation: 'dry_run',
  stronger_confirmation_needed: 'dry_run',
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
