/** The package passes the rules, and each rule can fail. */
import { describe, expect, it } from 'vitest';
import { SPEECH_LOCALES } from '#core';
import type { LintFault } from '../../skill-package/lint/fault.ts';
import { lintModels } from '../../skill-package/lint/lint-models.ts';
import { lintOverlap } from '../../skill-package/lint/lint-overlap.ts';
import type {
  LintedIntent,
  LintedModel,
  LintedType,
} from '../../skill-package/lint/linted-model.ts';
import { madeModel } from './support/written.ts';

describe('the models of the package', () => {
  it.each(SPEECH_LOCALES)('%s breaks no rule [REQ-SKILL-LINT]', (locale) => {
    expect(lintModels([madeModel(locale)])).toEqual([]);
  });

  it('are the same everywhere: intents, slots, types and their values [REQ-SKILL-LOCALES]', () => {
    const models = SPEECH_LOCALES.map(madeModel).map((made) => ({
      ...made,
      // Samples have their own test; here only the shapes count.
      model: {
        ...made.model,
        intents: made.model.intents.map((each) => ({ ...each, samples: [] })),
      },
    }));
    const faults = lintModels(models).filter(({ rule }) => rule === 'same-everywhere');
    expect(faults).toEqual([]);
    const [first, ...others] = models;
    const withoutOne = {
      locale: 'de-DE',
      model: { ...first?.model, intents: first?.model.intents.slice(1) ?? [] },
    };
    expect(others).toHaveLength(10);
    expect(first && rulesOf([first, { ...first, ...withoutOne } as LintedModel])).toContain(
      'same-everywhere',
    );
  });
});

const ROAST: LintedType = {
  name: 'ROAST',
  values: [
    { id: 'dark', name: { value: 'dark roast', synonyms: ['the black one'] } },
    { id: 'light', name: { value: 'light roast', synonyms: [] } },
  ],
};

const BUY: LintedIntent = {
  name: 'BuyIntent',
  slots: [{ name: 'what', type: 'ROAST' }],
  samples: ['buy the {what}', 'buy {what}'],
};

function modelWith(
  change: {
    readonly intents?: readonly LintedIntent[];
    readonly types?: readonly LintedType[];
    readonly invocationName?: string;
  } = {},
): LintedModel {
  return {
    locale: 'en-US',
    model: { invocationName: 'corner shop', intents: [BUY], types: [ROAST], ...change },
  };
}

function rulesOf(models: readonly LintedModel[]): readonly LintFault['rule'][] {
  return [...new Set(lintModels(models).map(({ rule }) => rule))];
}

/** The rules that a model breaks beside that of the intents which every skill needs. */
function brokenBy(change: Parameters<typeof modelWith>[0]): readonly LintFault['rule'][] {
  return rulesOf([modelWith(change)]).filter((rule) => rule !== 'same-everywhere');
}

function buyWith(samples: readonly string[]): LintedIntent {
  return { ...BUY, samples: [...BUY.samples, ...samples] };
}

