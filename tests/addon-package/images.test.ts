import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkImages, checkLogos, imagesOf, readPng } from '../../addon-package/check/index.ts';
import { readImage, readManifest, readPackageFile } from './addon-package.ts';

const manifest = readManifest();

describe('the images of the add-on [REQ-ADDON-PACKAGE]', () => {
  it('are all there, in the sizes that they are named for', () => {
    expect(checkImages(manifest, readImage)).toEqual([]);
    expect(imagesOf(manifest)).toHaveLength(13);
  });

  it('are as the script of today draws them', () => {
    const script = createHash('sha256')
      .update(readPackageFile('draw.mjs') ?? '')
      .digest('hex');
    for (const { file } of imagesOf(manifest)) {
      const texts = readPng(readImage(file) ?? Buffer.alloc(0))?.texts;
      expect([file, texts?.['Source']]).toEqual([file, script]);
    }
  });

  it('are refused where one is missing, is no PNG, or has another size', () => {
    const [first, second, third] = imagesOf(manifest).map(({ file }) => file);
    const faults = checkImages(manifest, (file) => {
      if (file === first) return undefined;
      if (file === second) return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
      return file === third ? readImage('icon-light-64.png') : readImage(file);
    });
    expect(faults).toEqual([
      `${String(first)}: it is not there`,
      `${String(second)}: it is no PNG`,
      `${String(third)}: it is 64x64, not 88x88`,
    ]);
  });

  it('are refused where two addresses end in one file', () => {
    const twice = structuredClone(manifest);
    const { light } = twice.storeListing.locales['en-US'].mediaAssets.icons;
    light['72x72'] = 'https://shop.example.com/other/icon-light-64.png';
    expect(checkImages(twice, readImage)).toContain('icon-light-64.png: it is named twice');
  });

  it('hold the logos for screens in their sizes, and are refused where one has another or is not drawn', () => {
    expect(checkLogos(readImage)).toEqual([]);
    const faults = checkLogos((file) => {
      if (file === 'logo-dark.svg') return undefined;
      if (file === 'logo-light.png') return readImage('logo-square-light.png');
      return file === 'logo-square-dark.png' ? readImage('logo-dark.png') : readImage(file);
    });
    expect(faults).toEqual([
      'logo-light.png: it is no PNG of that size',
      'logo-dark.svg: not there',
      'logo-square-dark.png: it is no PNG of that size',
    ]);
  });
});
