/** The widget on Alexa+ screens: reference 2 and 8. */
import { createHash } from 'node:crypto';
import { met, same, type Row, type Section } from '../row.ts';
import { mcpJobOf } from '../world/mcp-job.ts';
import { filesUnder, readText } from '../world/repository.ts';
import { listTools } from '../world/speak-mcp.ts';
import { widgetOf } from '../world/widget.ts';

/** In a browser, in one go: by the official AppBridge in the simulator's own host. */
const WIDGET_TEST = 'tests/screens/widget/widget.test.ts';

const test = (id: string, requirement: string, source: string, title: string): Row => ({
  id,
  requirement,
  source,
  how: 'runs the test in a browser',
  needs: 'package',
  check: { file: WIDGET_TEST, title },
});

const SOURCES = ['screens/surfaces/widget', 'screens/elements/widget'];

export const SCREENS: Section = {
  title: 'Screens',
  rows: [
    {
      id: 'widget-type',
      requirement: 'The resource is text/html;profile=mcp-app under a content-hashed address',
      source: '2.3 [X][N1]',
      how: 'reads list and resource, and hashes what came',
      needs: 'product',
      check: async (world) => {
        const { listed, html } = await widgetOf(world);
        same('the type', listed.mimeType, 'text/html;profile=mcp-app');
        const hash = createHash('sha256').update(html).digest('hex');
        const [, named] = /-([0-9a-f]{8,})\.html$/.exec(listed.uri) ?? [];
        met(
          named !== undefined && hash.startsWith(named),
          `${listed.uri} is not named by its bytes`,
        );
        return `${listed.uri}, ${String(Math.round(html.length / 1024))} KB`;
      },
    },
    {
      id: 'widget-csp',
      requirement:
        'The same policy in list and reading; no origin is asked for: what is not declared is blocked',
      source: '2.3 [A][X][I]',
      how: 'compares both',
      needs: 'product',
      check: async (world) => {
        const { listed, read } = await widgetOf(world);
        same('the policy of the reading', read._meta.ui, listed._meta.ui);
        same('origins', Object.values(listed._meta.ui.csp).flat(), []);
        return 'both alike, no origin';
      },
    },
    {
      id: 'widget-alone',
      requirement: 'One document: no script, style, font or picture from elsewhere',
      source: '8; 2.3, 2.12 [N1,N12]',
      how: 'looks for addresses that it would load',
      needs: 'product',
      check: async (world) => {
        const { html } = await widgetOf(world);
        const loading = [
          ...html.matchAll(
            /(?:src|href)\s*=\s*["']?(?:https?:)?\/\/[^\s"'>]+|url\(\s*["']?(?:https?:)?\/\/[^)]+|@import\s+["'u][^;]+|import\(\s*["']http[^)]+/g,
          ),
        ].map(([text]) => text.slice(0, 60));
        same('addresses', loading, []);
        return 'it loads nothing';
      },
    },
    {
      id: 'widget-no-storage',
      requirement: 'No cookies, no storage, no look into the parent beyond the bridge',
      source: '8; 2.3, 2.12 [N1,N12]',
      how: 'reads our sources of the widget, and what was built',
      needs: 'product',
      check: async (world) => {
        const { html } = await widgetOf(world);
        const files = SOURCES.flatMap((folder) => filesUnder(folder, '.ts'));
        met(files.length > 0, 'the sources are not where they were');
        const own = files.filter((file) =>
          /localStorage|sessionStorage|indexedDB|document\.cookie|fetch\(|XMLHttpRequest|parent\.document|top\.location/.test(
            readText(file),
          ),
        );
        same('files that do', own, []);
        met(
          !/localStorage|sessionStorage|indexedDB|document\.cookie/.test(html),
          'the document names a storage',
        );
        return `${String(files.length)} files and the document, none does`;
      },
    },
    {
      id: 'widget-hygiene',
      requirement: 'No address of another company and no tracking in the widget’s document',
      source: '8; 2.12 tools-schema-data-design [N1,N2]',
      how: 'reads every address in it',
      needs: 'product',
      check: async (world) => {
        const { html } = await widgetOf(world);
        const addresses = [...html.matchAll(/https?:\/\/[\w.-]+/g)].map(([address]) => address);
        // The names of namespaces and schemas are written as addresses; the bundler's own is in a message for programmers. Nobody goes to either.
        const foreign = addresses.filter(
          (address) => !/^https?:\/\/(?:www\.w3\.org|json-schema\.org|rolldown\.rs)$/.test(address),
        );
        same('addresses of others', [...new Set(foreign)], []);
        met(!/utm_|fbclid|gclid/.test(html), 'a tracking parameter is there');
        return `${String(addresses.length)} names of namespaces and of the bundler, no address to go to`;
      },
    },
    {
      id: 'widget-stays-inline',
      requirement: 'It never changes its display mode by itself',
      source: '2.5, 2.12 [A][N1,N5]',
      how: 'looks for the request to the host in its sources',
      needs: 'package',
      check: () => {
        const files = SOURCES.flatMap((folder) => filesUnder(folder, '.ts'));
        met(files.length > 0, 'the sources are not where they were');
        const asking = files.filter((file) =>
          /requestDisplayMode|request-display-mode|requestFullscreen/.test(readText(file)),
        );
        same('files that ask', asking, []);
        return `${String(files.length)} files, none asks`;
      },
    },
    {
      id: 'widget-on-tools',
      requirement:
        'Tools name the widget in both ways that hosts read; policy and permissions are on the resource alone',
      source: '2.3; 7 [X][I]',
      how: 'reads the list of tools',
      needs: 'product',
      check: async (world) => {
        const tools = await listTools(world);
        const { listed } = await widgetOf(world);
        const drawn = tools.filter(({ _meta }) => JSON.stringify(_meta ?? {}).includes(listed.uri));
        for (const { name, _meta = {} } of drawn) {
          same(`the flat name at ${name}`, _meta['ui/resourceUri'], listed.uri);
          met(!JSON.stringify(_meta).includes('csp'), `${name} has a policy`);
        }
        met(drawn.length >= 3, `only ${String(drawn.length)} tools have a card`);
        return drawn.map(({ name }) => name).join(', ');
      },
    },
    {
      id: 'widget-cannot-buy',
      requirement: 'A widget can neither propose, redeem nor cancel: hosts refuse it those tools',
      source: 'issue 9; design 8',
      how: 'reads who may call which tool',
      needs: 'product',
      check: async (world) => {
        const tools = await listTools(world);
        const moving = ['preview_order', 'redeem_order', 'cancel_order'];
        for (const { name, _meta } of tools.filter((tool) => moving.includes(tool.name))) {
          met(
            JSON.stringify(_meta ?? {}).includes('"visibility":["model"]'),
            `${name} is open to a widget`,
          );
        }
        return `${moving.join(', ')}: for the model alone`;
      },
    },
    {
      id: 'data-only',
      requirement: 'Every result stands without a screen: text, speech and data',
      source: '2.5, 2.11 [N4]',
      how: 'looks at every result of the main job',
      needs: 'door',
      check: async (world) => {
        const { said } = await mcpJobOf(world);
        const silent = said.filter(
          ([, { text, spoken }]) => text.trim() === '' || spoken.trim() === '',
        );
        same(
          'results without words',
          silent.map(([step]) => step),
          [],
        );
        return `${String(said.length)} results, each with words`;
      },
    },
    test(
      'widget-first-paint',
      'The document paints before there is any data, and asks nobody for anything',
      '1.10, 2.4 [N1][D]',
      '[REQ-APPS-FIRST-PAINT]',
    ),
    test(
      'widget-scale',
      'The total is 32 px on the 768x480 canvas, which is 53 px at 1280x800, and is never clipped',
      '2.1, 2.6 [A][N5]',
      '[REQ-APPS-TOTAL]',
    ),
    test(
      'widget-themes',
      'Light and dark, every card: contrast, names for a screen reader, targets of 48 px, nothing cut off',
      '8; 2.7, 2.8 [N1,N5,N12]',
      '[REQ-APPS-CARDS, REQ-APPS-A11Y]',
    ),
    test(
      'widget-inert',
      'After the conversation every button is dead',
      '8; functional 10, 11 [N1,N2]',
      '[REQ-APPS-INERT]',
    ),
    test(
      'widget-keyboard',
      'It works without a pointer, and goes on at what came',
      '2.8 [N1,N12]',
      'works by keyboard alone',
    ),
    test(
      'widget-host-shapes',
      'What the host says of itself is read in Alexa’s shape and in the standard’s',
      '2.2 [A][N1][X]',
      'is taken in',
    ),
    test(
      'widget-never-pays',
      'Whatever is pressed, nothing is proposed, redeemed or cancelled',
      'issue 9; design 8',
      'never confirms or pays',
    ),
    test(
      'widget-fresh',
      'No stale card: what is over invites to nothing, and nothing is called ordered without its receipt',
      '8; functional 10, 11 [N1]',
      'invites to nothing that is over',
    ),
    test(
      'widget-tap',
      'A tap does what speech does: through the same tools, or as words',
      '8; functional 10, 11 [N1]',
      'a choice is said by its place',
    ),
    test(
      'widget-carousel',
      'A carousel of 3 to 5, each with its place, and a sign that there are more',
      '2.9 [N1,N4]',
      'puts three products side by side',
    ),
    test(
      'widget-words',
      'Ids, codes and what redeems an order are never shown',
      '2.12; 8 [N1]',
      'never hold what redeems an order',
    ),
    test(
      'widget-text-from-outside',
      'What sellers write stays text, whatever is in it',
      'policy 12 [N1]',
      'of a seller stay text',
    ),
    {
      id: 'widget-calm',
      requirement:
        'Nothing flashes more than three times a second; less motion where less is wanted',
      source: '8; 2.8 [N1,N12]',
      how: 'reads every movement of the document’s style',
      needs: 'product',
      check: async (world) => {
        const { html } = await widgetOf(world);
        const quick = [
          ...html.matchAll(/animation(?:-duration)?:[^;}]*?([\d.]+)(ms|s)\b[^;}]*infinite/g),
        ].filter(([, amount, unit]) => Number(amount) * (unit === 's' ? 1000 : 1) < 333);
        same(
          'movements that flash',
          quick.map(([text]) => text),
          [],
        );
        met(
          /prefers-reduced-motion/.test(html) || !/@keyframes/.test(html),
          'it moves where less motion is wanted',
        );
        const moving = html.match(/@keyframes/g)?.length ?? 0;
        return `${String(moving)} movements, none flashes`;
      },
    },
    {
      id: 'widget-alt',
      requirement: 'Alternative texts have at most 125 letters',
      source: '8; 2.8 [N1,N12]',
      how: 'reads every fixed text of the widget in every language',
      needs: 'package',
      check: () => {
        const files = filesUnder('screens/strings/widget', '.ts');
        const texts = files.flatMap((file) =>
          [...readText(file).matchAll(/(['"`])((?:(?!\1).)+)\1/g)].map(([, , text = '']) => text),
        );
        met(texts.length > 100, `only ${String(texts.length)} texts are there`);
        same(
          'longer ones',
          texts.filter((text) => text.length > 125),
          [],
        );
        const longest = Math.max(...texts.map((text) => text.length));
        return `${String(texts.length)} texts in ${String(files.length)} tables, the longest ${String(longest)}`;
      },
    },
    {
      id: 'components',
      requirement: 'List, carousel, card and map alone; no component of one’s own',
      source: '8; 2.9 [N1,N4]',
      how: 'reads which elements the widget is made of',
      needs: 'package',
      check: () => {
        const files = filesUnder('screens/elements/widget', '.ts').map(
          (file) => file.split('/').at(-1) ?? '',
        );
        const cards = files.filter((file) => /-(?:card|list)\.ts$/.test(file));
        met(cards.length >= 4, 'the cards are not where they were');
        return `${cards.join(', ')}: cards and a list that is a carousel on a wide screen`;
      },
      standing: { kind: 'amazon', needs: 'Amazon judges the look of a pattern.' },
    },
  ],
};
