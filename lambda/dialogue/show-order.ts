/** The order on the device's screen, where it has one, and in the Alexa app. Screen and speech come from the same result of the shop. */
import type { HandlerInput } from 'ask-sdk-core';
import { z } from 'zod';
import {
  cardDocument,
  makeReceiptCardData,
  makeTotalCardData,
  type CardOrder,
  type ReceiptCardData,
  type TotalCardData,
} from '#screens/apl';
import type { CardState } from '#screens/strings';
import type { ShopOrder, ShopReceipt } from '../shop/shop.ts';
import { orderCard, receiptCard, type AppCard } from './app-card.ts';
import { stringsOf } from './strings-of.ts';

/** Names our document to later directives; it is no secret. */
const DOCUMENT_TOKEN = 'hearback-order-card';

const NARROWEST_WIDTH_DP = 480;

const screenSchema = z.object({
  System: z.object({
    device: z.object({
      supportedInterfaces: z.object({
        'Alexa.Presentation.APL': z.object({
          runtime: z.object({ maxVersion: z.string().max(20) }).optional(),
        }),
      }),
    }),
  }),
  Viewport: z
    .object({ currentPixelWidth: z.number().positive(), dpi: z.number().positive() })
    .optional()
    .catch(undefined),
});

/** The state of an order that has no receipt; `ordered` without one is a payment whose outcome we do not know (invariant 6). */
export type ShownState = Exclude<CardState, 'ordered'>;

/** An order with its state in words: the shop's, or the one that an answer has just told. With `isNew` it is also put into the Alexa app. */
export function showOrder(
  input: HandlerInput,
  order: ShopOrder,
  { isNew, state }: { readonly isNew: boolean; readonly state?: ShownState },
): void {
  const { card } = stringsOf(input);
  if (isNew) putIntoApp(input, orderCard(order, card));
  render(input, (viewportWidthDp) =>
    makeTotalCardData(asCardOrder(order), state ?? shownStateOf(order), {
      strings: card,
      viewportWidthDp,
    }),
  );
}

function shownStateOf({ state }: ShopOrder): ShownState {
  if (state === 'waiting') return 'dry_run';
  return state === 'ordered' ? 'payment_unknown' : state;
}

export function showReceipt(input: HandlerInput, order: ShopOrder, receipt: ShopReceipt): void {
  const { card } = stringsOf(input);
  putIntoApp(input, receiptCard(order, receipt, card));
  render(input, (viewportWidthDp) =>
    makeReceiptCardData(
      asCardOrder(order),
      { receiptNumber: receipt.receipt_number, charged: receipt.charged },
      { strings: card, viewportWidthDp },
    ),
  );
}

function putIntoApp({ responseBuilder }: HandlerInput, { title, text }: AppCard): void {
  responseBuilder.withSimpleCard(title, text);
}

/** Nothing is sent to a device that does not say it can draw. */
function render(
  input: HandlerInput,
  makeData: (viewportWidthDp: number) => TotalCardData | ReceiptCardData,
): void {
  const screen = screenSchema.safeParse(input.requestEnvelope.context);
  if (!screen.success) return;
  const { Viewport: viewport, System: system } = screen.data;
  const { runtime } = system.device.supportedInterfaces['Alexa.Presentation.APL'];
  const widthDp = viewport ? (viewport.currentPixelWidth * 160) / viewport.dpi : NARROWEST_WIDTH_DP;
  input.responseBuilder.addDirective({
    type: 'Alexa.Presentation.APL.RenderDocument',
    token: DOCUMENT_TOKEN,
    document: { ...cardDocument({ maxVersion: runtime?.maxVersion ?? '1.4' }) },
    datasources: { hearback: makeData(widthDp) },
  });
}

function asCardOrder(order: ShopOrder): CardOrder {
  return {
    shop: order.shop,
    lines: order.lines.map(({ title, quantity, line_total: lineTotal }) => ({
      title,
      quantity,
      lineTotal,
    })),
    charges: order.charges,
    total: order.total,
    checkWords: order.check_words,
    instrument: order.instrument,
    cardUrl: order.card_url,
  };
}
