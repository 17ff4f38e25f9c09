import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SPEECH_LOCALES } from '#core';
import { productSlots } from '../../simulator/merchant/product-slots.ts';
import { LOCALES } from '../../skill-package/source/locales.ts';
import { skillPackageFiles } from '../../skill-package/source/skill-package-files.ts';
import { main } from '../../skill-package/source/write-skill-package.ts';
import { modelFileNames, readPackageFile } from './support/written.ts';

const files = skillPackageFiles(productSlots());

describe('the skill package', () => {
  it('is offered in every locale that the shop speaks, and has no model of another [REQ-SKILL-LOCALES]', () => {
    expect(LOCALES.map(({ locale }) => locale)).toEqual(SPEECH_LOCALES);
    expect(modelFileNames()).toEqual(SPEECH_LOCALES.map((locale) => `${locale}.json`).toSorted());
  });

  it.each(files.map(({ path }) => path))(
    '%s is what its source makes (node skill-package/write.mjs) [REQ-SKILL-MODELS]',
    (path) => {
      const made = files.find((file) => file.path === path)?.text;
      // One comparison of two texts: a difference of thousands of lines helps nobody.
      expect(readPackageFile(path) === made).toBe(true);
    },
  );

  it('is written anew by its command, file by file [REQ-SKILL-MODELS]', () => {
    const folder = mkdtempSync(join(tmpdir(), 'skill-package-'));
    try {
      expect(main([folder])).toBe(0);
      for (const { path, text } of files) {
        expect(readFileSync(join(folder, path), 'utf8') === text, path).toBe(true);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('names the products by what the shelf calls them, and by the words of the language [REQ-SKILL-MODELS]', () => {
    const shelf = productSlots();
    for (const { locale, language } of LOCALES) {
      const text = files.find(({ path }) => path.endsWith(`${locale}.json`))?.text ?? '';
      for (const { id, name } of shelf) expect(text, id).toContain(JSON.stringify(name.value));
      for (const id of Object.keys(language.productNames ?? {})) {
        expect(
          shelf.map((product) => product.id),
          `${locale} has a name for ${id}`,
        ).toContain(id);
      }
    }
  });
});
