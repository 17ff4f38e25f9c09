/** The words of the Echo's screens that speech does not have. */
import { describe, expect, it } from 'vitest';
import { SPEECH_LOCALES } from '#core';
import { APL_TEXTS } from '#screens/strings';
import { columnsOf } from '../strings/text-columns.ts';

const MACHINE_WORDS =
  /(?<!\p{L})(?:success\p{L}*|error\p{L}*|oops|sessions?|tokens?|failed|buy|pay|order now|confirm now)(?!\p{L})/iu;

describe('the texts of the Echo’s screens [REQ-STRINGS-COMPLETE]', () => {
  it.each(SPEECH_LOCALES)('are whole, plain, and about as long as in English: %s', (locale) => {
    const ofEnglish = new Map(Object.entries<string>({ ...APL_TEXTS['en-US'] }));
    for (const [name, text] of Object.entries<string>({ ...APL_TEXTS[locale] })) {
      const english = ofEnglish.get(name) ?? '';
      expect(text.trim(), name).not.toBe('');
      expect(text, name).toBe(text.trim());
      expect(text, name).not.toMatch(MACHINE_WORDS);
      expect(text, name).not.toMatch(/[<>{}\\$*#`[\]]/u);
      expect(columnsOf(text), name).toBeLessThanOrEqual(Math.max(24, 1.75 * columnsOf(english)));
      if (!locale.startsWith('en-') && name !== 'subtotal') expect(text, name).not.toBe(english);
    }
  });

  it('never name a control as if it bought something [REQ-APL-NEVER-PAYS]', () => {
    const buying = /kauf|bezahl|bestell|compr|pag|achet|pay|buy|order|購入|支払|注文|खरीद|भुगतान/iu;
    for (const locale of SPEECH_LOCALES) {
      const { checkout, more, cart } = APL_TEXTS[locale];
      expect(
        [checkout, more, cart].filter((label) => buying.test(label)),
        locale,
      ).toEqual([]);
    }
  });
});
