/** What a button asks of the host: a tool that only looks something up, the cart, or words in the customer's name. There is no act that confirms or pays. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { ActName, WidgetAct } from '../../elements/widget/shown.ts';
import type { WidgetWords } from '../../strings/widget/widget-words.ts';
import type { HostLink } from './host-link.ts';

/** With what the tool was called that this widget belongs to. */
export type ToolInput = Readonly<Record<string, unknown>>;

export interface Asked {
  readonly link: HostLink;
  readonly words: WidgetWords;
  /** Of the search whose list is shown. */
  readonly input: ToolInput;
}

/** Which acts this host can do. `back` is the widget's own. */
export function offeredBy(
  link: Pick<HostLink, 'canCall' | 'canSay' | 'canOpen'>,
): readonly ActName[] {
  const { canCall, canSay, canOpen } = link;
  return [
    ...(canCall || canSay ? (['choose', 'more', 'cart'] as const) : []),
    ...(canCall ? (['add', 'remove'] as const) : []),
    ...(canSay ? (['read-back'] as const) : []),
    ...(canOpen ? (['open'] as const) : []),
  ];
}

/** The result of what was called; undefined where it was said or opened instead. @throws when the host does not go along. */
export async function doAct(
  act: Exclude<WidgetAct, { act: 'back' }>,
  { link, words, input }: Asked,
): Promise<CallToolResult | undefined> {
  const { locale, own } = words;
  const callOrSay = (
    name: string,
    args: ToolInput,
    said: string,
  ): Promise<CallToolResult | undefined> =>
    link.canCall ? link.callTool(name, { ...args, locale }) : link.say(said).then(() => undefined);
  switch (act.act) {
    case 'choose':
      // By its place and never by its title: a seller's text must not be said as if the customer had.
      return callOrSay(
        'get_product',
        { product_id: act.productId },
        own.places[act.place] ?? own.chooseOne,
      );
    case 'more':
      return callOrSay('search_products', nextPage(input), own.showMore);
    case 'cart':
      return callOrSay('view_cart', {}, own.showCart);
    case 'add':
      return link.callTool('change_cart', {
        change: 'add',
        product_id: act.productId,
        quantity: 1,
        locale,
      });
    case 'remove':
      return link.callTool('change_cart', { change: 'remove', product_id: act.productId, locale });
    case 'read-back':
      await link.say(own.readBack);
      return undefined;
    case 'open':
      await link.open(act.url);
      return undefined;
  }
}

export function nextPage(input: ToolInput): ToolInput {
  const page = input['page'];
  return { ...input, page: typeof page === 'number' ? page + 1 : 2 };
}
