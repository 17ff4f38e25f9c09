/** Discovery and the 401 rule: reference 1.5. */
import { z } from 'zod';
import { met, same, type Section } from '../row.ts';
import { post, toolMessage } from '../world/speak-mcp.ts';
import type { World } from '../world/world.ts';
import { makeResourceMetadata } from '../../../mcp/http/resource-metadata.ts';
import { checkManifest } from '../../../addon-package/check/index.ts';
import { readText } from '../world/repository.ts';

const resourceSchema = z.object({
  resource: z.string(),
  authorization_servers: z.array(z.string()).min(1),
  scopes_supported: z.array(z.string()),
});
const serverSchema = z.looseObject({
  issuer: z.string(),
  grant_types_supported: z.array(z.string()),
  code_challenge_methods_supported: z.array(z.string()),
  response_types_supported: z.array(z.string()),
  token_endpoint_auth_methods_supported: z.array(z.string()),
});

async function metadataAt(world: World, path: string): Promise<z.output<typeof resourceSchema>> {
  const answer = await world.ask(path);
  same('the status', answer.status, 200);
  return resourceSchema.parse(JSON.parse(answer.text));
}

async function serverMetadata(world: World): Promise<z.output<typeof serverSchema>> {
  met(world.product !== undefined, 'there is no authorization server here');
  const { issuer } = { issuer: world.product.shop.addresses.identity };
  const answer = await world.product.shop.dial(`${issuer}/.well-known/oauth-authorization-server`);
  same('the status', answer.status, 200);
  return serverSchema.parse(await answer.json());
}

const ROOT_PATH = '/.well-known/oauth-protected-resource';

