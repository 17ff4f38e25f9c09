/** Every APL document of ours: nothing in it that the engine was not seen to draw, and nothing that Amazon's own validator finds. */
import { describe, expect, it } from 'vitest';
import apl from 'apl-suggester';
import { cardDocument } from '#screens/apl';
import { findUnlisted } from './allow-list.ts';

const VERSIONS = ['1.4', '1.9', '2023.3', '2024.3', 'unknown'];

function documentWith(...items: readonly unknown[]): Record<string, unknown> {
  return { type: 'APL', version: '1.4', mainTemplate: { items } };
}

describe('the cards’ document', () => {
  for (const maxVersion of VERSIONS) {
    it(`uses only what is on the list, for a device of version ${maxVersion}`, () => {
      expect(findUnlisted(cardDocument({ maxVersion }))).toEqual([]);
    });
  }

  it('has no fault that Amazon’s validator finds', async () => {
    // The validator knows versions up to 2024.2.
    for (const maxVersion of ['1.4', '2023.3']) {
      const found = await new apl.StaticAplTemplateValidator().validate(
        structuredClone(cardDocument({ maxVersion })),
      );
      expect(found).toEqual([]);
    }
  });

  it('imports nothing, so no device and no simulator has to fetch a package', () => {
    expect(cardDocument({ maxVersion: '2024.3' })).not.toHaveProperty('import');
  });

  it('has no control that could pay: nothing on it can be pressed', () => {
    expect(JSON.stringify(cardDocument({ maxVersion: '2024.3' }))).not.toMatch(
      /TouchWrapper|onPress|SendEvent|EditText|handleTick|OpenURL/,
    );
  });
});

describe('the list', () => {
  it('finds an unknown component, property and command wherever they stand', () => {
    expect(
      findUnlisted(
        documentWith({
          type: 'Container',
          padding: [1, 2],
          items: [
            { type: 'Host' },
            { type: 'Frame', background: 'red', item: { type: 'Text', lang: 'en' } },
            { type: 'TouchWrapper', onPress: { type: 'Reinflate' } },
            { type: 'TouchWrapper', onPress: [{ type: 'SendEvent', argument: 1 }] },
          ],
        }),
      ),
    ).toEqual([
      'mainTemplate > Container: padding is not on the list',
      'mainTemplate > Container > Host: no component on the list',
      'mainTemplate > Container > Frame: background is not on the list',
      'mainTemplate > Container > Frame > Text: lang is not on the list',
      'mainTemplate > Container > TouchWrapper.onPress > Reinflate: no command on the list',
      'mainTemplate > Container > TouchWrapper.onPress > SendEvent: argument is not on the list',
    ]);
  });

  it('finds what stands outside the template too', () => {
    expect(
      findUnlisted({
        ...documentWith(),
        import: [],
        resources: [{ easings: {} }],
        styles: { quiet: { values: [{ shadowColor: 'red' }], extends: 'x' } },
        graphics: {
          qr: { type: 'AVG', lang: 'x', items: [{ type: 'text' }, { type: 'path', d: '' }] },
        },
      }),
    ).toEqual([
      'document: import is not on the list',
      'resources: easings is not on the list',
      'styles.quiet: extends is not on the list',
      'styles.quiet: shadowColor is not on the list',
      'graphics.qr: lang is not on the list',
      'graphics.qr > text: no part on the list',
      'graphics.qr > path: d is not on the list',
    ]);
  });
});
