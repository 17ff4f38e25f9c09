/** "The same as last time": proposed anew, never bought, and only where the order may be spoken of. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { escapeForSsml, minorUnitsOf } from '#core';
import type { AlexaServices } from '../../lambda/protocol/alexa-services.ts';
import { spokenDay } from '../../lambda/dialogue/spoken-day.ts';
import { dryRunOf, startConversation, type Conversation } from './support/start-conversation.ts';
import { startSkill, type SkillUnderTest } from './support/start-skill.ts';

const DAY_MS = 86_400_000;

let skill: SkillUnderTest;
let talk: Conversation;
let nowEpochMs = 0;

const alexa: AlexaServices = {
  speakWhileWaiting: () => () => undefined,
  timeZoneOf: () => Promise.resolve('America/Los_Angeles'),
};

beforeEach(async () => {
  skill = await startSkill(undefined, { alexa, nowEpochMs: () => nowEpochMs });
  talk = startConversation(skill);
  nowEpochMs = skill.shop.clock.nowMs;
});
afterEach(async () => {
  await skill.stop();
});

async function buyDecaf(): Promise<void> {
  const turn = await talk.say('OrderIntent', { product: 'decaf', quantity: '3' });
  const digest = String(turn.attributes['digest']);
  skill.shop.settlement.orders.set(digest, { state: 'confirmed', code: '4821' });
  await talk.say('CodeIntent', { code: '4821' });
  const { receipt } = skill.shop.settlement.orders.get(digest) ?? {};
  if (!receipt) throw new Error('nothing was bought');
  const chargedNow = { ...receipt, chargedAt: skill.shop.clock.nowMs };
  skill.shop.settlement.orders.set(digest, { state: 'ordered', receipt: chargedNow });
}

describe('the same as last time', () => {
  it('is proposed anew, at today’s price, word for word [REQ-SKILL-REORDER]', async () => {
    await buyDecaf();
    const decaf = skill.shop.merchant.products.get('decaf');
    if (!decaf) throw new Error('the shelf is empty');
    skill.shop.merchant.products.set('decaf', { ...decaf, unitPriceMinor: minorUnitsOf(2000) });
    const turn = await talk.say('ReorderIntent');
    const dryRun = await dryRunOf(skill, turn);
    expect(dryRun.terms.lines).toMatchObject([
      { productId: 'decaf', quantity: 3, unitPriceMinor: 2000 },
    ]);
    expect(turn.speech).toContain('This is what you ordered last time.');
    expect(turn.speech).toContain(escapeForSsml(dryRun.spokenText));
    expect(skill.shop.settlement.redeems).toHaveLength(1);
    expect(turn.isOpen).toBe(true);
  });

  it('names the day in the time zone of the device [REQ-SKILL-TIME-ZONE]', async () => {
    skill.shop.settlement.settings.mayTellHistory = true;
    await buyDecaf();
    nowEpochMs += 2 * DAY_MS;
    const weekday = new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      timeZone: 'America/Los_Angeles',
    });
    const turn = await talk.say('ReorderIntent');
    expect(turn.speech).toContain(
      `This is what you ordered on ${weekday.format(nowEpochMs - 2 * DAY_MS)}.`,
    );
    expect(turn.speech).not.toMatch(/\d/);
  });

  it('is the phone’s to tell where others may hear it [REQ-SKILL-SHARED-DEVICE]', async () => {
    await buyDecaf();
    skill.shop.clock.nowMs += DAY_MS;
    const quotes = skill.shop.settlement.quotes.length;
    const turn = await talk.say('ReorderIntent');
    expect(turn.speech).toContain('Your past orders are on your phone.');
    expect(turn.text).not.toContain('Decaf');
    expect(skill.shop.settlement.quotes).toHaveLength(quotes);
  });

  it('is nothing where nothing was bought', async () => {
    await talk.say('OrderIntent', { product: 'decaf' });
    const turn = await talk.say('ReorderIntent');
    expect(turn.speech).toContain('There is no earlier order that I can repeat.');
    expect(turn.isOpen).toBe(true);
  });

  it('says so when the shop has it no more', async () => {
    await buyDecaf();
    skill.shop.merchant.products.delete('decaf');
    const turn = await talk.say('ReorderIntent');
    expect(turn.speech).toContain('Nothing was ordered.');
    expect(turn.attributes['digest']).toBeUndefined();
  });
});

describe('the day of an earlier order', () => {
  const at = Date.parse('2026-11-30T03:00:00Z');
  const day = (ageMs: number, timeZone = 'UTC', locale: 'en-US' | 'ja-JP' = 'en-US') =>
    spokenDay(at, { nowEpochMs: at + ageMs, timeZone, locale });

  it('is the one on the customer’s own calendar', () => {
    expect(day(2 * DAY_MS)).toBe('Monday');
    expect(day(2 * DAY_MS, 'America/Los_Angeles')).toBe('Sunday');
    expect(day(2 * DAY_MS, 'UTC', 'ja-JP')).toBe('月曜日');
  });

  it('is not said of today, of a week ago or of a time to come', () => {
    expect(day(3_600_000)).toBeUndefined();
    expect(day(6 * DAY_MS)).toBeUndefined();
    expect(day(7 * DAY_MS)).toBeUndefined();
    expect(day(-DAY_MS)).toBeUndefined();
    expect(day(Number.NaN)).toBeUndefined();
  });
});
