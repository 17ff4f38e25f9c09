/** Runs a dialogue step with the linked customer's shop; without an account, asks to link it. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { speechMarkupOf } from '#core';
import { ShopCallFailed, type Shop } from '../shop/shop.ts';
import type { SkillSide } from '../skill-side.ts';
import { answer } from './answer.ts';
import { deviceNameOf } from './device-name.ts';
import { keepShopName } from './shop-name.ts';
import { showProblem } from './show-problem.ts';
import { localeOf, stringsOf } from './strings-of.ts';

/** `about`: what was asked. Looking around and proposing buy nothing; an order may have been bought before, and nothing is claimed of it. */
export async function withShop(
  side: SkillSide,
  input: HandlerInput,
  step: (shop: Shop) => Promise<Response>,
  { about = 'goods' }: { readonly about?: 'goods' | 'orders' } = {},
): Promise<Response> {
  const accessToken = accessTokenOf(input);
  if (accessToken === undefined) return askToLink(side, input);
  keepShopName(input, side.shopName);
  try {
    return await runStep(side, input, { accessToken, step });
  } catch (fault) {
    if (!(fault instanceof ShopCallFailed)) throw fault;
    side.log.warn({ code: fault.code }, 'a call to the shop failed');
    if (fault.code === 'not_linked') return askToLink(side, input);
    const { shopUnreachable, ordersUnreachable } = stringsOf(input);
    const spoken = about === 'orders' ? ordersUnreachable : shopUnreachable;
    const kind = about === 'orders' ? 'unclear' : 'nothing_bought';
    showProblem(input, { kind, shop: side.shopName, spoken });
    return answer(input, { spoken });
  }
}

/** For what may as well be left out: undefined without an account, and where the shop does not answer. */
export async function tryWithShop<Result>(
  side: SkillSide,
  input: HandlerInput,
  step: (shop: Shop) => Promise<Result>,
): Promise<Result | undefined> {
  const accessToken = accessTokenOf(input);
  if (accessToken === undefined) return undefined;
  try {
    return await runStep(side, input, { accessToken, step });
  } catch (fault) {
    if (!(fault instanceof ShopCallFailed)) throw fault;
    side.log.warn({ code: fault.code }, 'a call to the shop failed');
    return undefined;
  }
}

async function runStep<Result>(
  side: SkillSide,
  input: HandlerInput,
  {
    accessToken,
    step,
  }: { readonly accessToken: string; readonly step: (shop: Shop) => Promise<Result> },
): Promise<Result> {
  const shop = side.openShop(accessToken, localeOf(input), deviceNameOf(input));
  const tellReady = side.alexa?.speakWhileWaiting(
    input.requestEnvelope,
    speechMarkupOf(stringsOf(input).moment),
  );
  try {
    return await step(shop);
  } finally {
    tellReady?.();
    await shop.close();
  }
}

/** A bearer token as RFC 6750 writes it; anything else is no token. */
function accessTokenOf({ requestEnvelope }: HandlerInput): string | undefined {
  const token: unknown = requestEnvelope.context.System.user.accessToken;
  return typeof token === 'string' && /^[A-Za-z0-9._~+/-]{1,8000}=*$/.test(token)
    ? token
    : undefined;
}

function askToLink(side: SkillSide, input: HandlerInput): Response {
  input.responseBuilder.withLinkAccountCard();
  return answer(input, { spoken: stringsOf(input).linkAccount(side.shopName) });
}
