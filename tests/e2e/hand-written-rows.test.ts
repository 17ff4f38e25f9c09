/** Invariant 1 on the running product: a row that somebody writes straight into a store moves no money, and the customer is told in plain words. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  canonicalJson,
  confirmationIdSchema,
  deriveVoiceCode,
  orderDigestSchema,
  signChargeIntent,
  signWrittenConfirmation,
  tokenHashSchema,
  verifyWrittenConfirmation,
  type OrderTerms,
  type Signer,
} from '#core';
import { openMac, openSigner, openVerifier } from '#stores';
import { makeSigningKey } from '../core/signing-key.ts';
import { changeByHand, readByHand, termsOf } from './by-hand.ts';
import { askForToken, shopTokenOf } from './code-flow.ts';
import { callTool } from './mcp-client.ts';
import { expectNothingBought, expectPlainWords } from './plain-words.ts';
import { startShop, type Phone, type RunningShop } from './running-shop.ts';
import {
  confirmOn,
  orderByVoice,
  redeemOverMcp,
  redemptionTokenOf,
  sayCodeAnew,
  SOON,
  stateOn,
} from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });

let shop: RunningShop;
let phone: Phone;
let token: string;
beforeAll(async () => {
  shop = await startShop();
  phone = await shop.phoneOf('customer-1');
  token = await shopTokenOf(shop, 'customer-1');
});
afterAll(() => shop.stop());

function keyFile(side: 'approval' | 'settlement', name: string): string {
  return join(shop.report.directory, side, 'keys', name);
}

/** Names itself as the true key, and is another. */
function strangerOf(side: 'approval' | 'settlement'): Signer {
  return makeSigningKey(openSigner(keyFile(side, `${side}.private.jwk`)).keyId).signer;
}

async function capturesOf(digest: string): Promise<number> {
  return (await shop.captures()).filter(({ requestId }) => requestId.includes(digest)).length;
}

async function cancel(digest: string): Promise<void> {
  await callTool(shop, token, { name: 'cancel_order', arguments: { digest } });
}

describe('a confirmation in approval’s store', () => {
  /** What a true confirmation would say, and the code that it would have: whoever writes the row may know even that. */
  function writeConfirmation(digest: string, id: string, signer: Signer): string {
    const terms = termsOf(shop, digest);
    const confirmationId = confirmationIdSchema.parse(id);
    const [dryRun] = readByHand(shop, 'request', {
      sql: 'SELECT token_hash FROM dry_runs WHERE digest = ?',
      values: [digest],
      row: z.object({ token_hash: tokenHashSchema }),
    });
    if (dryRun === undefined) throw new Error('the order is not in the store');
    const at = Date.now();
    const jws = signWrittenConfirmation(
      {
        version: 1,
        confirmationId,
        digest: orderDigestSchema.parse(digest),
        tokenHash: dryRun.token_hash,
        customerId: terms.customerId,
        text: (terms.totalMinor / 100).toFixed(2),
        amr: ['pwd'],
        liftsHalts: false,
        verifiedAt: at,
        confirmedAt: at,
      },
      signer,
    );
    changeByHand(shop, 'approval', [
      { sql: 'UPDATE confirmations SET is_withdrawn = 1' },
      {
        sql: `INSERT INTO confirmations (confirmation_id, digest, customer_id, session_hash, jws)
              VALUES (?, ?, ?, 'by-hand', ?)`,
        values: [id, digest, terms.customerId, jws],
      },
    ]);
    return deriveVoiceCode(
      { digest: orderDigestSchema.parse(digest), terms, confirmationId },
      openMac(keyFile('settlement', 'code.mac')),
    );
  }

  it.each(['approval', 'settlement'] as const)(
    'signed by another key than approval’s (%s), even with its right code, buys nothing',
    async (named) => {
      const order = await orderByVoice(shop);
      const signer =
        named === 'approval'
          ? strangerOf('approval')
          : openSigner(keyFile('settlement', 'settlement.private.jwk'));
      const redemptionToken = await redemptionTokenOf(shop, token, order.digest);
      const code = writeConfirmation(order.digest, `by-hand-${named}`, signer);
      const { caption } = await sayCodeAnew(shop, code);
      expectNothingBought(caption);
      const answer = await redeemOverMcp(shop, token, {
        digest: order.digest,
        redemptionToken,
        code,
      });
      expect(answer.structured['outcome']).toBe('waiting_for_confirmation');
      expectNothingBought(answer.text);
      expect((await phone.findOrder(order.digest)).code).toBeNull();
      expect(await capturesOf(order.digest)).toBe(0);
      await cancel(order.digest);
    },
  );

  it('the control arm: the same row signed by approval’s own key is what was missing', async () => {
    const order = await orderByVoice(shop);
    const signer = openSigner(keyFile('approval', 'approval.private.jwk'));
    const code = writeConfirmation(order.digest, 'by-hand-true', signer);
    expect((await sayCodeAnew(shop, code)).caption).toMatch(/^Ordered\. You paid/);
    expect(await capturesOf(order.digest)).toBe(1);
  });
});

