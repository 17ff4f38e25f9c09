/** A processor stand-in, with the requests that a shop sends to it. */
import { randomBytes } from 'node:crypto';
import { processorConfigSchema } from '../../../simulator/processor/config.ts';
import { createProcessorApp } from '../../../simulator/processor/create-processor-app.ts';
import { openProcessorStore } from '../../../simulator/processor/processor-store.ts';
import { openRefundStore } from '../../../simulator/processor/refund-store.ts';
import { openVaultStore } from '../../../simulator/processor/vault-store.ts';
import { call, listen, newFolder, quietLog, type Answer } from '../stand-in-store/listen.ts';

export const CLIENT = { clientId: 'harbor-roasters', clientSecret: 'shop-secret-for-tests-0001' };
export const OTHER_CLIENT = { clientId: 'other-shop', clientSecret: 'other-secret-for-tests-002' };
export const PAYEE = 'HARBRASTERS27';
export const VAULT_ID = 'vault-demo-one';

export const processorConfig = (port: number, hosts: readonly string[], data: string) =>
  processorConfigSchema.parse({
    port,
    hosts,
    data,
    clients: [CLIENT, OTHER_CLIENT],
    payees: [PAYEE],
    cards: [{ vaultId: VAULT_ID, brand: 'VISA', lastDigits: '4242' }],
  });

export const ORDER = {
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: 'd'.repeat(64),
      custom_id: 'd'.repeat(64),
      amount: { currency_code: 'USD', value: '47.61' },
      payee: { merchant_id: PAYEE },
    },
  ],
  payment_source: { card: { vault_id: VAULT_ID } },
};

export const orderOf = (value: string, currency = 'USD') => ({
  ...ORDER,
  purchase_units: [{ ...ORDER.purchase_units[0], amount: { currency_code: currency, value } }],
});

export interface TestProcessor {
  readonly url: string;
  readonly folder: string;
  setClock(epochMs: number): void;
  token(client?: typeof CLIENT): Promise<string>;
  order(
    requestId: string | undefined,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  behave(order: object): Promise<Answer>;
  wireLog(): Promise<WireLog>;
  stop(): Promise<void>;
}

export interface WireLog {
  readonly requests: readonly { readonly requestId: string | null; readonly outcome: string }[];
  readonly captures: readonly unknown[];
}

export const askForToken = (url: string, { clientId, clientSecret }: typeof CLIENT, body: string) =>
  call(`${url}/v1/oauth2/token`, body, {
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
  });

export async function startProcessor(folder = newFolder()): Promise<TestProcessor> {
  let now = Date.UTC(2026, 10, 30, 10);
  const store = openProcessorStore(folder);
  const vault = openVaultStore(folder);
  const refunds = openRefundStore(folder);
  const { url, stop } = await listen((host) =>
    createProcessorApp({
      config: processorConfig(3005, [host], folder),
      store,
      vault,
      refunds,
      nowEpochMs: () => now,
      randomBytes,
      log: quietLog(),
    }),
  );
  const token = async (client = CLIENT): Promise<string> => {
    const { body } = await askForToken(url, client, 'grant_type=client_credentials');
    return (body as { readonly access_token: string }).access_token;
  };
  let held: string | undefined;
  return {
    url,
    folder,
    token,
    setClock: (epochMs) => {
      now = epochMs;
    },
    order: async (requestId, body = ORDER, headers = {}) =>
      call(`${url}/v2/checkout/orders`, body, {
        authorization: `Bearer ${(held ??= await token())}`,
        prefer: 'return=representation',
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
        ...headers,
      }),
    behave: (order) => call(`${url}/control/behaviour`, order),
    wireLog: async () => (await call(`${url}/control/wire-log`)).body as WireLog,
    stop: async () => {
      await stop();
      store.close();
      vault.close();
      refunds.close();
    },
  };
}
