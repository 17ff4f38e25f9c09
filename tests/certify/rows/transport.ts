/** Transport and protocol: reference 1.2, 1.3, 1.4. */
import { cpus, loadavg } from 'node:os';
import { parseAnswerBody } from '#edge';
import { z } from 'zod';
import { met, same, type Section } from '../row.ts';
import { mcpJobOf } from '../world/mcp-job.ts';
import { ALEXA_INITIALIZE, callTool, post, toolMessage } from '../world/speak-mcp.ts';
import { checkManifest } from '../../../addon-package/check/index.ts';
import { readText } from '../world/repository.ts';
import type { World } from '../world/world.ts';

const initializedSchema = z.object({
  result: z.object({ protocolVersion: z.string(), capabilities: z.looseObject({}) }),
});

const foundSchema = z.object({ products: z.array(z.object({ product_id: z.string() })) });

/** Of our own time, so that the way to us still fits in what Amazon gives a round trip. */
const MOST_OWN_MS = 150;

/** The middle one of five. What buys is not called for its time: how long a payment takes is the processor's. */
async function ownTimes(
  world: World,
): Promise<readonly { readonly tool: string; readonly ms: number }[]> {
  const { steps, order } = await mcpJobOf(world);
  const token = await world.personToken('one');
  const product = foundSchema.parse(steps.search.structured).products[0];
  const calls: readonly (readonly [string, object])[] = [
    ['search_products', { query: 'dark roast' }],
    ['get_product', { product_id: product?.product_id }],
    ['view_cart', {}],
    ['preview_order', { items: [{ product_id: product?.product_id, quantity: 1 }] }],
    ['get_order', { digest: order.digest }],
    ['list_orders', {}],
    ['get_audit_trail', {}],
    ['shop_help', {}],
  ];
  const times: { tool: string; ms: number }[] = [];
  for (const [tool, args] of calls) {
    const five: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { isRefused, ms, text } = await callTool(world, { tool, args, token });
      met(!isRefused, `${tool} refuses: ${text}`);
      five.push(ms);
    }
    times.push({ tool, ms: five.sort((one, other) => one - other)[2] ?? 0 });
  }
  return times;
}

