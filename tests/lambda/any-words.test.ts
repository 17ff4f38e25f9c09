/** Whatever is said in whatever order: nothing is bought without a code, and Alexa is never given what it would not take. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConversation } from './support/start-conversation.ts';
import { startSkill, type SkillUnderTest } from './support/start-skill.ts';

let skill: SkillUnderTest;

beforeAll(async () => {
  skill = await startSkill();
});
afterAll(async () => {
  await skill.stop();
});

const PRODUCTS = ['decaf', 'dark roast', 'it', 'the second one', 'sampler', 'a kettle', '?'];
const product = fc.constantFrom(...PRODUCTS).map((each) => ({ product: each }));
const none = fc.constant({});

const words = fc.oneof(
  fc.tuple(fc.constantFrom('OrderIntent', 'AddToCartIntent', 'RemoveFromCartIntent'), product),
  fc.tuple(
    fc.constant('SearchIntent'),
    fc.constantFrom(...PRODUCTS).map((query) => ({ query })),
  ),
  fc.tuple(
    fc.constant('ChooseIntent'),
    fc.constantFrom('first', 'last', 'other', '?').map((place) => ({ place })),
  ),
  fc.tuple(
    fc.constant('QuantityIntent'),
    fc.constantFrom('2', '9', '100').map((quantity) => ({ quantity })),
  ),
  fc.tuple(
    fc.constant('DeliveryIntent'),
    fc.constantFrom('office', 'moon').map((address) => ({ address })),
  ),
  fc.tuple(
    fc.constantFrom(
      ...['MoreOptionsIntent', 'ViewCartIntent', 'CheckoutIntent', 'ReadBackIntent', 'TotalIntent'],
      ...['WhereIsMyCodeIntent', 'StatusIntent', 'ReorderIntent', 'SlowerIntent'],
      ...['InstrumentIntent', 'AMAZON.RepeatIntent', 'AMAZON.HelpIntent', 'AMAZON.FallbackIntent'],
    ),
    none,
  ),
  fc.tuple(fc.constantFrom('AMAZON.YesIntent', 'AMAZON.NoIntent'), none),
);

it(
  'buys nothing without a code, ends exactly where nothing is asked, and stays within Alexa’s bounds [REQ-SKILL-ANY-WORDS]',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: 3, maxLength: 8 }), async (said) => {
        const talk = startConversation(skill);
        for (const [intent, slots] of said) {
          skill.shop.clock.nowMs += 5000;
          const turn = await talk.say(intent, slots);
          const digest = turn.attributes['digest'];
          // The worst case: whatever was read out is confirmed at once.
          if (typeof digest === 'string' && !skill.shop.settlement.orders.has(digest)) {
            skill.shop.settlement.orders.set(digest, { state: 'confirmed', code: '4821' });
          }
          expect(turn.speech).not.toBe('');
          expect(turn.speech.length).toBeLessThan(8000);
          expect(turn.speech).not.toMatch(/\p{N}/u);
          expect(turn.reprompt !== undefined).toBe(turn.isOpen);
          expect(Buffer.byteLength(turn.text)).toBeLessThan(120 * 1024);
          if (!turn.isOpen) talk.attributes = {};
        }
      }),
      { numRuns: 12 },
    );
    expect(skill.shop.settlement.redeems).toEqual([]);
    expect(skill.logs.join('\n')).not.toContain('unexpected fault');
  },
);
