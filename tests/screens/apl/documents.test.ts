/** Every APL document of ours: nothing in it that the engine was not seen to draw, and nothing that Amazon's own validator finds. */
import { describe, expect, it } from 'vitest';
import apl from 'apl-suggester';
import {
  declaredVersion,
  documentOf,
  layoutOf,
  SCREEN_KINDS,
  type AplDocument,
  type AplLayout,
  type ScreenData,
} from '#screens/apl';
import { findUnlisted } from './allow-list.ts';
import { aplScreenOfEcho, SCREENS, SHOW_10 } from './echo-screens.ts';

const VERSIONS = ['1.4', '1.9', '2023.3', '2024.3'];

function documentWith(...items: readonly unknown[]): Record<string, unknown> {
  return { type: 'APL', version: '1.4', mainTemplate: { items } };
}

function documentsFor(maxVersion: string, layouts?: readonly AplLayout[]): readonly AplDocument[] {
  const version = declaredVersion(maxVersion);
  if (version === undefined) throw new Error(`nothing for ${maxVersion}`);
  const screens = SCREENS.map(({ echo }) => aplScreenOfEcho(echo));
  // One of each layout: others of it differ in their sizes alone.
  const wanted =
    layouts === undefined
      ? screens
      : layouts.flatMap((layout) => screens.find((screen) => layoutOf(screen) === layout) ?? []);
  return wanted.flatMap((screen) =>
    SCREEN_KINDS.map((kind) => documentOf(kind, { version, screen })),
  );
}

function componentsIn(part: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(part)) return part.flatMap(componentsIn);
  if (typeof part !== 'object' || part === null) return [];
  const own = { ...part } as Readonly<Record<string, unknown>>;
  return [own, ...Object.values(own).flatMap(componentsIn)];
}

describe('every document, for every screen', () => {
  for (const maxVersion of VERSIONS) {
    it(`uses only what is on the list, for a device of version ${maxVersion} [REQ-APL-ALLOWED]`, () => {
      expect(documentsFor(maxVersion).flatMap(findUnlisted)).toEqual([]);
    });
  }

  it('has no fault that Amazon’s validator finds [REQ-APL-ALLOWED]', async () => {
    // Also for a device that is newer than the validator, which finds a fault in a version that it does not know.
    for (const maxVersion of ['1.4', '2031.1']) {
      for (const document of documentsFor(maxVersion, ['round', 'wide', 'tall'])) {
        const found = await new apl.StaticAplTemplateValidator().validate(
          structuredClone({ ...document }),
        );
        expect(found).toEqual([]);
      }
    }
  });

  it('declares no version above the device’s, and an older device is drawn nothing for [REQ-APL-VERSION]', () => {
    expect(
      ['1.4', '1.10', '2022.1', '2023.9', '2024.3', '2031.1'].map((version) =>
        declaredVersion(version),
      ),
    ).toEqual(['1.4', '1.9', '2022.1', '2023.3', '2024.2', '2024.2']);
    expect(
      ['1.3', '1.0', '', 'tomorrow', '-1.4'].map((version) => declaredVersion(version)),
    ).toEqual(Array(5).fill(undefined));
    for (const document of documentsFor('2023.2')) expect(document['version']).toBe('2023.2');
  });

  it('imports nothing and names no theme: the device’s own theme holds, and nothing has to be fetched', () => {
    for (const document of documentsFor('2024.3')) {
      expect(document).not.toHaveProperty('import');
      expect(document).not.toHaveProperty('theme');
    }
  });

  it('invariant 3: has no control that pays or confirms: a touch sends one of five words, and nothing else can act [REQ-APL-NEVER-PAYS]', () => {
    const sent = documentsFor('2024.3').flatMap((document) => {
      expect(JSON.stringify(document)).not.toMatch(
        /EditText|handleTick|OpenURL|onMount|handleKey|SpeakItem|Connections|onTick|actions/,
      );
      return componentsIn(document).flatMap((component) => {
        const isTouchable = component['type'] === 'TouchWrapper';
        expect('onPress' in component).toBe(isTouchable);
        if (!isTouchable) return [];
        const commands = component['onPress'];
        expect(commands).toEqual([{ type: 'SendEvent', arguments: expect.any(Array) as unknown }]);
        return [JSON.stringify(commands).replace(/^.*"arguments":|\}\]$/g, '')];
      });
    });
    expect(new Set(sent)).toEqual(
      new Set([
        ...['["choose","${data.place}"]', '["more"]', '["cart"]', '["readBack"]', '["checkout"]'],
      ]),
    );
  });

  it('is touched on products and the cart, on an order only to hear it again, and nowhere else [REQ-APL-NEVER-PAYS]', () => {
    const touchesOf = (kind: ScreenData['kind']) =>
      [
        ...JSON.stringify(
          documentOf(kind, { version: '2024.3', screen: aplScreenOfEcho(SHOW_10) }),
        ).matchAll(/"arguments":\["(\w+)"/g),
      ].map(([, touch]) => touch);
    expect(Object.fromEntries(SCREEN_KINDS.map((kind) => [kind, touchesOf(kind)]))).toEqual({
      total: ['readBack'],
      receipt: ['readBack'],
      waiting: ['readBack'],
      halted: ['readBack'],
      problem: [],
      cart: ['checkout'],
      products: ['choose', 'more', 'cart'],
    });
  });

  it('tells a screen reader what can be touched and what everything is [REQ-APL-ACCESSIBLE]', () => {
    for (const document of documentsFor('2024.3')) {
      const components = componentsIn(document['mainTemplate']);
      for (const component of components) {
        if (component['type'] === 'TouchWrapper') {
          expect(component['role']).toBe('button');
          expect(component['accessibilityLabel']).toMatch(/\$\{(?:data|payload)/);
        }
        if (component['source'] === 'qr') {
          expect(component['role']).toBe('image');
          expect(component['accessibilityLabel']).toBeTruthy();
        }
        if (component['role'] === 'listitem') {
          const labelled = componentsIn(component).some((part) => 'accessibilityLabel' in part);
          expect(labelled).toBe(true);
        }
      }
      const roles = components.map((component) => component['role']);
      expect(roles).toEqual(expect.arrayContaining(['header', 'text']));
    }
  });

  it('has no roles for an engine that may not know them', () => {
    expect(JSON.stringify(documentsFor('1.4'))).not.toContain('"role"');
    expect(JSON.stringify(documentsFor('1.5'))).toContain('"role":"button"');
  });

  it('is far below what Alexa takes of one answer', () => {
    for (const document of documentsFor('2024.3')) {
      expect(JSON.stringify(document).length).toBeLessThan(16_000);
    }
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
