/** The main job through the MCP tools, once for a world: what each step answered is what the rows look at. */
import { z } from 'zod';
import { met } from '../row.ts';
import { callTool, listTools, type Called, type ListedTool } from './speak-mcp.ts';
import { oncePerWorld, type World } from './world.ts';

const orderSchema = z.object({
  digest: z.string(),
  redemption_token: z.string(),
  total: z.string(),
  sentence: z.string(),
  spoken_text: z.string(),
  card_url: z.url(),
});
export type Order = z.output<typeof orderSchema>;

const foundSchema = z.object({ products: z.array(z.object({ product_id: z.string() })) });

export interface McpJob {
  readonly tools: readonly ListedTool[];
  readonly steps: Readonly<Record<StepName, Called>>;
  readonly order: Order;
  /** All that was said in the job, with the names of the steps. */
  readonly said: readonly (readonly [string, Called])[];
}

type StepName =
  | 'search'
  | 'emptySearch'
  | 'product'
  | 'help'
  | 'preview'
  | 'previewAgain'
  | 'emptyPreview'
  | 'yes'
  | 'tooSoon'
  | 'wrongCode'
  | 'ordered'
  | 'orderedAgain'
  | 'look'
  | 'list'
  | 'othersOrder'
  | 'noOrder'
  | 'othersList'
  | 'second'
  | 'cancelled'
  | 'cancelledAgain'
  | 'added'
  | 'cart'
  | 'cartPreview'
  | 'cleared'
  | 'trail';

export const mcpJobOf = oncePerWorld(doMcpJob);

async function doMcpJob(world: World): Promise<McpJob> {
  const one = await world.personToken('one');
  const two = await world.personToken('two');
  const call = (tool: string, args: unknown = {}, token = one): Promise<Called> =>
    callTool(world, { tool, args, token });
  const search = await call('search_products', { query: 'dark roast' });
  const [first] = foundSchema.parse(search.structured).products;
  met(first !== undefined, 'a search for dark roast finds nothing');
  const { product_id } = first;
  const items = (quantity: number): unknown => ({ items: [{ product_id, quantity }] });
  const preview = await call('preview_order', items(2));
  const order = readOrder(preview);
  const redeem = { digest: order.digest, redemption_token: order.redemption_token };
  const before = {
    search,
    emptySearch: await call('search_products', { query: 'zzqxv' }),
    product: await call('get_product', { product_id }),
    help: await call('shop_help'),
    preview,
    previewAgain: await call('preview_order', items(2)),
    emptyPreview: await call('preview_order', {
      items: [{ product_id: 'there-is-none', quantity: 1 }],
    }),
    yes: await call('redeem_order', { ...redeem, code: 'yes' }),
    tooSoon: await call('redeem_order', { ...redeem, code: '4823' }),
  };
  const code = await world.confirm(order);
  const wrong = code === '4821' ? '4823' : '4821';
  const steps = {
    ...before,
    wrongCode: await call('redeem_order', { ...redeem, code: wrong }),
    ordered: await call('redeem_order', { ...redeem, code, wait_ms: 5000 }),
    orderedAgain: await call('redeem_order', { ...redeem, code, wait_ms: 5000 }),
    look: await call('get_order', { digest: order.digest }),
    list: await call('list_orders'),
    othersOrder: await call('get_order', { digest: order.digest }, two),
    noOrder: await call('get_order', { digest: 'f'.repeat(64) }),
    othersList: await call('list_orders', {}, two),
    ...(await cancelOne(call, items(3))),
    ...(await useCart(call, product_id)),
  };
  return { tools: await listTools(world), steps, order, said: Object.entries(steps) };
}

async function cancelOne(
  call: (tool: string, args: unknown) => Promise<Called>,
  items: unknown,
): Promise<Pick<McpJob['steps'], 'second' | 'cancelled' | 'cancelledAgain'>> {
  const second = await call('preview_order', items);
  const { digest } = readOrder(second);
  return {
    second,
    cancelled: await call('cancel_order', { digest }),
    cancelledAgain: await call('cancel_order', { digest }),
  };
}

async function useCart(
  call: (tool: string, args?: unknown) => Promise<Called>,
  product_id: string,
): Promise<Pick<McpJob['steps'], 'added' | 'cart' | 'cartPreview' | 'cleared' | 'trail'>> {
  const added = await call('change_cart', { change: 'add', product_id, quantity: 1 });
  const cart = await call('view_cart');
  const cartPreview = await call('preview_order');
  await call('cancel_order', { digest: readOrder(cartPreview).digest });
  return {
    added,
    cart,
    cartPreview,
    cleared: await call('change_cart', { change: 'clear' }),
    trail: await call('get_audit_trail'),
  };
}

function readOrder({ structured, text }: Called): Order {
  const order = orderSchema.safeParse(structured);
  met(order.success, `the preview is no order: ${text}`);
  return order.data;
}
