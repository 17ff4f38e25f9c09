import { describe, expect, it } from 'vitest';
import { checkManifest, ICON_SIZES } from '../../addon-package/check/index.ts';
import { readManifestJson } from './addon-package.ts';

type Path = readonly (string | number)[];

const LISTING = ['storeListing', 'locales', 'en-US'] as const;
const MEDIA = [...LISTING, 'mediaAssets'] as const;
const LEGAL = [...LISTING, 'privacyAndCompliance'] as const;
const ENDPOINT = ['integrations', 0, 'config', 'endpoints', 'default'] as const;

/** The manifest with one value in another's place; without one it is taken away. */
function changed(path: Path, value?: unknown): unknown {
  const json: unknown = readManifestJson();
  let at = json as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(at, last);
  else at[last] = value;
  return json;
}

function faultsOf(json: unknown): string {
  const check = checkManifest(json);
  return check.outcome === 'faulty' ? check.faults.join('\n') : '';
}

describe('addon.json [REQ-ADDON-PACKAGE]', () => {
  it('is within every limit', () => {
    expect(faultsOf(readManifestJson())).toBe('');
  });

  const phrases = [
    'a Harbor Roasters',
    'b Harbor Roasters',
    'c Harbor Roasters',
    'd Harbor Roasters',
  ];
  const fullDescription =
    'Link your account. Say the four-digit code. You need a phone. It learns what you buy.';

  it.each<readonly [string, Path, unknown, string]>([
    ['a name of 31 letters', [...LISTING, 'name', 'value'], 'x'.repeat(31), 'name.value'],
    ['no name', [...LISTING, 'name', 'value'], ' ', 'name.value'],
    [
      'a spoken form that is no IPA',
      [...LISTING, 'name', 'spokenForm'],
      { format: 'arpabet', value: 'a' },
      'spokenForm',
    ],
    [
      'a short description of 124',
      [...LISTING, 'shortDescription'],
      'x'.repeat(124),
      'shortDescription',
    ],
    [
      'a full description of 4001',
      [...LISTING, 'fullDescription'],
      fullDescription + 'x'.repeat(4001 - fullDescription.length),
      'fullDescription',
    ],
    ['two phrases', [...LISTING, 'examplePhrases'], phrases.slice(0, 2), 'examplePhrases'],
    [
      'five phrases',
      [...LISTING, 'examplePhrases'],
      [...phrases, 'e Harbor Roasters'],
      'examplePhrases',
    ],
    [
      'a phrase of 201',
      [...LISTING, 'examplePhrases'],
      [...phrases.slice(0, 2), `Harbor Roasters ${'x'.repeat(185)}`],
      'examplePhrases.2',
    ],
    [
      'a phrase twice, in other letters',
      [...LISTING, 'examplePhrases'],
      [...phrases.slice(0, 3), 'A harbor, roasters!'],
      'two are the same',
    ],
    [
      'a phrase without the name',
      [...LISTING, 'examplePhrases'],
      [...phrases.slice(0, 3), 'order coffee'],
      'does not name',
    ],
    ['no privacy policy', [...LEGAL, 'privacyPolicyUrl'], undefined, 'privacyPolicyUrl'],
    ['no terms of use', [...LEGAL, 'termsOfUseUrl'], undefined, 'termsOfUseUrl'],
    [
      'a privacy policy without TLS',
      [...LEGAL, 'privacyPolicyUrl'],
      'http://shop.example.com/privacy',
      'privacyPolicyUrl',
    ],
    [
      'terms on this machine',
      [...LEGAL, 'termsOfUseUrl'],
      'https://localhost/terms',
      'termsOfUseUrl',
    ],
    [
      'an address with a password',
      [...LEGAL, 'termsOfUseUrl'],
      'https://a:b@shop.example.com/terms',
      'no plain public address',
    ],
    [
      'an icon that is an SVG',
      [...MEDIA, 'icons', 'light', '64x64'],
      'https://shop.example.com/icon.svg',
      '64x64',
    ],
    [
      'an icon without TLS',
      [...MEDIA, 'icons', 'light', '64x64'],
      'http://shop.example.com/icon.png',
      '64x64',
    ],
    ...ICON_SIZES.map(
      (size) =>
        [`no light icon of ${size}`, [...MEDIA, 'icons', 'light', size], undefined, size] as const,
    ),
    ['a dark set with a size missing', [...MEDIA, 'icons', 'dark', '88x88'], undefined, '88x88'],
    ['no carousel image', [...MEDIA, 'carouselImages'], [], 'carouselImages'],
    [
      'a carousel image of another size',
      [...MEDIA, 'carouselImages', 0, 'size'],
      '600x800',
      'carouselImages.0.size',
    ],
    ['an alt text of 251', [...MEDIA, 'carouselImages', 0, 'altText'], 'x'.repeat(251), 'altText'],
    [
      'a carousel image without alt text',
      [...MEDIA, 'carouselImages', 0, 'altText'],
      undefined,
      'altText',
    ],
    [
      'a banner of another size',
      [...MEDIA, 'banner'],
      { size: '1200x601', uri: 'https://shop.example.com/b.png' },
      'banner',
    ],
    [
      'another country',
      ['storeListing', 'distributionCountries'],
      ['US', 'CA'],
      'distributionCountries',
    ],
    ['another version', ['manifestVersion'], '2.0', 'manifestVersion'],
    ['another kind of integration', ['integrations', 0, 'type'], 'REST', 'integrations.0.type'],
    ['an endpoint without TLS', [...ENDPOINT, 'uri'], 'http://mcp.shop.example.com/mcp', 'uri'],
    ['an endpoint by number', [...ENDPOINT, 'uri'], 'https://127.0.0.1/mcp', 'uri'],
    ['a key that there is not', ['storeListing', 'price'], 'free', 'price'],
    [
      'a superlative',
      [...LISTING, 'shortDescription'],
      'The best coffee.',
      '"best" is a superlative',
    ],
    [
      'a promise without limit',
      [...LISTING, 'shortDescription'],
      'Guaranteed fresh.',
      'a promise without limit',
    ],
    [
      'a word of advertising',
      [...LISTING, 'shortDescription'],
      'Amazing coffee.',
      'a word of advertising',
    ],
    [
      'the name of a device',
      [...LISTING, 'shortDescription'],
      'Coffee on your Echo.',
      'an Amazon device',
    ],
    ['markup', [...LISTING, 'shortDescription'], 'Coffee, **hot**.', 'markup'],
    [
      'nothing of linking',
      [...LISTING, 'fullDescription'],
      fullDescription.replace('Link your account.', ''),
      'that an account is linked',
    ],
    [
      'nothing of the code',
      [...LISTING, 'fullDescription'],
      fullDescription.replace('four-digit', ''),
      'four-digit code',
    ],
    [
      'nothing of the second device',
      [...LISTING, 'fullDescription'],
      fullDescription.replace('You need a phone.', ''),
      'a second device',
    ],
    [
      'nothing of what is learned',
      [...LISTING, 'fullDescription'],
      fullDescription.replace('It learns what you buy.', ''),
      'what is learned',
    ],
  ])('is refused with %s', (_what, path, value, words) => {
    expect(faultsOf(changed(path, value))).toContain(words);
  });

  it.each([null, 7, 'addon', [], {}])('is refused where it is %j', (json) => {
    expect(checkManifest(json).outcome).toBe('faulty');
  });
});
