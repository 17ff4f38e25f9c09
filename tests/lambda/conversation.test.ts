/** A conversation from search to cart: what was read out is chosen from, changed, interrupted, and taken up again. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderDigestSchema } from '#core';
import { receiptOf } from '../mcp/support/start-settlement.ts';
import { startSkill, type Said, type SkillUnderTest, type Turn } from './support/start-skill.ts';
import { withoutRandom } from '../without-random.ts';

let skill: SkillUnderTest;
let attributes: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  skill = await startSkill();
});
/** What an earlier test left waiting is over: only so many orders may wait. */
const proposed = new Set<string>();

beforeEach(() => {
  attributes = {};
  // Only so many calls a minute.
  skill.shop.clock.nowMs += 61_000;
  for (const digest of proposed) skill.shop.settlement.orders.set(digest, { state: 'cancelled' });
});
afterAll(async () => {
  await skill.stop();
});

/** One after the other in one session. */
async function say(intent: string, slots: Said['slots'] = {}): Promise<Turn> {
  const turn = await skill.say({ intent, slots, attributes });
  attributes = turn.attributes;
  if (typeof attributes['digest'] === 'string') proposed.add(attributes['digest']);
  return turn;
}

async function linesOf(turn: Turn): Promise<unknown> {
  const digest = orderDigestSchema.parse(turn.attributes['digest']);
  return (await skill.shop.reader.findDryRun(digest))?.dryRun.terms.lines;
}

function offeredIds(): readonly string[] {
  return z.object({ ids: z.array(z.string()) }).parse(attributes['offered']).ids;
}

describe('searching', () => {
  it('reads out at most five, each with its price, and asks which one [REQ-SKILL-SEARCH]', async () => {
    const turn = await say('SearchIntent', { query: 'dark roast' });
    expect(turn.speech).toContain('I found two that fit.');
    expect(turn.speech.match(/eighteen dollars and ninety-nine cents/g)).toHaveLength(2);
    expect(turn.isOpen).toBe(true);
    expect(turn.reprompt).toContain('Which one would you like?');
    expect(turn.screen).toMatchObject({ kind: 'products' });
  });

  it('offers one that fits alone, and "order it" proposes that one', async () => {
    const found = await say('SearchIntent', { query: 'decaf' });
    expect(found.speech).toContain('I found this: Decaf and Calm');
    const turn = await say('OrderIntent', { product: 'it', quantity: '2' });
    expect(await linesOf(turn)).toMatchObject([{ productId: 'decaf', quantity: 2 }]);
  });

  it('asks again which one at "order it" where several were read out, and takes a number for the answer [REQ-SKILL-CONTEXT]', async () => {
    await say('SearchIntent', { query: 'dark roast' });
    const [, second] = offeredIds();
    const turn = await say('OrderIntent', { product: 'it' });
    expect(turn.speech).toContain('Which one would you like?');
    expect(await linesOf(await say('QuantityIntent', { quantity: '2' }))).toMatchObject([
      { productId: second, quantity: 1 },
    ]);
  });

  it('tells the one at a place in what was read out again, with its price [REQ-SKILL-CONTEXT]', async () => {
    await say('SearchIntent', { query: 'dark roast' });
    const [, second] = offeredIds();
    const turn = await say('SearchIntent', { product: 'the second one' });
    expect(turn.speech).toContain('I found this: Dark Roast, ground');
    expect(turn.speech).toContain('eighteen dollars and ninety-nine cents');
    expect(await linesOf(await say('OrderIntent', { product: 'it' }))).toMatchObject([
      { productId: second, quantity: 1 },
    ]);
  });

  it('says what it does not find, and asks on', async () => {
    const turn = await say('SearchIntent', { query: 'yacht' });
    expect(turn.speech).toContain('find that in the shop');
    expect(turn.isOpen).toBe(true);
  });

  it('keeps the list open when there is no more of it [REQ-SKILL-MORE]', async () => {
    await say('SearchIntent', { query: 'dark roast' });
    const ids = offeredIds();
    const turn = await say('MoreOptionsIntent');
    expect(turn.speech).toContain('Those were all that fit.');
    const chosen = await say('ChooseIntent', { place: 'second' });
    expect(await linesOf(chosen)).toMatchObject([{ productId: ids[1] }]);
  });

  it('reads on where there is more, and takes the place from what was read last [REQ-SKILL-MORE]', async () => {
    const first = await say('SearchIntent', { query: 'sampler' });
    expect(first.speech).toContain('You can also say, more options.');
    const firstIds = offeredIds();
    expect(firstIds).toHaveLength(5);
    const second = await say('MoreOptionsIntent');
    expect(second.speech).not.toContain('more options');
    const ids = offeredIds();
    expect(ids).toHaveLength(2);
    expect(firstIds).not.toContain(ids[1]);
    const chosen = await say('ChooseIntent', { place: 'second' });
    expect(await linesOf(chosen)).toMatchObject([{ productId: ids[1] }]);
  });

  it('asks what to order when "more" is asked of nothing', async () => {
    expect((await say('MoreOptionsIntent')).speech).toContain('What would you like to order?');
  });
});

