/** The cart by voice: filled, told, changed, sent elsewhere, paid otherwise, and read back as an order. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { escapeForSsml } from '#core';
import { dryRunOf, startConversation, type Conversation } from './support/start-conversation.ts';
import { startSkill, type SkillUnderTest } from './support/start-skill.ts';

let skill: SkillUnderTest;
let talk: Conversation;

beforeEach(async () => {
  skill = await startSkill();
  talk = startConversation(skill);
});
afterEach(async () => {
  await skill.stop();
});

const DECAF = { product: 'decaf', quantity: '2' };
const GROUND = { product: 'dark roast ground 12 oz' };

describe('filling the cart', () => {
  it('adds, says so, orders nothing, and asks what next [REQ-SKILL-CART]', async () => {
    const turn = await talk.say('AddToCartIntent', DECAF);
    expect(turn.speech).toContain('It is in your cart. Nothing is ordered yet.');
    expect(turn.speech).toContain('thirty-five dollars');
    expect(turn.isOpen).toBe(true);
    expect(turn.reprompt).toContain('order my cart');
    expect(turn.screen).toMatchObject({ kind: 'cart' });
    expect(skill.shop.settlement.quotes).toHaveLength(0);
  });

  it('makes the line that was just changed three', async () => {
    await talk.say('AddToCartIntent', DECAF);
    const turn = await talk.say('QuantityIntent', { quantity: '3' });
    expect(turn.speech).toContain('fifty-two dollars and fifty cents');
  });

  it('adds the one that was chosen from what was read out', async () => {
    await talk.say('SearchIntent', { query: 'dark roast' });
    await talk.say('AddToCartIntent', { product: 'the second one', quantity: '4' });
    const turn = await talk.say('ViewCartIntent');
    expect(turn.speech).toContain('four of Dark Roast');
    expect(skill.shop.settlement.quotes).toHaveLength(0);
  });

  it('offers what fits, and puts the chosen one into the cart', async () => {
    await talk.say('AddToCartIntent', { product: 'dark roast', quantity: '2' });
    const turn = await talk.say('ChooseIntent', { place: 'first' });
    expect(turn.speech).toContain('It is in your cart.');
    expect((await talk.say('ViewCartIntent')).speech).toContain('two of Dark Roast');
  });

  it('adds "it": what was offered alone, or read out as an order', async () => {
    await talk.say('SearchIntent', { query: 'decaf' });
    expect((await talk.say('AddToCartIntent', { product: 'it' })).speech).toContain('is in your');
    await talk.say('OrderIntent', { ...GROUND, quantity: '5' });
    await talk.say('AddToCartIntent', { product: 'that' });
    expect((await talk.say('ViewCartIntent')).speech).toContain('five of Dark Roast');
  });

  it('puts nothing into the cart at a question for the price of one that was read out for it', async () => {
    await talk.say('AddToCartIntent', { product: 'dark roast', quantity: '2' });
    const turn = await talk.say('SearchIntent', { product: 'the second one' });
    expect(turn.speech).toContain('I found this: Dark Roast, ground');
    expect((await talk.say('ViewCartIntent')).speech).toContain('Your cart is empty');
  });

  it('asks what to add, and adds what is named then', async () => {
    const asked = await talk.say('AddToCartIntent');
    expect(asked.speech).toContain('What should I put in your cart?');
    const turn = await talk.say('OrderIntent', GROUND);
    expect(turn.speech).toContain('It is in your cart.');
    expect(skill.shop.settlement.quotes).toHaveLength(0);
  });
});

describe('emptying the cart', () => {
  beforeEach(async () => {
    await talk.say('AddToCartIntent', DECAF);
    await talk.say('AddToCartIntent', GROUND);
  });

  it.each([
    ['its name', { product: 'decaf' }],
    ['its title', { product: 'Decaf & Calm, 12 oz' }],
    ['its place', { product: 'the first one' }],
  ])('takes a line out by %s [REQ-SKILL-CART]', async (_name, slots) => {
    const turn = await talk.say('RemoveFromCartIntent', slots);
    expect(turn.speech).toContain('I took it out of your cart.');
    const { speech } = await talk.say('ViewCartIntent');
    expect(speech).not.toContain('Decaf');
    expect(speech).toContain('Dark Roast');
  });

  it('takes "it" for the line that was changed last', async () => {
    await talk.say('RemoveFromCartIntent', { product: 'it' });
    const { speech } = await talk.say('ViewCartIntent');
    expect(speech).toContain('Decaf');
    expect(speech).not.toContain('Dark Roast');
  });

  it('asks which one where several lines fit, and takes that one out', async () => {
    await talk.say('AddToCartIntent', { product: 'dark roast whole bean 12 oz' });
    const asked = await talk.say('RemoveFromCartIntent', { product: 'dark roast' });
    expect(asked.speech).toContain('Which one would you like?');
    await talk.say('ChooseIntent', { place: 'second' });
    const { speech } = await talk.say('ViewCartIntent');
    expect(speech.match(/Dark Roast/g)).toHaveLength(1);
  });

  it('empties it on "everything"', async () => {
    const turn = await talk.say('RemoveFromCartIntent', { product: 'everything' });
    expect(turn.speech).toContain('I emptied your cart.');
    expect((await talk.say('ViewCartIntent')).speech).toContain('Your cart is empty.');
  });

  it('says what is not in it, and changes nothing', async () => {
    const turn = await talk.say('RemoveFromCartIntent', { product: 'kettle' });
    expect(turn.speech).toContain('That is not in your cart.');
    expect((await talk.say('ViewCartIntent')).speech).toContain('Decaf');
  });

  it('asks what to take out, and takes out what is named then', async () => {
    expect((await talk.say('RemoveFromCartIntent')).speech).toContain('What should I take out');
    const turn = await talk.say('OrderIntent', { product: 'decaf' });
    expect(turn.speech).toContain('I took it out of your cart.');
  });
});

describe('ordering the cart', () => {
  it('reads the cart out at "order it" where the cart was told last, though another order waits [REQ-SKILL-CHECKOUT]', async () => {
    const waiting = await talk.say('OrderIntent', GROUND);
    await talk.say('AddToCartIntent', DECAF);
    const turn = await talk.say('OrderIntent', { product: 'it' });
    expect(turn.speech).toContain('This is a dry run');
    expect(turn.attributes['digest']).not.toBe(waiting.attributes['digest']);
    expect((await dryRunOf(skill, turn)).terms.lines).toMatchObject([
      { productId: 'decaf', quantity: 2 },
    ]);
    const again = await talk.say('OrderIntent', { product: 'it' });
    expect(again.speech).toContain('A yes alone buys nothing.');
  });

  it('reads the cart back word for word, with the total, and buys nothing [REQ-SKILL-CHECKOUT]', async () => {
    await talk.say('AddToCartIntent', DECAF);
    const turn = await talk.say('CheckoutIntent');
    const dryRun = await dryRunOf(skill, turn);
    expect(dryRun.terms.lines).toMatchObject([{ productId: 'decaf', quantity: 2 }]);
    expect(turn.speech).toContain(escapeForSsml(dryRun.spokenText));
    expect(turn.reprompt).toContain('Nothing is bought yet.');
    expect(skill.shop.settlement.redeems).toHaveLength(0);
  });

  it('says that an empty cart orders nothing', async () => {
    const turn = await talk.say('CheckoutIntent');
    expect(turn.speech).toContain('empty');
    expect(turn.attributes['digest']).toBeUndefined();
    expect(turn.isOpen).toBe(true);
  });

  it('says what the cart comes to, and how the exact total is heard [REQ-SKILL-TOTAL]', async () => {
    await talk.say('AddToCartIntent', DECAF);
    const turn = await talk.say('TotalIntent');
    expect(turn.speech).toContain('before delivery and tax');
    expect(turn.speech).toContain('say, order my cart');
  });

  it('orders nothing on a yes after the cart was told [REQ-YES-BUYS-NOTHING]', async () => {
    await talk.say('AddToCartIntent', DECAF);
    const turn = await talk.say('AMAZON.YesIntent');
    expect(turn.speech).toContain('A yes alone orders nothing.');
    expect(skill.shop.settlement.quotes).toHaveLength(0);
    expect(turn.isOpen).toBe(true);
  });
});

describe('where it goes, and how it is paid', () => {
  it('takes "home" for an address where one was asked for, though it comes as the way to the beginning [REQ-SKILL-DELIVERY]', async () => {
    await talk.say('OrderIntent', DECAF);
    await talk.say('DeliveryIntent', { address: 'office' });
    await talk.say('DeliveryIntent');
    const turn = await talk.say('AMAZON.NavigateHomeIntent');
    expect(turn.speech).toContain('to Home');
    expect((await dryRunOf(skill, turn)).terms.lines).toMatchObject([{ quantity: 2 }]);
    expect((await talk.say('AMAZON.NavigateHomeIntent')).speech).toContain('Welcome');
  });

  it('tells Alexa the labels of the customer’s own book while they speak, once, and takes them back [REQ-SKILL-LABELS]', async () => {
    const turn = await talk.say('AddToCartIntent', DECAF);
    const [told, ...others] = turn.directives.filter(
      ({ type }) => type === 'Dialog.UpdateDynamicEntities',
    );
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      updateBehavior: 'REPLACE',
      types: [
        {
          name: 'ADDRESS',
          values: [
            { id: 'home', name: { value: 'Home', synonyms: [] } },
            { id: 'office', name: { value: 'The Office', synonyms: [] } },
          ],
        },
        {
          name: 'INSTRUMENT',
          values: [
            { id: 'visa', name: { value: 'Visa ending four two four two' } },
            { id: 'master', name: { value: 'Mastercard ending one eight eight one' } },
          ],
        },
      ],
    });
    const again = await talk.say('ViewCartIntent');
    expect(again.text).not.toContain('UpdateDynamicEntities');
    const stopped = await talk.say('AMAZON.StopIntent');
    expect(stopped.directives).toEqual([
      { type: 'Dialog.UpdateDynamicEntities', updateBehavior: 'CLEAR' },
    ]);
  });

  it('sends an order that was read out elsewhere, and takes the first back [REQ-SKILL-DELIVERY]', async () => {
    const first = await talk.say('OrderIntent', DECAF);
    const turn = await talk.say('DeliveryIntent', { address: 'the office' });
    expect(turn.speech).toContain('to The Office');
    expect(turn.attributes['digest']).not.toBe(first.attributes['digest']);
    expect(skill.shop.settlement.orders.get(String(first.attributes['digest']))?.state).toBe(
      'cancelled',
    );
    const more = await talk.say('QuantityIntent', { quantity: '3' });
    expect(more.speech).toContain('to The Office');
  });

  it('pays with another instrument by a word of its label [REQ-SKILL-INSTRUMENT]', async () => {
    await talk.say('OrderIntent', DECAF);
    const turn = await talk.say('InstrumentIntent', { instrument: 'mastercard' });
    expect(turn.speech).toContain('Mastercard ending one eight eight one');
    expect((await dryRunOf(skill, turn)).terms.lines).toMatchObject([{ quantity: 2 }]);
  });

  it('chooses for the cart, and keeps it for its order', async () => {
    await talk.say('AddToCartIntent', DECAF);
    const told = await talk.say('DeliveryIntent', { address: 'office' });
    expect(told.speech).toContain('It goes to The Office.');
    expect((await talk.say('CheckoutIntent')).speech).toContain('to The Office');
    const back = await talk.say('DeliveryIntent', { address: 'home' });
    expect(back.speech).toContain('to Home');
  });

  it('says where it goes, what else there is, and understands the place or the label alone', async () => {
    await talk.say('AddToCartIntent', DECAF);
    const asked = await talk.say('DeliveryIntent');
    expect(asked.speech).toContain('It goes to Home. I can deliver to Home, or, The Office.');
    expect(asked.reprompt).toContain('Where should it go?');
    const byName = await talk.say('OrderIntent', { product: 'the office' });
    expect(byName.speech).toContain('It goes to The Office.');
    await talk.say('InstrumentIntent');
    const byPlace = await talk.say('ChooseIntent', { place: 'second' });
    expect(byPlace.speech).toContain('Mastercard ending one eight eight one');
  });

  it('says which labels there are where none fits, and adds none [REQ-SKILL-LABELS]', async () => {
    await talk.say('AddToCartIntent', DECAF);
    const turn = await talk.say('DeliveryIntent', { address: 'the beach house' });
    expect(turn.speech).toContain('You can add one on your phone. I can deliver to Home');
    expect(turn.isOpen).toBe(true);
  });
});

describe('the next conversation', () => {
  it('offers the cart that was left, and reads it on a yes [REQ-SKILL-LEFT-CART]', async () => {
    await talk.say('AddToCartIntent', DECAF);
    await talk.say('AMAZON.StopIntent');
    const welcome = await talk.launch();
    expect(welcome.speech).toContain('Your cart still has something in it');
    expect(welcome.reprompt).toContain('Would you like to hear what is in your cart?');
    const told = await talk.say('AMAZON.YesIntent');
    expect(told.speech).toContain('two of Decaf and Calm');
    expect(skill.shop.settlement.quotes).toHaveLength(0);
  });

  it('goes on without it on a no', async () => {
    await talk.say('AddToCartIntent', DECAF);
    await talk.launch();
    const turn = await talk.say('AMAZON.NoIntent');
    expect(turn.speech).toContain('All right. What else would you like?');
    const ordered = await dryRunOf(skill, await talk.say('OrderIntent', DECAF));
    expect(ordered.terms.lines).toMatchObject([{ productId: 'decaf', quantity: 2 }]);
  });

  it('welcomes as ever with an empty cart, and with the shop out of reach', async () => {
    expect((await talk.launch()).speech).toContain('Welcome to Harbor Roasters.');
    skill.lostTools.push('view_cart');
    expect((await talk.launch()).speech).toContain('Welcome to Harbor Roasters.');
  });
});
