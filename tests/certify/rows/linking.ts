/** Two-tier OAuth and account linking: reference 1.6, functional 6, policy 11. */
import { decodeJwt } from 'jose';
import { met, same, type Section } from '../row.ts';
import { mcpJobOf } from '../world/mcp-job.ts';
import { filesUnder, readText } from '../world/repository.ts';
import { callTool, post, toolMessage } from '../world/speak-mcp.ts';
import type { ProductParts } from '../world/product-world.ts';
import type { World } from '../world/world.ts';

function productOf(world: World): ProductParts {
  met(world.product !== undefined, 'only the whole product has an authorization server');
  return world.product;
}

const IDENTITY_TEST = 'tests/simulator/identity/two-tiers.test.ts';
const FRESH_TEST = 'tests/simulator/identity/sign-in-is-fresh.test.ts';

export const LINKING: Section = {
  title: 'Account linking',
  rows: [
    {
      id: 'service-token',
      requirement:
        'Tier 1: client credentials with `mcp:service`; at most an hour, no refresh token, bound to our address',
      source: '1.6 [A][N1]',
      how: 'gets one',
      needs: 'product',
      check: async (world) => {
        const ask = productOf(world).askForServiceToken;
        const { status, body } = await ask({ scope: 'mcp:service', resource: world.mcpUrl });
        same('the status', status, 200);
        met(!('refresh_token' in body), 'a refresh token came');
        met(Number(body['expires_in']) <= 3600, `it lasts ${String(body['expires_in'])} s`);
        same('the audience', decodeJwt(String(body['access_token'])).aud, world.mcpUrl);
        return `${String(body['token_type'])}, ${String(body['expires_in'])} s, no refresh token`;
      },
    },
    {
      id: 'service-resource',
      requirement: 'A `resource` that is not registered is refused',
      source: '1.6 [N1]; RFC 8707',
      how: 'asks for another address, and for ours with a slash more',
      needs: 'product',
      check: async (world) => {
        const ask = productOf(world).askForServiceToken;
        const errors: unknown[] = [];
        for (const resource of ['https://other.example/mcp', `${world.mcpUrl}/`]) {
          const { status, body } = await ask({ scope: 'mcp:service', resource });
          same('the status', status, 400);
          errors.push(body['error']);
        }
        same('the errors', errors, ['invalid_target', 'invalid_target']);
        return 'invalid_target, twice';
      },
    },
    {
      id: 'service-scope',
      requirement: 'A client’s own token never holds user data: no other scope is given',
      source: '1.6 [A]',
      how: 'asks for `shop`',
      needs: 'product',
      check: async (world) => {
        const ask = productOf(world).askForServiceToken;
        const { status, body } = await ask({ scope: 'shop', resource: world.mcpUrl });
        same('the answer', [status, body['error']], [400, 'invalid_scope']);
        return 'refused: invalid_scope';
      },
    },
    {
      id: 'person-token',
      requirement:
        'Tier 2: from our address alone a host finds, links with PKCE S256, and gets a refresh token with the access token',
      source: '8; 1.6 [A][N1]',
      how: 'links an account with the official client',
      needs: 'product',
      check: async (world) => {
        const tokens = await productOf(world).linkedTokens('one');
        met(tokens.refresh_token !== undefined, 'no refresh token came');
        const { aud, sub } = decodeJwt(tokens.access_token);
        same('the audience', aud, world.mcpUrl);
        return `linked as ${String(sub)}; refresh token there`;
      },
    },
    {
      id: 'refresh',
      requirement:
        'A refresh without `resource` keeps the audience and gives a refresh token again',
      source: '1.6 [N1]',
      how: 'runs the test of the identity stand-in',
      needs: 'package',
      check: { file: IDENTITY_TEST, title: 'also when it is refreshed without a resource' },
    },
    {
      id: 'pkce',
      requirement: 'An authorization without PKCE S256 is refused',
      source: '8; 1.6 [A]',
      how: 'runs the test of the identity stand-in',
      needs: 'package',
      check: { file: FRESH_TEST, title: 'gives no code without PKCE by S256' },
    },
    {
      id: 'redirects',
      requirement:
        'Every redirect address of Alexa’s regions is registered and compared letter for letter',
      source: '1.6 [N1]',
      how: 'runs the test that other addresses are refused',
      needs: 'package',
      check: { file: FRESH_TEST, title: 'sends nobody to an address that is not registered' },
      standing: {
        kind: 'amazon',
        needs: 'Their list is printed by alexa-ai configure-account-linking alone.',
      },
    },
    {
      id: 'guest-path',
      requirement: 'What needs no account works without one',
      source: '8; functional 6 [N1,N2]',
      how: 'searches, looks and asks for help with a client’s own token',
      needs: 'door',
      check: async (world) => {
        const token = await world.guestToken();
        const found = await callTool(world, {
          tool: 'search_products',
          args: { query: 'dark roast' },
          token,
        });
        const help = await callTool(world, { tool: 'shop_help', token });
        met(!found.isRefused && !help.isRefused, 'it is refused');
        return `a guest hears: ${found.text.slice(0, 60)}…`;
      },
    },
    {
      id: 'linking-refused',
      requirement: 'Who does not link goes on without: a refusal takes nothing else away',
      source: 'functional 6 [N1,N2]',
      how: 'a guest asks for an order, is told to link, and searches on',
      needs: 'door',
      check: async (world) => {
        const token = await world.guestToken();
        const refused = await post(world, toolMessage('preview_order', {}), { token });
        same('the status of a person’s tool', refused.status, 401);
        const args = { query: 'dark roast' };
        const found = await callTool(world, { tool: 'search_products', args, token });
        met(!found.isRefused, found.text);
        return `401, and then: "${found.text.slice(0, 50)}…"`;
      },
    },
    {
      id: 'relinking',
      requirement: 'After another account is linked, nothing of the former is there',
      source: '8; functional 6 [N1,N2]',
      how: 'a second customer looks for the first one’s order',
      needs: 'door',
      check: async (world) => {
        const { steps, order } = await mcpJobOf(world);
        met(steps.othersOrder.isRefused, 'the other customer sees the order');
        met(!steps.othersList.raw.includes(order.digest), 'the list holds the other’s order');
        same('what is said of it', steps.othersOrder.text, steps.noOrder.text);
        return `both hear: ${steps.othersOrder.text.slice(0, 60)}`;
      },
    },
    {
      id: 'relinking-tests',
      requirement: 'The same for every tool, and with tokens, lists and previews of before',
      source: '8; functional 6 [N1,N2]',
      how: 'runs the test',
      needs: 'package',
      check: { file: 'tests/mcp/http/relinking.test.ts', title: '' },
    },
    {
      id: 'no-passthrough',
      requirement: 'The customer’s token goes to nobody else',
      source: 'issue 9; MCP authorization',
      how: 'runs the test',
      needs: 'package',
      check: {
        file: 'tests/mcp/http/linking.test.ts',
        title: 'a person is linked and the host then speaks',
      },
    },
    {
      id: 'token-in-query',
      requirement: 'A token in the address opens nothing: bearer in the header alone',
      source: '1.6 [N1]',
      how: 'sends it in the query',
      needs: 'door',
      check: async (world) => {
        const token = await world.personToken('one');
        const { status } = await world.ask(`/mcp?access_token=${token}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
        });
        same('the status', status, 401);
        return '401';
      },
    },
    {
      id: 'no-website',
      requirement: 'Nobody is told to link or enable on a website',
      source: '8; policy 11 [N1]',
      how: 'reads every sentence that the tools can say, in every language',
      needs: 'package',
      check: () => {
        const files = filesUnder('mcp/words/locales', '.ts');
        met(files.length >= 10, 'the tables of words are not where they were');
        const telling = files.filter((file) =>
          /https?:|www\.|\bweb ?site\b|\bbrowser\b|\bwebseite\b|\bsite web\b|\bsito web\b|ウェブ/i.test(
            readText(file),
          ),
        );
        same('tables that do', telling, []);
        return `${String(files.length)} tables, none does`;
      },
    },
    {
      id: 'linking-words',
      requirement: 'The refusal that starts the linking says what to do, without an address',
      source: '1.5; policy 11 [N1]',
      how: 'reads the 401',
      needs: 'door',
      check: async (world) => {
        const { text } = await post(world, { jsonrpc: '2.0', id: 1, method: 'tools/list' });
        met(/link your account/i.test(text) && !/https?:/.test(text), text);
        return text.slice(0, 110);
      },
    },
  ],
};
