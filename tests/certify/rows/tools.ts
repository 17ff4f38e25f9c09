/** Tool design: reference 1.7, functional 13. */
import { createHash } from 'node:crypto';
import { met, same, type Section } from '../row.ts';
import { checkResults, compileAll, nodesOf } from '../world/check-schema.ts';
import { mcpJobOf } from '../world/mcp-job.ts';
import { callTool, listTools, type ListedTool } from '../world/speak-mcp.ts';
import type { World } from '../world/world.ts';

const MOST_TOOLS = 15;
const MOST_DESCRIPTION = 700;
const MOST_RESULT = 20 * 1024;

/** The design's list (section 8): what is missing of it, and what is more. */
const DESIGN_TOOLS = [
  'search_products',
  'get_product',
  'view_cart',
  'change_cart',
  'preview_order',
  'redeem_order',
  'cancel_order',
  'get_order',
  'list_orders',
  'get_audit_trail',
  'shop_help',
];

/** Every tool with each of its parameters once in a form that nobody can mean. */
async function callWithNonsense(world: World, tools: readonly ListedTool[]): Promise<number> {
  const token = await world.personToken('two');
  let asked = 0;
  for (const { name, inputSchema } of tools) {
    const properties = Object.keys(inputSchema['properties'] ?? {});
    for (const property of properties) {
      const { isRefused } = await callTool(world, {
        tool: name,
        args: { [property]: { no: 1 } },
        token,
      });
      met(isRefused, `${name} takes anything as ${property}`);
      asked += 1;
    }
  }
  return asked;
}

