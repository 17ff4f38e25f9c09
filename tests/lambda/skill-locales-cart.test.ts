/** The whole way to an order in each language: in its own words, without a digit, and with a question that stays open. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escapeForSsml, SPEECH_LOCALES } from '#core';
import { SKILL_STRINGS } from '#screens/strings';
import { dryRunOf, startConversation } from './support/start-conversation.ts';
import { startSkill, type SkillUnderTest } from './support/start-skill.ts';

let skill: SkillUnderTest;

beforeAll(async () => {
  skill = await startSkill();
});
afterAll(async () => {
  await skill.stop();
});

const WAY = [
  ['SearchIntent', { query: 'dark roast' }],
  ['AddToCartIntent', { product: 'decaf', quantity: '2' }],
  ['ViewCartIntent', {}],
  ['DeliveryIntent', { address: 'office' }],
  ['InstrumentIntent', {}],
  ['TotalIntent', {}],
  ['AMAZON.HelpIntent', {}],
  ['CheckoutIntent', {}],
  ['WhereIsMyCodeIntent', {}],
  ['TotalIntent', {}],
  ['AMAZON.RepeatIntent', {}],
] as const;

describe.each(SPEECH_LOCALES)('the way to an order in %s', (locale) => {
  it('is one conversation, in that language alone [REQ-LOCALES]', async () => {
    const strings = SKILL_STRINGS[locale];
    const talk = startConversation(skill);
    // Only so many calls a minute.
    skill.shop.clock.nowMs += 61_000;
    for (const [intent, slots] of WAY) {
      const turn = await talk.say(intent, slots, { locale });
      expect([intent, turn.isOpen]).toEqual([intent, true]);
      expect(turn.speech, intent).not.toMatch(/\p{N}|\p{Sc}/u);
      expect(turn.reprompt, intent).toMatch(/\p{L}/u);
      if (intent === 'CheckoutIntent') {
        const dryRun = await dryRunOf(skill, turn);
        expect(dryRun.terms.locale).toBe(locale);
        expect(turn.speech).toContain(escapeForSsml(dryRun.spokenText));
        skill.shop.settlement.orders.set(dryRun.digest, { state: 'waiting' });
      }
    }
    const ended = await talk.say('CancelOrderIntent', {}, { locale });
    expect(ended.isOpen).toBe(false);
    await talk.say('RemoveFromCartIntent', { product: 'decaf' }, { locale });
    const no = await talk.say('ReorderIntent', {}, { locale });
    expect(no.speech).toContain(escapeForSsml(strings.nothingToReorder));
  });
});
