/** The walk with one thing missing or wrong, over the wire: no money moves, and the customer is told so in plain words. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { parseSpokenAmount, writeAmount } from '#core';
import { readDryRunCard } from '../../simulator/walkthrough/read-turn.ts';
import { readByHand, termsOf } from './by-hand.ts';
import { shopTokenOf } from './code-flow.ts';
import { callTool, type ToolResult } from './mcp-client.ts';
import { expectNothingBought, expectPlainWords } from './plain-words.ts';
import { startShop, type Phone, type RunningShop } from './running-shop.ts';
import {
  confirmOn,
  orderByVoice,
  redeemOverMcp,
  redemptionTokenOf,
  sayCode,
  sayCodeAnew,
  sayIntent,
  SOON,
  stateOn,
  wrongCodeFor,
} from './steps.ts';
import { usePlainRisk } from './use-plain-risk.ts';

vi.setConfig({ testTimeout: 60_000 });

let shop: RunningShop;
let phone: Phone;
let token: string;
beforeAll(async () => {
  // One second to say the code: an order whose offer is short runs out at once after it.
  shop = await startShop(['--redeem-within', '1']);
  // One customer proposes here what would be unusual for any.
  await usePlainRisk(shop);
  phone = await shop.phoneOf('customer-1');
  token = await shopTokenOf(shop, 'customer-1');
});
afterAll(() => shop.stop());
afterEach(async () => {
  await shop.press('merchant', '/control/reset', {});
  await cancelAll();
});

/** So that one test's waiting orders are not the next test's. */
async function cancelAll(): Promise<void> {
  const { structured } = await callTool(shop, token, { name: 'list_orders', arguments: {} });
  const orders = structured['orders'] as readonly { digest: string; state: string }[];
  for (const { digest, state } of orders) {
    if (!['waiting', 'confirmed', 'locked'].includes(state)) continue;
    await callTool(shop, token, { name: 'cancel_order', arguments: { digest } });
  }
}

async function countCaptures(): Promise<number> {
  return (await shop.captures()).length;
}

describe('without the confirmation', () => {
  it('a code that was guessed buys nothing, in the same session and in a new one', async () => {
    await orderByVoice(shop);
    const first = await sayCode(shop, '4821');
    const second = await sayCodeAnew(shop, '4821');
    for (const { caption } of [first, second]) {
      expectNothingBought(caption);
      expect(caption).toContain('Confirm it on your phone');
    }
    expect(await countCaptures()).toBe(0);
  });

  it('a spoken yes buys nothing', async () => {
    await orderByVoice(shop);
    const { turn } = await shop.echo.say('yes');
    expectPlainWords(turn.caption);
    expect(turn.caption).toContain('buys nothing');
    expect(await countCaptures()).toBe(0);
  });

  it('the total typed without signing in again gives no code and buys nothing', async () => {
    const order = await orderByVoice(shop);
    await expect
      .poll(async () => (await stateOn(phone, order.digest)).state, SOON)
      .toBe('to_confirm');
    expect(await phone.typeTotal(order.digest, order.total)).toMatchObject({ outcome: 'verify' });
    expect(await phone.findOrder(order.digest)).toMatchObject({ state: 'to_confirm', code: null });
    expectNothingBought((await sayCode(shop, '4821')).caption);
    expect(await countCaptures()).toBe(0);
  });
});

describe('with no phone open', () => {
  it('approval looks at every new order all the same, so that none that is to be halted goes unseen [REQ-HALT-KEPT]', async () => {
    const { digest } = await orderByVoice(shop);
    const lookedTo = () =>
      readByHand(shop, 'approval', {
        sql: 'SELECT row_number FROM halt_watch',
        row: z.object({ row_number: z.number() }),
      }).length;
    await expect.poll(lookedTo, SOON).toBe(1);
    expect(await stateOn(phone, digest)).toMatchObject({ state: 'to_confirm' });
  });
});