describe('a rule', () => {
  it('says nothing against a model that keeps it [REQ-SKILL-LINT]', () => {
    expect(brokenBy({})).toEqual([]);
  });

  it.each([
    ['a digit', 'buy 2 {what}'],
    ['a mark', 'buy the {what}!'],
    ['a comma', 'please, buy {what}'],
    ['stray spaces', 'buy  a {what}'],
    ['a slot without a space', 'buy a{what}'],
    ['a slot without a name', 'buy {what} in {}'],
    ['nothing', ''],
    ['a capital letter', 'Buy it'],
  ])('notices a sample with %s [REQ-SKILL-LINT]', (_what, sample) => {
    expect(brokenBy({ intents: [buyWith([sample])] })).toContain('sample-form');
  });

  it.each([['{words}'], ['find {words} as {what}']])(
    'notices free text that stands alone or beside another slot: "%s" [REQ-SKILL-LINT]',
    (sample) => {
      const slots = [...(BUY.slots ?? []), { name: 'words', type: 'AMAZON.SearchQuery' }];
      const intents = [{ ...buyWith([sample]), slots }];
      expect(brokenBy({ intents })).toEqual(['free-text']);
    },
  );

  it.each([
    ['a slot that no sample uses', [{ name: 'how', type: 'ROAST' }]],
    ['a slot of a type that there is not', [{ name: 'what', type: 'COLOUR' }]],
    ['a slot that stands there twice', [{ name: 'what', type: 'ROAST' }]],
  ])('notices %s [REQ-SKILL-LINT]', (_what, more) => {
    const intents = [{ ...BUY, slots: [...(BUY.slots ?? []), ...more] }];
    expect(brokenBy({ intents })).toEqual(['slots']);
  });

  it('notices a slot that is used and not declared [REQ-SKILL-LINT]', () => {
    expect(brokenBy({ intents: [buyWith(['buy it {when}'])] })).toEqual(['slots']);
  });

  it('notices a type that no slot has, and one without values [REQ-SKILL-LINT]', () => {
    const unused = { name: 'COLOUR', values: [] };
    expect(brokenBy({ types: [ROAST, unused] })).toEqual(['types']);
  });

  it('notices a name of two values, and an id of two [REQ-SKILL-LINT]', () => {
    const again = { id: 'other', name: { value: 'Dark Roast', synonyms: [] } };
    const twin = { id: 'dark', name: { value: 'noir', synonyms: [] } };
    for (const value of [again, twin]) {
      expect(brokenBy({ types: [{ ...ROAST, values: [...ROAST.values, value] }] })).toEqual([
        'types',
      ]);
    }
  });

  it('notices a main intent of few samples, and of many that say one thing [REQ-SKILL-LINT]', () => {
    const status = (samples: readonly string[]): LintedIntent[] => [
      BUY,
      { name: 'StatusIntent', samples },
    ];
    const words = 'a b c d e f g h i j k l m n o p q r s t'.split(' ');
    expect(brokenBy({ intents: status(words.slice(1)) })).toEqual(['variety']);
    expect(brokenBy({ intents: status(words) })).toEqual([]);
    const slots = words.map((slot) => ({ name: slot, type: 'ROAST' }));
    const alike = [
      BUY,
      { name: 'StatusIntent', slots, samples: words.map((slot) => `how is {${slot}}`) },
    ];
    expect(brokenBy({ intents: alike })).toEqual(['variety']);
  });

  it('notices a sample that stands there twice, and an intent without one [REQ-SKILL-LINT]', () => {
    expect(brokenBy({ intents: [buyWith(['buy {what}'])] })).toEqual(['variety']);
    expect(brokenBy({ intents: [BUY, { name: 'StatusIntent', samples: [] }] })).toEqual([
      'variety',
    ]);
  });

  it.each([
    ['the same words', 'buy {thing}', 'ROAST'],
    ['words that are a value', 'buy dark roast', undefined],
    ['a value that begins with a word of the other', 'buy the black {thing}', 'ONE'],
  ])('notices %s in two intents [REQ-SKILL-LINT]', (_what, sample, type) => {
    const other: LintedIntent = {
      name: 'OtherIntent',
      ...(type === undefined ? {} : { slots: [{ name: 'thing', type }] }),
      samples: [sample],
    };
    const one = { name: 'ONE', values: [{ id: 'one', name: { value: 'one', synonyms: [] } }] };
    const types = type === 'ONE' ? [ROAST, one] : [ROAST];
    expect(brokenBy({ intents: [BUY, other], types })).toEqual(['overlap']);
  });

  it('lets a number alone be a code and a quantity, and nothing else [REQ-SKILL-LINT]', () => {
    const number = (name: string, type: string, sample = '{n}'): LintedIntent => ({
      name,
      slots: [{ name: 'n', type }],
      samples: [sample],
    });
    const code = number('CodeIntent', 'AMAZON.FOUR_DIGIT_NUMBER');
    const overlap = (intents: readonly LintedIntent[]) =>
      lintOverlap(modelWith({ intents })).length;
    expect(overlap([code, number('QuantityIntent', 'AMAZON.NUMBER')])).toBe(0);
    expect(overlap([code, number('OtherIntent', 'AMAZON.NUMBER')])).toBe(1);
    const please = number('QuantityIntent', 'AMAZON.NUMBER', '{n} please');
    expect(overlap([{ ...code, samples: ['{n} please'] }, please])).toBe(1);
  });

  it('notices what is too large [REQ-SKILL-LINT]', () => {
    expect(brokenBy({ intents: [buyWith(['x'.repeat(141)])] })).toEqual(['limits']);
    const long = { id: 'long', name: { value: 'y'.repeat(61), synonyms: [] } };
    expect(brokenBy({ types: [{ ...ROAST, values: [...ROAST.values, long] }] })).toEqual([
      'limits',
    ]);
    const values = Array.from({ length: 1001 }, (_none, index) => ({
      id: String(index),
      name: { value: `roast ${String(index)}`, synonyms: [] },
    }));
    expect(brokenBy({ types: [{ ...ROAST, values }] })).toContain('limits');
  });

  it.each([
    ['one word', 'roasters'],
    ['three words', 'harbor coffee roasters'],
    ['a word that calls skills', 'open roasters'],
    ['a word that wakes a device', 'alexa roasters'],
    ['an article', 'the roasters'],
    ['a digit', 'roasters 2'],
    ['a capital letter', 'Harbor roasters'],
  ])('notices an invocation name with %s [REQ-SKILL-LINT]', (_what, invocationName) => {
    expect(brokenBy({ invocationName })).toEqual(['invocation-name']);
  });

  it('notices that an intent is missing which a skill must answer [REQ-SKILL-LINT]', () => {
    expect(rulesOf([modelWith()])).toEqual(['same-everywhere']);
  });
});
