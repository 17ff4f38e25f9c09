/** Policy: reference 4.2. */
import { z } from 'zod';
import { met, same, type Section } from '../row.ts';
import { nodesOf } from '../world/check-schema.ts';
import { filesUnder, readText } from '../world/repository.ts';
import { callTool, listTools } from '../world/speak-mcp.ts';

/** What a tool may ask for: each is needed to find a product, to make an order or to look at one. */
const PURPOSES = [
  'query',
  'category',
  'least',
  'most',
  'amount_minor',
  'currency',
  'order',
  'in_stock_only',
  'page',
  'locale',
  'product_id',
  'quantity',
  'items',
  'address_id',
  'instrument_id',
  'digest',
  'redemption_token',
  'code',
  'wait_ms',
  'change',
];

/** Words of fields that would ask a customer, or a host about one, for what belongs on the phone or nowhere. */
const SENSITIVE = [
  ...['name', 'street', 'city', 'zip', 'postal', 'address', 'phone', 'email', 'mail', 'account'],
  ...['card', 'cvc', 'iban', 'pin', 'password', 'birthday', 'age', 'gender', 'health'],
];

const skillSchema = z.object({
  manifest: z.object({
    privacyAndCompliance: z.object({ isChildDirected: z.boolean(), containsAds: z.boolean() }),
  }),
});
const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

const HOSTILE = 'tests/hostile/hostile.test.ts';

