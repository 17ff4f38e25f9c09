import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createUtteranceMatcher,
  parseInteractionModel,
} from '../../simulator/alexa-cloud/index.ts';
import { productSlots } from '../../simulator/merchant/product-slots.ts';
import { SHELF } from '../../simulator/merchant/shelf.ts';

const intentSchema = z.object({
  name: z.string(),
  slots: z.array(z.object({ name: z.string(), type: z.string() })).optional(),
  samples: z.array(z.string()),
});

const file: unknown = JSON.parse(
  readFileSync(
    new URL('../../skill-package/interactionModels/custom/en-US.json', import.meta.url),
    'utf8',
  ),
);

const { interactionModel } = z
  .object({
    interactionModel: z.object({
      languageModel: z.object({
        invocationName: z.string(),
        intents: z.array(intentSchema),
        types: z.array(
          z.object({
            name: z.string(),
            values: z.array(
              z.object({
                id: z.string(),
                name: z.object({ value: z.string(), synonyms: z.array(z.string()) }),
              }),
            ),
          }),
        ),
      }),
    }),
  })
  .parse(file);

const { intents, types, invocationName } = interactionModel.languageModel;

describe('the interaction model', () => {
  it('has twenty samples and more for ordering and for the code [REQ-INTERACTION-MODEL]', () => {
    for (const name of ['OrderIntent', 'CodeIntent']) {
      expect(intents.find((intent) => intent.name === name)?.samples.length).toBeGreaterThanOrEqual(
        20,
      );
    }
  });

  it('has no sample twice, across all intents, when slots of one type are alike [REQ-INTERACTION-MODEL]', () => {
    const seen = new Map<string, string>();
    for (const { name, slots = [], samples } of intents) {
      for (const sample of samples) {
        const shape = sample.replaceAll(
          /\{(\w+)\}/g,
          (_whole, slot: string) =>
            `{${slots.find((each) => each.name === slot)?.type ?? 'undeclared'}}`,
        );
        expect([shape, seen.get(shape)]).toEqual([shape, undefined]);
        expect(shape).not.toContain('undeclared');
        seen.set(shape, name);
      }
    }
  });

  it('gives free text a phrase to carry it, and never another slot beside it', () => {
    for (const { slots = [], samples } of intents) {
      const free = slots
        .filter(({ type }) => type === 'AMAZON.SearchQuery')
        .map(({ name }) => name);
      for (const sample of samples.filter((each) =>
        free.some((name) => each.includes(`{${name}}`)),
      )) {
        expect(sample.replace(/\{\w+\}/, '').trim()).not.toBe('');
        expect(sample.match(/\{/g)).toHaveLength(1);
      }
    }
  });

  it('is invoked by the seller’s name, in words only', () => {
    expect(invocationName).toBe('harbor roasters');
  });

  it('knows every product of the shop by its id, and no two by one name', () => {
    const products = types.find(({ name }) => name === 'PRODUCT')?.values ?? [];
    expect(products.map(({ id }) => id).sort()).toEqual(
      SHELF.map(({ productId }) => productId).sort(),
    );
    const names = products
      .flatMap(({ name }) => [name.value, ...name.synonyms])
      .map((each) => each.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('says for each product what the shelf says: its name and other names [REQ-INTERACTION-MODEL]', () => {
    // Written by skill-package/write.mjs.
    expect(types.find(({ name }) => name === 'PRODUCT')?.values).toEqual(productSlots());
  });

  it('stays of a sane size: under 150 kB, with short slot values [REQ-INTERACTION-MODEL]', () => {
    expect(JSON.stringify(file).length).toBeLessThan(150_000);
    const values = types.flatMap((type) => type.values).map(({ name }) => name);
    expect(values.length + values.flatMap(({ synonyms }) => synonyms).length).toBeLessThan(5000);
    for (const value of values.flatMap((name) => [name.value, ...name.synonyms])) {
      expect(value.length).toBeLessThanOrEqual(60);
    }
  });

  it.each([
    ['cancel it', 'CancelOrderIntent'],
    ['cancel that', 'CancelOrderIntent'],
    ['cancel this', 'CancelOrderIntent'],
    ['never mind', 'CancelOrderIntent'],
    ['forget it', 'CancelOrderIntent'],
    ['cancel', 'AMAZON.CancelIntent'],
    ['repeat', 'AMAZON.RepeatIntent'],
    ['read it back', 'ReadBackIntent'],
    ['buy it now', 'OrderIntent'],
    ['the second one', 'ChooseIntent'],
    ['the dark roast', 'OrderIntent'],
    ['order a kettle', 'OrderIntent'],
    ['buy two bags of decaf', 'OrderIntent'],
    ['get me fifty espresso pods', 'OrderIntent'],
  ])('takes "%s" for %s', (utterance, intent) => {
    expect(createUtteranceMatcher(parseInteractionModel(file))(utterance).name).toBe(intent);
  });

  it('declares the built-in intents that every skill must answer', () => {
    const names = intents.map(({ name }) => name);
    for (const name of [
      'HelpIntent',
      'StopIntent',
      'CancelIntent',
      'FallbackIntent',
      'NavigateHomeIntent',
      'YesIntent',
      'NoIntent',
    ]) {
      expect(names).toContain(`AMAZON.${name}`);
    }
  });
});
