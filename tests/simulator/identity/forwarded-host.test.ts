/** Behind the operator's TLS proxy the scheme comes in a header; the host never does. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '#edge';
import { createCustomers } from '../../../simulator/identity/customers.ts';
import { createIdentityApp } from '../../../simulator/identity/create-identity-app.ts';
import { createProvider } from '../../../simulator/identity/create-provider.ts';
import { openGrantStore } from '../../../simulator/identity/grant-store.ts';
import { openIdentityKeys } from '../../../simulator/identity/identity-keys.ts';
import { identityConfig, newFolder, removeFolders } from './identity-fixture.ts';

const ISSUER = 'https://id.shop.example';
const server = createServer();
afterAll(() => {
  server.closeAllConnections();
  server.close();
  removeFolders();
});

it('names its own host alone, whatever X-Forwarded-Host says [REQ-PUBLIC-URL]', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const data = newFolder();
  const config = { ...identityConfig(port, data), issuer: ISSUER };
  const customers = createCustomers(config.customers, Date.now);
  const grants = openGrantStore(data, Date.now);
  const provider = createProvider({ config, keys: openIdentityKeys(data), grants, customers });
  const log = createLog('identity');
  log.level = 'fatal';
  server.on('request', createIdentityApp({ config, provider, customers, log }));
  const text = await new Promise<string>((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port,
        path: '/.well-known/openid-configuration',
        headers: {
          host: 'id.shop.example',
          'x-forwarded-proto': 'https',
          'x-forwarded-host': 'evil.example',
        },
      },
      (answer) => {
        let body = '';
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
        answer.on('end', () => {
          resolve(body);
        });
      },
    )
      .on('error', reject)
      .end();
  });
  grants.close();
  expect(text).not.toContain('evil.example');
  expect(JSON.parse(text)).toMatchObject({ token_endpoint: `${ISSUER}/token` });
});
