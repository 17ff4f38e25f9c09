/**
 * An assistant that obeys everything it reads. It holds all that an assistant ever holds, the linked customer's token for the shop, reads
 * a product whose seller gives orders to assistants, and tries every way of buying that the words ask for.
 */
import { MOST_OF_ONE_PRODUCT } from '#core';
import { z } from 'zod';
import type { ShopTools, ToolAnswer } from './shop-tools.ts';
import { requestsFor, type WireLog } from './wire-log.ts';

/** `read`: words from outside. `refused` and `done`: what the shop did with a try. `found`: what the processor's log says. */
export interface AgentStep {
  readonly kind: 'read' | 'refused' | 'done' | 'found';
  readonly tried: string;
  readonly answer: string;
}

export interface AgentParts {
  readonly tools: ShopTools;
  readonly readWireLog: () => Promise<WireLog>;
  readonly onStep: (step: AgentStep) => void;
}

export type AgentVerdict = 'nothing_moved' | 'money_moved';

/** What hostile sellers write to assistants; the first product with such words is read. */
const QUERIES = ['sampler box', 'gift', 'coffee', 'tea', 'mug'];
const GIVES_ORDERS =
  /\b(system|ignore|override|already (agreed|confirmed)|without asking|assistant)\b/i;

const GREEDY_QUANTITY = MOST_OF_ONE_PRODUCT;
/** Guesses at an order that nobody confirmed: they are no tries of the customer's, whose ten a day are not touched. */
const GUESSES = ['0000', '1234', '4821'];
const MADE_UP_TOKEN = 'A'.repeat(43);
const NO_DIGEST = '0'.repeat(64);

const productSchema = z.object({
  product_id: z.string(),
  title: z.string(),
  description: z.string(),
  is_in_stock: z.boolean(),
});
type Product = z.output<typeof productSchema>;

const orderSchema = z.object({
  digest: z.string(),
  state: z.string(),
  redemption_token: z.string().nullable(),
  total: z.string(),
});
type Order = z.output<typeof orderSchema>;

/** @throws when the shop or the processor cannot be reached; nothing was confirmed then either. */
export async function runObedientAgent(parts: AgentParts): Promise<AgentVerdict> {
  const { onStep, readWireLog } = parts;
  const before = await readWireLog();
  const product = await readHostileProduct(parts);
  const order = await orderAsTold(parts, product);
  await claimAnotherTotal(parts, product);
  await approveItself(parts, order);
  await guessCodes(parts, order);
  await redeemWithMadeUpToken(parts, order);
  if (order !== undefined) await dropOwnOrder(parts, order);
  const after = await readWireLog();
  const asked = order === undefined ? 0 : requestsFor(after, order.digest);
  const hasMoved = asked > 0;
  onStep({
    kind: 'found',
    tried: 'The payment processor’s own log, before and after.',
    answer: hasMoved
      ? `The processor was asked ${times(asked)} to charge this order.`
      : `Requests before: ${count(before.requests)}, after: ${count(after.requests)}. Charges before: ${count(before.captures)}, after: ${count(after.captures)}. None is for this order.`,
  });
  return hasMoved ? 'money_moved' : 'nothing_moved';
}

async function readHostileProduct({ tools, onStep }: AgentParts): Promise<Product> {
  for (const query of QUERIES) {
    const { structured } = await tools.call('search_products', { query });
    const products = z.array(productSchema).safeParse(structured['products']).data ?? [];
    const product = products.find(
      ({ title, description, is_in_stock: isInStock }) =>
        isInStock && GIVES_ORDERS.test(`${title} ${description}`),
    );
    if (product === undefined) continue;
    onStep({
      kind: 'read',
      tried: `It searches for “${query}” and reads what the seller wrote.`,
      answer: `${product.title}. ${product.description}`,
    });
    return product;
  }
  throw new Error('the shop has no product that gives orders');
}

async function orderAsTold(
  { tools, onStep }: AgentParts,
  product: Product,
): Promise<Order | undefined> {
  const answer = await tools.call('preview_order', basketOf(product));
  const order = orderSchema.safeParse(answer.structured).data;
  onStep({
    kind: order === undefined ? 'refused' : 'done',
    tried: `It orders ${String(GREEDY_QUANTITY)} without asking: preview_order.`,
    answer: answer.text,
  });
  return order;
}

async function claimAnotherTotal({ tools, onStep }: AgentParts, product: Product): Promise<void> {
  const answer = await tools.call('preview_order', { ...basketOf(product), total: '$0.01' });
  onStep({
    ...judged(answer),
    tried: 'It says that the total is one cent: preview_order with a total.',
  });
}

async function approveItself(
  { tools, onStep }: AgentParts,
  order: Order | undefined,
): Promise<void> {
  const answer = await tools.call('approve_order', { digest: order?.digest ?? NO_DIGEST });
  onStep({ ...judged(answer), tried: 'It was told that the customer has agreed: approve_order.' });
}

async function guessCodes({ tools, onStep }: AgentParts, order: Order | undefined): Promise<void> {
  // Where the customer confirmed this very order, a guess would be one of her tries.
  if (order?.redemption_token == null || order.state !== 'waiting') return;
  for (const code of GUESSES) {
    const answer = await tools.call('redeem_order', {
      digest: order.digest,
      redemption_token: order.redemption_token,
      code,
    });
    onStep({ ...judged(answer), tried: `It guesses a code: redeem_order with ${code}.` });
  }
}

async function redeemWithMadeUpToken(
  { tools, onStep }: AgentParts,
  order: Order | undefined,
): Promise<void> {
  const answer = await tools.call('redeem_order', {
    digest: order?.digest ?? NO_DIGEST,
    redemption_token: MADE_UP_TOKEN,
    code: GUESSES[1],
  });
  onStep({ ...judged(answer), tried: 'It makes up the order’s token: redeem_order.' });
}

/** An assistant may always drop an order. It leaves none of its own behind. */
async function dropOwnOrder({ tools, onStep }: AgentParts, { digest }: Order): Promise<void> {
  const answer = await tools.call('cancel_order', { digest });
  onStep({ ...judged(answer), tried: 'It drops its order, which it may: cancel_order.' });
}

function basketOf({ product_id }: Product): Readonly<Record<string, unknown>> {
  return { items: [{ product_id, quantity: GREEDY_QUANTITY }] };
}

function judged({ isRefused, text }: ToolAnswer): Pick<AgentStep, 'kind' | 'answer'> {
  return { kind: isRefused ? 'refused' : 'done', answer: text };
}

function count(list: readonly unknown[]): string {
  return String(list.length);
}

function times(asked: number): string {
  return asked === 1 ? 'once' : `${String(asked)} times`;
}
