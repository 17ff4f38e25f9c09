import { SPEECH_LOCALES } from '#core';
import { WIDGET_TEXTS, type WidgetTexts } from '#screens/strings';
import { describe, expect, it } from 'vitest';

/** Every text of a table by its name, with what it is given filled in. */
function textsOf(table: WidgetTexts): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, text]: [string, unknown]): [string, string][] => {
      if (typeof text === 'function') return [[name, (text as (given: string) => string)('$4')]];
      if (Array.isArray(text)) {
        return text.map((each, index) => [`${name}.${String(index)}`, String(each)]);
      }
      return [[name, String(text)]];
    }),
  );
}

const ENGLISH = textsOf(WIDGET_TEXTS['en-US']);
const OTHERS = SPEECH_LOCALES.filter((locale) => !locale.startsWith('en-'));
/** One word for both. */
const MAY_BE_EQUAL: Readonly<Record<string, readonly string[]>> = {
  subtotal: ['es-ES', 'es-US'],
};
/** What a button says, as wide as two of them on a phone allow. */
const BUTTONS = [
  'showMore',
  'showCart',
  'addToCart',
  'backToList',
  'remove',
  'readBack',
  'openOrder',
] as const;

describe('the words of the cards on MCP hosts [REQ-APPS-WORDS]', () => {
  it.each(SPEECH_LOCALES)('are complete and plain: %s', (locale) => {
    const texts = textsOf(WIDGET_TEXTS[locale]);
    expect(Object.keys(texts)).toEqual(Object.keys(ENGLISH));
    for (const [name, text] of Object.entries(texts)) {
      expect(text.trim(), name).toBe(text);
      expect(text, name).not.toBe('');
      expect(text, name).not.toMatch(/undefined|\[object| {2}/u);
      expect(text, name).not.toMatch(/success|oops|error|session|token/iu);
    }
    for (const name of ['soldBy', 'each', 'removeTitle']) expect(texts[name]).toContain('$4');
  });

  it.each(OTHERS)('are in their own language: %s', (locale) => {
    for (const [name, text] of Object.entries(textsOf(WIDGET_TEXTS[locale]))) {
      if (MAY_BE_EQUAL[name]?.includes(locale) === true) continue;
      expect(text, name).not.toBe(ENGLISH[name]);
      expect(text, name).not.toMatch(
        /(?<!\p{L})(?:the|your|cart|order|nothing|was|bought)(?!\p{L})/iu,
      );
    }
  });

  it.each(SPEECH_LOCALES)(
    'name five places that differ, and say what a button says: %s',
    (locale) => {
      const own = WIDGET_TEXTS[locale];
      expect(new Set(own.places).size).toBe(5);
      for (const name of BUTTONS) expect([name, own[name].length <= 26]).toEqual([name, true]);
    },
  );

  it.each(SPEECH_LOCALES)('never promise that anything is bought or ordered: %s', (locale) => {
    const own = WIDGET_TEXTS[locale];
    // Where something did not happen, it is said that nothing was bought.
    const [, nothing] = own.notDone.split(/(?<=[.。।]) ?/u);
    expect(nothing).not.toBe(undefined);
    expect(own.calledOff).toContain(nothing?.trim());
  });
});
