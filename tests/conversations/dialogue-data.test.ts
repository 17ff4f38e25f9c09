/** What the dialogues are, before any of them is played: enough, told apart by name, and the everyday ones in every language. */
import { describe, expect, it } from 'vitest';
import { SPEECH_LOCALES } from '#core';
import {
  bindWords,
  DIALOGUES,
  needsCode,
  wrongCodeBeside,
} from '../../simulator/conversations/index.ts';

const LEAST = 120;

describe('[REQ-CONVERSATIONS] the scripted dialogues', () => {
  it('are at least 120, each with a name of its own that an address can hold', () => {
    const names = DIALOGUES.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]{3,60}$/);
  });

  it('are, the everyday ones, the same in every locale', () => {
    const everydayOf = (locale: string): readonly string[] =>
      DIALOGUES.map(({ name }) => name)
        .filter((name) => name.startsWith(`${locale.toLowerCase()}-`))
        .map((name) => name.slice(locale.length + 1));
    const american = everydayOf('en-US');
    expect(american.length).toBeGreaterThanOrEqual(18);
    for (const locale of SPEECH_LOCALES)
      expect([locale, everydayOf(locale)]).toEqual([locale, american]);
  });

  it('say a code only after the phone has shown one', () => {
    for (const { name, steps } of DIALOGUES) {
      const first = steps.findIndex((step) => 'say' in step && needsCode(step.say));
      const confirmed = steps.findIndex((step) => 'phone' in step && step.phone === 'confirm');
      if (first !== -1) expect([name, confirmed !== -1 && confirmed < first]).toEqual([name, true]);
    }
  });

  it('charge nothing where nobody has confirmed', () => {
    for (const { name, steps, settlement } of DIALOGUES) {
      if (steps.some((step) => 'phone' in step && step.phone === 'confirm')) continue;
      expect([name, settlement.charged]).toEqual([name, []]);
    }
  });
});

describe('[REQ-CONVERSATIONS] the words of a customer', () => {
  it.each([
    ['{code}', 'four eight oh five', 'en-US'],
    ['{oh code}', 'four eight oh five', 'en-US'],
    ['{typed code}', '4805', 'en-US'],
    ['{half code}', 'vier acht', 'de-DE'],
    ['{wrong code}', 'quatro oito zero seis', 'pt-BR'],
    ['{homophone code}', 'for ate zero five', 'en-US'],
    ['{pair code}', 'forty eight oh five', 'en-US'],
  ] as const)('are bound to the code of the phone: %s', (words, said, locale) => {
    const bound = bindWords(`it is ${words}`, { code: '4805', locale });
    expect(bound).toBe(`it is ${words === '{code}' ? said.replace('oh', 'zero') : said}`);
  });

  it('are refused where they need a code and there is none', () => {
    expect(() => bindWords('my code is {code}', { code: undefined, locale: 'en-US' })).toThrow(
      /needs a code/,
    );
  });

  it('never take the right code for a wrong one', () => {
    for (let code = 1000; code <= 9999; code += 7) {
      const wrong = wrongCodeBeside(String(code));
      expect(wrong).not.toBe(String(code));
      expect(wrong).toMatch(/^[1-9][0-9]{3}$/);
    }
  });
});
