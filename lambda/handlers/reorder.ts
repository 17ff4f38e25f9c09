/** "The same as last time": the order that was paid last, proposed anew at today's prices. Where history is the phone's alone, the phone is named. */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import { answer } from '../dialogue/answer.ts';
import { draftOfLines } from '../dialogue/draft-of-lines.ts';
import { highestOf } from '../dialogue/highest-of.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { proposeOrder } from '../dialogue/propose-order.ts';
import { spokenDay } from '../dialogue/spoken-day.ts';
import { localeOf, stringsOf } from '../dialogue/strings-of.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { ListedOrder } from '../shop/shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function reorderHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'ReorderIntent'),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const strings = stringsOf(input);
        const { spoken, orders, arePastOnPhone } = await shop.listOrders();
        const last = newestPaid(orders);
        if (!last) {
          const words = arePastOnPhone ? spoken : strings.nothingToReorder;
          return answer(input, {
            spoken: `${words} ${strings.anythingElse}`,
            asks: 'anything_else',
          });
        }
        const [{ order }, day] = await Promise.all([
          shop.getOrder(last.digest),
          dayOf(side, input, last),
        ]);
        const draft = order && (await draftOfLines(shop, order));
        return draft
          ? proposeOrder(input, shop, { draft, intro: strings.sameAsLast(day) })
          : answer(input, {
              spoken: `${strings.reorderGone} ${strings.anythingElse}`,
              asks: 'anything_else',
            });
      }),
  };
}

function newestPaid(orders: readonly ListedOrder[]): ListedOrder | undefined {
  const paid = orders.filter(({ charged_at: chargedAt }) => chargedAt !== null);
  return highestOf(paid, paidAt);
}

function paidAt({ charged_at: chargedAt }: ListedOrder): number {
  return chargedAt === null ? 0 : Date.parse(chargedAt);
}

/** A day is said only where the device tells its time zone. */
async function dayOf(
  side: SkillSide,
  input: HandlerInput,
  order: ListedOrder,
): Promise<string | undefined> {
  const timeZone = await side.alexa?.timeZoneOf(input.requestEnvelope);
  const nowEpochMs = side.nowEpochMs?.();
  return timeZone === undefined || nowEpochMs === undefined
    ? undefined
    : spokenDay(paidAt(order), { nowEpochMs, timeZone, locale: localeOf(input) });
}
