import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createUtteranceMatcher,
  parseInteractionModel,
} from '../../../simulator/alexa-cloud/index.ts';

const model = parseInteractionModel(
  JSON.parse(
    readFileSync(
      new URL('../../../skill-package/interactionModels/custom/en-US.json', import.meta.url),
      'utf8',
    ),
  ),
);
const match = createUtteranceMatcher(model);

function matched(utterance: string): {
  readonly name: string;
  readonly [slot: string]: string | undefined;
} {
  const { name, slots } = match(utterance);
  return {
    name,
    ...Object.fromEntries(
      slots.flatMap((slot) => (slot.value ? [[slot.name, slot.value.value]] : [])),
    ),
  };
}

describe('finding the intent of an utterance', () => {
  it('takes an order with its number and product', () => {
    for (const utterance of [
      'order two bags of the dark roast',
      'Order 2 bags of the dark roast.',
      'please order two bags of dark roast',
    ]) {
      expect(matched(utterance), utterance).toEqual({
        name: 'OrderIntent',
        quantity: '2',
        product: 'dark roast',
      });
    }
  });

  it('takes a code however its digits are said', () => {
    for (const said of [
      'four eight two one',
      '4821',
      '4 8 2 1',
      'forty eight twenty one',
      '48 21',
    ]) {
      expect(matched(`my code is ${said}`), said).toEqual({ name: 'CodeIntent', code: '4821' });
    }
  });

  it('keeps a leading zero of a code', () => {
    expect(matched('my code is zero oh four two')).toMatchObject({ code: '0042' });
  });

  it('gives "?" where a four-digit slot heard another number of digits', () => {
    expect(matched('my code is four eight two')).toEqual({ name: 'CodeIntent', code: '?' });
  });

  it('prefers the sample with the most literal words', () => {
    expect(matched('cancel my order').name).toBe('CancelOrderIntent');
    expect(matched('how is my order').name).toBe('StatusIntent');
    expect(matched('cancel').name).toBe('AMAZON.CancelIntent');
  });

  it('knows the phrases of the built-in intents without samples', () => {
    expect(matched('help').name).toBe('AMAZON.HelpIntent');
    expect(matched('stop').name).toBe('AMAZON.StopIntent');
    expect(matched('yes').name).toBe('AMAZON.YesIntent');
  });

  it('answers with an intent of the model or the fallback, whatever is said', () => {
    const names = new Set([...model.intents.map(({ name }) => name), 'AMAZON.FallbackIntent']);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(names).toContain(match(text).name);
      }),
      { numRuns: 200 },
    );
  });

  it('takes no words for a product that nobody asked for', () => {
    expect(matched('the weather tomorrow').name).toBe('AMAZON.FallbackIntent');
    expect(matched('order the weather tomorrow').name).toBe('OrderIntent');
  });

  it('falls back where there are no words', () => {
    expect(matched('').name).toBe('AMAZON.FallbackIntent');
    expect(matched('?!').name).toBe('AMAZON.FallbackIntent');
  });
});

describe('an interaction model', () => {
  it('is refused when a sample names a slot that its intent does not declare', () => {
    const broken = {
      interactionModel: {
        languageModel: {
          invocationName: 'a shop',
          intents: [{ name: 'X', samples: ['buy {thing}'] }],
        },
      },
    };
    expect(() => parseInteractionModel(broken)).toThrow('{thing}');
  });

  it('resolves a synonym to the entry of its type', () => {
    const matchRoast = createUtteranceMatcher(
      parseInteractionModel({
        interactionModel: {
          languageModel: {
            invocationName: 'a shop',
            intents: [
              { name: 'Buy', slots: [{ name: 'what', type: 'ROAST' }], samples: ['buy {what}'] },
            ],
            types: [
              {
                name: 'ROAST',
                values: [
                  { id: 'dark', name: { value: 'dark roast', synonyms: ['the black one'] } },
                ],
              },
            ],
          },
        },
      }),
    );
    const [slot] = matchRoast('buy the black one').slots;
    expect(slot?.value?.value).toBe('the black one');
    expect(slot?.value?.resolved).toEqual({ id: 'dark', value: 'dark roast', type: 'ROAST' });
  });
});