export const TRANSPORT: Section = {
  title: 'Transport and protocol',
  rows: [
    {
      id: 'alexa-initialize',
      requirement:
        'Amazon’s own first message (2025-03-26, only `roots`) is answered in its revision',
      source: '8; 1.2 [A]',
      how: 'sends it',
      needs: 'door',
      check: async (world) => {
        const token = await world.personToken('one');
        const answer = await post(world, ALEXA_INITIALIZE, { token });
        same('the status', answer.status, 200);
        const { result } = initializedSchema.parse(parseAnswerBody(answer.text));
        same('the revision', result.protocolVersion, '2025-03-26');
        same('a session id', answer.headers['mcp-session-id'] ?? null, null);
        return `answers 200 in ${result.protocolVersion}, no session id`;
      },
    },
    {
      id: 'no-session',
      requirement: 'Later calls need no session header, no version header and no Origin',
      source: '1.2, 1.3 [N1,N2,N7]',
      how: 'calls a tool with none of them',
      needs: 'door',
      check: async (world) => {
        const token = await world.personToken('one');
        const answer = await post(world, toolMessage('shop_help', {}), { token });
        same('the status', answer.status, 200);
        met(answer.text.includes('"structuredContent"'), 'no tool result came');
        return 'a tool answers 200';
      },
    },
    {
      id: 'revisions',
      requirement:
        'The handshake serves 2025-11-25 and 2025-06-18 as well; an unknown one gets the newest',
      source: '1.2 [A][N1]',
      how: 'shakes hands in each',
      needs: 'door',
      check: async (world) => {
        const token = await world.personToken('one');
        const served: string[] = [];
        for (const protocolVersion of ['2025-11-25', '2025-06-18', '2026-07-28']) {
          const params = { ...ALEXA_INITIALIZE.params, protocolVersion };
          const answer = await post(world, { ...ALEXA_INITIALIZE, params }, { token });
          served.push(initializedSchema.parse(parseAnswerBody(answer.text)).result.protocolVersion);
        }
        same('the revisions', served, ['2025-11-25', '2025-06-18', '2025-11-25']);
        return `served ${served.join(', ')}`;
      },
    },
    {
      id: 'unknown-version',
      requirement: 'An unknown `MCP-Protocol-Version` is answered with 400',
      source: '1.2 [N1,N2,N12]',
      how: 'sends one',
      needs: 'door',
      check: async (world) => {
        const token = await world.personToken('one');
        const headers = { 'mcp-protocol-version': '1999-01-01' };
        const { status } = await post(world, toolMessage('shop_help', {}), { token, headers });
        same('the status', status, 400);
        return 'answers 400';
      },
    },
    {
      id: 'no-legacy-sse',
      requirement: 'Streamable HTTP only: GET is 405, there is no stream of the old transport',
      source: '8; quickstart [A]',
      how: 'asks with GET, and for /sse',
      needs: 'door',
      check: async (world) => {
        const token = await world.personToken('one');
        const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
        const got = await world.ask('/mcp', { headers });
        const sse = await world.ask('/sse', { headers });
        same('the statuses', [got.status, sse.status], [405, 404]);
        return 'GET /mcp 405, /sse 404';
      },
    },
    {
      id: 'notification',
      requirement: 'A notification is answered with 202 and nothing else',
      source: '1.2 [N1,N2,N12]',
      how: 'sends notifications/initialized',
      needs: 'door',
      check: async (world) => {
        const token = await world.personToken('one');
        const note = { jsonrpc: '2.0', method: 'notifications/initialized' };
        const answer = await post(world, note, { token });
        same('the answer', [answer.status, answer.text], [202, '']);
        return 'answers 202, empty';
      },
    },
    {
      id: 'accept',
      requirement: 'Every `Accept` that a real client sends is served',
      source: '1.2 [D]',
      how: 'sends six kinds',
      needs: 'door',
      check: async (world) => {
        const token = await world.personToken('one');
        const kinds = [
          'application/json, text/event-stream',
          'application/json',
          '*/*',
          'text/event-stream',
          'text/html',
          '',
        ];
        for (const accept of kinds) {
          const { status } = await post(world, toolMessage('shop_help', {}), {
            token,
            headers: { accept },
          });
          same(`the status for "${accept}"`, status, 200);
        }
        return `${String(kinds.length)} kinds, each 200`;
      },
    },
    {
      id: 'foreign-origin',
      requirement: 'A present and foreign `Origin`, and a foreign `Host`, are answered with 403',
      source: '1.2 [N1,N2,N12]',
      how: 'sends both, and a preflight',
      needs: 'door',
      check: async (world) => {
        const token = await world.personToken('one');
        const origin = { origin: 'https://evil.example' };
        const asked = { ...origin, 'access-control-request-method': 'POST' };
        const answers = [
          await post(world, toolMessage('shop_help', {}), { token, headers: origin }),
          await post(world, toolMessage('shop_help', {}), {
            token,
            headers: { host: 'evil.example' },
          }),
          await world.ask('/mcp', { method: 'OPTIONS', headers: asked }),
        ];
        same(
          'the statuses',
          answers.map(({ status }) => status),
          [403, 403, 403],
        );
        const shown = answers.filter(({ headers }) => 'access-control-allow-origin' in headers);
        same('answers that a foreign page may read', shown.length, 0);
        return 'three times 403, and no page may read it';
      },
    },
    {
      id: 'bounded-body',
      requirement: 'Bodies are bounded, and ten megabytes keep no memory',
      source: '8; policy 12 [N1]',
      how: 'runs the test of the hostile host',
      needs: 'package',
      check: {
        file: 'tests/mcp/http/hostile-host.test.ts',
        title: 'that sends ten megabytes, plain, in pieces or compressed',
      },
    },
    {
      id: 'own-time',
      requirement: `Our own time leaves room in the round trip: under ${String(MOST_OWN_MS)} ms for every tool`,
      source: '10 [D]; 1.2 [N1,N2,N3,N6]',
      how: 'calls every tool that may be called again five times and takes the middle one',
      needs: 'product',
      check: async (world) => {
        const times = await ownTimes(world);
        const slowest = times.reduce((most, next) => (next.ms > most.ms ? next : most));
        const text = `${String(times.length)} tools, the slowest ${slowest.ms.toFixed(0)} ms (${slowest.tool}), load ${(loadavg()[0] ?? 0).toFixed(1)} on ${String(cpus().length)} cores`;
        met(slowest.ms < MOST_OWN_MS, text);
        return text;
      },
    },
    {
      id: 'round-trip',
      requirement: 'A round trip takes under 500 ms',
      source: '8; quickstart [N1,N2,N3,N6]',
      how: 'takes the time of every call on this machine',
      needs: 'product',
      check: async (world) => {
        const { said } = await mcpJobOf(world);
        const slow = said.filter(([name, { ms }]) => name !== 'ordered' && ms >= 500);
        same(
          'calls of 500 ms and more',
          slow.map(([name]) => name),
          [],
        );
        return 'all under 500 ms without a network';
      },
      standing: { kind: 'amazon', needs: 'The way from Amazon to the deployed address counts.' },
    },
    {
      id: 'progress',
      requirement: 'A call that takes long says so: a progress message, and never silence past 3 s',
      source: '8; functional 2 and search [N2,N7]',
      how: 'runs the test with the official client',
      needs: 'package',
      check: {
        file: 'tests/mcp/protocol/slow-call.test.ts',
        title: 'tells the official client that it goes on',
      },
    },
    {
      id: 'elicitation',
      requirement:
        'Nothing depends on elicitation: only a host that declared addresses is offered one',
      source: '1.4 [N1,N7] vs [A]',
      how: 'runs the tests with and without the declaration',
      needs: 'package',
      check: {
        file: 'tests/mcp/protocol/offer-card.test.ts',
        title: 'the offer of the card by elicitation',
      },
    },
    {
      id: 'public-https',
      requirement: 'The endpoint is a public HTTPS address',
      source: 'quickstart [A]',
      how: 'reads addon.json',
      needs: 'package',
      check: () => {
        const check = checkManifest(JSON.parse(readText('addon-package/addon.json')));
        met(check.outcome === 'fine', 'addon.json is not in order');
        const { uri } = check.manifest.integrations[0].config.endpoints.default;
        return `the manifest says ${uri}`;
      },
      standing: {
        kind: 'amazon',
        needs: 'A deployed address with a certificate is asked by alexa-ai deploy.',
      },
    },
  ],
};
