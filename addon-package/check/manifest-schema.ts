/**
 * `addon.json` with every limit that Alexa+ names for it (quickstart, add-on manifest). The nesting is as public add-ons have it; Amazon's own
 * schema comes with its command-line tool, which has the last word.
 */
import { z } from 'zod';

export const CAROUSEL_SIZE = '600x900';
export const BANNER_SIZE = '1200x600';

const LIMITS = {
  name: 30,
  shortDescription: 123,
  fullDescription: 4000,
  phrases: { least: 3, most: 4, characters: 200 },
  altText: 250,
} as const;

/** Public: https, a host of its own, no name and password, no fragment. */
const publicUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).refine((text) => {
  const { username, password, hash } = new URL(text);
  return username === '' && password === '' && hash === '';
}, 'it is no plain public address');

const imageUrl = publicUrl.refine(
  (text) => /\.(png|jpe?g|webp)$/.test(new URL(text).pathname),
  'it is no PNG, JPG, JPEG or WEBP',
);

const text = (most: number): z.ZodType<string> => z.string().trim().min(1).max(most);

const iconSet = z.strictObject({
  '64x64': imageUrl,
  '72x72': imageUrl,
  '88x88': imageUrl,
  '126x126': imageUrl,
  '180x180': imageUrl,
  '241x241': imageUrl,
});

const sameWords = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const phrases = z
  .array(text(LIMITS.phrases.characters))
  .min(LIMITS.phrases.least)
  .max(LIMITS.phrases.most)
  .refine((all) => new Set(all.map(sameWords)).size === all.length, 'two are the same');

const listing = z.strictObject({
  name: z.strictObject({
    value: text(LIMITS.name),
    spokenForm: z.strictObject({ format: z.literal('ipa'), value: text(100) }).optional(),
  }),
  shortDescription: text(LIMITS.shortDescription),
  fullDescription: text(LIMITS.fullDescription),
  examplePhrases: phrases,
  privacyAndCompliance: z.strictObject({
    privacyPolicyUrl: publicUrl,
    termsOfUseUrl: publicUrl,
  }),
  mediaAssets: z.strictObject({
    icons: z.strictObject({ light: iconSet, dark: iconSet.optional() }),
    carouselImages: z
      .array(
        z.strictObject({
          size: z.literal(CAROUSEL_SIZE),
          uri: imageUrl,
          altText: text(LIMITS.altText),
        }),
      )
      .min(1),
    banner: z.strictObject({ size: z.literal(BANNER_SIZE), uri: imageUrl }).optional(),
  }),
});

export const manifestSchema = z.strictObject({
  manifestVersion: z.literal('1.0'),
  storeListing: z.strictObject({
    distributionCountries: z.tuple([z.literal('US')]),
    locales: z.strictObject({ 'en-US': listing }),
  }),
  integrations: z.tuple([
    z.strictObject({
      type: z.literal('MCP'),
      config: z.strictObject({
        endpoints: z.strictObject({
          default: z.strictObject({ type: z.literal('HTTPS'), uri: publicUrl }),
        }),
      }),
    }),
  ]),
});

export const ICON_SIZES: readonly string[] = Object.keys(iconSet.shape);

export type Manifest = z.output<typeof manifestSchema>;
