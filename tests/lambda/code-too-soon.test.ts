/** A code that is said before the order is confirmed, or before its person has shown a passkey: what is said and shown is what the shop answers. */
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

describe('a code too soon', () => {
  it('shows what to do for the order, and goes on listening [REQ-SKILL-CODE-TOO-SOON]', async () => {
    const { attributes } = await talk.say('OrderIntent', { product: 'decaf' });
    const turn = await talk.say('CodeIntent', { code: '4821' });
    expect(turn.speech).toContain('not confirmed yet. Nothing was bought.');
    expect(turn.speech).not.toContain('passkey');
    expect(turn.screen).toMatchObject({ kind: 'waiting', stateWord: 'WAITING FOR YOUR PHONE' });
    expect(turn.isOpen).toBe(true);
    expect(turn.attributes['digest']).toBe(attributes['digest']);
  });

  it('says and shows that a passkey is needed only where the shop says so, and keeps the order in mind', async () => {
    const { attributes } = await talk.say('OrderIntent', { product: 'decaf' });
    skill.shop.settlement.settings.nextRedeemAnswers.push({
      outcome: 'stronger_confirmation_needed',
    });
    const turn = await talk.say('CodeIntent', { code: '4821' });
    expect(turn.speech).toContain(
      'Nothing was bought. Confirm it on your phone with your passkey.',
    );
    expect(turn.screen).toMatchObject({ kind: 'halted', stateWord: 'HALTED · NOTHING BOUGHT' });
    expect(turn.isOpen).toBe(true);
    expect(turn.attributes['digest']).toBe(attributes['digest']);
  });
});

describe('an order that the shop does not take', () => {
  it('is told on the screen as well, in the place of what stood there', async () => {
    await talk.say('AddToCartIntent', { product: 'decaf' });
    skill.shop.merchant.products.set('decaf', {
      ...(skill.shop.merchant.products.get('decaf') ?? raise()),
      isInStock: false,
    });
    const turn = await talk.say('CheckoutIntent');
    expect(turn.speech).toContain('Nothing was ordered.');
    expect(turn.screen).toMatchObject({ kind: 'problem', stateWord: 'NOT BOUGHT' });
    expect(JSON.stringify(turn.screen)).toContain('Harbor Roasters');
  });
});

function raise(): never {
  throw new Error('the shelf is empty');
}