describe('with a wrong code', () => {
  it('counts the tries down, locks after the third, and then refuses the right code too', async () => {
    const order = await orderByVoice(shop);
    const code = await confirmOn(phone, order.digest);
    const redemptionToken = await redemptionTokenOf(shop, token, order.digest);
    const words: string[] = [];
    for (let time = 1; time <= 3; time += 1) {
      words.push((await sayCode(shop, wrongCodeFor(code))).caption);
    }
    expect(words[0]).toContain('two more tries');
    expect(words[1]).toContain('one more try');
    expect(words[2]).toContain('no tries left');
    words.push((await sayCodeAnew(shop, code)).caption);
    words.forEach(expectNothingBought);
    expect(words[3]).toContain('too many wrong codes');

    const again = await redeemOverMcp(shop, token, { digest: order.digest, redemptionToken, code });
    expect(again).toMatchObject({ isRefused: true, structured: { outcome: 'code_locked' } });
    await expect.poll(async () => (await stateOn(phone, order.digest)).state, SOON).toBe('locked');
    expect((await phone.findOrder(order.digest)).code).toBeNull();
    expect(await countCaptures()).toBe(0);
  });

  it('what is not four digits is asked for again and is no try', async () => {
    const order = await orderByVoice(shop);
    await confirmOn(phone, order.digest);
    const { turn } = await shop.echo.say('my code is four eight');
    expectPlainWords(turn.caption);
    expect((await phone.findOrder(order.digest)).triesLeft).toBe(3);
    expect(await countCaptures()).toBe(0);
  });
});

describe('with another customer’s token', () => {
  it('invariant 11: another’s order answers exactly as an order that is not there, and stays as it was', async () => {
    const stranger = await shopTokenOf(shop, 'customer-2');
    const order = await orderByVoice(shop);
    const code = await confirmOn(phone, order.digest);
    const redemptionToken = await redemptionTokenOf(shop, token, order.digest);
    const nowhere = 'ab'.repeat(32);

    const redeemAsStranger = (digest: string): Promise<ToolResult> =>
      redeemOverMcp(shop, stranger, { digest, redemptionToken, code });
    const answer = await redeemAsStranger(order.digest);
    expect(answer).toEqual(await redeemAsStranger(nowhere));
    expect(answer).toMatchObject({ isRefused: true, structured: { outcome: 'refused' } });
    expectNothingBought(answer.text);

    for (const name of ['get_order', 'cancel_order']) {
      const ask = (digest: string): Promise<ToolResult> =>
        callTool(shop, stranger, { name, arguments: { digest } });
      const found = await ask(order.digest);
      expect(found).toEqual(await ask(nowhere));
      expect(found.isRefused).toBe(true);
      expectPlainWords(found.text);
    }
    const otherPhone = await shop.phoneOf('customer-2');
    const [theirs, none] = await Promise.all(
      [order.digest, nowhere].map((digest) => otherPhone.send('GET', `/api/orders/${digest}`)),
    );
    expect(theirs?.status).toBe(404);
    expect(none?.status).toBe(404);
    expect(await theirs?.text()).toBe(await none?.text());

    expect(await countCaptures()).toBe(0);
    expect(await phone.findOrder(order.digest)).toMatchObject({
      state: 'confirmed_here',
      triesLeft: 3,
      code,
    });
  });
});

describe('after a change of the price', () => {
  it('the right code buys nothing, and the new total is said and shown for a new confirmation', async () => {
    const order = await orderByVoice(shop);
    const code = await confirmOn(phone, order.digest);
    await shop.press('merchant', '/control/price', {
      productId: termsOf(shop, order.digest).lines[0]?.productId,
      unitPriceMinor: 2599,
    });
    const turn = await sayCodeAnew(shop, code);
    expectNothingBought(turn.caption);
    expect(turn.caption).toContain('has changed');
    const changed = readDryRunCard(turn);
    expect(changed.digest).not.toBe(order.digest);
    expect(changed.total).not.toBe(order.total);
    const said = /The total is now ([a-z -]+)\./.exec(turn.caption)?.[1] ?? '';
    const spoken = parseSpokenAmount(said, 'en-US');
    expect(spoken && writeAmount(spoken, 'en-US')).toBe(changed.total);

    const again = await sayCode(shop, code);
    expectNothingBought(again.caption);
    expect(await countCaptures()).toBe(0);
    await expect.poll(async () => (await stateOn(phone, order.digest)).state, SOON).toBe('changed');
    await expect
      .poll(async () => (await stateOn(phone, changed.digest)).state, SOON)
      .toBe('to_confirm');
  });
});

