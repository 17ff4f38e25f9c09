/** Where it is not clear what was meant, the customer is asked: no product, address or card is taken for what they did not name. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const recognisedAs = (id: string, name: string): Readonly<Record<string, unknown>> => ({
  value: name,
  resolutions: {
    resolutionsPerAuthority: [
      {
        authority: 'dynamic',
        status: { code: 'ER_SUCCESS_MATCH' },
        values: [{ value: { name, id } }],
      },
    ],
  },
});

describe('what was not named', () => {
  it('is not ordered by "it" where several were read out [REQ-YES-BUYS-NOTHING]', async () => {
    await talk.say('SearchIntent', { query: 'dark roast' });
    const quotes = skill.shop.settlement.quotes.length;
    const turn = await talk.say('OrderIntent', { product: 'it' });
    expect(turn.speech).toContain('Which one would you like?');
    expect(skill.shop.settlement.quotes).toHaveLength(quotes);
  });

  it.each([
    ['InstrumentIntent', 'instrument'],
    ['DeliveryIntent', 'address'],
  ])(
    'is not taken by an id that is not in the customer’s own book: %s [REQ-SKILL-LABELS]',
    async (intent, slot) => {
      const { attributes } = await talk.say('OrderIntent', { product: 'decaf' });
      const quotes = skill.shop.settlement.quotes.length;
      const turn = await talk.say(intent, {
        [slot]: recognisedAs('somebody-elses', 'the one of the neighbours'),
      });
      expect(turn.speech).toContain('You can add one on your phone.');
      expect(skill.shop.settlement.quotes).toHaveLength(quotes);
      expect(turn.attributes['digest']).toBe(attributes['digest']);
    },
  );

  it('is asked for where two cards of the book fit what was said [REQ-SKILL-INSTRUMENT]', async () => {
    const { attributes } = await talk.say('OrderIntent', { product: 'decaf' });
    const quotes = skill.shop.settlement.quotes.length;
    const turn = await talk.say('InstrumentIntent', { instrument: 'ending' });
    expect(turn.speech).toMatch(/Visa .+ Mastercard /);
    expect(turn.isOpen).toBe(true);
    expect(skill.shop.settlement.quotes).toHaveLength(quotes);
    expect(turn.attributes['digest']).toBe(attributes['digest']);
  });
});
