/** The steps of the main job that more than one test takes: order by voice, confirm on the phone, say the code. */
import { expect } from 'vitest';
import type { EchoTurn } from '../../simulator/walkthrough/echo-client.ts';
import {
  readDryRunCard,
  sayDigits,
  type DryRunCard,
} from '../../simulator/walkthrough/read-turn.ts';
import { callTool, type ToolResult } from './mcp-client.ts';
import type { Phone, RunningShop } from './running-shop.ts';

/** For what another process does in its own time. */
export const SOON = { timeout: 20_000, interval: 100 };

/** Two times eight seconds of silence, and a little. */
const UNTIL_THE_SESSION_ENDS_MS = 17_000;

export interface Ordered extends DryRunCard {
  readonly spoken: string;
}

export async function orderByVoice(
  shop: RunningShop,
  words = 'order two bags of the dark roast',
): Promise<Ordered> {
  const { turn } = await shop.echo.say(words);
  expect(turn, turn.fault ?? '').toMatchObject({ kind: 'answer', fault: null });
  return { ...readDryRunCard(turn), spoken: turn.caption };
}

/** Types the total, signs in afresh, and reads the four digits. */
export async function confirmOn(phone: Phone, digest: string): Promise<string> {
  await expect.poll(async () => (await stateOn(phone, digest)).state, SOON).toBe('to_confirm');
  const { total } = await phone.findOrder(digest);
  const typed = await phone.typeTotal(digest, total);
  if (typed.outcome === 'refused') throw new Error(typed.message);
  expect(await phone.verify(typed.signIn.authorizationUrl)).toMatchObject({
    outcome: 'confirmed',
    digest,
  });
  const { code } = await phone.findOrder(digest);
  if (code === null) throw new Error('the phone shows no code');
  return code;
}

/** The order as the phone shows it; an order that it has not found yet is in no state. */
export async function stateOn(phone: Phone, digest: string): Promise<{ readonly state?: string }> {
  const response = await phone.send('GET', `/api/orders/${digest}`);
  return (await response.json()) as { readonly state?: string };
}

/** In a new session: what was said before on the Echo is over. */
export async function sayCodeAnew(shop: RunningShop, code: string): Promise<EchoTurn> {
  expect(await shop.echo.advance(UNTIL_THE_SESSION_ENDS_MS)).toMatchObject({ session: 'closed' });
  const words = `alexa, ask harbor roasters, my code is ${sayDigits(code)}`;
  return sayIntent(shop, words, 'CodeIntent');
}

/** As the next words of the session that is open. */
export function sayCode(shop: RunningShop, code: string): Promise<EchoTurn> {
  return sayIntent(shop, `my code is ${sayDigits(code)}`, 'CodeIntent');
}

export async function sayIntent(
  shop: RunningShop,
  words: string,
  intent: string,
): Promise<EchoTurn> {
  const { turn } = await shop.echo.say(words);
  expect(turn, turn.fault ?? '').toMatchObject({ kind: 'answer', intent: { name: intent } });
  return turn;
}

export function wrongCodeFor(code: string): string {
  return code === '4821' ? '4823' : '4821';
}

/** The token that the request side gives to the order's own customer and client. */
export async function redemptionTokenOf(
  shop: RunningShop,
  token: string,
  digest: string,
): Promise<string> {
  const { structured } = await callTool(shop, token, { name: 'get_order', arguments: { digest } });
  return String(structured['redemption_token']);
}

export function redeemOverMcp(
  shop: RunningShop,
  token: string,
  order: { readonly digest: string; readonly redemptionToken: string; readonly code: string },
): Promise<ToolResult> {
  const { digest, redemptionToken, code } = order;
  return callTool(shop, token, {
    name: 'redeem_order',
    arguments: { digest, redemption_token: redemptionToken, code, wait_ms: 5000 },
  });
}
