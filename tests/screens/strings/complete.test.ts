import { SPEECH_LOCALES, WRITTEN_LOCALES } from '#core';
import { PHONE_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { describe, expect, it } from 'vitest';
import { cardTextsOf, phoneTextsOf, SHOP, speechOf, WORDS } from './table-texts.ts';

const isEnglish = (locale: string): boolean => locale.startsWith('en-');
const OTHER_SPEECH = SPEECH_LOCALES.filter((locale) => !isEnglish(locale));
const OTHER_WRITTEN = WRITTEN_LOCALES.filter((locale) => !isEnglish(locale));

/** One language writes some words as the other does, or the text holds nothing but what it is given. */
const MAY_BE_EQUAL: Readonly<Record<string, readonly string[]>> = {
  offerOption: OTHER_SPEECH,
  total: ['es-ES', 'es-US', 'fr-FR', 'pt-BR'],
  'order.total': ['es-ES', 'es-US', 'fr-FR', 'pt-BR'],
  roughDuration: ['fr-FR'],
  // Alexa does not speak Chinese: the code is said in English.
  'code.phrase': ['zh-CN'],
  // A name that every file system takes.
  'receipt.fileName': ['ja-JP', 'hi-IN', 'zh-CN'],
};

/** Names, and what a customer says in English to an Echo that speaks no Chinese. */
const NAMES =
  /alexa, ask|alexa|echo|harbor roasters|amber falcon|my code is|chrome|edge|firefox/giu;
const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|you|your|yours|what|which|orders?|ordered|bought|buy|phone|please|nothing|confirm|confirmed|not|and|with|this|that|is|are|again|waits?|waiting|from|sign|paid|delivery|payment|said|by|of|for|more|back|tell|say|would|like|try|next|now|key|known|know|open|show|seconds?|hours?|ago|left|locked|receipt)(?!\p{L})/iu;

