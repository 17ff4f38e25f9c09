/**
 * "Deliver it to the office", "pay with the visa", "where is it going": by the labels of the customer's own book. Nothing is ever added to
 * the book by voice.
 */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { answer } from '../dialogue/answer.ts';
import { repromptOf } from '../dialogue/asked.ts';
import { findLabels } from '../dialogue/find-label.ts';
import { isHomeAnswered } from '../dialogue/is-home-answered.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { nameLabels, type BookLabel } from '../dialogue/name-labels.ts';
import { readSlots, type HeardSlot } from '../dialogue/read-slots.ts';
import { askedOf, changeSession, MOST_OFFERED, readSession } from '../dialogue/session.ts';
import { localeOf, stringsOf } from '../dialogue/strings-of.ts';
import { takeLabel, type LabelPurpose } from '../dialogue/take-label.ts';
import { bookOf, tellCart } from '../dialogue/tell-cart.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function deliveryHandler(side: SkillSide): RequestHandler {
  return labelHandler(side, { intent: 'DeliveryIntent', purpose: 'deliver_to' });
}

export function instrumentHandler(side: SkillSide): RequestHandler {
  return labelHandler(side, { intent: 'InstrumentIntent', purpose: 'pay_with' });
}

function labelHandler(
  side: SkillSide,
  { intent, purpose }: { readonly intent: string; readonly purpose: LabelPurpose },
): RequestHandler {
  return {
    canHandle: (input) =>
      isIntent(input, intent) || (purpose === 'deliver_to' && isHomeAnswered(input)),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const found = await shop.viewCart(1);
        if (!found.cart) return tellCart(input, found);
        const book = bookOf(input, found.cart);
        nameLabels(input, book);
        const labels = purpose === 'deliver_to' ? book.addresses : book.instruments;
        const [heard] = isHomeAnswered(input) ? [HOME] : readSlots(input);
        if (!heard) return tellChosen(input, { purpose, labels });
        const [only, ...others] = findLabels(labels, { heard, locale: localeOf(input) });
        if (!only) return tellUnknown(input, { purpose, labels });
        return others.length === 0
          ? takeLabel(input, shop, { purpose, id: only.id })
          : askWhich(input, { purpose, labels: [only, ...others] });
      }),
  };
}

/** The value of ADDRESS in every interaction model. */
const HOME: HeardSlot = {
  name: 'address',
  value: 'home',
  resolved: [{ name: 'home', id: 'home' }],
};

interface Labels {
  readonly purpose: LabelPurpose;
  readonly labels: readonly BookLabel[];
}

/** Which one it is now, and which others there are. */
function tellChosen(input: HandlerInput, { purpose, labels }: Labels): Response {
  const strings = stringsOf(input);
  const { draft } = readSession(input);
  const own = purpose === 'deliver_to' ? draft?.addressId : draft?.instrumentId;
  const chosen = labels.find(({ id, isChosen }) => (own === undefined ? isChosen : id === own));
  if (!chosen) return askWhich(input, { purpose, labels });
  const { spoken } = chosen;
  const intro = purpose === 'deliver_to' ? strings.goesTo(spoken) : strings.paysWith(spoken);
  if (labels.length > 1) return askWhich(input, { purpose, labels }, intro);
  const asks = askedOf(input) ?? 'anything_else';
  return answer(input, { spoken: `${intro} ${repromptOf(asks, strings)}`, asks });
}

function tellUnknown(input: HandlerInput, { purpose, labels }: Labels): Response {
  const { addressUnknown, instrumentUnknown } = stringsOf(input);
  const intro = purpose === 'deliver_to' ? addressUnknown : instrumentUnknown;
  return askWhich(input, { purpose, labels }, intro);
}

function askWhich(input: HandlerInput, { purpose, labels }: Labels, intro?: string): Response {
  const strings = stringsOf(input);
  const offered = labels.slice(0, MOST_OFFERED);
  if (offered.length === 0) {
    const { addressUnknown, instrumentUnknown, anythingElse } = strings;
    const none = purpose === 'deliver_to' ? addressUnknown : instrumentUnknown;
    return answer(input, { spoken: `${none} ${anythingElse}`, asks: 'anything_else' });
  }
  changeSession(input, {
    offered: { purpose, ids: offered.map(({ id }) => id), page: 1, more: 0 },
  });
  const names = offered.map(({ spoken }) => spoken);
  const question =
    purpose === 'deliver_to' ? strings.askAddress(names) : strings.askInstrument(names);
  return answer(input, {
    spoken: intro === undefined ? question : `${intro} ${question}`,
    asks: purpose === 'deliver_to' ? 'address' : 'instrument',
  });
}
