/** Transactions: functional 8, policy on purchases; reference 3.10, 4.1, 9. */
import { z } from 'zod';
import { met, same, type Section } from '../row.ts';
import { mcpJobOf } from '../world/mcp-job.ts';
import { callTool, type Called } from '../world/speak-mcp.ts';
import { untilFound } from '../world/until-found.ts';

const receiptSchema = z.object({
  outcome: z.literal('ordered'),
  receipt: z.object({ receipt_number: z.string(), charged: z.string(), charged_minor: z.int() }),
});
const priceSchema = z.object({
  charges: z.array(z.object({ label: z.string(), amount: z.string() })),
  lines: z.array(z.object({ title: z.string(), line_total: z.string() })),
  instrument: z.string(),
  delivery: z.string(),
});

const foundSchema = z.object({ products: z.array(z.object({ product_id: z.string() })) });
const dearSchema = z.object({
  digest: z.string(),
  redemption_token: z.string(),
  total: z.string(),
  total_minor: z.int(),
});

export const TRANSACTIONS: Section = {
  title: 'Purchases',
  rows: [
    {
      id: 'explicit-confirmation',
      requirement: 'Nothing is bought without an explicit confirmation: a yes places nothing',
      source: '8; functional 8 [N7,N9]',
      how: 'says yes, and a code before the phone has one',
      needs: 'door',
      check: async (world) => {
        const { yes, tooSoon } = (await mcpJobOf(world)).steps;
        same('yes', yes.structured['outcome'], 'code_unclear');
        same('a code too soon', tooSoon.structured['outcome'], 'waiting_for_confirmation');
        return `yes: "${yes.text.slice(0, 70)}"`;
      },
    },
    {
      id: 'breakdown',
      requirement: 'Before it: items, delivery, tax and total, all of them, spoken and as data',
      source: '8; functional 8 [N7,N9]',
      how: 'reads the preview',
      needs: 'product',
      check: async (world) => {
        const { preview } = (await mcpJobOf(world)).steps;
        const { charges, lines } = priceSchema.parse(preview.structured);
        met(lines.length > 0 && charges.length >= 2, 'charges are missing');
        for (const word of [/delivery/i, /tax/i, /total/i]) {
          met(
            word.test(preview.spoken) && word.test(preview.text),
            `${String(word)} is not spoken: ${preview.spoken}`,
          );
        }
        return charges.map(({ label, amount }) => `${label} ${amount}`).join(', ');
      },
    },
    {
      id: 'payment-method',
      requirement:
        'The way of paying and where it goes are named, by short names: no full card number, no address',
      source: '8; functional 8 [N7,N9]; 4.3 [D]',
      how: 'reads the preview',
      needs: 'product',
      check: async (world) => {
        const { preview } = (await mcpJobOf(world)).steps;
        const { instrument, delivery } = priceSchema.parse(preview.structured);
        met(preview.text.includes(instrument.split(' ')[0] ?? ''), 'it is not spoken');
        met(!/\d{5,}/.test(`${instrument} ${delivery}`), 'a long number is there');
        met(!/street|seattle|98101/i.test(preview.raw), 'an address is there');
        return `${instrument}; ${delivery}`;
      },
    },
    {
      id: 'voice-and-written',
      requirement: 'A purchase takes a voice and a written confirmation',
      source: '8; policy [N3, single source]',
      how: 'buys: types the total on the phone and says the code',
      needs: 'door',
      check: async (world) => {
        const { ordered } = (await mcpJobOf(world)).steps;
        const { receipt } = receiptSchema.parse(ordered.structured);
        return `written total and spoken code: charged ${receipt.charged}`;
      },
    },
    {
      id: 'four-digit-code',
      requirement:
        'Above 100 USD a four-digit voice code as well; here at every amount, 100 USD and less included',
      source: '8; policy [N3, single source]; 10 [D]',
      how: 'buys for less than that, and tries a wrong code',
      needs: 'door',
      check: async (world) => {
        const { steps } = await mcpJobOf(world);
        same('a wrong code', steps.wrongCode.structured['outcome'], 'code_wrong');
        const { receipt } = receiptSchema.parse(steps.ordered.structured);
        met(receipt.charged_minor < 10_000, 'the order was not below 100 USD');
        return `an order of ${receipt.charged} took one`;
      },
    },
    {
      id: 'over-hundred',
      requirement:
        'An order above 100 USD is bought by no yes and by no code that the phone did not show',
      source: '8; policy [N3, single source]; 4.3 e [A]',
      how: 'previews one, says yes and guesses a code',
      needs: 'product',
      check: async (world) => {
        const { steps } = await mcpJobOf(world);
        const product_id = foundSchema.parse(steps.search.structured).products[0]?.product_id;
        const token = await world.personToken('two');
        const call = (tool: string, args: unknown): Promise<Called> =>
          callTool(world, { tool, args, token });
        const preview = await call('preview_order', { items: [{ product_id, quantity: 8 }] });
        const order = dearSchema.parse(preview.structured);
        met(order.total_minor > 10_000, `it comes to ${order.total} alone`);
        const { digest, redemption_token } = order;
        const answers = [
          await call('redeem_order', { digest, redemption_token, code: 'yes' }),
          await call('redeem_order', { digest, redemption_token, code: '4821' }),
        ];
        await call('cancel_order', { digest });
        same(
          'yes and a guess',
          answers.map(({ structured }) => structured['outcome']),
          ['code_unclear', 'waiting_for_confirmation'],
        );
        return `an order of ${order.total}: neither bought it`;
      },
    },
    {
      id: 'right-amount',
      requirement: 'The amount that is charged is the one that was spoken, shown and written',
      source: '8; functional 8 [N7,N9]',
      how: 'compares preview, receipt and what the processor was asked for',
      needs: 'product',
      check: async (world) => {
        const { steps, order } = await mcpJobOf(world);
        const { receipt } = receiptSchema.parse(steps.ordered.structured);
        same('the charge', receipt.charged, order.total);
        const captures = (await world.product?.shop.captures()) ?? [];
        const own = captures.filter(
          ({ amount }) => Math.round(Number(amount.value) * 100) === receipt.charged_minor,
        );
        same('captures of that amount', own.length, 1);
        return `${order.total} in all three, captured once`;
      },
    },
    {
      id: 'no-double-charge',
      requirement: 'No duplicate and no double charge: a repeat gives the same receipt',
      source: '8; functional 8 [N7,N9]',
      how: 'redeems twice and counts the captures',
      needs: 'product',
      check: async (world) => {
        const before = (await mcpJobOf(world)).steps;
        const { receipt } = receiptSchema.parse(before.orderedAgain.structured);
        same('the second receipt', receipt, receiptSchema.parse(before.ordered.structured).receipt);
        const captures = (await world.product?.shop.captures()) ?? [];
        same('captures', new Set(captures.map(({ requestId }) => requestId)).size, captures.length);
        return `receipt ${receipt.receipt_number} twice, one capture`;
      },
    },
    {
      id: 'receipt-channels',
      requirement: 'A receipt by at least one channel: spoken, on the phone and by e-mail',
      source: '8; functional 8 [N7,N9]',
      how: 'reads the answer and the mailbox',
      needs: 'product',
      check: async (world) => {
        const { ordered } = (await mcpJobOf(world)).steps;
        const { receipt } = receiptSchema.parse(ordered.structured);
        const mail = await untilFound(
          async () =>
            (await world.product?.shop.messages())?.find(({ text }) =>
              text.includes(receipt.receipt_number),
            ),
          'no e-mail came',
        );
        return `spoken; e-mail "${mail.subject}"`;
      },
    },
    {
      id: 'code-locks',
      requirement: 'A code that is guessed locks: three tries an order',
      source: '4.3 [K][D]; functional 8',
      how: 'runs the test of settlement',
      needs: 'package',
      check: {
        file: 'tests/settlement/redeem-order.test.ts',
        title: 'three wrong codes lock the confirmation',
      },
    },
    {
      id: 'lifecycle',
      requirement: 'The whole life of an order: create, confirm, status, list, cancel',
      source: 'functional 8 [N7,N9,N11]',
      how: 'does each',
      needs: 'door',
      check: async (world) => {
        const { look, list, cancelled, cancelledAgain, second } = (await mcpJobOf(world)).steps;
        same('the state', look.structured['state'], 'ordered');
        met(!second.isRefused && !cancelled.isRefused && !list.isRefused, 'one was refused');
        return `cancelled: "${cancelled.text}" — again: "${cancelledAgain.text}"`;
      },
    },
    {
      id: 'change',
      requirement: 'What is to be ordered can be changed before',
      source: 'functional 8 [N7,N9,N11]',
      how: 'adds to the cart, changes the number, takes it out',
      needs: 'door',
      check: async (world) => {
        const { steps } = await mcpJobOf(world);
        const product_id = foundSchema.parse(steps.search.structured).products[0]?.product_id;
        const token = await world.personToken('two');
        const change = async (args: object): Promise<unknown> =>
          (await callTool(world, { tool: 'change_cart', args, token })).structured['outcome'];
        same('adding', await change({ change: 'add', product_id, quantity: 1 }), 'changed');
        same('setting', await change({ change: 'set', product_id, quantity: 3 }), 'changed');
        same('removing', await change({ change: 'remove', product_id }), 'changed');
        return 'added, set to three, removed';
      },
    },
    {
      id: 'code-unheard',
      requirement: 'The code is never spoken, shown or returned by us',
      source: '4.3 [D]; design 12',
      how: 'looks for it in every answer of the main job',
      needs: 'door',
      check: async (world) => {
        const { said, order } = await mcpJobOf(world);
        const leaking = said.filter(([, { raw }]) => /"code":|voice_code/i.test(raw));
        same(
          'answers that hold one',
          leaking.map(([step]) => step),
          [],
        );
        met(!order.card_url.includes('code'), 'the address has it');
        return `${String(said.length)} answers, none has a code`;
      },
    },
    {
      id: 'own-processor',
      requirement:
        'Payment goes through the shop’s own processor; a charge follows from evidence alone',
      source: 'functional 8 [N7,N9]',
      how: 'runs the hostile suite’s case against rows written by hand',
      needs: 'package',
      check: { file: 'tests/e2e/hand-written-rows.test.ts', title: '' },
    },
    {
      id: 'second-device',
      requirement: 'Every flow completes by voice alone and by touch alone',
      source: '2.8 accessibility [N1,N12]; functional 3',
      how: 'does everything but the written total by voice, and buys',
      needs: 'product',
      check: async (world) => {
        const { steps } = await mcpJobOf(world);
        const byVoice = [
          'search',
          'product',
          'help',
          'preview',
          'ordered',
          'look',
          'list',
          'cancelled',
        ] as const;
        same(
          'steps that were refused',
          byVoice.filter((step) => steps[step].isRefused),
          [],
        );
        return `${String(byVoice.length)} steps by voice; one on the phone`;
      },
      standing: {
        kind: 'open',
        answer:
          'A purchase needs a second device on purpose: a voice in the room, or an assistant that was talked into it, must not be able to spend. Everything before and after it is by voice alone. The same policy asks for a written confirmation of purchases; ours is it.',
      },
    },
    {
      id: 'amazon-checkout',
      requirement: 'Cart, payment and confirmation follow Amazon’s own pattern',
      source: '8; components-and-patterns [N1,N4]',
      how: 'runs the test that the switch takes our cards from these steps and leaves the data',
      needs: 'package',
      check: { file: 'tests/mcp/apps/apps.test.ts', title: 'data' },
      standing: {
        kind: 'open',
        answer:
          'Our cards show and never pay. With the data-only switch these steps carry data alone, and Alexa draws its own; which of the two Amazon wants of an add-on that confirms on a second device is a question to its Solutions Architect.',
      },
    },
    {
      id: 'who-takes-the-code',
      requirement:
        'Whether Alexa or the add-on takes the code above 100 USD is not written anywhere',
      source: '9, point 3',
      how: 'shows that ours takes it as people say it',
      needs: 'door',
      check: async (world) => {
        const { ordered } = (await mcpJobOf(world)).steps;
        same('the outcome', ordered.structured['outcome'], 'ordered');
        return 'ours was taken as text of the call';
      },
      standing: {
        kind: 'open',
        answer:
          'Ours takes it at every amount. Should Alexa take a code of its own as well, a customer says two.',
      },
    },
  ],
};
