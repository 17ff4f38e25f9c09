/** Stands for the model of Alexa+: it knows a few kinds of sentences, and which tool each is for. It decides nothing about an order. */

export interface ToolCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export type Meant =
  | ({ readonly kind: 'call' } & ToolCall)
  /** A search, and then the dry run of what was found first. */
  | { readonly kind: 'order'; readonly query: string; readonly quantity: number }
  | { readonly kind: 'unclear'; readonly words: string };

/** What was talked about so far. */
export interface Topic {
  readonly productIds: readonly string[];
  readonly search: ToolCall | undefined;
  readonly order: { readonly digest: string; readonly token: string | null } | undefined;
}

export const NO_TOPIC: Topic = { productIds: [], search: undefined, order: undefined };

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const call = (tool: string, args: ToolCall['args'] = {}): Meant => ({ kind: 'call', tool, args });

/** Rules in their order; the last is a search. */
export function understand(said: string, topic: Topic): Meant {
  const text = said
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s']/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    aboutTheCode(text, topic) ??
    aboutTheOrder(text, topic) ??
    aboutTheCart(text, topic) ??
    aboutTheList(text, topic) ??
    aboutTheShop(text)
  );
}

function aboutTheCode(text: string, { order }: Topic): Meant | undefined {
  const [, code] = /^(?:my |the )?code is (.+)$/.exec(text) ?? /^([\d ]{4,})$/.exec(text) ?? [];
  if (code === undefined) return undefined;
  if (!order) return { kind: 'unclear', words: 'There is no order that waits for a code.' };
  return call('redeem_order', {
    digest: order.digest,
    redemption_token: order.token ?? '',
    code,
  });
}

function aboutTheOrder(text: string, { order }: Topic): Meant | undefined {
  const digest = order ? { digest: order.digest } : {};
  if (/\bcancel\b/.test(text)) return call('cancel_order', digest);
  if (/how is my order|where is my order|status/.test(text)) return call('get_order', digest);
  const [, number = '', query] =
    /^(?:please )?(?:order|get me|buy) (?:(\d+|[a-z]+) )?(?:bags? of |boxes of )?(?:the |an? )?(.+)$/.exec(
      text,
    ) ?? [];
  if (query === undefined || /\bcart\b/.test(text)) return undefined;
  const quantity = Number(number) || NUMBERS.indexOf(number) + 1;
  // What stood in the number's place was the first word of the name.
  const name =
    quantity === 0 && !['', 'a', 'an', 'the'].includes(number) ? `${number} ${query}` : query;
  return { kind: 'order', query: name, quantity: quantity || 1 };
}

function aboutTheCart(text: string, { productIds }: Topic): Meant | undefined {
  if (/(?:order|read) my (?:cart|order)|check ?out/.test(text)) return call('preview_order');
  const added = /^(?:add|put) (.+?)(?: (?:to|in|into) (?:my |the )?cart)?$/.exec(text);
  if (added) {
    const place = placeIn(added[1] ?? '') ?? 0;
    const productId = productIds[place];
    return productId === undefined
      ? { kind: 'unclear', words: 'Add what? Look for something first.' }
      : call('change_cart', { change: 'add', product_id: productId, quantity: 1 });
  }
  return /\bcart\b/.test(text) ? call('view_cart') : undefined;
}

function aboutTheList(text: string, { productIds, search }: Topic): Meant | undefined {
  if (/\bmore\b/.test(text) && search) {
    const page = search.args['page'];
    return call(search.tool, { ...search.args, page: (typeof page === 'number' ? page : 1) + 1 });
  }
  const productId = productIds[placeIn(text) ?? -1];
  return productId === undefined ? undefined : call('get_product', { product_id: productId });
}

function aboutTheShop(text: string): Meant {
  if (/what can you do|help/.test(text)) return call('shop_help');
  const query = text.replace(
    /^(?:please )?(?:find|show|search for|look for|show me|find me)(?: me)? /,
    '',
  );
  return query === ''
    ? { kind: 'unclear', words: 'What would you like?' }
    : call('search_products', { query });
}

function placeIn(text: string): number | undefined {
  const place = PLACES.findIndex((word) => new RegExp(String.raw`\b${word}\b`).test(text));
  return place === -1 ? undefined : place;
}
