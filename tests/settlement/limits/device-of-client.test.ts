/** A device is known of the client that told it: another client that names it, or that tells none as ever, is judged by its own past. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '#core';
import { shopPolicyWith } from '../../core/policy/shop-policy.ts';
import { openStage, type Stage, type Wish } from './limits-stage.ts';

const DAY_MS = 86_400_000;
const HIGH = Object.fromEntries(CURRENCY_CODES.map((code) => [code, 1_000_000_000])) as never;
const POLICY = shopPolicyWith({ orders: { haltAtMinor: HIGH, refuseAtMinor: HIGH } });

let stage: Stage;
beforeEach(async () => {
  stage = openStage({ policy: POLICY, cards: { ann: { card: 'of-ann', other: 'another' } } });
  await stage.fillBooks();
  for (const client of ['first', 'second']) await paid(client);
});
afterEach(() => {
  stage.close();
});

/** Each a week after the one before, so that the pace is nothing unusual. */
function buy(client: string, askedWith?: { readonly deviceId: string }): ReturnType<Stage['buy']> {
  stage.clock.now += 7 * DAY_MS;
  const wish: Wish = { customer: 'ann', totalMinor: 100, client };
  return stage.buy({ ...wish, ...(askedWith && { askedWith }) });
}

async function paid(...order: Parameters<typeof buy>): Promise<void> {
  const { digest } = await buy(...order);
  await stage.answer(digest, 'charged');
}

describe('a device that was told by another client', () => {
  it('is new, and makes no client strange that has never told one [REQ-RISK-DEVICE]', async () => {
    const kitchen = { deviceId: 'kitchen' };
    await paid('first', kitchen);
    const known = Number((await buy('first', kitchen)).decision?.riskScore);
    expect((await buy('second')).decision?.riskScore).toBe(known);
    expect((await buy('second', kitchen)).decision?.riskScore).toBe(known + 150);
  });
});
