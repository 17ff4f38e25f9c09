/** A touch does what the same words do; there is none that pays, and what is not understood does nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TOUCHES } from '#screens/apl';
import { startConversation, type Conversation } from './support/start-conversation.ts';
import { startSkill, type SkillUnderTest } from './support/start-skill.ts';

let skill: SkillUnderTest;
let talk: Conversation;

beforeAll(async () => {
  skill = await startSkill();
});
beforeEach(() => {
  talk = startConversation(skill);
  // Only so many calls a minute.
  skill.shop.clock.nowMs += 61_000;
});
afterAll(async () => {
  await skill.stop();
});

describe('a touch', () => {
  it.each([
    [['choose', 2], 'ChooseIntent', { place: 'second' }],
    [['more'], 'MoreOptionsIntent', {}],
    [['cart'], 'ViewCartIntent', {}],
    [['readBack'], 'ReadBackIntent', {}],
    [['checkout'], 'CheckoutIntent', {}],
  ] as const)('%j says and shows what %s does [REQ-SKILL-TOUCH]', async (touch, intent, slots) => {
    const { attributes } = await talk.say('SearchIntent', { query: 'dark roast' });
    await skill.say({ intent: 'AddToCartIntent', slots: { product: 'decaf' } });
    const said = await talk.say(intent, slots);
    talk.attributes = attributes;
    const touched = await talk.touch(...touch);
    expect(touched.speech).toBe(said.speech);
    expect(touched.screen).toEqual(said.screen);
    expect(touched.isOpen).toBe(said.isOpen);
    expect(touched.attributes).toEqual(said.attributes);
  });

  it('is understood for each that a screen of ours sends', () => {
    expect([...TOUCHES].sort()).toEqual(['cart', 'checkout', 'choose', 'more', 'readBack']);
  });

  it.each([
    [[]],
    [['pay']],
    [['confirm']],
    [['code', '4821']],
    [['choose']],
    [['choose', 0]],
    [['choose', 6]],
    [['choose', '2']],
    [['checkout', 'now']],
    [[{ kind: 'checkout' }]],
  ])(
    '%j is none: nothing is said, nothing is done, and the session stays as it is',
    async (touch) => {
      const { attributes } = await talk.say('SearchIntent', { query: 'dark roast' });
      const quotes = skill.shop.settlement.quotes.length;
      const turn = await talk.touch(...touch);
      expect(turn.speech).toBe('');
      expect(turn.directives).toEqual([]);
      expect(turn.attributes).toEqual(attributes);
      expect(skill.shop.settlement.quotes).toHaveLength(quotes);
    },
  );

  it('chooses no address where the labels were read out since', async () => {
    await talk.say('AddToCartIntent', { product: 'decaf' });
    await talk.say('SearchIntent', { query: 'dark roast' });
    await talk.say('DeliveryIntent');
    const turn = await talk.touch('choose', 2);
    expect(turn.speech).toContain('Where should it go?');
    expect((await talk.say('DeliveryIntent')).speech).toContain('It goes to Home.');
    const byNumber = await talk.say('QuantityIntent', { quantity: '2' });
    expect(byNumber.speech).toContain('It goes to The Office.');
  });

  it('never redeems, whatever it sends [REQ-SKILL-TOUCH]', async () => {
    const { attributes } = await talk.say('OrderIntent', { product: 'decaf', quantity: '7' });
    const digest = String(attributes['digest']);
    skill.shop.settlement.orders.set(digest, { state: 'confirmed', code: '4821' });
    for (const touch of [
      ...TOUCHES.map((each) => [each]),
      ['choose', 1],
      ['4821'],
      ['code', '4821'],
    ]) {
      talk.attributes = attributes;
      await talk.touch(...touch);
    }
    expect(skill.shop.settlement.redeems).toHaveLength(0);
  });
});
