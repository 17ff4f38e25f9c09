/** "Order two bags of the dark roast": finds the product, proposes the order, and says the dry-run sentence word for word. */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { speakableText, speakAmount, type Locale } from '#core';
import { answer } from '../dialogue/answer.ts';
import { chooseProduct, searchWordsOf } from '../dialogue/choose-product.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { readPosition } from '../dialogue/read-position.ts';
import { readProductWords, type ProductWords } from '../dialogue/read-product-words.ts';
import { readQuantity } from '../dialogue/read-quantity.ts';
import { isSlotUnclear, readSlots, type HeardSlot } from '../dialogue/read-slots.ts';
import { readSession, writeSession } from '../dialogue/session.ts';
import { showOrder } from '../dialogue/show-order.ts';
import { localeOf, stringsOf } from '../dialogue/strings-of.ts';
import { findOrderInMind, tellOrder } from '../dialogue/tell-order.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { Shop, ShopProduct } from '../shop/shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function orderHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'OrderIntent', 'ChooseIntent'),
    handle: (input) =>
      withShop(side, input, (shop) => {
        const strings = stringsOf(input);
        const slots = readSlots(input);
        const locale = localeOf(input);
        const product = productOf(slots, locale);
        if (!product) return ask(input, strings.askProduct, strings.welcomeReprompt);
        if (product.words.product === '') return pointAtNothing(input, shop);
        const quantity = quantityOf(input, slots, product.words);
        if (quantity === undefined) return ask(input, strings.askQuantity, strings.welcomeReprompt);
        const choices = readSession(input).offeredProducts ?? [];
        const productId = readPosition(product.words.product, { choices, locale });
        if (productId !== undefined) return propose(input, shop, { productId, quantity });
        if (isIntent(input, 'ChooseIntent')) {
          return ask(input, strings.askProduct, strings.welcomeReprompt);
        }
        return order(input, shop, { product: product.heard, quantity });
      }),
  };
}

/** The slot without the words that do not belong to the product; a name that Alexa recognised is taken as it is. */
function productOf(
  slots: readonly HeardSlot[],
  locale: Locale,
): { readonly heard: HeardSlot; readonly words: ProductWords } | undefined {
  const slot = slots.find(({ name }) => name === 'product' || name === 'place');
  if (!slot) return undefined;
  if (slot.resolved.length > 0) {
    return { heard: slot, words: { product: slot.value, quantity: undefined } };
  }
  const words = readProductWords(slot.value, locale);
  return { heard: { ...slot, value: words.product }, words };
}

/** "Buy it now" is a yes, and a yes buys nothing. */
async function pointAtNothing(input: HandlerInput, shop: Shop): Promise<Response> {
  const strings = stringsOf(input);
  const { order: inMind } = await findOrderInMind(input, shop);
  return inMind?.redemption_token
    ? tellOrder(input, { spoken: strings.yesBuysNothing, order: inMind })
    : ask(input, strings.askProduct, strings.welcomeReprompt);
}

/** One where no number was said, or the number of a choice that is open; undefined for a number that is not clear. */
function quantityOf(
  input: HandlerInput,
  slots: readonly HeardSlot[],
  words: ProductWords,
): number | undefined {
  if (isSlotUnclear(input, 'quantity')) return undefined;
  const said = slots.find(({ name }) => name === 'quantity');
  if (said) return readQuantity(said.value, localeOf(input));
  return words.quantity ?? readSession(input).offeredQuantity ?? 1;
}

async function order(
  input: HandlerInput,
  shop: Shop,
  { product, quantity }: { readonly product: HeardSlot; readonly quantity: number },
): Promise<Response> {
  const strings = stringsOf(input);
  const searched = await shop.searchProducts(searchWordsOf(product));
  if (!searched.products) return ask(input, searched.spoken, strings.anythingElse);
  const choice = chooseProduct(searched.products, { heard: product, locale: localeOf(input) });
  switch (choice.outcome) {
    case 'none':
      return ask(input, strings.productNotFound, strings.anythingElse);
    case 'out_of_stock':
      return ask(input, strings.productOutOfStock, strings.anythingElse);
    case 'several':
      writeSession(input, {
        ...readSession(input),
        offeredQuantity: quantity,
        offeredProducts: choice.products.map(({ product_id: productId }) => productId),
      });
      return ask(input, offer(input, choice.products), strings.offerReprompt);
    case 'chosen':
      return propose(input, shop, { productId: choice.product.product_id, quantity });
  }
}

async function propose(
  input: HandlerInput,
  shop: Shop,
  item: { readonly productId: string; readonly quantity: number },
): Promise<Response> {
  const strings = stringsOf(input);
  const { spoken, order: proposed } = await shop.previewOrder(item);
  if (!proposed) {
    return ask(input, `${spoken} ${strings.anythingElse}`, strings.anythingElse);
  }
  writeSession(input, { digest: proposed.digest });
  showOrder(input, proposed, { isNew: true });
  return ask(input, `${proposed.spoken_text} ${strings.confirmThenCode}`, strings.confirmReprompt);
}

function offer(input: HandlerInput, products: readonly ShopProduct[]): string {
  const strings = stringsOf(input);
  return strings.offerProducts(
    products.map(({ title, price_minor: amountMinor, currency }) =>
      strings.offerOption(
        speakableText(title, localeOf(input)),
        speakAmount({ amountMinor, currency }, localeOf(input)),
      ),
    ),
  );
}

function ask(input: HandlerInput, spoken: string, question: string): Promise<Response> {
  return Promise.resolve(answer(input, { spoken, question }));
}
