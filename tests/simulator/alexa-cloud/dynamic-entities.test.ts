import { describe, expect, it } from 'vitest';
import {
  afterDirectives,
  createUtteranceMatcher,
  ENTITIES_LAST_MS,
  makeRequestEnvelope,
  MOST_ENTITIES,
  NO_ENTITIES,
  parseInteractionModel,
  typesAt,
} from '../../../simulator/alexa-cloud/index.ts';

const NOW = 1_000_000;
const COTTAGE = { id: 'a-7', name: { value: 'the cottage by the lake', synonyms: ['cottage'] } };

function update(values: readonly unknown[]): { readonly type: string } {
  const types = [{ name: 'ADDRESS', values }];
  return { type: 'Dialog.UpdateDynamicEntities', ...{ updateBehavior: 'REPLACE', types } };
}
const CLEAR = { type: 'Dialog.UpdateDynamicEntities', updateBehavior: 'CLEAR' };

const match = createUtteranceMatcher(
  parseInteractionModel({
    interactionModel: {
      languageModel: {
        invocationName: 'corner shop',
        intents: [
          {
            name: 'DeliveryIntent',
            slots: [{ name: 'address', type: 'ADDRESS' }],
            samples: ['deliver it to {address}', '{address}'],
          },
        ],
        types: [
          {
            name: 'ADDRESS',
            values: [{ id: 'home', name: { value: 'home', synonyms: ['cottage'] } }],
          },
        ],
      },
    },
  }),
);

describe('values that the skill brought along', () => {
  it('are heard as the model’s own are, and before these [REQ-SKILL-MODELS]', () => {
    const types = typesAt(afterDirectives(NO_ENTITIES, [update([COTTAGE])], NOW), NOW);
    const slotOf = (words: string) => match(words, types).slots[0]?.value;
    expect(match('the cottage by the lake').name).toBe('AMAZON.FallbackIntent');
    expect(slotOf('the cottage by the lake')?.resolved).toEqual({
      id: 'a-7',
      value: 'the cottage by the lake',
      type: 'ADDRESS',
      isDynamic: true,
    });
    expect(slotOf('deliver it to cottage')?.resolved?.id).toBe('a-7');
    expect(slotOf('deliver it to home')?.resolved).toEqual({
      id: 'home',
      value: 'home',
      type: 'ADDRESS',
    });
  });

  it('outlive the session by half an hour, and no longer than they are cleared', () => {
    const known = afterDirectives(NO_ENTITIES, [update([COTTAGE])], NOW);
    expect(typesAt(known, NOW + ENTITIES_LAST_MS - 1)).toHaveLength(1);
    expect(typesAt(known, NOW + ENTITIES_LAST_MS)).toEqual([]);
    expect(typesAt(afterDirectives(known, [CLEAR], NOW), NOW)).toEqual([]);
    expect(afterDirectives(known, [{ type: 'Other' }], NOW)).toEqual(known);
  });

  it('are taken all or none: as many as Alexa takes, synonyms counted', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_none, index) => ({
        id: String(index),
        name: { value: `place ${String(index)}`, synonyms: [`spot ${String(index)}`] },
      }));
    const taken = afterDirectives(NO_ENTITIES, [update(many(MOST_ENTITIES / 2))], NOW);
    expect(taken.types[0]?.values).toHaveLength(MOST_ENTITIES / 2);
    expect(afterDirectives(taken, [update(many(MOST_ENTITIES / 2 + 1))], NOW)).toEqual(taken);
    expect(afterDirectives(taken, [update([{ name: 'no value' }])], NOW)).toEqual(taken);
  });

  it('come to the skill under an authority of their own', () => {
    const types = typesAt(afterDirectives(NO_ENTITIES, [update([COTTAGE])], NOW), NOW);
    const { request } = makeRequestEnvelope({
      applicationId: 'amzn1.ask.skill.1',
      device: { deviceId: 'd', userId: 'u', screen: null },
      accessToken: undefined,
      session: { sessionId: 's', isNew: false, attributes: {} },
      request: { kind: 'intent', intent: match('deliver it to cottage', types) },
      requestId: 'r',
      apiAccessToken: 'a',
      locale: 'en-US',
      nowEpochMs: NOW,
    });
    expect(request).toMatchObject({
      intent: {
        slots: {
          address: {
            value: 'cottage',
            resolutions: {
              resolutionsPerAuthority: [
                {
                  authority: 'amzn1.er-authority.echo-sdk.dynamic.amzn1.ask.skill.1.ADDRESS',
                  status: { code: 'ER_SUCCESS_MATCH' },
                  values: [{ value: { id: 'a-7' } }],
                },
                { status: { code: 'ER_SUCCESS_NO_MATCH' } },
              ],
            },
          },
        },
      },
    });
  });
});
