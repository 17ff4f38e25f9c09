/** Makes the interaction model of a locale, as the Alexa developer console takes it (interaction model schema). */
import { expandSamples } from './expand-samples.ts';
import { INTENTS, type IntentName, type SlotSource } from './intents.ts';
import type { LanguageSource, Names } from './language-source.ts';

/** A value of a slot type (interaction model schema, `types[].values[]`). */
export interface SlotTypeValue {
  readonly id: string;
  readonly name: { readonly value: string; readonly synonyms: readonly string[] };
}

export interface ModelFile {
  readonly interactionModel: {
    readonly languageModel: {
      readonly invocationName: string;
      readonly intents: readonly {
        readonly name: string;
        readonly slots?: readonly SlotSource[];
        readonly samples: readonly string[];
      }[];
      readonly types: readonly {
        readonly name: string;
        readonly values: readonly SlotTypeValue[];
      }[];
    };
  };
}

export interface ModelParts {
  readonly invocationName: string;
  readonly language: LanguageSource;
  /** Samples of the locale alone, beside its language's. */
  readonly alsoSaid?: Partial<Readonly<Record<IntentName, string>>>;
  /** The shelf's products (`productSlots` of the shop). */
  readonly products: readonly SlotTypeValue[];
}

export function makeModel({
  invocationName,
  language,
  alsoSaid = {},
  products,
}: ModelParts): ModelFile {
  const intents = INTENTS.map(({ name, slots }) => ({
    name,
    ...(slots.length === 0 ? {} : { slots }),
    samples: expandSamples(`${language.samples[name] ?? ''}\n${alsoSaid[name] ?? ''}`),
  }));
  const types = [
    { name: 'PLACE', values: valuesOf(language.places) },
    { name: 'ADDRESS', values: valuesOf(language.addresses) },
    { name: 'INSTRUMENT', values: valuesOf(language.instruments) },
    { name: 'PRODUCT', values: withOwnNames(products, language.productNames ?? {}) },
  ];
  return { interactionModel: { languageModel: { invocationName, intents, types } } };
}

function valuesOf(values: Readonly<Record<string, Names>>): readonly SlotTypeValue[] {
  return Object.entries(values).map(([id, [value, ...synonyms]]) => ({
    id,
    name: { value, synonyms },
  }));
}

/** A name that the shelf gives to a product already, or to another one, is not given again. */
function withOwnNames(
  products: readonly SlotTypeValue[],
  ownNames: Readonly<Record<string, readonly string[]>>,
): readonly SlotTypeValue[] {
  const taken = new Set(products.flatMap(({ name }) => [name.value, ...name.synonyms].map(lower)));
  return products.map(({ id, name }) => ({
    id,
    name: {
      value: name.value,
      synonyms: [...name.synonyms, ...(ownNames[id] ?? []).filter((own) => !taken.has(lower(own)))],
    },
  }));
}

function lower(text: string): string {
  return text.toLowerCase();
}
