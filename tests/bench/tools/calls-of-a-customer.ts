/** What one customer asks of every tool, in the order of a shopping trip. */
import { z } from 'zod';
import type { Person } from '../shop/person.ts';

export interface ToolCall {
  /** Under which its time is counted. */
  readonly name: string;
  readonly run: () => Promise<void>;
}

const QUERIES = [
  ...['dark roast', 'drak rosat', 'tea pot', 'the cheapest mug', 'tea under ten dollars', 'a gift'],
  ...[
    'walnut mirror',
    'wlnut miror',
    'steel mug',
    'oak stool',
    'warehouse',
    'a kettle for my mother',
  ],
  ...[
    'twelve ounces of dark roast',
    'cheapest lamp',
    'copper kettle under fifty dollars',
    'grinder',
  ],
  ...['the one I had last time', 'something', 'headfones', 'notebook of leather'],
] as const;

const proposedSchema = z.object({ digest: z.string() });
const HIGHEST = { amount_minor: 5000, currency: 'USD' };
const OWN_SHELF = [
  'kenya-whole-bean-12oz',
  'stoneware-mug',
  'chai',
  'burr-grinder',
  'clover-honey',
];

export function callsOf(person: Person, number: number): readonly ToolCall[] {
  const query = QUERIES[number % QUERIES.length] ?? '';
  const other = QUERIES[(number * 7 + 3) % QUERIES.length] ?? '';
  const [one, two] = [0, 1].map((step) => OWN_SHELF[(number + step) % OWN_SHELF.length] ?? '');
  let digest = '';
  const call = (name: string, input: object): ToolCall => ({
    name,
    run: async () => {
      await person.call(name, input);
    },
  });
  return [
    call('shop_help', {}),
    call('search_products', { query }),
    call('search_products', { query, most: HIGHEST, in_stock_only: true }),
    call('search_products', { query: other, order: 'cheapest', page: 2 }),
    call('get_product', { product_id: `made-${String(number * 911).padStart(6, '0')}` }),
    call('change_cart', { change: 'add', product_id: one, quantity: 2 }),
    call('change_cart', { change: 'add', product_id: two }),
    call('view_cart', {}),
    {
      name: 'preview_order',
      run: async () => {
        ({ digest } = proposedSchema.parse(await person.call('preview_order', {})));
      },
    },
    call('get_order', {}),
    call('list_orders', {}),
    call('get_audit_trail', {}),
    {
      name: 'cancel_order',
      run: async () => {
        await person.call('cancel_order', { digest });
      },
    },
    call('view_cart', {}),
  ];
}
