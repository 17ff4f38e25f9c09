/** What the store shows, in each locale, and that its phrases work. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SPEECH_LOCALES, type SpeechLocale } from '#core';
import { lintExamplePhrases } from '../../skill-package/lint/lint-example-phrases.ts';
import { lintStoreText, type LintedStore } from '../../skill-package/lint/lint-store-text.ts';
import { LOCALES } from '../../skill-package/source/locales.ts';
import { readPackageFile, routeOf } from './support/written.ts';

const urlsSchema = z.object({ privacyPolicyUrl: z.string(), termsOfUseUrl: z.string() });
const manifestSchema = z.object({
  manifest: z.object({
    publishingInformation: z.object({
      locales: z.record(z.string(), z.object({ examplePhrases: z.array(z.string()) })),
      distributionCountries: z.array(z.string()),
      category: z.literal('SHOPPING'),
    }),
    privacyAndCompliance: z.object({
      allowsPurchases: z.literal(true),
      locales: z.record(z.string(), urlsSchema),
    }),
  }),
});

const { manifest } = manifestSchema.parse(JSON.parse(readPackageFile('skill.json')));
const { publishingInformation, privacyAndCompliance } = manifest;

function storeOf(locale: SpeechLocale): LintedStore {
  const source = LOCALES.find((each) => each.locale === locale);
  const urls = privacyAndCompliance.locales[locale];
  if (source === undefined || urls === undefined) throw new Error(`nothing about ${locale}`);
  return { locale, store: source.store, ...urls };
}

describe('the store card', () => {
  it('is there in every locale, with its addresses, and in the countries of the locales [REQ-SKILL-LOCALES]', () => {
    expect(Object.keys(publishingInformation.locales)).toEqual(SPEECH_LOCALES);
    expect(Object.keys(privacyAndCompliance.locales)).toEqual(SPEECH_LOCALES);
    for (const locale of SPEECH_LOCALES) {
      expect(publishingInformation.distributionCountries).toContain(locale.slice(3));
    }
  });

  it.each(SPEECH_LOCALES)(
    'is complete in %s, and tells of the linked account and the voice code [REQ-SKILL-LOCALES]',
    (locale) => {
      expect(lintStoreText(storeOf(locale))).toEqual([]);
    },
  );

  it('asks Alexa for no permission: name, address and e-mail are the shop’s own, by the linked account [REQ-SKILL-PERMISSIONS]', () => {
    const whole = manifestSchema.extend({ manifest: z.record(z.string(), z.unknown()) });
    const { manifest: keys } = whole.parse(JSON.parse(readPackageFile('skill.json')));
    expect(Object.keys(keys)).toContain('apis');
    expect(Object.keys(keys)).not.toContain('permissions');
  });

  it.each(LOCALES)(
    'has three phrases in $locale that mean what they should [REQ-SKILL-LOCALES]',
    ({ locale, invocationName, store }) => {
      const shown = publishingInformation.locales[locale]?.examplePhrases;
      expect(shown).toEqual(store.examplePhrases.map(({ says }) => says));
      const phrases = { locale, invocationName, phrases: store.examplePhrases };
      expect(lintExamplePhrases(phrases, route)).toEqual([]);
    },
  );

  it.each([
    ['no name', { name: ' ' }],
    ['a summary that is too long', { summary: 'x'.repeat(161) }],
    ['a description without the account', { description: 'a voice code, four-digit' }],
    ['no keywords', { keywords: [] }],
  ])('is refused with %s [REQ-SKILL-LINT]', (_what, change) => {
    const linted = storeOf('en-US');
    expect(lintStoreText({ ...linted, store: { ...linted.store, ...change } })).not.toEqual([]);
  });

  it('is refused with an address that is none [REQ-SKILL-LINT]', () => {
    expect(lintStoreText({ ...storeOf('en-US'), privacyPolicyUrl: 'http://a/b' })).toHaveLength(1);
  });

  it.each([
    ['does not wake the device', 'wake word', 'open harbor roasters', 'LaunchRequest'],
    ['does not name the skill', 'does not name', 'Alexa, open the shop', 'LaunchRequest'],
    [
      'means something else',
      'means StatusIntent, not OrderIntent',
      'Alexa, ask harbor roasters how is my order',
      'OrderIntent',
    ],
  ] as const)('is refused with a phrase that %s [REQ-SKILL-LINT]', (_what, told, says, means) => {
    const opens = { says: 'Alexa, open harbor roasters', means: 'LaunchRequest' } as const;
    const faults = lintExamplePhrases(
      {
        locale: 'en-US',
        invocationName: 'harbor roasters',
        phrases: [opens, { says, means }],
      },
      route,
    );
    expect(faults.map(({ what }) => what).join()).toContain(told);
  });

  it('is refused where the first phrase does not open the skill [REQ-SKILL-LINT]', () => {
    const phrase = {
      says: 'Alexa, ask harbor roasters how is my order',
      means: 'StatusIntent',
    } as const;
    const faults = lintExamplePhrases(
      { locale: 'en-US', invocationName: 'harbor roasters', phrases: [phrase] },
      route,
    );
    expect(faults.map(({ what }) => what)).toEqual(['the first phrase does not open the skill']);
  });
});

function route(locale: string, words: string): string | undefined {
  const known = SPEECH_LOCALES.find((each) => each === locale);
  return known && routeOf(known, words);
}
