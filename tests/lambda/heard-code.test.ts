/** The code in whatever slot or intent it was heard: found where it is one, and nothing else taken for it. */
import fc from 'fast-check';
import type { HandlerInput } from 'ask-sdk-core';
import { describe, expect, it } from 'vitest';
import { SPEECH_LOCALES, type SpeechLocale } from '#core';
import { wordsOfDigits } from '../../core/speech/amounts/number-words.ts';
import { heardCodeOf } from '../../lambda/dialogue/heard-code.ts';

const DIGEST = 'a'.repeat(64);

interface Heard {
  readonly intent: string;
  readonly slots?: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;
  readonly locale?: SpeechLocale;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

const CODE_ASKED = { digest: DIGEST, lastAnswer: { spoken: 'x', asks: 'code' } };
const CONFIRM_ASKED = { digest: DIGEST, lastAnswer: { spoken: 'x', asks: 'confirm' } };

function heard({ intent, slots = {}, locale = 'en-US', attributes = {} }: Heard): unknown {
  const input = {
    requestEnvelope: {
      session: {},
      request: {
        type: 'IntentRequest',
        locale,
        intent: {
          name: intent,
          slots: Object.fromEntries(
            Object.entries(slots).map(([name, value]) => [
              name,
              typeof value === 'string' ? { name, value } : { name, ...value },
            ]),
          ),
        },
      },
    },
    attributesManager: { getSessionAttributes: () => attributes },
  };
  return heardCodeOf(input as unknown as HandlerInput);
}

/** Each intent of the model in which words can land, with each of its slots. */
const LANDINGS: readonly (readonly [intent: string, slot: string])[] = [
  ['CodeIntent', 'code'],
  ['CodeIntent', 'spokenCode'],
  ['OrderIntent', 'quantity'],
  ['OrderIntent', 'product'],
  ['SearchIntent', 'query'],
  ['SearchIntent', 'product'],
  ['ChooseIntent', 'place'],
  ['QuantityIntent', 'quantity'],
  ['AddToCartIntent', 'quantity'],
  ['AddToCartIntent', 'product'],
  ['RemoveFromCartIntent', 'product'],
  ['DeliveryIntent', 'address'],
  ['InstrumentIntent', 'instrument'],
];

const landing = fc.constantFrom(...LANDINGS);
const code = fc.stringMatching(/^[0-9]{4}$/);
const locale = fc.constantFrom(...SPEECH_LOCALES);
const attributes = fc.constantFrom({}, CODE_ASKED, CONFIRM_ASKED);

describe('a code that was heard', () => {
  it('is found in any slot of any intent, in digits and in words, leading zeros and all [REQ-SKILL-CODE-ANYWHERE]', () => {
    fc.assert(
      fc.property(landing, code, locale, attributes, (at, digits, spoken, session) => {
        const [intent, slot] = at;
        const ways = [digits, Array.from(digits).join(' '), wordsOfDigits(digits, spoken)];
        for (const value of ways) {
          expect(
            heard({ intent, slots: { [slot]: value }, locale: spoken, attributes: session }),
          ).toEqual({ outcome: 'code', code: digits });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is found where it was split between the slots of one intent, while an order is in mind', () => {
    fc.assert(
      fc.property(code, fc.integer({ min: 1, max: 3 }), locale, (digits, at, spoken) => {
        const slots = {
          quantity: Array.from(digits.slice(0, at)).join(' '),
          product: wordsOfDigits(digits.slice(at), spoken),
        };
        const result = heard({
          intent: 'OrderIntent',
          slots,
          locale: spoken,
          attributes: CODE_ASKED,
        });
        expect(result).toEqual({ outcome: 'code', code: digits });
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['four eight two one', '4821'],
    ['for eight to one', '4821'],
    ['oh four eight two', '0482'],
    ['it is four eight two one', '4821'],
    ['4,821', '4821'],
    ['forty-eight twenty-one', '4821'],
  ])('is "%s" in any slot [REQ-SKILL-CODE-ANYWHERE]', (value, digits) => {
    for (const [intent, slot] of LANDINGS) {
      expect(heard({ intent, slots: { [slot]: value } })).toEqual({
        outcome: 'code',
        code: digits,
      });
    }
  });

  it('is none where two slots read as different codes', () => {
    const slots = { code: '4821', spokenCode: 'one two eight four' };
    expect(heard({ intent: 'CodeIntent', slots })).toEqual({ outcome: 'unclear' });
  });
});

describe('what is no code', () => {
  it('of any wrong length is asked again while a code is awaited, and is never one [REQ-SKILL-CODE-LENGTH]', () => {
    const wrong = fc.stringMatching(/^[0-9]{1,9}$/).filter((digits) => digits.length !== 4);
    fc.assert(
      fc.property(landing, wrong, fc.boolean(), ([intent, slot], digits, inWords) => {
        const value = inWords ? wordsOfDigits(digits, 'en-US') : digits;
        expect(heard({ intent, slots: { [slot]: value }, attributes: CODE_ASKED })).toEqual({
          outcome: 'unclear',
        });
      }),
      { numRuns: 300 },
    );
  });

  it.each(LANDINGS)('is a "?" in %s %s, while a code is awaited', (intent, slot) => {
    const slots = { [slot]: '?' };
    expect(heard({ intent, slots, attributes: CODE_ASKED })).toEqual({ outcome: 'unclear' });
  });

  it('is what Alexa recognised as a product, a label or a place, whatever its name reads as', () => {
    const resolutions = {
      resolutionsPerAuthority: [
        {
          status: { code: 'ER_SUCCESS_MATCH' },
          values: [{ value: { name: 'Eighteen Fifty', id: 'blend' } }],
        },
      ],
    };
    const slots = { product: { value: 'eighteen fifty', resolutions } };
    for (const attributes of [{}, CODE_ASKED, CONFIRM_ASKED]) {
      expect(heard({ intent: 'OrderIntent', slots, attributes })).toEqual({ outcome: 'none' });
    }
  });

  it('is what fits no intent, while a code is awaited', () => {
    const intent = 'AMAZON.FallbackIntent';
    expect(heard({ intent, attributes: CODE_ASKED })).toEqual({ outcome: 'unclear' });
    expect(heard({ intent, attributes: CONFIRM_ASKED })).toEqual({ outcome: 'none' });
    expect(heard({ intent })).toEqual({ outcome: 'none' });
  });

  it.each([
    ['QuantityIntent', { quantity: '3' }],
    ['OrderIntent', { quantity: '12', product: 'decaf' }],
    ['OrderIntent', { quantity: '4821', product: 'decaf' }],
    ['OrderIntent', { product: 'dark roast' }],
    ['SearchIntent', { query: 'something for two' }],
    ['ChooseIntent', { place: 'second' }],
    ['DeliveryIntent', { address: 'the office' }],
    ['AMAZON.YesIntent', {}],
    ['AMAZON.StopIntent', {}],
    ['AMAZON.HelpIntent', {}],
    ['StatusIntent', {}],
  ] as const)('is %s %j, also while an order waits', (intent, slots) => {
    expect(heard({ intent, slots, attributes: CONFIRM_ASKED })).toEqual({ outcome: 'none' });
    expect(heard({ intent, slots })).toEqual({ outcome: 'none' });
  });
});
