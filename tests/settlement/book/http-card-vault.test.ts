/** Settlement and the processor stand-in over HTTP: a set-up token becomes a card that can be charged. */
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instrumentIdSchema } from '#core';
import { createDial } from '#edge';
import { createHttpCardVault } from '../../../settlement/book/http-card-vault.ts';
import {
  CLIENT,
  ORDER,
  OTHER_CLIENT,
  startProcessor,
  type TestProcessor,
} from '../../simulator/processor/processor-fixture.ts';
import { call, removeFolders } from '../../simulator/stand-in-store/listen.ts';

let processor: TestProcessor;
beforeEach(async () => {
  processor = await startProcessor();
});
afterEach(async () => {
  await processor.stop();
});
afterAll(removeFolders);

const instrumentId = instrumentIdSchema.parse('card-1');

function vaultOf(client = CLIENT) {
  return createHttpCardVault(
    { url: processor.url, ...client, timeoutMs: 5000 },
    {
      fetch: createDial({}),
      clock: { nowEpochMs: () => Date.now() },
      log: pino({ level: 'silent' }),
    },
  );
}

async function setupToken(): Promise<string> {
  const answer = await call(
    `${processor.url}/v3/vault/setup-tokens`,
    { payment_source: { card: { number: '4012888888881881', expiry: '2031-02' } } },
    {
      authorization: `Bearer ${await processor.token()}`,
      'paypal-request-id': `r-${String(Math.random())}`,
    },
  );
  return (answer.body as { readonly id: string }).id;
}

describe('the processor’s vault', () => {
  it('stores the card once under one key, and an order can be charged to it [REQ-VAULT-TOKEN]', async () => {
    const token = await setupToken();
    const stored = await vaultOf().storeCard({
      idempotencyKey: 'key-1',
      setupToken: token,
      instrumentId,
    });
    expect(stored).toMatchObject({ outcome: 'stored', label: 'Visa ending 1881' });
    const again = await vaultOf().storeCard({
      idempotencyKey: 'key-1',
      setupToken: token,
      instrumentId,
    });
    expect(again).toEqual(stored);
    if (stored.outcome !== 'stored') throw new Error('it was stored');
    const charged = await processor.order('order-1', {
      ...ORDER,
      payment_source: { card: { vault_id: stored.processorVaultId } },
    });
    expect(charged.status).toBe(201);
  });

  it('refuses a token that was used, is another client’s, or is none', async () => {
    const token = await setupToken();
    const ask = (client: typeof CLIENT, idempotencyKey: string, given = token) =>
      vaultOf(client).storeCard({ idempotencyKey, setupToken: given, instrumentId });
    expect(await ask(OTHER_CLIENT, 'key-0')).toEqual({ outcome: 'refused' });
    expect(await ask(CLIENT, 'key-1')).toMatchObject({ outcome: 'stored' });
    expect(await ask(CLIENT, 'key-2')).toEqual({ outcome: 'refused' });
    expect(await ask(CLIENT, 'key-3', 'NOSUCHTOKEN000000')).toEqual({ outcome: 'refused' });
  });

  it('is unknown while the processor cannot be reached or will not say (invariant 6)', async () => {
    const vault = vaultOf();
    const token = await setupToken();
    await processor.stop();
    const request = { idempotencyKey: 'key-1', setupToken: token, instrumentId };
    expect(await vault.storeCard(request)).toEqual({ outcome: 'unknown' });
    processor = await startProcessor();
  });

  it.each([
    ['without a card', { id: 'vault-1', payment_source: { paypal: {} } }],
    ['with a card that has no number', { id: 'vault-1', payment_source: { card: {} } }],
    ['empty', {}],
  ])('refuses an answer that is %s: it would say the same for ever', async (_what, body) => {
    const vault = createHttpCardVault(
      { url: 'http://processor.example', ...CLIENT, timeoutMs: 5000 },
      {
        fetch: (address) =>
          Promise.resolve(
            (address instanceof Request ? address.url : address.toString()).endsWith('/token')
              ? Response.json({ access_token: 'a', token_type: 'Bearer', expires_in: 900 })
              : Response.json(body, { status: 201 }),
          ),
        clock: { nowEpochMs: () => Date.now() },
        log: pino({ level: 'silent' }),
      },
    );
    const request = { idempotencyKey: 'key-1', setupToken: 'SETUPTOKEN1', instrumentId };
    expect(await vault.storeCard(request)).toEqual({ outcome: 'refused' });
  });
});