describe('[REQ-STRINGS-COMPLETE] every locale', () => {
  it('has a table for speech and screens, and Chinese one for the phone', () => {
    expect(Object.keys(SKILL_STRINGS).sort()).toEqual([...SPEECH_LOCALES].sort());
    expect(Object.keys(PHONE_TEXTS).sort()).toEqual([...WRITTEN_LOCALES].sort());
  });

  it.each(SPEECH_LOCALES)('has no empty text in what the skill says and shows: %s', (locale) => {
    const texts = { ...speechOf(SKILL_STRINGS[locale]), ...cardTextsOf(SKILL_STRINGS[locale]) };
    for (const [name, text] of Object.entries(texts)) {
      expect(text.trim(), name).not.toBe('');
      expect(text, name).toBe(text.trim());
      expect(text, name).not.toMatch(/undefined|\[object|=>| {2}/u);
    }
  });

  it.each(WRITTEN_LOCALES)('has a next step exactly where English has one: %s', (locale) => {
    const english = phoneTextsOf(PHONE_TEXTS['en-US']);
    for (const [name, text] of Object.entries(phoneTextsOf(PHONE_TEXTS[locale]))) {
      expect(text === '', name).toBe(english[name] === '');
      expect(text, name).toBe(text.trim());
      expect(text, name).not.toMatch(/undefined|\[object|=>| {2}/u);
    }
  });

  it.each(SPEECH_LOCALES)('says what it is given: %s', (locale) => {
    const strings = SKILL_STRINGS[locale];
    expect(strings.welcome(SHOP)).toContain(SHOP);
    expect(strings.linkAccount(SHOP)).toContain(SHOP);
    expect(strings.anotherWaits(WORDS)).toContain(WORDS);
    expect(strings.offerProducts([WORDS, SHOP])).toMatch(/amber falcon.*Harbor Roasters/u);
    expect(strings.offerOption(WORDS, SHOP)).toMatch(/amber falcon.*Harbor Roasters/u);
    expect(strings.whichWasCancelled(WORDS, SHOP)).toMatch(/amber falcon.*Harbor Roasters/u);
    expect(strings.card.confirmAt(SHOP)).toContain(SHOP);
    expect(strings.card.receiptLine(SHOP)).toContain(SHOP);
    const paid = strings.card.paidLine(WORDS, SHOP);
    expect(paid).toContain(WORDS);
    expect(paid).toContain(SHOP);
  });

  it.each(WRITTEN_LOCALES)('writes what it is given: %s', (locale) => {
    const { order, code, receipt, confirm } = PHONE_TEXTS[locale];
    const from = { clientName: SHOP, device: WORDS, ago: '~' };
    expect(order.requester(from)).toMatch(/amber falcon.*Harbor Roasters.*~/u);
    expect(order.requester({ ...from, device: null })).toMatch(/^Harbor Roasters.*~$/u);
    expect(code.label('4 8 2 1')).toContain('4 8 2 1');
    expect(code.anyTime(SHOP)).toContain(SHOP);
    expect(code.timeLeft('~')).toContain('~');
    expect(confirm.timeLeft('~')).toContain('~');
    expect(receipt.fileName('77')).toMatch(/^[a-z]+-77\.jws$/u);
    // The 3rd of December 2026 at noon is the same day in the time zones where people live by their clocks.
    expect(receipt.date(Date.UTC(2026, 11, 3, 11, 59))).toMatch(/2026/u);
  });
});

describe('[REQ-STRINGS-TRANSLATED] no text is left in English', () => {
  it.each(OTHER_SPEECH)('in what the skill says and shows: %s', (locale) => {
    const english = speechOf(SKILL_STRINGS['en-US']);
    const englishCard = cardTextsOf(SKILL_STRINGS['en-US']);
    expectTranslated(locale, speechOf(SKILL_STRINGS[locale]), english);
    expectTranslated(locale, cardTextsOf(SKILL_STRINGS[locale]), englishCard);
  });

  it.each(OTHER_WRITTEN)('on the phone: %s', (locale) => {
    expectTranslated(locale, phoneTextsOf(PHONE_TEXTS[locale]), phoneTextsOf(PHONE_TEXTS['en-US']));
  });

  function expectTranslated(
    locale: string,
    texts: Readonly<Record<string, string>>,
    english: Readonly<Record<string, string>>,
  ): void {
    for (const [name, text] of Object.entries(texts)) {
      if (text === '' || MAY_BE_EQUAL[name]?.includes(locale) === true) continue;
      expect(text, name).not.toBe(english[name]);
      expect(text.replace(NAMES, ' '), name).not.toMatch(ENGLISH_WORDS);
    }
  }
});

describe('[REQ-STRINGS-SCRIPT] each language is written in its own letters', () => {
  const OWN: Readonly<Record<string, RegExp>> = {
    'ja-JP': /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    'hi-IN': /\p{Script=Devanagari}/u,
    'zh-CN': /\p{Script=Han}/u,
  };

  it.each(Object.entries(OWN))('%s', (locale, own) => {
    const written = WRITTEN_LOCALES.find((each) => each === locale);
    const spoken = SPEECH_LOCALES.find((each) => each === locale);
    const texts = [
      ...(written === undefined ? [] : Object.entries(phoneTextsOf(PHONE_TEXTS[written]))),
      ...(spoken === undefined ? [] : Object.entries(speechOf(SKILL_STRINGS[spoken]))),
      ...(spoken === undefined ? [] : Object.entries(cardTextsOf(SKILL_STRINGS[spoken]))),
    ];
    expect(texts.length).toBeGreaterThan(100);
    for (const [name, text] of texts) {
      if (text === '' || MAY_BE_EQUAL[name]?.includes(locale) === true) continue;
      if (name === 'receipt.date') continue;
      expect(text, name).toMatch(own);
    }
  });

  it.each(OTHER_WRITTEN.filter((locale) => !(locale in OWN)))('%s in Latin letters', (locale) => {
    for (const [name, text] of Object.entries(phoneTextsOf(PHONE_TEXTS[locale]))) {
      expect(text.replace(/\P{L}/gu, ''), name).toMatch(/^\p{Script=Latin}*$/u);
    }
  });
});
