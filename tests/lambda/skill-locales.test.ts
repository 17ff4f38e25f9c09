/** The skill in each language: the request's own is the one that the shop speaks. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { escapeForSsml, SPEECH_LOCALES, orderDigestSchema } from '#core';
import { SKILL_STRINGS } from '#screens/strings';
import { shopWordsOf } from '../../mcp/words/shop-words-of.ts';
import { startSkill, type SkillUnderTest } from './support/start-skill.ts';

let skill: SkillUnderTest;

beforeEach(async () => {
  skill = await startSkill();
});
afterEach(async () => {
  await skill.stop();
});

describe.each(SPEECH_LOCALES)('the skill in %s', (locale) => {
  it('orders, asks for the code and says the receipt, all in that language [REQ-LOCALES]', async () => {
    const strings = SKILL_STRINGS[locale];
    const words = shopWordsOf(locale);
    const ordered = await skill.say({
      intent: 'OrderIntent',
      slots: { product: 'decaf', quantity: '2' },
      locale,
    });
    const digest = orderDigestSchema.parse(ordered.attributes['digest']);
    const stored = await skill.shop.reader.findDryRun(digest);
    expect(stored?.dryRun.terms.locale).toBe(locale);
    expect(ordered.speech).toBe(
      `<speak>${escapeForSsml(`${stored?.dryRun.spokenText ?? ''} ${strings.confirmThenCode}`)}</speak>`,
    );
    const { attributes } = ordered;
    const waiting = await skill.say({ intent: 'StatusIntent', attributes, locale });
    expect(waiting.speech).toContain(escapeForSsml(words.order.states.waiting));
    skill.shop.settlement.orders.set(digest, { state: 'confirmed', code: '4821' });
    const wrong = await skill.say({
      intent: 'CodeIntent',
      slots: { code: '1234' },
      attributes,
      locale,
    });
    expect(wrong.speech).toContain(escapeForSsml(words.redeem.codeWrong));
    expect(wrong.speech).toContain(escapeForSsml(words.redeem.triesLeft.two));
    const done = await skill.say({
      intent: 'CodeIntent',
      slots: { code: '4821' },
      attributes,
      locale,
    });
    expect(done.screen).toMatchObject({ kind: 'receipt', stateWord: strings.card.states.ordered });
    expect(done.speech).toContain(escapeForSsml(stored?.dryRun.checkWords ?? '?'));
    for (const { speech } of [ordered, waiting, wrong, done]) expect(speech).not.toMatch(/\p{N}/u);
  });
});

it('says what the shop refuses in the request’s language, also of an order of another [REQ-LOCALES]', async () => {
  const { attributes } = await skill.say({
    intent: 'OrderIntent',
    slots: { product: 'decaf' },
    locale: 'en-US',
  });
  const looked = await skill.say({ intent: 'StatusIntent', attributes, locale: 'it-IT' });
  expect(looked.speech).toContain(escapeForSsml(shopWordsOf('it-IT').order.states.waiting));
  const unknown = await skill.say({
    intent: 'OrderIntent',
    slots: { product: 'yacht' },
    locale: 'it-IT',
  });
  expect(unknown.speech).toContain('Non ho trovato questo articolo nel negozio.');
});