export const POLICY: Section = {
  title: 'Policy',
  rows: [
    {
      id: 'no-real-person',
      requirement: 'No real person’s name, likeness or voice',
      source: '8; policy 1 [N1]',
      how: 'reads who is named where people are demo customers',
      needs: 'package',
      check: () => {
        const books = readText('simulator/launch/demo-books.ts');
        met(books.includes("name: 'Demo Customer'"), 'the demo customers have names');
        return 'customers are called "Demo Customer"';
      },
      standing: { kind: 'amazon', needs: 'A reviewer looks at words and pictures.' },
    },
    {
      id: 'purpose-of-fields',
      requirement:
        'No field that is unrelated to the purpose; nothing about devices or preferences is collected',
      source: '8; policy 3 [N1]',
      how: 'compares every field of every input with the list of purposes',
      needs: 'door',
      check: async (world) => {
        const names = (await listTools(world)).flatMap(({ name, inputSchema }) =>
          nodesOf(inputSchema).flatMap(({ properties }) =>
            Object.keys(properties ?? {}).map((key) => [name, key] as const),
          ),
        );
        const unknown = names.filter(([, key]) => !PURPOSES.includes(key));
        same(
          'fields without a purpose',
          unknown.map((pair) => pair.join('.')),
          [],
        );
        return `${String(new Set(names.map(([, key]) => key)).size)} fields, each with a purpose`;
      },
    },
    {
      id: 'bounded-text',
      requirement: 'No unbounded free text: every text is bounded, a choice or an id',
      source: '8; policy 3 [N1]',
      how: 'reads every text of every input',
      needs: 'door',
      check: async (world) => {
        const texts = (await listTools(world)).flatMap(({ name, inputSchema }) =>
          nodesOf(inputSchema)
            .filter(({ type }) => type === 'string')
            .map((node) => ({ ...node, path: `${name} ${node.path}` })),
        );
        const free = texts.filter(
          (node) =>
            node.maxLength === undefined &&
            node.enum === undefined &&
            node.const === undefined &&
            !/\{\d+(?:,\d+)?\}/.test(node.pattern ?? ''),
        );
        same(
          'texts without a bound',
          free.map(({ path }) => path),
          [],
        );
        return `${String(texts.length)} texts, each bounded`;
      },
    },
    {
      id: 'bounded-numbers',
      requirement: 'Every number and every list of an input has a bound',
      source: 'policy 12 [N1]; 1.7',
      how: 'reads them',
      needs: 'door',
      check: async (world) => {
        const nodes = (await listTools(world)).flatMap(({ name, inputSchema }) =>
          nodesOf(inputSchema).map((node) => ({ ...node, path: `${name} ${node.path}` })),
        );
        const open = nodes.filter(
          ({ type, maximum, maxItems }) =>
            ((type === 'integer' || type === 'number') && maximum === undefined) ||
            (type === 'array' && maxItems === undefined),
        );
        same(
          'without a bound',
          open.map(({ path }) => path),
          [],
        );
        return 'all have one';
      },
    },
    {
      id: 'sensitive-data',
      requirement:
        'No sensitive data is asked for: an address, a card, a name, a birthday or the like is in no input',
      source: 'policy 3 [N1]',
      how: 'reads the name of every field of every input, and sends an address and a card',
      needs: 'door',
      check: async (world) => {
        const tools = await listTools(world);
        const names = tools.flatMap(({ inputSchema }) =>
          nodesOf(inputSchema).flatMap(({ properties }) => Object.keys(properties ?? {})),
        );
        const asking = names.filter((name) =>
          name.split('_').some((word) => SENSITIVE.includes(word)),
        );
        // The id of an address that the customer has on the phone is none.
        same(
          'fields that ask for one',
          asking.filter((name) => name !== 'address_id'),
          [],
        );
        const token = await world.personToken('two');
        const args = {
          change: 'deliver_to',
          address: '1 Example Street',
          card: '4242424242424242',
        };
        const refused = await callTool(world, { tool: 'change_cart', args, token });
        met(refused.isRefused && !/4242|Example/.test(refused.raw), refused.text);
        return `${String(new Set(names).size)} fields, none does; an address and a card are refused and not said back`;
      },
    },
    {
      id: 'permission-prompt',
      requirement: 'One permission prompt before the first use says what is shared',
      source: 'policy 3 [N1]',
      how: 'compares the scopes that are asked for with what the listing says',
      needs: 'door',
      check: async (world) => {
        const metadata = z.object({ scopes_supported: z.array(z.string()) });
        const { scopes_supported } = metadata.parse(
          JSON.parse((await world.ask('/.well-known/oauth-protected-resource')).text),
        );
        same('scopes', scopes_supported, ['shop']);
        met(
          readText('addon-package/addon.json').includes(
            'then learns what you search for and order',
          ),
          'the listing does not say it',
        );
        return 'one scope, and the listing says what it shares';
      },
      standing: { kind: 'amazon', needs: 'Alexa shows the prompt.' },
    },
    {
      id: 'no-children',
      requirement: 'Not for children, and nothing of theirs is collected',
      source: '8; policy 4 [N1]',
      how: 'reads both manifests',
      needs: 'package',
      check: () => {
        const { isChildDirected } = skillSchema.parse(
          JSON.parse(readText('skill-package/skill.json')),
        ).manifest.privacyAndCompliance;
        same('isChildDirected', isChildDirected, false);
        met(
          !/\b(?:kids?|child|children)\b/i.test(readText('addon-package/addon.json')),
          'the add-on speaks to children',
        );
        return 'isChildDirected is false; the listing names none';
      },
    },
    {
      id: 'no-language-model',
      requirement: 'No relay to another company’s language model: none is in the path of a tool',
      source: '8; policy 10; 1.7 [N1]',
      how: 'reads what the tools’ process imports and whom its configuration lets it call',
      needs: 'package',
      check: () => {
        const files = filesUnder('mcp', '.ts').filter((file) => !file.startsWith('mcp/apps/'));
        const calling = files.filter((file) =>
          /openai|anthropic|bedrock|gemini|mistral|@ai-sdk/i.test(readText(file)),
        );
        same('files that name one', calling, []);
        const { dependencies } = packageSchema.parse(JSON.parse(readText('package.json')));
        const models = Object.keys(dependencies).filter((name) =>
          /openai|anthropic|ai-sdk|langchain/i.test(name),
        );
        same('dependencies', models, []);
        return `${String(files.length)} files of mcp/, none; it calls settlement, catalogue and identity alone`;
      },
    },
    {
      id: 'injection',
      requirement: 'Controls against instructions that are hidden in what others wrote',
      source: 'policy 12 [N1]',
      how: 'runs the sampled hostile suite, which drives an agent that obeys everything',
      needs: 'package',
      check: { file: HOSTILE, title: '' },
    },
    {
      id: 'not-internal',
      requirement: 'For customers, not for a company’s inside',
      source: '8 [N11]',
      how: 'reads the listing’s category and distribution',
      needs: 'package',
      check: () => {
        const skill = readText('skill-package/skill.json');
        met(
          /"distributionMode": "PUBLIC"/.test(skill) && /"category": "SHOPPING"/.test(skill),
          'it is not public shopping',
        );
        return 'public, shopping';
      },
    },
    {
      id: 'hostile-host',
      requirement:
        'A hostile host: strange texts, deep JSON, names of the prototype, floods, guesses, replays; no money moves, nothing answers 500',
      source: 'issue 9; policy 12 [N1]',
      how: 'runs the tests',
      needs: 'package',
      check: { file: 'tests/mcp/http/hostile-host.test.ts', title: 'a hostile host' },
    },
  ],
};
