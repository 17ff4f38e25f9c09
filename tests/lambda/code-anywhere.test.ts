/** The code at the real MCP door, heard in intents that are not its own. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startConversation, type Conversation } from './support/start-conversation.ts';
import { startSkill, type SkillUnderTest } from './support/start-skill.ts';
import { withoutRandom } from '../without-random.ts';

let skill: SkillUnderTest;
let talk: Conversation;
let digest: string;

beforeEach(async () => {
  skill = await startSkill();
  talk = startConversation(skill);
  const { attributes } = await talk.say('OrderIntent', { product: 'decaf', quantity: '2' });
  digest = String(attributes['digest']);
  skill.shop.settlement.orders.set(digest, { state: 'confirmed', code: '4821' });
});
afterEach(async () => {
  await skill.stop();
});

const LANDINGS = [
  ['OrderIntent', { quantity: '4821' }],
  ['OrderIntent', { quantity: '4', product: 'eight two one' }],
  ['SearchIntent', { query: 'for eight to one' }],
  ['QuantityIntent', { quantity: '4821' }],
  ['ChooseIntent', { place: 'four eight two one' }],
  ['AddToCartIntent', { product: 'forty-eight twenty-one' }],
] as const;

describe('a code in another intent', () => {
  it.each(LANDINGS)(
    '%s %j places the order, and the code is in no answer, session or log [REQ-SKILL-CODE-ANYWHERE]',
    async (intent, slots) => {
      const turn = await talk.say(intent, slots);
      expect(turn.speech).toContain('Ordered. You paid');
      expect(skill.shop.settlement.redeems).toMatchObject([{ code: '4821', digest }]);
      for (const seen of [turn.text, ...skill.logs, ...skill.shop.logs]) {
        expect(withoutRandom(seen)).not.toMatch(/4821|eight two one|eight to one/);
      }
    },
  );

  it('places it also as the first words of a new session', async () => {
    talk.attributes = {};
    const turn = await talk.say('SearchIntent', { query: 'four eight two one' });
    expect(turn.speech).toContain('Ordered.');
  });

  it.each([
    ['QuantityIntent', { quantity: '482' }],
    ['SearchIntent', { query: 'four eight two' }],
    ['OrderIntent', { product: 'four eight two one six' }],
    ['ChooseIntent', { place: '?' }],
    ['AMAZON.FallbackIntent', {}],
  ] as const)(
    'is asked for again, without a try, where %s %j is not four digits [REQ-SKILL-CODE-LENGTH]',
    async (intent, slots) => {
      await talk.say('StatusIntent');
      const turn = await talk.say(intent, slots);
      expect(turn.speech).toContain('did not count as a try');
      expect(turn.reprompt).toContain('Which four digits');
      expect(turn.isOpen).toBe(true);
      expect(skill.shop.settlement.redeems).toHaveLength(0);
      expect(withoutRandom(JSON.stringify(turn.attributes))).not.toMatch(/482|four eight two/);
      expect((await talk.say('CodeIntent', { code: '4821' })).speech).toContain('Ordered.');
    },
  );

  it('is never searched for, nor remembered, where no order waits', async () => {
    skill.shop.settlement.orders.set(digest, { state: 'cancelled' });
    const searches = skill.shop.merchant.searches.length;
    const turn = await talk.say('SearchIntent', { query: 'four eight two one' });
    expect(skill.shop.settlement.redeems).toHaveLength(0);
    expect(skill.shop.merchant.searches).toHaveLength(searches);
    expect(turn.text).not.toContain('eight two');
  });

  it('keeps the right code after help and a wrong one', async () => {
    await talk.say('StatusIntent');
    await talk.say('AMAZON.HelpIntent');
    const wrong = await talk.say('QuantityIntent', { quantity: '1284' });
    expect(wrong.speech).toContain('You have two more tries.');
    const repeated = await talk.say('AMAZON.RepeatIntent');
    expect(repeated.speech).toBe(wrong.speech);
    expect(skill.shop.settlement.redeems).toHaveLength(1);
    expect((await talk.say('OrderIntent', { quantity: '4821' })).speech).toContain('Ordered.');
  });
});