describe('choosing', () => {
  it.each([
    ['ChooseIntent', { place: 'second' }, 1],
    ['ChooseIntent', { place: 'the last one' }, 1],
    ['ChooseIntent', { place: 'number one' }, 0],
    ['OrderIntent', { product: 'the first one' }, 0],
    ['OrderIntent', { product: 'ground' }, 1],
    ['QuantityIntent', { quantity: '2' }, 1],
  ])('takes %s %j from what was read out [REQ-SKILL-CHOOSE]', async (intent, slots, index) => {
    await say('SearchIntent', { query: 'dark roast' });
    const ids = offeredIds();
    expect(await linesOf(await say(intent, slots))).toMatchObject([
      { productId: ids[index], quantity: 1 },
    ]);
  });

  it('takes the place that Alexa recognised by its id, in any language', async () => {
    await say('SearchIntent', { query: 'dark roast' });
    const ids = offeredIds();
    const place = {
      value: 'zwote',
      resolutions: {
        resolutionsPerAuthority: [
          {
            authority: 'a',
            status: { code: 'ER_SUCCESS_MATCH' },
            values: [{ value: { name: 'zweite', id: 'second' } }],
          },
        ],
      },
    };
    expect(await linesOf(await say('ChooseIntent', { place }))).toMatchObject([
      { productId: ids[1] },
    ]);
  });

  it('proposes the other on "no, the other", and takes the first back [REQ-SKILL-THE-OTHER]', async () => {
    await say('SearchIntent', { query: 'dark roast' });
    const ids = offeredIds();
    const first = await say('ChooseIntent', { place: 'first' });
    const second = await say('ChooseIntent', { place: 'other' });
    expect(await linesOf(second)).toMatchObject([{ productId: ids[1], quantity: 1 }]);
    expect(skill.shop.settlement.orders.get(String(first.attributes['digest']))?.state).toBe(
      'cancelled',
    );
    expect(skill.shop.settlement.orders.has(String(second.attributes['digest']))).toBe(false);
  });

  it('asks which one again where nothing stands at the place', async () => {
    await say('SearchIntent', { query: 'dark roast' });
    for (const place of ['fourth', 'other']) {
      const turn = await say('ChooseIntent', { place });
      expect(turn.speech).toContain('Which one would you like?');
      expect(turn.attributes['digest']).toBeUndefined();
    }
  });
});

