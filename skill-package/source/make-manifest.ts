/** Makes the skill manifest (skill manifest schema): what holds everywhere, and what the store shows in each locale. */
import type { LocaleSource } from './locale-source.ts';
import type { StoreText } from './store-text.ts';

const EVERYWHERE = {
  privacyPolicyUrl: 'https://shop.example.com/privacy',
  termsOfUseUrl: 'https://shop.example.com/terms',
};

export function makeManifest(locales: readonly LocaleSource[]): Readonly<Record<string, unknown>> {
  const countries = [...new Set(locales.map(({ locale }) => locale.slice(3)))];
  return {
    manifest: {
      manifestVersion: '1.0',
      apis: {
        custom: {
          endpoint: {
            uri: 'https://skill.example.com/skill',
            sslCertificateType: 'Trusted',
          },
          interfaces: [{ type: 'ALEXA_PRESENTATION_APL' }],
        },
      },
      publishingInformation: {
        locales: Object.fromEntries(locales.map(({ locale, store }) => [locale, shown(store)])),
        isAvailableWorldwide: false,
        distributionCountries: countries,
        distributionMode: 'PUBLIC',
        category: 'SHOPPING',
        testingInstructions:
          'Link a customer account first. Order, open the order on the second device, type the total, verify, and say the four digits it shows.',
      },
      privacyAndCompliance: {
        allowsPurchases: true,
        usesPersonalInfo: true,
        isChildDirected: false,
        isExportCompliant: true,
        containsAds: false,
        locales: Object.fromEntries(locales.map(({ locale }) => [locale, EVERYWHERE])),
      },
    },
  };
}

function shown({ examplePhrases, ...store }: StoreText): Readonly<Record<string, unknown>> {
  return { ...store, examplePhrases: examplePhrases.map(({ says }) => says) };
}
