/** The whole product as it starts for anybody: every process, its stand-ins, one customer's Echo and phone. */
import { z } from 'zod';
import type { OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { startShop, type Phone, type RunningShop } from '../../e2e/running-shop.ts';
import { send } from '../../mcp/support/post-message.ts';
import { connectHost, createPersonClient } from '../../../simulator/mcp-host/index.ts';
import { signInOverHttp } from '../../../simulator/sign-in/sign-in-over-http.ts';
import { NotMet } from '../row.ts';
import type { StartedWorld } from './door-world.ts';
import { untilFound } from './until-found.ts';
import type { Who } from './world.ts';

export interface ProductParts {
  readonly shop: RunningShop;
  /** What a host has of a customer after it linked the account by the address of the MCP door alone. */
  readonly linkedTokens: (who: Who) => Promise<OAuthTokens>;
  /** The answer of the token endpoint to a client's own request, as it came. */
  readonly askForServiceToken: (form: Readonly<Record<string, string>>) => Promise<{
    readonly status: number;
    readonly body: Readonly<Record<string, unknown>>;
  }>;
}

const CUSTOMERS = { one: 'customer-1', two: 'customer-2' } as const satisfies Record<Who, string>;
const secretsSchema = z.object({ clientSecrets: z.record(z.string(), z.string()) });

export async function startProductWorld(): Promise<StartedWorld> {
  const shop = await startShop();
  const { addresses, dial } = shop;
  const mcpUrl = `${addresses.mcp}/mcp`;
  const { clientSecrets } = secretsSchema.parse(
    JSON.parse(shop.read('identity', 'demo-secrets.json')),
  );
  const linked = new Map<Who, Promise<OAuthTokens>>();
  const linkedTokens = (who: Who): Promise<OAuthTokens> => {
    const tokens = linked.get(who) ?? link(shop, mcpUrl, CUSTOMERS[who], clientSecrets);
    linked.set(who, tokens);
    return tokens;
  };
  const askForServiceToken: ProductParts['askForServiceToken'] = async (form) => {
    const secret = encodeURIComponent(clientSecrets['alexa-service'] ?? '');
    const response = await dial(`${addresses.identity}/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`alexa-service:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...form }).toString(),
    });
    const body = z.record(z.string(), z.unknown()).parse(await response.json());
    return { status: response.status, body };
  };
  const phone = shop.phoneOf(CUSTOMERS.one);
  phone.catch(() => undefined);
  return {
    stop: () => shop.stop(),
    world: {
      name: 'the running product',
      mcpUrl,
      ask: (path, asked = {}) => send(`${addresses.mcp}${path}`, { method: 'GET', ...asked }),
      personToken: async (who) => (await linkedTokens(who)).access_token,
      guestToken: async () => {
        const { body } = await askForServiceToken({ scope: 'mcp:service', resource: mcpUrl });
        return z.string().parse(body['access_token']);
      },
      confirm: async (order) => confirmOn(await phone, order),
      product: { shop, linkedTokens, askForServiceToken },
    },
  };
}

async function confirmOn(
  phone: Phone,
  { digest, total }: { readonly digest: string; readonly total: string },
): Promise<string> {
  await untilFound(
    async () => ((await phone.send('GET', `/api/orders/${digest}`)).ok ? true : undefined),
    'the phone does not show the order',
  );
  const typed = await phone.typeTotal(digest, total);
  if (typed.outcome === 'refused') throw new NotMet(`the total was refused: ${typed.message}`);
  const verified = await phone.verify(typed.signIn.authorizationUrl);
  if (verified.outcome !== 'confirmed') throw new NotMet('the sign-in did not confirm');
  const { code } = await phone.findOrder(digest);
  if (code === null) throw new NotMet('the phone shows no code');
  return code;
}

async function link(
  { addresses, dial, report }: RunningShop,
  mcpUrl: string,
  customerId: string,
  secrets: Readonly<Record<string, string>>,
): Promise<OAuthTokens> {
  const customer = report.customers.find((each) => each.customerId === customerId);
  const client = createPersonClient({
    redirectUri: `${addresses.page}/alexa/link/callback`,
    registered: { clientId: 'alexa-skill', clientSecret: secrets['alexa-skill'] ?? '' },
    openInBrowser: async (url) =>
      new URL(
        await signInOverHttp({
          dial,
          issuer: addresses.identity,
          authorizationUrl: url.href,
          username: customer?.username ?? '',
          passphrase: customer?.passphrase ?? '',
          nowEpochMs: () => Date.now(),
        }),
      ),
  });
  const host = await connectHost({ mcpUrl, client, fetch: dial });
  await host.close();
  const tokens = await client.tokens();
  if (!tokens) throw new Error('the account was not linked');
  return tokens;
}