describe('changing the order that was read out', () => {
  it('makes it three, and takes the first back [REQ-SKILL-QUANTITY]', async () => {
    const first = await say('OrderIntent', { product: 'decaf' });
    const second = await say('QuantityIntent', { quantity: '3' });
    expect(await linesOf(second)).toMatchObject([{ productId: 'decaf', quantity: 3 }]);
    expect(skill.shop.settlement.orders.get(String(first.attributes['digest']))?.state).toBe(
      'cancelled',
    );
  });

  it('proposes anew what was taken back before', async () => {
    const first = await say('OrderIntent', { product: 'decaf', quantity: '21' });
    await say('QuantityIntent', { quantity: '22' });
    const again = await say('QuantityIntent', { quantity: '21' });
    expect(await linesOf(again)).toMatchObject([{ quantity: 21 }]);
    expect(again.attributes['digest']).not.toBe(first.attributes['digest']);
    expect(again.speech).toContain('This is a dry run');
  });

  it('changes nothing of an order that was placed meanwhile, and tells how it is', async () => {
    const { attributes: before } = await say('OrderIntent', { product: 'decaf', quantity: '4' });
    const digest = String(before['digest']);
    skill.shop.settlement.orders.set(digest, { state: 'payment_processing' });
    const quotes = skill.shop.settlement.quotes.length;
    const turn = await say('QuantityIntent', { quantity: '5' });
    expect(turn.speech).toContain('the payment is on its way');
    expect(skill.shop.settlement.quotes).toHaveLength(quotes);
    expect(skill.shop.settlement.orders.get(digest)?.state).toBe('payment_processing');
  });

  it('asks for a number from one to ninety-nine', async () => {
    await say('OrderIntent', { product: 'decaf', quantity: '6' });
    const turn = await say('QuantityIntent', { quantity: '?' });
    expect(turn.speech).toContain('one to ninety-nine');
    expect(turn.reprompt).toContain('Confirm the order on your phone');
  });

  it('says the total alone, and in digits what sounds like another [REQ-SKILL-TOTAL]', async () => {
    await say('OrderIntent', { product: 'decaf', quantity: '7' });
    const turn = await say('TotalIntent');
    expect(turn.speech).toMatch(/The total is .* dollars/);
    expect(turn.isOpen).toBe(true);
    expect(turn.speech).not.toMatch(/\d/);
  });
});

describe('interruptions', () => {
  it('understands "the second one" after help, status and words that fit nothing [REQ-SKILL-CONTEXT]', async () => {
    await say('SearchIntent', { query: 'dark roast' });
    const ids = offeredIds();
    const help = await say('AMAZON.HelpIntent');
    expect(help.isOpen).toBe(true);
    expect(help.reprompt).toContain('Which one would you like?');
    const lost = await say('AMAZON.FallbackIntent');
    expect(lost.speech).toContain('I didn&apos;t understand that. Which one would you like?');
    expect(await linesOf(await say('ChooseIntent', { place: 'second' }))).toMatchObject([
      { productId: ids[1] },
    ]);
  });

  it('repeats the last answer exactly, whatever it was [REQ-SKILL-REPEAT]', async () => {
    for (const [intent, slots] of [
      ['SearchIntent', { query: 'dark roast' }],
      ['AMAZON.HelpIntent', {}],
      ['OrderIntent', { product: 'decaf', quantity: '8' }],
      ['TotalIntent', {}],
    ] as const) {
      const turn = await say(intent, slots);
      const again = await say('AMAZON.RepeatIntent');
      expect(again.speech).toBe(turn.speech);
      expect(again.reprompt).toBe(turn.reprompt);
      expect(again.isOpen).toBe(true);
      expect((await say('AMAZON.RepeatIntent')).speech).toBe(turn.speech);
    }
  });

  it('says the same words slowly, every amount in the words that it had [REQ-SKILL-SLOWER]', async () => {
    const turn = await say('OrderIntent', { product: 'decaf', quantity: '9' });
    const slow = await say('SlowerIntent');
    const words = /^<speak>(.*)<\/speak>$/s.exec(turn.speech)?.[1];
    expect(slow.speech).toBe(`<speak><prosody rate="slow">${words ?? '?'}</prosody></speak>`);
    expect((await say('AMAZON.RepeatIntent')).speech).toBe(turn.speech);
  });

  it.each(['AMAZON.RepeatIntent', 'SlowerIntent'])(
    'invariant 6: %s does not say again that nothing was bought of an order that was bought meanwhile',
    async (intent) => {
      await say('OrderIntent', { product: 'decaf', quantity: '11' });
      const digest = orderDigestSchema.parse(attributes['digest']);
      const stored = await skill.shop.reader.findDryRun(digest);
      if (!stored) throw new Error('there is no such order');
      skill.shop.settlement.orders.set(digest, {
        state: 'ordered',
        receipt: receiptOf(stored.dryRun),
      });
      const { speech } = await say(intent);
      expect(speech).toContain('Ordered. You paid');
      expect(speech).not.toContain('nothing has been bought');
      skill.shop.settlement.orders.delete(digest);
    },
  );

  it('reads the order back when there is nothing yet to repeat', async () => {
    const ordered = await say('OrderIntent', { product: 'decaf', quantity: '10' });
    attributes = {};
    expect((await say('AMAZON.RepeatIntent')).speech).toBe(ordered.speech);
  });
});

