/** What is wrong with `addon.json`: its form and limits, its claims, and that it names what it must. Nothing wrong is an empty list. */
import { manifestSchema, type Manifest } from './manifest-schema.ts';

export type ManifestCheck =
  | { readonly outcome: 'fine'; readonly manifest: Manifest }
  | { readonly outcome: 'faulty'; readonly faults: readonly string[] };

export function checkManifest(json: unknown): ManifestCheck {
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { outcome: 'faulty', faults };
  }
  const faults = [...faultyClaims(parsed.data), ...missingWords(parsed.data)];
  return faults.length === 0
    ? { outcome: 'fine', manifest: parsed.data }
    : { outcome: 'faulty', faults };
}

/** What no listing may say of itself (functional requirements, metadata): more than anybody could check, or another company's name. */
const CLAIMS: readonly (readonly [string, RegExp])[] = [
  [
    'a superlative',
    /\b(?:best|fastest|cheapest|easiest|safest|leading|number one|world[- ]class)\b|#1/i,
  ],
  [
    'a promise without limit',
    /\b(?:guaranteed?|always works|never fails|100 ?%|unhackable|perfect(?:ly)?)\b/i,
  ],
  [
    'a word of advertising',
    /\b(?:amazing|incredible|revolutionary|unbeatable|award[- ]winning)\b/i,
  ],
  ['an Amazon device', /\b(?:echo|fire (?:tv|tablet)|amazon)\b/i],
  ['markup', /[<>*_#|`]|https?:/],
];

function faultyClaims({ storeListing }: Manifest): readonly string[] {
  const { name, shortDescription, fullDescription, examplePhrases } = storeListing.locales['en-US'];
  const texts = {
    name: name.value,
    shortDescription,
    fullDescription,
    examplePhrases: examplePhrases.join('\n'),
  };
  return Object.entries(texts).flatMap(([where, text]) =>
    CLAIMS.flatMap(([what, claim]) => {
      const [found] = claim.exec(text) ?? [];
      return found === undefined ? [] : [`${where}: "${found}" is ${what}`];
    }),
  );
}

/** What a customer has to read before the first order (policy 3 and 11; skills that allow purchases, a and e). */
const MUST_SAY: readonly (readonly [string, RegExp])[] = [
  ['that an account is linked', /\blink your account\b/i],
  ['that a four-digit code is said', /\bfour-digit code\b/i],
  ['that a second device is needed', /\bneed a phone\b/i],
  ['what is learned of the customer', /\blearns what\b/i],
];

function missingWords({ storeListing }: Manifest): readonly string[] {
  const { name, fullDescription, examplePhrases } = storeListing.locales['en-US'];
  return [
    ...MUST_SAY.filter(([, words]) => !words.test(fullDescription)).map(
      ([what]) => `fullDescription: it does not say ${what}`,
    ),
    ...examplePhrases
      .filter((phrase) => !phrase.includes(name.value))
      .map((phrase) => `examplePhrases: "${phrase}" does not name ${name.value}`),
  ];
}