export const TOOLS: Section = {
  title: 'Tools',
  rows: [
    {
      id: 'tool-list',
      requirement:
        'The tools are the design’s, each one customer goal; none approves, none is for debugging',
      source: '8; functional 13 [N1,N4]; design 8',
      how: 'asks for the list',
      needs: 'door',
      check: async (world) => {
        const names = (await listTools(world)).map(({ name }) => name);
        same(
          'missing',
          DESIGN_TOOLS.filter((name) => !names.includes(name)),
          [],
        );
        same(
          'more',
          names.filter((name) => !DESIGN_TOOLS.includes(name)),
          [],
        );
        met(
          !names.some((name) => /test|debug|approve|confirm|stub/.test(name)),
          'one is a debug tool',
        );
        return `${String(names.length)}: ${names.join(', ')}`;
      },
    },
    {
      id: 'tool-names',
      requirement: `Fewer than ${String(MOST_TOOLS)} tools, snake_case names under 64 letters, descriptions that are read whole`,
      source: '1.7 [D]: Amazon publishes no limit',
      how: 'reads the list',
      needs: 'door',
      check: async (world) => {
        const tools = await listTools(world);
        met(tools.length < MOST_TOOLS, `there are ${String(tools.length)}`);
        const odd = tools.filter(
          ({ name }) => !/^[a-z]+(?:_[a-z]+)*$/.test(name) || name.length >= 64,
        );
        same(
          'names that are not',
          odd.map(({ name }) => name),
          [],
        );
        const long = tools.filter(({ description }) => description.length > MOST_DESCRIPTION);
        same(
          'descriptions that are too long',
          long.map(({ name }) => name),
          [],
        );
        const longest = Math.max(...tools.map(({ description }) => description.length));
        return `${String(tools.length)} tools, the longest description ${String(longest)} letters`;
      },
    },
    {
      id: 'descriptions',
      requirement: 'Every description says when to call and what comes back',
      source: '1.7 [A]',
      how: 'reads each for both',
      needs: 'door',
      check: async (world) => {
        const tools = await listTools(world);
        const silent = tools.filter(
          ({ description }) =>
            !/\b(?:call it|call this|use it|when|only when)\b/i.test(description) ||
            !/\b(?:returns?|gives?|says?|tells?|lists?|shows?|makes?|places?|done|comes? back|cancels?|ends?|finds?|changes?)\b/i.test(
              description,
            ),
        );
        same(
          'tools that do not',
          silent.map(({ name }) => name),
          [],
        );
        return `${String(tools.length)} say both`;
      },
    },
    {
      id: 'every-tool-works',
      requirement: 'Every tool that is listed works; none fails by design',
      source: '8; functional 13 [N1,N4]',
      how: 'does the main job and looks which tools answered',
      needs: 'door',
      check: async (world) => {
        const { tools, said } = await mcpJobOf(world);
        const working = new Set(
          said.filter(([, { isRefused }]) => !isRefused).map(([, { tool }]) => tool),
        );
        same(
          'tools that did nothing',
          tools.map(({ name }) => name).filter((name) => !working.has(name)),
          [],
        );
        return `${String(working.size)} tools each did what they say`;
      },
    },
    {
      id: 'schemas',
      requirement: 'Input and output schemas are valid JSON Schema and closed: no unknown key',
      source: '8; functional 13 [N1,N2]',
      how: 'compiles them with another library',
      needs: 'door',
      check: async (world) => {
        const tools = await listTools(world);
        compileAll(tools);
        const open = tools.flatMap(({ name, inputSchema }) =>
          nodesOf(inputSchema)
            .filter(
              ({ type, additionalProperties }) =>
                type === 'object' && additionalProperties !== false,
            )
            .map(({ path }) => `${name} ${path}`),
        );
        same('objects that are open', open, []);
        return `${String(tools.length * 2)} schemas compile, every input closed`;
      },
    },
    {
      id: 'unknown-key',
      requirement: 'A key that the schema does not name is refused by the server itself',
      source: 'functional 13 [N1,N2]',
      how: 'sends one to every tool',
      needs: 'door',
      check: async (world) => {
        const token = await world.personToken('two');
        const tools = await listTools(world);
        for (const { name } of tools) {
          const { isRefused, text } = await callTool(world, {
            tool: name,
            args: { nobody_knows: 1 },
            token,
          });
          met(isRefused, `${name} takes it: ${text}`);
        }
        return `${String(tools.length)} tools, each refuses`;
      },
    },
    {
      id: 'parameters-read',
      requirement: 'No parameter is ignored: the server reads each one',
      source: '8; tools-schema-data-design [A]',
      how: 'sends nonsense in every parameter of every tool',
      needs: 'door',
      check: async (world) =>
        `${String(await callWithNonsense(world, await listTools(world)))} parameters, each is read and refused`,
    },
    {
      id: 'outputs',
      requirement: 'What comes back is as the output schema says, in refusals too',
      source: '8; tools-schema-data-design [A][N1,N4]',
      how: 'checks every result of the main job with another library',
      needs: 'door',
      check: async (world) => {
        const { tools, said } = await mcpJobOf(world);
        return `${String(checkResults(tools, said))} results fit`;
      },
    },
    {
      id: 'text-in-step',
      requirement: 'Text and structured content say the same',
      source: '1.7; functional 10 [N1]',
      how: 'compares sentence, total and check words of the preview and the receipt',
      needs: 'door',
      check: async (world) => {
        const { steps, order } = await mcpJobOf(world);
        met(steps.preview.text.includes(order.sentence), 'the text is not the sentence');
        met(
          steps.preview.spoken.includes(order.spoken_text),
          'what is spoken is not the spoken text',
        );
        met(order.sentence.includes(order.total), 'the sentence has another total');
        met(steps.ordered.text.includes(order.total), 'the receipt has another total');
        return `both name ${order.total}`;
      },
    },
    {
      id: 'annotations',
      requirement:
        'Marks are stated in full and are honest: reading tools read, buying is destructive, and what a repeat would add to is not called idempotent',
      source: '1.7 [D]; MCP ToolAnnotations',
      how: 'reads the list',
      needs: 'door',
      check: async (world) => {
        const tools = await listTools(world);
        const marks = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];
        const part = tools.filter(({ annotations }) =>
          marks.some((mark) => typeof annotations[mark] !== 'boolean'),
        );
        same(
          'tools with a mark missing',
          part.map(({ name }) => name),
          [],
        );
        const writing = tools
          .filter(({ annotations }) => annotations['readOnlyHint'] === false)
          .map(({ name }) => name);
        const destructive = tools
          .filter(({ annotations }) => annotations['destructiveHint'] === true)
          .map(({ name }) => name);
        met(destructive.includes('redeem_order'), 'buying is not marked');
        const repeatable = tools.filter(
          ({ annotations }) => annotations['idempotentHint'] === true,
        );
        met(
          !repeatable.some(({ name }) => ['change_cart', 'redeem_order'].includes(name)),
          'adding twice, or a wrong code said twice, is marked as once',
        );
        met(
          !writing.some((name) => /^(?:search|get|list|view|shop)_/.test(name)),
          'a reading tool writes',
        );
        return `writing: ${writing.join(', ')}; destructive: ${destructive.join(', ')}`;
      },
    },
    {
      id: 'errors-as-results',
      requirement: 'A refusal is a tool result with words and a next step, not a protocol error',
      source: '1.7 [N2]',
      how: 'previews a product that there is not, says yes for a code',
      needs: 'door',
      check: async (world) => {
        const { emptyPreview, yes, emptySearch } = (await mcpJobOf(world)).steps;
        for (const step of [emptyPreview, yes, emptySearch]) {
          same(`the status of ${step.tool}`, step.status, 200);
          met(step.isRefused && step.text.length > 0, `${step.tool} does not refuse in words`);
        }
        return `"${emptyPreview.text.slice(0, 70)}"`;
      },
    },
    {
      id: 'ids-chain',
      requirement: 'Ids are stable: what one tool returns the next accepts',
      source: 'functional 13 [N1,N2]',
      how: 'search, look, preview, redeem, look again with the ids that came',
      needs: 'door',
      check: async (world) => {
        const { steps, order } = await mcpJobOf(world);
        met(
          !steps.product.isRefused && !steps.ordered.isRefused && !steps.look.isRefused,
          'the chain broke',
        );
        same(
          'the digest of the same preview',
          steps.previewAgain.structured['digest'],
          order.digest,
        );
        return 'five tools in a chain; the same preview has the same digest';
      },
    },
    {
      id: 'small-results',
      requirement: 'A result stays under 20 KB',
      source: '1.7 [D]',
      how: 'weighs every result of the main job',
      needs: 'door',
      check: async (world) => {
        const { said } = await mcpJobOf(world);
        const largest = Math.max(...said.map(([, { raw }]) => Buffer.byteLength(raw)));
        met(largest < MOST_RESULT, `one has ${String(largest)} bytes`);
        return `the largest has ${String(largest)} bytes`;
      },
    },
    {
      id: 'hygiene',
      requirement: 'No other company’s tracking parameters or links in data or descriptions',
      source: '8; tools-schema-data-design [N1,N2]',
      how: 'looks for addresses in everything that came',
      needs: 'door',
      check: async (world) => {
        const { said, tools, order } = await mcpJobOf(world);
        const own = new URL(order.card_url).origin;
        const text = [
          ...said.map(([, { raw }]) => raw),
          JSON.stringify(tools.map(({ description }) => description)),
        ].join('\n');
        const addresses = [...text.matchAll(/https?:\/\/[^\s"\\]+/g)].map(([address]) => address);
        const foreign = addresses.filter(
          (address) => !address.startsWith(`${own}/`) && !address.includes('json-schema.org'),
        );
        same('addresses of others', [...new Set(foreign)], []);
        met(!/[?&](?:utm_|fbclid|gclid|ref=)/.test(text), 'a tracking parameter is there');
        return `${String(new Set(addresses).size)} addresses, each the card’s own`;
      },
    },
    {
      id: 'no-over-claiming',
      requirement: 'No description claims more than the tool does, or speaks for another shop',
      source: 'functional 13 [N1,N2]',
      how: 'reads titles, descriptions and parameters for promises, by the words that the listing may not have either',
      needs: 'door',
      check: async (world) => {
        const tools = await listTools(world);
        const claiming = tools.filter((tool) =>
          /guarantee|instant|always|never fails|world|any (?:shop|store|product)|perfect|amazing|number one|immediately/i.test(
            JSON.stringify([tool.title, tool.description, tool.inputSchema]),
          ),
        );
        same(
          'tools that do',
          claiming.map(({ name }) => name),
          [],
        );
        const redeem = tools.find(({ name }) => name === 'redeem_order')?.description ?? '';
        met(/done only when/i.test(redeem), `redeeming does not say when it is done: ${redeem}`);
        return `${String(tools.length)} descriptions, none does; redeeming says when an order is done`;
      },
    },
    {
      id: 'independent-parameters',
      requirement: 'Each wish of a search can be changed alone, whatever else was asked',
      source: '4.1 context [N2]; issue 9',
      how: 'runs the test',
      needs: 'package',
      check: {
        file: 'tests/mcp/search.test.ts',
        title: 'alone, whatever else was asked',
      },
    },
    {
      id: 'frozen',
      requirement: 'Signatures and descriptions freeze at publication; a change is handed in again',
      source: '8; certify [N1,N7]',
      how: 'takes the hash of the list twice, as a person and as a guest',
      needs: 'door',
      check: async (world) => {
        const hash = (tools: readonly ListedTool[]): string =>
          createHash('sha256').update(JSON.stringify(tools)).digest('hex').slice(0, 16);
        const [first, second] = [hash(await listTools(world)), hash(await listTools(world))];
        same('the second list', second, first);
        return `the list of today is ${first}`;
      },
      standing: { kind: 'amazon', needs: 'There is no publication yet to compare with.' },
    },
  ],
};