describe('yes and no', () => {
  it('asks which one again on a yes, which chooses nothing [REQ-YES-BUYS-NOTHING]', async () => {
    await say('SearchIntent', { query: 'dark roast' });
    const quotes = skill.shop.settlement.quotes.length;
    const turn = await say('AMAZON.YesIntent');
    expect(turn.speech).toContain('Which one would you like?');
    expect(skill.shop.settlement.quotes).toHaveLength(quotes);
  });

  it('drops what was offered on a no, and ends when a no is all there is to say', async () => {
    await say('SearchIntent', { query: 'dark roast' });
    const first = await say('AMAZON.NoIntent');
    expect(first.speech).toContain('All right. What else would you like?');
    expect(first.attributes['offered']).toBeUndefined();
    const second = await say('AMAZON.NoIntent');
    expect(second.speech).toContain('Goodbye.');
    expect(second.isOpen).toBe(false);
  });
});

describe('where the code is', () => {
  it('names the phone, and knows no code [REQ-SKILL-WHERE-CODE]', async () => {
    const ordered = await say('OrderIntent', { product: 'decaf', quantity: '11' });
    const waiting = await say('WhereIsMyCodeIntent');
    expect(waiting.speech).toContain('There is no code yet.');
    const digest = String(ordered.attributes['digest']);
    skill.shop.settlement.orders.set(digest, { state: 'confirmed', code: '4821' });
    const confirmed = await say('WhereIsMyCodeIntent');
    expect(confirmed.speech).toContain('Your code is on your phone');
    expect(confirmed.reprompt).toContain('Which four digits');
    expect(withoutRandom(confirmed.text)).not.toContain('4821');
  });
});

it('ends exactly the sessions in which nothing is asked, and every question has a reprompt [REQ-SKILL-SESSION-FLAG]', async () => {
  const turns: Turn[] = [];
  for (const [intent, slots] of [
    ['SearchIntent', { query: 'dark roast' }],
    ['ChooseIntent', { place: 'first' }],
    ['QuantityIntent', { quantity: '2' }],
    ['TotalIntent', {}],
    ['ReadBackIntent', {}],
    ['StatusIntent', {}],
    ['WhereIsMyCodeIntent', {}],
    ['AMAZON.HelpIntent', {}],
    ['AMAZON.FallbackIntent', {}],
    ['AMAZON.YesIntent', {}],
    ['CodeIntent', { code: '12' }],
    ['CancelOrderIntent', {}],
    ['AMAZON.StopIntent', {}],
  ] as const) {
    turns.push(await say(intent, slots));
  }
  expect(turns.map(({ isOpen }) => isOpen)).toEqual([
    ...Array.from({ length: 11 }, () => true),
    false,
    false,
  ]);
  for (const { isOpen, reprompt } of turns) expect(reprompt !== undefined).toBe(isOpen);
});
