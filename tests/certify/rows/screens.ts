/** The widget on Alexa+ screens: reference 2 and 8. */
import { createHash } from 'node:crypto';
import { met, same, type Row, type Section } from '../row.ts';
import { mcpJobOf } from '../world/mcp-job.ts';
import { filesUnder, readText } from '../world/repository.ts';
import { listTools } from '../world/speak-mcp.ts';
import { widgetOf } from '../world/widget.ts';

const test = (
  id: string,
  requirement: string,
  source: string,
  [file, title]: readonly [string, string],
): Row => ({
  id,
  requirement,
  source,
  how: 'runs the test',
  needs: 'package',
  check: { file, title },
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
            /(?:src|href)=["'](?!data:|#)([^"']+)["']|url\((?!["']?data:|["']?#)([^)]+)\)|@import/g,
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
      'widget-scale',
      'The total is 32 px on the 768x480 canvas, which is 53 px at 1280x800; no text that matters under 16 px',
      '2.1, 2.6 [A][N5]',
      ['tests/screens/widget/widget-size.test.ts', ''],
    ),
    test(
      'widget-themes',
      'Light and dark, 4.5:1 for text, 3:1 for large',
      '8; 2.7, 2.8 [N1,N5,N12]',
      ['tests/screens/widget/widget-access.test.ts', ''],
    ),
    test(
      'widget-inert',
      'Nothing stays live after the session, nothing shown is stale, a tap does what speech does',
      '8; functional 10, 11 [N1,N2]',
      ['tests/screens/widget/widget-life.test.ts', ''],
    ),
    test(
      'widget-host',
      'It works with the official AppBridge, and draws before there is data',
      '2.4; 1.10 [N1][X]',
      ['tests/mcp/apps/app-bridge.test.ts', ''],
    ),
  ],
};