describe('a dry run in the request side’s store', () => {
  const alterations: readonly (readonly [string, (terms: OrderTerms) => object])[] = [
    ['of one dollar', (terms) => ({ ...terms, totalMinor: 100 })],
    [
      'without the tax, in terms that add up',
      (terms) => ({ ...terms, taxMinor: 0, totalMinor: terms.totalMinor - terms.taxMinor }),
    ],
  ];
  function setTerms(digest: string, terms: object): void {
    changeByHand(shop, 'request', [
      {
        sql: 'UPDATE dry_runs SET terms_json = ? WHERE digest = ?',
        values: [canonicalJson(terms), digest],
      },
    ]);
  }

  it.each(alterations)('with a total %s is not shown on the phone', async (_name, alter) => {
    const order = await orderByVoice(shop, 'order three bags of the dark roast');
    const terms = termsOf(shop, order.digest);
    setTerms(order.digest, alter(terms));
    expect((await phone.send('GET', `/api/orders/${order.digest}`)).status).toBe(404);
    const { orders } = await phone.listOrders();
    expect(orders.map(({ digest }) => digest)).not.toContain(order.digest);
    setTerms(order.digest, terms);
    await cancel(order.digest);
  });

  it.each(alterations)(
    'with a total %s after the confirmation buys nothing',
    async (_name, alter) => {
      const order = await orderByVoice(shop, 'order four bags of the dark roast');
      const code = await confirmOn(phone, order.digest);
      const redemptionToken = await redemptionTokenOf(shop, token, order.digest);
      const terms = termsOf(shop, order.digest);
      setTerms(order.digest, alter(terms));
      const { caption } = await sayCodeAnew(shop, code);
      expectPlainWords(caption);
      expect(caption).not.toMatch(/^Ordered|You paid/);
      // Whoever writes in that store has the request side's credentials too, and can ask settlement without its words.
      expect(
        await redeemAtSettlement({ digest: order.digest, token: redemptionToken, code }),
      ).toEqual({
        outcome: 'refused',
      });
      expect(await capturesOf(order.digest)).toBe(0);
      setTerms(order.digest, terms);
      await cancel(order.digest);
    },
  );

  async function redeemAtSettlement(order: {
    readonly digest: string;
    readonly token: string;
    readonly code: string;
  }): Promise<unknown> {
    const { accessToken } = await askForToken(shop, 'mcp-service', {
      grant_type: 'client_credentials',
      resource: shop.addresses.settlement,
      scope: 'redeem',
    });
    const response = await shop.dial(`${shop.addresses.settlement}/redeem`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${String(accessToken)}`,
      },
      body: JSON.stringify({
        customerId: 'customer-1',
        clientId: 'alexa-skill',
        waitMs: 5000,
        ...order,
      }),
      signal: AbortSignal.timeout(10_000),
    });
    return response.json();
  }
});

describe('an ending and a charge in settlement’s store', () => {
  /** The rows of a redemption as settlement would have left them before it asked the processor. */
  function writeRedemption(digest: string, signer: Signer): void {
    const terms = termsOf(shop, digest);
    const [row] = readByHand(shop, 'approval', {
      sql: 'SELECT jws, confirmation_id FROM confirmations WHERE digest = ?',
      values: [digest],
      row: z.object({ jws: z.string(), confirmation_id: confirmationIdSchema }),
    });
    if (row === undefined) throw new Error('the order is not confirmed');
    const approvalKeys = openVerifier([keyFile('settlement', 'approval.public.jwk')]);
    const redeemedAt = (verifyWrittenConfirmation(row.jws, approvalKeys)?.confirmedAt ?? 0) + 1;
    const intent = signChargeIntent(
      {
        version: 1,
        digest: orderDigestSchema.parse(digest),
        confirmationId: row.confirmation_id,
        customerId: terms.customerId,
        payeeId: terms.payeeId,
        instrumentId: terms.instrument.id,
        amountMinor: terms.totalMinor,
        currency: terms.currency,
        redeemedAt,
      },
      signer,
    );
    changeByHand(shop, 'settlement', [
      {
        sql: `INSERT INTO endings (digest, kind, ended_at, confirmation_id) VALUES (?, 'redeemed', ?, ?)`,
        values: [digest, BigInt(redeemedAt), row.confirmation_id],
      },
      {
        sql: `INSERT INTO charges (digest, state, intent_jws, confirmation_jws, terms_json, amount_minor, currency)
              VALUES (?, 'intended', ?, ?, ?, ?, ?)`,
        values: [
          ...[digest, intent, row.jws, canonicalJson(terms)],
          ...[BigInt(terms.totalMinor), terms.currency],
        ],
      },
    ]);
  }

  it('with an intent by another key are not charged after a restart; the same rows truly signed are', async () => {
    const control = await orderByVoice(shop, 'order six bags of the dark roast');
    await confirmOn(phone, control.digest);
    writeRedemption(control.digest, openSigner(keyFile('settlement', 'settlement.private.jwk')));
    const forged = await orderByVoice(shop, 'order five bags of the dark roast');
    const code = await confirmOn(phone, forged.digest);
    writeRedemption(forged.digest, strangerOf('settlement'));

    process.kill(shop.report.pids.settlement, 'SIGKILL');
    await expect.poll(() => capturesOf(control.digest), SOON).toBe(1);
    await expect
      .poll(async () => (await stateOn(phone, control.digest)).state, SOON)
      .toBe('ordered');
    expect(shop.said()).toContain('settlement was ended by SIGKILL. It is started again');

    const { caption } = await sayCodeAnew(shop, code);
    expectPlainWords(caption);
    expect(caption).toContain("We don't know yet");
    const { structured, text } = await callTool(shop, token, {
      name: 'get_order',
      arguments: { digest: forged.digest },
    });
    expect(structured['state']).toBe('payment_unknown');
    expect(text).not.toMatch(/Ordered|You paid/);
    expect((await phone.findOrder(forged.digest)).receipt).toBeNull();
    expect(await capturesOf(forged.digest)).toBe(0);
    const requests = await shop.processorRequests();
    expect(requests.filter(({ requestId }) => requestId?.includes(forged.digest))).toEqual([]);
  });
});
