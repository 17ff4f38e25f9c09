/** Invariant 1 on the running product: a row that somebody writes straight into a store moves no money, and the customer is told in plain words. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  type Signer,
} from '#core';
import { openMac, openSigner, openVerifier } from '#stores';
import { makeSigningKey } from '../core/signing-key.ts';
import { changeByHand, termsOf } from './by-hand.ts';
import { shopTokenOf } from './code-flow.ts';
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
    const tokenHash = changeByHand(shop, 'request', (database) =>
      database.prepare('SELECT token_hash FROM dry_runs WHERE digest = ?').get(digest),
    );
    const at = Date.now();
    const jws = signWrittenConfirmation(
      {
        version: 1,
        confirmationId,
        digest: orderDigestSchema.parse(digest),
        tokenHash: z.object({ token_hash: tokenHashSchema }).parse(tokenHash).token_hash,
        customerId: terms.customerId,
        text: (terms.totalMinor / 100).toFixed(2),
        amr: ['pwd'],
        verifiedAt: at,
        confirmedAt: at,
      },
      signer,
    );
    changeByHand(shop, 'approval', (database) => {
      database.exec('UPDATE confirmations SET is_withdrawn = 1');
      database
        .prepare(
          `INSERT INTO confirmations (confirmation_id, digest, customer_id, session_hash, jws)
           VALUES (?, ?, ?, 'by-hand', ?)`,
        )
        .run(id, digest, terms.customerId, jws);
    });
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
  function setTotal(digest: string, totalMinor: number): void {
    const terms = { ...termsOf(shop, digest), totalMinor };
    changeByHand(shop, 'request', (database) => {
      database
        .prepare('UPDATE dry_runs SET terms_json = ? WHERE digest = ?')
        .run(canonicalJson(terms), digest);
    });
  }

  it('with an altered total is not shown on the phone as an order to confirm', async () => {
    const order = await orderByVoice(shop, 'order three bags of the dark roast');
    setTotal(order.digest, 100);
    const response = await phone.send('GET', `/api/orders/${order.digest}`);
    expect(response.status).toBe(404);
    const { orders } = await phone.listOrders();
    expect(orders.map(({ digest }) => digest)).not.toContain(order.digest);
    await cancel(order.digest);
  });

  it('with a total that is altered after the confirmation buys nothing', async () => {
    const order = await orderByVoice(shop, 'order four bags of the dark roast');
    const code = await confirmOn(phone, order.digest);
    const redemptionToken = await redemptionTokenOf(shop, token, order.digest);
    setTotal(order.digest, 100);
    expectNothingBought((await sayCodeAnew(shop, code)).caption);
    const answer = await redeemOverMcp(shop, token, { digest: order.digest, redemptionToken, code });
    expect(answer.isRefused).toBe(true);
    expectNothingBought(answer.text);
    expect(await capturesOf(order.digest)).toBe(0);
    await cancel(order.digest);
  });
});

describe('an ending and a charge in settlement’s store', () => {
  /** The rows of a redemption as settlement would have left them before it asked the processor. */
  function writeRedemption(digest: string, signer: Signer): void {
    const terms = termsOf(shop, digest);
    const row = z
      .object({ jws: z.string(), confirmation_id: confirmationIdSchema })
      .parse(
        changeByHand(shop, 'approval', (database) =>
          database
            .prepare('SELECT jws, confirmation_id FROM confirmations WHERE digest = ?')
            .get(digest),
        ),
      );
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
    changeByHand(shop, 'settlement', (database) => {
      database
        .prepare(
          `INSERT INTO endings (digest, kind, ended_at, confirmation_id) VALUES (?, 'redeemed', ?, ?)`,
        )
        .run(digest, BigInt(redeemedAt), row.confirmation_id);
      database
        .prepare(
          `INSERT INTO charges (digest, state, intent_jws, confirmation_jws, terms_json, amount_minor, currency)
           VALUES (?, 'intended', ?, ?, ?, ?, ?)`,
        )
        .run(digest, intent, row.jws, canonicalJson(terms), BigInt(terms.totalMinor), terms.currency);
    });
  }

  it('with an intent by another key are not charged after a restart; the same rows truly signed are', async () => {
    const forged = await orderByVoice(shop, 'order five bags of the dark roast');
    const code = await confirmOn(phone, forged.digest);
    writeRedemption(forged.digest, strangerOf('settlement'));
    // Confirming another order withdraws the first; its signed confirmation is all that the rows need.
    const control = await orderByVoice(shop, 'order six bags of the dark roast');
    await confirmOn(phone, control.digest);
    writeRedemption(control.digest, openSigner(keyFile('settlement', 'settlement.private.jwk')));

    process.kill(shop.report.pids.settlement, 'SIGKILL');
    await expect.poll(() => capturesOf(control.digest), SOON).toBe(1);
    await expect
      .poll(async () => (await stateOn(phone, control.digest)).state, SOON)
      .toBe('ordered');
    expect(shop.said()).toContain('settlement was ended by SIGKILL. It is started again');

    const { caption } = await sayCodeAnew(shop, code);
    expectPlainWords(caption);
    expect(caption).not.toMatch(/^Ordered|You paid/);
    const { structured, text } = await callTool(shop, token, {
      name: 'get_order',
      arguments: { digest: forged.digest },
    });
    expect(structured['state']).toBe('payment_unknown');
    expect(text).toContain("We don't know yet");
    expect((await phone.findOrder(forged.digest)).receipt).toBeNull();
    expect(await capturesOf(forged.digest)).toBe(0);
    const requests = await shop.processorRequests();
    expect(requests.filter(({ requestId }) => requestId?.includes(forged.digest))).toEqual([]);
  });
});