export const DISCOVERY: Section = {
  title: 'Discovery and the 401 rule',
  rows: [
    {
      id: 'bare-401',
      requirement: 'A request without a token gets 401 with no `WWW-Authenticate`',
      source: '8; quickstart, authentication [A][N1,N6,N10]',
      how: 'asks without a token',
      needs: 'door',
      check: async (world) => {
        const answer = await post(world, toolMessage('shop_help', {}));
        same('the status', answer.status, 401);
        same('WWW-Authenticate', answer.headers['www-authenticate'] ?? null, null);
        return '401, no such header';
      },
    },
    {
      id: 'bad-token-401',
      requirement: 'A token that is invalid or expired gets 401',
      source: 'functional 6 [N1]',
      how: 'asks with a token whose signature is cut',
      needs: 'door',
      check: async (world) => {
        const token = (await world.personToken('one')).slice(0, -8);
        const answer = await post(world, toolMessage('shop_help', {}), { token });
        same('the status', answer.status, 401);
        return '401';
      },
    },
    {
      id: 'challenge-after-linking',
      requirement: '`WWW-Authenticate` is not supported on a 401, also where a token came',
      source: '1.5, not supported yet [N1,N6]',
      how: 'runs the test of the mode `never`',
      needs: 'package',
      check: { file: 'tests/mcp/http/challenge-modes.test.ts', title: "in the mode 'never'" },
      standing: {
        kind: 'open',
        answer:
          'Amazon’s rule is about requests without a token, and HTTP wants the header. By default it is sent only where a token came and is not accepted; `challengeMode: "never"` sends none at all, should Amazon ask for that.',
      },
    },
    {
      id: 'person-tool-401',
      requirement: 'A person’s tool without a person gets 401, which starts the linking',
      source: '1.5, account-linking [N1,N2,N3]',
      how: 'calls with a client’s own token',
      needs: 'door',
      check: async (world) => {
        const token = await world.guestToken();
        for (const tool of [
          'preview_order',
          'redeem_order',
          'list_orders',
          'get_order',
          'cancel_order',
        ]) {
          const answer = await post(world, toolMessage(tool, {}), { token });
          same(`the status of ${tool}`, answer.status, 401);
          same('WWW-Authenticate', answer.headers['www-authenticate'] ?? null, null);
        }
        return 'five tools, each a bare 401';
      },
    },
    {
      id: 'resource-metadata',
      requirement:
        'Protected resource metadata at the root and at the path, `resource` equal to our address character for character',
      source: '8; 1.5 [A][N1]',
      how: 'reads both',
      needs: 'door',
      check: async (world) => {
        for (const path of [ROOT_PATH, `${ROOT_PATH}/mcp`]) {
          same('resource', (await metadataAt(world, path)).resource, world.mcpUrl);
        }
        return `both name ${world.mcpUrl}`;
      },
    },
    {
      id: 'manifest-resource',
      requirement: 'The manifest’s address and the `resource` served for it are one string',
      source: '8; 1.5 [N1]',
      how: 'makes the metadata for the manifest’s address',
      needs: 'package',
      check: () => {
        const check = checkManifest(JSON.parse(readText('addon-package/addon.json')));
        met(check.outcome === 'fine', 'addon.json is not in order');
        const { uri } = check.manifest.integrations[0].config.endpoints.default;
        const served = makeResourceMetadata({
          resource: uri,
          issuer: 'https://id.shop.example.com',
          shopName: 'Shop',
        });
        same('resource', served.resource, uri);
        met(!uri.endsWith('/'), 'it ends in a slash');
        return uri;
      },
    },
    {
      id: 'scopes',
      requirement:
        'No scope is named that a customer need not allow: Alexa asks for every one of them',
      source: '1.5 [N1]',
      how: 'reads the metadata',
      needs: 'door',
      check: async (world) => {
        const { scopes_supported, authorization_servers } = await metadataAt(world, ROOT_PATH);
        same('scopes_supported', scopes_supported, ['shop']);
        same('the authorization servers', authorization_servers.length, 1);
        return '`shop` alone, one authorization server';
      },
    },
    {
      id: 'server-metadata',
      requirement:
        'Authorization server metadata with the three grants and S256 (without them deploy fails)',
      source: '8; 1.5 [A][N1,N2]',
      how: 'reads it',
      needs: 'product',
      check: async (world) => {
        const metadata = await serverMetadata(world);
        const grants = ['client_credentials', 'authorization_code', 'refresh_token'];
        const missing = grants.filter((grant) => !metadata.grant_types_supported.includes(grant));
        same('missing grants', missing, []);
        met(metadata.code_challenge_methods_supported.includes('S256'), 'S256 is missing');
        same('response types', metadata.response_types_supported, ['code']);
        return `${metadata.grant_types_supported.join(', ')}; S256`;
      },
    },
    {
      id: 'no-implicit',
      requirement: 'The implicit grant is not accepted',
      source: '1.6 [N1]',
      how: 'reads the metadata, and asks for a token in the address',
      needs: 'product',
      check: async (world) => {
        const metadata = await serverMetadata(world);
        met(!metadata.grant_types_supported.includes('implicit'), 'the metadata names it');
        const address = new URL(z.string().parse(metadata['authorization_endpoint']));
        address.search = new URLSearchParams({
          response_type: 'token',
          client_id: 'alexa-skill',
          redirect_uri: `${world.product?.shop.addresses.page ?? ''}/alexa/link/callback`,
          scope: 'shop',
          resource: world.mcpUrl,
        }).toString();
        const answer = await world.product?.shop.dial(address.href, { redirect: 'manual' });
        const sentTo = answer?.headers.get('location') ?? '';
        met(!sentTo.includes('access_token'), 'a token came');
        met(/error=/.test(sentTo) || (answer?.status ?? 0) >= 400, `it goes on to ${sentTo}`);
        return `refused: ${/error=(\w+)/.exec(sentTo)?.[1] ?? String(answer?.status)}`;
      },
    },
    {
      id: 'basic-client',
      requirement:
        'Clients authenticate by HTTP Basic at the token endpoint; none registers itself',
      source: '1.5, 1.6 [N1,N6]',
      how: 'reads the metadata',
      needs: 'product',
      check: async (world) => {
        const metadata = await serverMetadata(world);
        same('the ways', metadata.token_endpoint_auth_methods_supported, ['client_secret_basic']);
        met(!('registration_endpoint' in metadata), 'there is a registration endpoint');
        return 'client_secret_basic alone, no registration endpoint';
      },
    },
    {
      id: 'deploy-caches',
      requirement:
        'Amazon keeps the metadata from the deployment on: what changes is deployed anew',
      source: '1.5 [N1,N10]',
      how: 'reads the metadata twice',
      needs: 'door',
      check: async (world) => {
        const read = async (): Promise<string> => (await world.ask(ROOT_PATH)).text;
        same('the second', await read(), await read());
        return 'two answers are the same bytes';
      },
      standing: { kind: 'amazon', needs: 'alexa-ai deploy reads and keeps them.' },
    },
  ],
};
