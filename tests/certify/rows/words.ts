/** What is said: functional 2 (errors), 3 and 9 (voice alone), 4 (what can you do), search; reference 1.7 and 2.11. */
import { z } from 'zod';
import { met, same, type Section } from '../row.ts';
import { mcpJobOf } from '../world/mcp-job.ts';
import { callTool, listTools, type Called } from '../world/speak-mcp.ts';

const foundSchema = z.object({
  products: z.array(z.unknown()),
  more: z.union([z.number(), z.boolean()]),
});

/** At 150 words a minute. */
const MOST_WORDS = 75;
/** The bound of docs/decisions/0014 is on the sentence; what is to be done next comes after it. */
const MOST_WORDS_OF_A_DRY_RUN = 110;
const MOST_OPTIONS = 5;

const CODES =
  /\b(?:E[A-Z]{4,}|[45]\d\d|HTTP|JSON|null|undefined|NaN|exception|stack|error code)\b|[{}[\]]|\b[0-9a-f]{16,}\b/;
const NOTHING = /nothing (?:is|was|has been) (?:bought|ordered)/gi;
const NEXT_STEP =
  /\b(?:say|ask|try|tries|search|look|open|confirm|phone|wait|choose|call|link|order|name|tell|read|can)\b/i;
/** A sentence that says what to do: the word alone may stand in any other. */
const TELLS_WHAT_TO_DO =
  /(?:^|[.!?]\s+)(?:say|ask|try|tell|confirm|order|open|wait|link|choose|take|look|you (?:can|have \w+ more)|i need)\b/i;
const DISPLAY =
  /\b(?:screen|tap|click|touch|swipe|see below|look at the|shown (?:here|below)|on the display)\b/i;
