/** Every sample, said with values in its slots, reaches its own intent: what a tester of Amazon's does first. */
import { describe, expect, it } from 'vitest';
import { SPEECH_LOCALES, type SpeechLocale } from '#core';
import { namesOf, slotsIn, typeOfSlot } from '../../skill-package/lint/linted-model.ts';
import { deviceLanguageOf, madeModel } from './support/written.ts';

/** Three, the code 4821, and three words that are no product, in each language. */
const SAID: Readonly<Record<string, readonly [number: string, code: string]>> = {
  en: ['three', 'four eight two one'],
  es: ['tres', 'cuatro ocho dos uno'],
  de: ['drei', 'vier acht zwei eins'],
  fr: ['trois', 'quatre huit deux un'],
  it: ['tre', 'quattro otto due uno'],
  pt: ['três', 'quatro oito dois um'],
  ja: ['三', '四八二一'],
  hi: ['तीन', 'चार आठ दो एक'],
};

/** As many samples are left out between two that are said; another offset is as good as any. */
const EVERY = 5;

interface Said {
  readonly intent: string;
  readonly words: string;
  readonly slots: Readonly<Record<string, string>>;
}

function saidSamples(locale: SpeechLocale): readonly Said[] {
  const { model } = madeModel(locale);
  const [number = '', code = ''] = SAID[locale.slice(0, 2)] ?? [];
  const names = new Map(model.types.map((type) => [type.name, namesOf(type)]));
  return model.intents.flatMap((intent) =>
    intent.samples
      .filter((_sample, index) => index % EVERY === 0)
      .map((sample, index) => {
        const slots = Object.fromEntries(
          slotsIn(sample).map((slot): readonly [string, string] => {
            const type = typeOfSlot(intent, slot) ?? '';
            if (type === 'AMAZON.NUMBER') return [slot, number];
            if (type === 'AMAZON.FOUR_DIGIT_NUMBER') return [slot, code];
            const known = names.get(type) ?? ['xyzzy'];
            return [slot, known[(index * 7) % known.length] ?? ''];
          }),
        );
        const words = sample.replaceAll(/\{(\w+)\}/g, (_slot, name: string) => slots[name] ?? '');
        return { intent: intent.name, words, slots };
      }),
  );
}

describe.each(SPEECH_LOCALES)('the model of %s', (locale) => {
  it('takes each of its samples for the intent that has it [REQ-SKILL-MODELS]', () => {
    const { match } = deviceLanguageOf(locale);
    const said = saidSamples(locale);
    const wrong = said
      .map(({ intent, words }) => `${words} => ${match(words).name}, ${intent}`)
      .filter((line) => !/=> (.*), \1$/.test(line));
    expect(said.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('hears the number, the code and the product in them [REQ-SKILL-MODELS]', () => {
    const { match } = deviceLanguageOf(locale);
    const [number = '', code = ''] = SAID[locale.slice(0, 2)] ?? [];
    for (const { words, slots } of saidSamples(locale).filter((_said, index) => index % 7 === 0)) {
      const heard = match(words).slots;
      for (const [name, value] of Object.entries(slots)) {
        const slot = heard.find((each) => each.name === name)?.value;
        if (value === code) expect([words, slot?.value]).toEqual([words, '4821']);
        else if (value === number) expect([words, slot?.value]).toEqual([words, '3']);
        else expect([words, slot?.value]).not.toEqual([words, undefined]);
      }
    }
  });
});
