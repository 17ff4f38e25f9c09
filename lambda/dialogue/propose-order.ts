/** Proposes an order and says its dry-run sentence word for word. Nothing is bought by that. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { ShopCallFailed, type Shop } from '../shop/shop.ts';
import { answer } from './answer.ts';
import { draftOfLines } from './draft-of-lines.ts';
import { changeSession, readSession, type Draft } from './session.ts';
import { shopNameOf } from './shop-name.ts';
import { showOrder } from './show-order.ts';
import { showProblem } from './show-problem.ts';
import { stringsOf } from './strings-of.ts';
import { tellOrder } from './tell-order.ts';

export interface Proposal {
  readonly draft: Draft;
  /** Said before the sentence. */
  readonly intro?: string | undefined;
  /** An order that waits and that this one takes the place of. */
  readonly replaces?: string | undefined;
}

export async function proposeOrder(
  input: HandlerInput,
  shop: Shop,
  { draft, intro, replaces }: Proposal,
): Promise<Response> {
  const strings = stringsOf(input);
  const { spoken, order, isRefused } = await shop.previewOrder(draft);
  if (!order) {
    // What stood there was of another order, or of none.
    if (isRefused === true) {
      showProblem(input, { kind: 'nothing_bought', shop: shopNameOf(input), spoken });
    }
    return answer(input, { spoken: `${spoken} ${strings.anythingElse}`, asks: 'anything_else' });
  }
  if (replaces !== undefined && replaces !== order.digest) await takeBack(shop, replaces);
  changeSession(input, { digest: order.digest, draft, cartProductId: undefined });
  showOrder(input, order, { isNew: true });
  const words = [...(intro === undefined ? [] : [intro]), order.spoken_text];
  return answer(input, {
    spoken: [...words, strings.confirmThenCode].join(' '),
    asks: 'confirm',
  });
}

/** The order in mind, made up in another way: only while it is not placed. Where it is, that is told, and nothing is proposed. */
export async function changeOrder(
  input: HandlerInput,
  shop: Shop,
  { digest, change }: { readonly digest: string; readonly change: (draft: Draft) => Draft },
): Promise<Response> {
  const { spoken, order } = await shop.getOrder(digest);
  if (!order?.redemption_token) return tellOrder(input, { spoken, order });
  const draft = readSession(input).draft ?? (await draftOfLines(shop, order));
  return draft
    ? proposeOrder(input, shop, { draft: change(draft), replaces: digest })
    : tellOrder(input, { spoken, order });
}

/** Two cards of one wish on the phone are one too many. One that is left over runs out by itself. */
async function takeBack(shop: Shop, digest: string): Promise<void> {
  try {
    await shop.cancelOrder(digest);
  } catch (fault) {
    if (!(fault instanceof ShopCallFailed)) throw fault;
  }
}