const MARKUP = /[|*`#_<>]|\n\s*[-•]/;

function longestOf(said: readonly (readonly [string, Called])[]): {
  readonly step: string;
  readonly words: number;
} {
  const counted = said.map(([step, { spoken }]) => ({ step, words: spoken.split(/\s+/).length }));
  return counted.reduce((most, next) => (next.words > most.words ? next : most));
}

export const WORDS: Section = {
  title: 'What is said',
  rows: [
    {
      id: 'no-codes',
      requirement: 'No error code, tool name, JSON or internal id is spoken or shown as text',
      source: '8; functional 2 [N1,N2]',
      how: 'reads every text of the main job, refusals included',
      needs: 'door',
      check: async (world) => {
        const { said, tools, order } = await mcpJobOf(world);
        const names = tools.map(({ name }) => name);
        for (const [step, { text, spoken }] of said) {
          for (const words of [text, spoken]) {
            const [code] = CODES.exec(words) ?? [];
            met(code === undefined, `${step} says "${String(code)}"`);
            met(!names.some((name) => words.includes(name)), `${step} names a tool`);
            met(
              !words.includes(order.digest) && !words.includes(order.redemption_token),
              `${step} says an id`,
            );
          }
        }
        return `${String(said.length * 2)} texts, none does`;
      },
    },
    {
      id: 'next-step',
      requirement: 'Every refusal says what can be done next',
      source: '8; functional 2 [N1,N2]',
      how: 'reads every refusal of the main job',
      needs: 'door',
      check: async (world) => {
        const refusals = (await mcpJobOf(world)).said.filter(([, { isRefused }]) => isRefused);
        const silent = refusals.filter(([, { text }]) => !TELLS_WHAT_TO_DO.test(text));
        same(
          'refusals that do not',
          silent.map(([step, { text }]) => `${step}: ${text}`),
          [],
        );
        return `${String(refusals.length)} refusals, each does`;
      },
    },
    {
      id: 'nothing-bought',
      requirement: 'A failure is never told as done, and a preview says that nothing is bought',
      source: '8 [N1,N9]',
      how: 'reads the preview and the refusals of redeeming',
      needs: 'door',
      check: async (world) => {
        const { preview, yes, tooSoon, wrongCode, emptyPreview } = (await mcpJobOf(world)).steps;
        met(/nothing (?:is|was|has been) bought/i.test(preview.text), preview.text);
        for (const step of [yes, tooSoon, wrongCode, emptyPreview]) {
          met(
            step.isRefused &&
              !/\b(?:ordered|done|thank you|paid)\b/i.test(step.text.replaceAll(NOTHING, '')),
            step.text,
          );
        }
        return `the preview: "…${preview.text.slice(-80)}"`;
      },
    },
    {
      id: 'five-options',
      requirement: `At most ${String(MOST_OPTIONS)} options at once, with what tells them apart, and a way to hear more`,
      source: '8; functional 3 [N2]',
      how: 'searches for coffee',
      needs: 'product',
      check: async (world) => {
        const token = await world.personToken('one');
        const found = await callTool(world, {
          tool: 'search_products',
          args: { query: 'coffee' },
          token,
        });
        const { products, more } = foundSchema.parse(found.structured);
        met(products.length <= MOST_OPTIONS, `${String(products.length)} came`);
        met(products.length >= 3, `only ${String(products.length)} came`);
        met(Number(more) > 0, 'it does not say that there are more');
        return `${String(products.length)} of many, and that there are more`;
      },
    },
    {
      id: 'paging',
      requirement: 'The next options can be asked for',
      source: 'functional search [N2,N11]',
      how: 'asks for the second page, and compares',
      needs: 'product',
      check: async (world) => {
        const token = await world.personToken('one');
        const page = async (number: number): Promise<string> => {
          const args = { query: 'coffee', page: number };
          return JSON.stringify(
            (await callTool(world, { tool: 'search_products', args, token })).structured[
              'products'
            ],
          );
        };
        const [first, second] = [await page(1), await page(2)];
        met(first !== second && second.length > 10, 'the second page is the first');
        return 'the second page holds others';
      },
    },
    {
      id: 'empty-search',
      requirement: 'A search that finds nothing says so and offers a way on',
      source: 'functional search [N2,N11]',
      how: 'searches for what there is not',
      needs: 'door',
      check: async (world) => {
        const { text, isRefused } = (await mcpJobOf(world)).steps.emptySearch;
        met(isRefused && NEXT_STEP.test(text), text);
        return `"${text}"`;
      },
    },
    {
      id: 'forgiving-search',
      requirement:
        'Search forgives spelling and plural, sorts and keeps under an amount on request',
      source: 'functional search and 13 [N2,N11]; issue 9',
      how: 'asks in six ways',
      needs: 'product',
      check: async (world) => {
        const token = await world.personToken('one');
        const ways = [
          { query: 'dark rost' },
          { query: 'dark roasts' },
          { query: 'coffee', order: 'cheapest' },
          { query: 'coffee', most: { amount_minor: 1000, currency: 'USD' } },
          { query: 'coffee', in_stock_only: true },
          { query: 'coffee under ten dollars' },
        ];
        for (const args of ways) {
          const { isRefused, text } = await callTool(world, {
            tool: 'search_products',
            args,
            token,
          });
          met(!isRefused, `${JSON.stringify(args)}: ${text}`);
        }
        return `${String(ways.length)} ways, each finds something`;
      },
    },
    {
      id: 'speech-length',
      requirement: 'A reply is spoken in under 30 seconds',
      source: '8; functional 3 [N2]; 150 words a minute [N5]',
      how: 'counts the words of everything spoken but the dry runs',
      needs: 'product',
      check: async (world) => {
        const longest = longestOf(
          (await mcpJobOf(world)).said.filter(([, { tool }]) => tool !== 'preview_order'),
        );
        met(longest.words <= MOST_WORDS, `${longest.step} has ${String(longest.words)} words`);
        return `the longest, ${longest.step}, has ${String(longest.words)} words`;
      },
    },
    {
      id: 'dry-run-length',
      requirement:
        'The same for the dry run, which has to name seller, things, delivery, tax, total and way of paying',
      source: '8; functional 3 [N2] against functional 8 [N7,N9]',
      how: 'counts the words of every dry run',
      needs: 'product',
      check: async (world) => {
        const longest = longestOf(
          (await mcpJobOf(world)).said.filter(([, { tool }]) => tool === 'preview_order'),
        );
        met(
          longest.words <= MOST_WORDS_OF_A_DRY_RUN,
          `${longest.step} has ${String(longest.words)} words`,
        );
        return `the longest has ${String(longest.words)} words: ${String(Math.round((longest.words / 150) * 60))} s at 150 words a minute`;
      },
      standing: {
        kind: 'open',
        answer:
          'A total that sounds like another is read back digit by digit, and then a dry run of few lines may take a few seconds more. We shorten no amount; how long it may be by language is bounded (docs/decisions/0014).',
      },
    },
    {
      id: 'no-display-words',
      requirement: 'Nothing spoken needs a display: none is named',
      source: '8; functional 3, 9 [N1,N2]',
      how: 'reads everything spoken',
      needs: 'door',
      check: async (world) => {
        const { said } = await mcpJobOf(world);
        const naming = said.filter(([, { spoken }]) => DISPLAY.test(spoken));
        same(
          'steps that do',
          naming.map(([step, { spoken }]) => `${step}: ${spoken}`),
          [],
        );
        return `${String(said.length)} replies, none does`;
      },
    },
    {
      id: 'reads-well',
      requirement: 'Text reads well aloud: no tables, no markup; amounts are words',
      source: '1.7; display-modes [N1]',
      how: 'reads everything spoken',
      needs: 'door',
      check: async (world) => {
        const { said } = await mcpJobOf(world);
        const marked = said.filter(
          ([, { spoken, text }]) => MARKUP.test(spoken) || MARKUP.test(text),
        );
        same(
          'steps with markup',
          marked.map(([step, { text }]) => `${step}: ${text}`),
          [],
        );
        const digits = said.filter(([, { spoken }]) => /[$€£]\s?\d/.test(spoken));
        same(
          'steps with an amount in digits',
          digits.map(([step]) => step),
          [],
        );
        return `${String(said.length)} replies; every amount is spoken as words`;
      },
    },
    {
      id: 'what-can-you-do',
      requirement: '"What can you do" has a useful answer',
      source: '8; functional 4 [N1,N2]',
      how: 'asks',
      needs: 'door',
      check: async (world) => {
        const { text, isRefused } = (await mcpJobOf(world)).steps.help;
        met(!isRefused, text);
        for (const word of [
          /coffee|products?|find|search|ask for/i,
          /order/i,
          /phone/i,
          /code|four digits/i,
        ]) {
          met(word.test(text), `it does not name ${String(word)}: ${text}`);
        }
        return `"${text.slice(0, 110)}…"`;
      },
    },
    {
      id: 'synonyms',
      requirement: 'Synonyms are in the descriptions, so that what people say finds its tool',
      source: 'functional 13 [N1,N9]',
      how: 'looks for what people say in the descriptions',
      needs: 'door',
      check: async (world) => {
        const said: readonly (readonly [string, RegExp])[] = [
          ['search_products', /find|look for|shop|buy|cheap/i],
          ['preview_order', /buy|order|total|cost/i],
          ['redeem_order', /code/i],
          ['view_cart', /basket|bag/i],
          ['change_cart', /basket|bag|add|remove|put/i],
          ['cancel_order', /cancel|stop|call off/i],
          ['get_order', /status|how|where/i],
          ['list_orders', /order|before|last|history/i],
          ['get_audit_trail', /in (?:my|the customer's) name|history|what was done/i],
          ['shop_help', /what (?:can you|you can) do|help/i],
        ];
        const tools = await listTools(world);
        const missing = said.filter(
          ([name, words]) =>
            !words.test(tools.find((tool) => tool.name === name)?.description ?? ''),
        );
        same(
          'tools without them',
          missing.map(([name]) => name),
          [],
        );
        return `${String(said.length)} tools name what people say`;
      },
    },
    {
      id: 'voice-everything',
      requirement:
        'Whatever matters on a screen is in the spoken reply too: total, check words, what happens next',
      source: '2.11 [N2]',
      how: 'reads the preview’s speech',
      needs: 'door',
      check: async (world) => {
        const { steps } = await mcpJobOf(world);
        const { spoken, structured } = steps.preview;
        met(spoken.includes(String(structured['check_words'])), 'the check words are missing');
        met(/dollars?/i.test(spoken) && /phone/i.test(spoken) && /code/i.test(spoken), spoken);
        return 'total, check words, phone and code are spoken';
      },
    },
  ],
};