describe('after a decline on the phone', () => {
  it('the code that was shown before buys nothing, by voice or by the wire', async () => {
    const order = await orderByVoice(shop);
    const code = await confirmOn(phone, order.digest);
    const redemptionToken = await redemptionTokenOf(shop, token, order.digest);
    await phone.decline(order.digest);
    const { caption } = await sayCodeAnew(shop, code);
    expectNothingBought(caption);
    expect(caption).toContain('stopped on your phone');
    const answer = await redeemOverMcp(shop, token, {
      digest: order.digest,
      redemptionToken,
      code,
    });
    expect(answer).toMatchObject({ isRefused: true, structured: { outcome: 'declined' } });
    expectNothingBought(answer.text);
    await expect.poll(async () => (await stateOn(phone, order.digest)).state, SOON).toBe('stopped');
    expect((await phone.findOrder(order.digest)).code).toBeNull();
    expect(await countCaptures()).toBe(0);
  });
});

describe('after expiry', () => {
  it('an order that nobody confirmed in time takes no total and no code', async () => {
    await shop.press('merchant', '/control/offer', { seconds: 1 });
    const order = await orderByVoice(shop);
    const redemptionToken = await redemptionTokenOf(shop, token, order.digest);
    await expect.poll(async () => (await stateOn(phone, order.digest)).state, SOON).toBe('expired');
    const typed = await phone.typeTotal(order.digest, order.total);
    if (typed.outcome === 'verify') throw new Error('an expired order was confirmed');
    expect(typed.message).toContain('Nothing was bought.');
    const answer = await redeemOverMcp(shop, token, {
      digest: order.digest,
      redemptionToken,
      code: '4821',
    });
    expect(answer).toMatchObject({ isRefused: true, structured: { outcome: 'expired' } });
    expectNothingBought(answer.text);
    expect(await countCaptures()).toBe(0);
  });

  it('a confirmed order whose code is said too late buys nothing', async () => {
    await shop.press('merchant', '/control/offer', { seconds: 8 });
    const order = await orderByVoice(shop);
    const code = await confirmOn(phone, order.digest);
    const redemptionToken = await redemptionTokenOf(shop, token, order.digest);
    await expect.poll(async () => (await stateOn(phone, order.digest)).state, SOON).toBe('expired');
    const { caption } = await sayCodeAnew(shop, code);
    expectNothingBought(caption);
    expect(caption).toContain('ran out of time');
    const answer = await redeemOverMcp(shop, token, {
      digest: order.digest,
      redemptionToken,
      code,
    });
    expect(answer).toMatchObject({ isRefused: true, structured: { outcome: 'expired' } });
    expectNothingBought(answer.text);
    expect((await phone.findOrder(order.digest)).code).toBeNull();
    expect(await countCaptures()).toBe(0);
  });
});

describe('when the processor declines the card', () => {
  it('is told as declined on every device, and a repeated code charges nothing', async () => {
    await shop.press('processor', '/control/behaviour', { next: 'decline' });
    const order = await orderByVoice(shop);
    const code = await confirmOn(phone, order.digest);
    const { caption } = await sayCodeAnew(shop, code);
    expectNothingBought(caption);
    expect(caption).toContain('payment was declined');
    expectPlainWords((await sayCodeAnew(shop, code)).caption);
    await expect
      .poll(async () => (await stateOn(phone, order.digest)).state, SOON)
      .toBe('payment_declined');
    expect(await countCaptures()).toBe(0);
  });
});

describe('twice at once', () => {
  it('invariant 3: two calls with the right code make one charge, and both are told the truth', async () => {
    const order = await orderByVoice(shop);
    const code = await confirmOn(phone, order.digest);
    const redemptionToken = await redemptionTokenOf(shop, token, order.digest);
    await shop.press('processor', '/control/behaviour', { next: 'answer_late', delayMs: 300 });
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        redeemOverMcp(shop, token, { digest: order.digest, redemptionToken, code }),
      ),
    );
    const receipts = new Set(
      answers.map(({ structured }) => {
        expect(structured['outcome']).toBe('ordered');
        return JSON.stringify(structured['receipt']);
      }),
    );
    expect(receipts.size).toBe(1);
    const captures = await shop.captures();
    expect(captures).toHaveLength(1);
    expect(captures[0]).toMatchObject({
      requestId: `hearback-${order.digest}`,
      amount: { currency_code: 'USD', value: order.total.slice(1) },
      payee: 'HARBRASTERS27',
    });
    const { caption } = await sayIntent(shop, 'how is my order', 'StatusIntent');
    expectPlainWords(caption);
    expect(caption).toMatch(/^Ordered\. You paid/);
    expect((await sayCodeAnew(shop, code)).caption).toMatch(/^Ordered\. You paid/);
    expect(await countCaptures()).toBe(1);
  });
});
