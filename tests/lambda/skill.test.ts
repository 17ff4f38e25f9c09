import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { escapeForSsml, minorUnitsOf, orderDigestSchema, type DryRun } from '#core';
import { startSkill, type SkillUnderTest, type Turn } from './support/start-skill.ts';
import { withoutRandom } from '../without-random.ts';

let skill: SkillUnderTest;

beforeEach(async () => {
  skill = await startSkill();
});
afterEach(async () => {
  await skill.stop();
});

const DECAF = { product: 'decaf', quantity: '2' };

async function order(): Promise<Turn & { readonly digest: string; readonly dryRun: DryRun }> {
  const turn = await skill.say({ intent: 'OrderIntent', slots: DECAF });
  const digest = String(turn.attributes['digest']);
  const stored = await skill.shop.reader.findDryRun(orderDigestSchema.parse(digest));
  if (!stored) throw new Error('no dry run was stored');
  return { ...turn, digest, dryRun: stored.dryRun };
}

function confirm(digest: string): void {
  skill.shop.settlement.orders.set(digest, { state: 'confirmed', code: '4821' });
}

describe('ordering', () => {
  it('says the spoken text word for word, escaped once, and keeps the session open with a question [REQ-SKILL-VERBATIM]', async () => {
    const turn = await order();
    expect(turn.dryRun.terms.lines).toMatchObject([{ productId: 'decaf', quantity: 2 }]);
    expect(turn.speech).toBe(
      `<speak>${escapeForSsml(turn.dryRun.spokenText)} Confirm it on your phone, then tell me the code.</speak>`,
    );
    expect(turn.speech).not.toMatch(/&amp;amp;|\d/);
    expect(turn.isOpen).toBe(true);
    expect(turn.reprompt).toContain('tell me the four digits');
  });

  it('shows the same order on the screen and in the Alexa app [REQ-SURFACES-AGREE]', async () => {
    const turn = await order();
    expect(turn.card).toMatchObject({ type: 'Simple', title: 'Dry run: nothing bought' });
    expect(turn.card?.content).toContain(turn.dryRun.sentence);
    expect(turn.directives).toHaveLength(1);
    expect(turn.directives[0]).toMatchObject({
      type: 'Alexa.Presentation.APL.RenderDocument',
      document: { type: 'APL', version: '2024.2' },
    });
    expect(turn.screen).toMatchObject({
      kind: 'total',
      stateWord: 'DRY RUN · NOTHING BOUGHT',
      total: '$44.63',
      totalRows: ['$44.63'],
      checkWords: turn.dryRun.checkWords,
      instrument: 'Visa ending 4242',
      lines: [{ text: '2 × Decaf & Calm, 12 oz', amount: '$35.00' }],
    });
  });

  it('names the device beside the order, as an opaque hash, and it is in no log [REQ-SKILL-DEVICE]', async () => {
    const { digest } = await order();
    const stored = await skill.shop.reader.findDryRun(orderDigestSchema.parse(digest));
    expect(stored?.dryRun.askedWith?.deviceId).toMatch(/^[0-9a-f]{64}$/);
    expect([...skill.logs, ...skill.shop.logs].join('\n')).not.toContain('device-1');
  });

  it('sends no screen to a device that cannot draw', async () => {
    const turn = await skill.say({ intent: 'OrderIntent', slots: DECAF, hasScreen: false });
    expect(turn.directives).toEqual([]);
    expect(turn.speech).toContain('Confirm it on your phone');
  });

  it('invariant 12: keeps neither token nor code in session, speech, card, screen or logs', async () => {
    const turn = await order();
    expect(Object.keys(turn.attributes)).toEqual(['digest', 'draft', 'lastAnswer']);
    confirm(turn.digest);
    const done = await skill.say({
      intent: 'CodeIntent',
      slots: { code: '4821' },
      attributes: turn.attributes,
    });
    const [redeemed] = skill.shop.settlement.redeems;
    expect(redeemed?.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    for (const seen of [turn.text, done.text, ...skill.logs, ...skill.shop.logs]) {
      expect(seen).not.toContain(redeemed?.token);
      expect(withoutRandom(seen)).not.toContain('4821');
    }
  });

  it.each([
    ['two', 2],
    ['12', 12],
    ['a dozen', 12],
    ['99', 99],
  ])('reads the quantity "%s" as %i', async (quantity, count) => {
    const turn = await skill.say({ intent: 'OrderIntent', slots: { product: 'decaf', quantity } });
    const stored = await skill.shop.reader.findDryRun(
      orderDigestSchema.parse(turn.attributes['digest']),
    );
    expect(stored?.dryRun.terms.lines).toMatchObject([{ quantity: count }]);
  });

  it.each(['0', '100', '?', '-1', '1.5', 'some'])(
    'asks again, and proposes nothing, for the quantity "%s"',
    async (quantity) => {
      const turn = await skill.say({
        intent: 'OrderIntent',
        slots: { product: 'decaf', quantity },
      });
      expect(turn.speech).toContain('one to ninety-nine');
      expect(skill.shop.settlement.quotes).toHaveLength(0);
    },
  );

  it.each([
    ['a dozen bags of decaf', 12],
    ['half a dozen decaf', 6],
    ['a decaf', 1],
    ['some decaf', 1],
    ['3 bags of the decaf', 3],
    ['bags of decaf', 1],
  ])('hears "%s" in the product slot as %i of it', async (product, count) => {
    const turn = await skill.say({ intent: 'OrderIntent', slots: { product } });
    const stored = await skill.shop.reader.findDryRun(
      orderDigestSchema.parse(turn.attributes['digest']),
    );
    expect(stored?.dryRun.terms.lines).toMatchObject([{ productId: 'decaf', quantity: count }]);
  });

  it('takes "buy it" for a yes, which buys nothing', async () => {
    const { attributes } = await order();
    const turn = await skill.say({ intent: 'OrderIntent', slots: { product: 'it' }, attributes });
    expect(turn.speech).toContain('A yes alone buys nothing.');
    expect(skill.shop.settlement.quotes).toHaveLength(1);
    const first = await skill.say({ intent: 'OrderIntent', slots: { product: 'it' } });
    expect(first.speech).toContain('A yes alone buys nothing.');
  });

  it('asks what to order when no product was heard', async () => {
    for (const slots of [{}, { product: '?' }, { product: {} }]) {
      const turn = await skill.say({ intent: 'OrderIntent', slots });
      expect(turn.speech).toContain('What would you like to order?');
      expect(turn.isOpen).toBe(true);
    }
  });

  it('offers the choice when several products fit, and keeps the quantity for it', async () => {
    const offered = await skill.say({
      intent: 'OrderIntent',
      slots: { product: 'dark roast', quantity: '3' },
    });
    expect(offered.speech).toContain('Which one would you like?');
    expect(skill.shop.settlement.quotes).toHaveLength(0);
    const turn = await skill.say({
      intent: 'OrderIntent',
      slots: { product: 'dark roast ground 12 oz' },
      attributes: offered.attributes,
    });
    const stored = await skill.shop.reader.findDryRun(
      orderDigestSchema.parse(turn.attributes['digest']),
    );
    expect(stored?.dryRun.terms.lines).toMatchObject([
      { productId: 'dark-roast-ground', quantity: 3 },
    ]);
  });

  it('offers at most five products at once', async () => {
    const turn = await skill.say({ intent: 'OrderIntent', slots: { product: 'sampler' } });
    expect(turn.speech.match(/Or, /g)).toHaveLength(4);
  });

  it('takes the product that Alexa recognised by its id', async () => {
    const product = {
      value: 'dark roast',
      resolutions: {
        resolutionsPerAuthority: [
          {
            authority: 'a',
            status: { code: 'ER_SUCCESS_MATCH' },
            values: [{ value: { name: 'Dark Roast', id: 'dark-roast' } }],
          },
        ],
      },
    };
    const turn = await skill.say({ intent: 'OrderIntent', slots: { product } });
    const stored = await skill.shop.reader.findDryRun(
      orderDigestSchema.parse(turn.attributes['digest']),
    );
    expect(stored?.dryRun.terms.lines).toMatchObject([{ productId: 'dark-roast', quantity: 1 }]);
  });

  it('says what it cannot sell, and that nothing was ordered', async () => {
    const unknown = await skill.say({ intent: 'OrderIntent', slots: { product: 'yacht' } });
    expect(unknown.speech).toContain('find that');
    const missing = await skill.say({ intent: 'OrderIntent', slots: { product: 'mug' } });
    expect(missing.speech).toContain('out of stock. Nothing was ordered.');
  });
});

describe('the code', () => {
  it('invariant 6: says the receipt from what was charged, shows it, and ends the session', async () => {
    const { digest, attributes, dryRun } = await order();
    confirm(digest);
    const turn = await skill.say({ intent: 'CodeIntent', slots: { code: '4821' }, attributes });
    expect(turn.speech).toContain('Ordered. You paid forty-four dollars and sixty-three cents');
    expect(turn.isOpen).toBe(false);
    expect(turn.attributes).toEqual({});
    expect(turn.screen).toMatchObject({
      kind: 'receipt',
      stateWord: 'ORDERED',
      total: '$44.63',
      checkWords: dryRun.checkWords,
    });
    expect(turn.card).toMatchObject({ type: 'Simple', title: 'Ordered' });
    expect(skill.shop.settlement.redeems).toMatchObject([{ waitMs: 5000, code: '4821' }]);
  });

  it('works as the first words of a new session [REQ-NEW-SESSION]', async () => {
    const { digest } = await order();
    confirm(digest);
    const turn = await skill.say({ intent: 'CodeIntent', slots: { code: '4821' }, isNew: true });
    expect(turn.speech).toContain('Ordered.');
  });

  it('redeems the order that is confirmed, not the one that was read out last [REQ-NEW-SESSION]', async () => {
    const first = await order();
    confirm(first.digest);
    skill.shop.clock.nowMs += 1000;
    const second = await skill.say({
      intent: 'OrderIntent',
      slots: { product: 'dark roast ground 12 oz' },
    });
    const turn = await skill.say({
      intent: 'CodeIntent',
      slots: { code: '4821' },
      attributes: second.attributes,
    });
    expect(turn.speech).toContain('Ordered.');
    expect(skill.shop.settlement.redeems).toMatchObject([{ digest: first.digest }]);
  });

  it('says what to do when nothing is confirmed yet', async () => {
    await order();
    const turn = await skill.say({ intent: 'CodeIntent', slots: { code: '4821' } });
    expect(turn.speech).toContain(
      'not confirmed yet. Nothing was bought. Confirm it on your phone',
    );
    expect(turn.isOpen).toBe(true);
  });

  it('says that there is no order when there is none', async () => {
    const turn = await skill.say({ intent: 'CodeIntent', slots: { code: '4821' } });
    expect(turn.speech).toContain('You have no order here.');
    expect(skill.shop.settlement.redeems).toHaveLength(0);
  });

  it('finds the code in whichever slot it was heard', async () => {
    const { digest, attributes } = await order();
    confirm(digest);
    const turn = await skill.say({
      intent: 'CodeIntent',
      slots: { code: '?', spokenCode: '4821' },
      attributes,
    });
    expect(turn.speech).toContain('Ordered.');
  });

  it.each([
    [{ code: '?' }],
    [{ code: '482' }],
    [{ spokenCode: 'yes please' }],
    [{ code: '4821', spokenCode: '1284' }],
    [{}],
  ])('asks again without a try when four digits were not clearly heard: %j', async (slots) => {
    const { digest, attributes } = await order();
    confirm(digest);
    const turn = await skill.say({ intent: 'CodeIntent', slots, attributes });
    expect(turn.speech).toContain('did not count as a try');
    expect(turn.isOpen).toBe(true);
    expect(turn.attributes['digest']).toBe(attributes['digest']);
    expect(skill.shop.settlement.redeems).toHaveLength(0);
  });

  it('asks for the code again after a wrong one, with the tries that are left', async () => {
    const { digest, attributes } = await order();
    confirm(digest);
    const turn = await skill.say({ intent: 'CodeIntent', slots: { code: '1284' }, attributes });
    expect(turn.speech).toContain('not right. Nothing was bought. You have two more tries.');
    expect(turn.isOpen).toBe(true);
  });

  it('reads out the new order when its terms have changed', async () => {
    const { digest, attributes } = await order();
    confirm(digest);
    const decaf = skill.shop.merchant.products.get('decaf');
    if (!decaf) throw new Error('the shelf is empty');
    skill.shop.merchant.products.set('decaf', { ...decaf, unitPriceMinor: minorUnitsOf(2000) });
    skill.shop.settlement.settings.nextRedeemAnswers.push({ outcome: 'terms_changed' });
    const turn = await skill.say({ intent: 'CodeIntent', slots: { code: '4821' }, attributes });
    expect(turn.speech).toContain('The total is now forty-nine dollars and sixty-three cents');
    expect(turn.attributes['digest']).not.toBe(digest);
    expect(turn.screen).toMatchObject({ kind: 'total', total: '$49.63' });
  });

  it('does not know, and says so, when the shop’s answer to a sent code is lost', async () => {
    const { digest, attributes } = await order();
    confirm(digest);
    skill.shop.settlement.settings.cutOff.push('redeem', 'redeem');
    const turn = await skill.say({ intent: 'CodeIntent', slots: { code: '4821' }, attributes });
    expect(turn.speech).toContain('We don&apos;t know yet whether the payment went through.');
    expect(turn.speech).not.toContain('Nothing was bought');
  });

  it('does not know, and says so, when the code was sent and the way back broke', async () => {
    const { digest, attributes } = await order();
    confirm(digest);
    skill.lostTools.push('redeem_order');
    const turn = await skill.say({ intent: 'CodeIntent', slots: { code: '4821' }, attributes });
    expect(skill.shop.settlement.redeems).toHaveLength(1);
    expect(turn.speech).toContain('We don&apos;t know yet whether the payment went through.');
    expect(turn.speech).not.toContain('Nothing was bought');
    expect(turn.isOpen).toBe(false);
  });

  it('tells the order that was bought when the code is said once more', async () => {
    const { digest, attributes } = await order();
    confirm(digest);
    await skill.say({ intent: 'CodeIntent', slots: { code: '4821' }, attributes });
    const turn = await skill.say({ intent: 'CodeIntent', slots: { code: '4821' } });
    expect(turn.speech).toContain('Ordered. You paid');
    expect(skill.shop.settlement.redeems).toHaveLength(1);
  });
});

describe('the other intents', () => {
  it('never buys by a yes: neither with an order read out nor with one confirmed [REQ-YES-BUYS-NOTHING]', async () => {
    const { digest, attributes } = await order();
    const first = await skill.say({ intent: 'AMAZON.YesIntent', attributes });
    confirm(digest);
    const second = await skill.say({ intent: 'AMAZON.YesIntent', attributes });
    await skill.say({ intent: 'AMAZON.YesIntent' });
    expect(first.speech).toContain('A yes alone buys nothing.');
    expect(second.speech).toBe(first.speech);
    expect(skill.shop.settlement.redeems).toHaveLength(0);
  });

  it('reads the same sentence back, also in a new session', async () => {
    const { attributes, speech } = await order();
    expect((await skill.say({ intent: 'ReadBackIntent', attributes })).speech).toBe(speech);
    expect((await skill.say({ intent: 'ReadBackIntent' })).speech).toBe(speech);
  });

  it('does not read an order back as a dry run after it was bought', async () => {
    const { digest, attributes } = await order();
    confirm(digest);
    await skill.say({ intent: 'CodeIntent', slots: { code: '4821' }, attributes });
    const turn = await skill.say({ intent: 'ReadBackIntent', attributes });
    expect(turn.speech).toContain('Ordered.');
    expect(turn.screen).toMatchObject({ kind: 'receipt' });
  });

  it('tells where an order stands', async () => {
    const { digest, attributes } = await order();
    expect((await skill.say({ intent: 'StatusIntent', attributes })).speech).toContain(
      'waits for you to confirm',
    );
    confirm(digest);
    const confirmed = await skill.say({ intent: 'StatusIntent' });
    expect(confirmed.speech).toContain('waits for its code');
    expect(confirmed.screen).toMatchObject({ stateWord: 'CONFIRMED · SAY YOUR CODE' });
  });

  it('tells the order in payment first, on its card, and then that another one waits', async () => {
    const first = await order();
    skill.shop.clock.nowMs += 1000;
    const second = await skill.say({
      intent: 'OrderIntent',
      slots: { product: 'dark roast ground 12 oz' },
    });
    for (const [state, words, stateWord] of [
      ['payment_processing', 'the payment is on its way', 'PAYING'],
      ['payment_unknown', 'know yet whether the payment', 'PAYMENT UNCLEAR'],
      ['payment_declined', 'The payment was declined', 'NOT BOUGHT · DECLINED'],
    ] as const) {
      skill.shop.settlement.orders.set(first.digest, { state });
      const turn = await skill.say({ intent: 'StatusIntent', attributes: second.attributes });
      expect(turn.speech).toContain(words);
      expect(turn.speech).toContain('Another order waits on your phone');
      expect(turn.screen).toMatchObject({ stateWord, checkWords: first.dryRun.checkWords });
    }
  });

  it('tells the order that was just paid first, and fifteen minutes later the one that waits', async () => {
    const first = await order();
    confirm(first.digest);
    await skill.say({
      intent: 'CodeIntent',
      slots: { code: '4821' },
      attributes: first.attributes,
    });
    const second = await skill.say({
      intent: 'OrderIntent',
      slots: { product: 'dark roast ground 12 oz' },
    });
    const turn = await skill.say({ intent: 'StatusIntent', attributes: second.attributes });
    expect(turn.speech).toContain('Ordered. You paid');
    expect(turn.speech).toContain('Another order waits');
    const { receipt } = skill.shop.settlement.orders.get(first.digest) ?? {};
    skill.shop.clock.nowMs = (receipt?.chargedAt ?? 0) + 15 * 60_000;
    const later = await skill.say({ intent: 'StatusIntent', attributes: second.attributes });
    expect(later.speech).toContain('waits for you to confirm');
    expect(later.screen).toMatchObject({ stateWord: 'DRY RUN · NOTHING BOUGHT' });
  });

  it('never leaves the dry run on the screen after a code was answered', async () => {
    for (const [outcome, stateWord] of [
      ['payment_processing', 'PAYING'],
      ['payment_unknown', 'PAYMENT UNCLEAR'],
      ['payment_declined', 'NOT BOUGHT · DECLINED'],
      ['code_locked', 'NOT BOUGHT · LOCKED'],
      ['cancelled', 'NOT BOUGHT · CANCELLED'],
    ] as const) {
      const { digest, attributes } = await order();
      confirm(digest);
      skill.shop.settlement.settings.nextRedeemAnswers.push({ outcome });
      const turn = await skill.say({ intent: 'CodeIntent', slots: { code: '4821' }, attributes });
      expect(turn.screen).toMatchObject({ stateWord });
    }
  });

  it('says and shows which order was cancelled', async () => {
    const { dryRun, attributes } = await order();
    const turn = await skill.say({ intent: 'CancelOrderIntent', attributes });
    expect(turn.speech).toContain(
      `It was the order of forty-four dollars and sixty-three cents. Check words: ${dryRun.checkWords}.`,
    );
    expect(turn.screen).toMatchObject({ stateWord: 'NOT BOUGHT · CANCELLED' });
  });

  it('says on a bare cancel that the order still waits, and not when it was bought meanwhile', async () => {
    const { digest, attributes } = await order();
    const waiting = await skill.say({ intent: 'AMAZON.CancelIntent', attributes });
    expect(waiting.speech).toContain('Nothing was bought. Your order still waits on your phone.');
    skill.shop.settlement.orders.set(digest, { state: 'payment_processing' });
    const paying = await skill.say({ intent: 'AMAZON.CancelIntent', attributes });
    expect(paying.speech).not.toContain('Nothing was bought');
  });

  it.each(['now', 'it now', 'it', 'this please', 'that now'])(
    'takes "buy %s" for a yes and looks for no product',
    async (product) => {
      const { attributes } = await order();
      const turn = await skill.say({ intent: 'OrderIntent', slots: { product }, attributes });
      expect(turn.speech).toContain('A yes alone buys nothing.');
      expect(skill.shop.settlement.quotes).toHaveLength(1);
    },
  );

  it('takes "the second one" from the choices that it read out', async () => {
    const offered = await skill.say({
      intent: 'OrderIntent',
      slots: { product: 'dark roast', quantity: '3' },
    });
    const { ids } = z.object({ ids: z.array(z.string()) }).parse(offered.attributes['offered']);
    const turn = await skill.say({
      intent: 'ChooseIntent',
      slots: { place: 'second' },
      attributes: offered.attributes,
    });
    const stored = await skill.shop.reader.findDryRun(
      orderDigestSchema.parse(turn.attributes['digest']),
    );
    expect(stored?.dryRun.terms.lines).toMatchObject([{ productId: ids[1], quantity: 3 }]);
  });

  it('cancels the order, and forgets it', async () => {
    const { digest, attributes } = await order();
    const turn = await skill.say({ intent: 'CancelOrderIntent', attributes });
    expect(turn.speech).toContain('Your order is cancelled. Nothing was bought.');
    expect(turn.attributes).toEqual({});
    expect(skill.shop.settlement.orders.get(digest)?.state).toBe('cancelled');
  });

  it('leaves an order alone on stop and cancel', async () => {
    const { digest, attributes } = await order();
    for (const intent of ['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NoIntent']) {
      const turn = await skill.say({ intent, attributes });
      expect([intent, turn.isOpen, turn.reprompt]).toEqual([intent, false, undefined]);
    }
    expect(skill.shop.settlement.orders.has(digest)).toBe(false);
  });

  it.each([
    ['LaunchRequest', undefined, 'Welcome to Harbor Roasters.'],
    ['IntentRequest', 'AMAZON.HelpIntent', 'You can order coffee'],
    ['IntentRequest', 'AMAZON.FallbackIntent', 'understand that'],
    ['IntentRequest', 'AMAZON.NavigateHomeIntent', 'Welcome to Harbor Roasters.'],
    ['IntentRequest', 'IntentOfALaterVersion', 'understand that'],
  ])('answers %s %s without an account, with a question', async (type, intent, words) => {
    const turn = await skill.say({
      type,
      ...(intent === undefined ? {} : { intent }),
      accessToken: null,
    });
    expect(turn.speech).toContain(words);
    expect(turn.isOpen).toBe(true);
    expect(turn.reprompt).toContain('?');
  });

  it.each([
    'SessionEndedRequest',
    'System.ExceptionEncountered',
    'Alexa.Presentation.APL.UserEvent',
  ])('answers %s without speech', async (type) => {
    const turn = await skill.say({ type });
    expect(turn.speech).toBe('');
  });
});
