/** The layout of docs/architecture.md, held against the code: which folder imports what, and how. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Import {
  readonly file: string;
  readonly specifier: string;
}

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  edge: [],
  stores: ['#core'],
  lambda: ['#core', '#edge', '#screens/apl', '#screens/strings'],
  mcp: ['#core', '#edge'],
  approval: ['#core', '#edge'],
  settlement: ['#core', '#edge'],
  screens: ['#core', '#screens/apl', '#screens/strings'],
  simulator: ['#core', '#edge', '#screens/apl', '#screens/strings', '#screens/elements'],
  'skill-package': ['#core'],
  'addon-package': [],
};

/** The one way between folders that has no # name: the products that the demonstration's models are written for. */
const SHELF_OF_THE_MODELS: Import = {
  file: 'skill-package/source/write-skill-package.ts',
  specifier: '../../simulator/merchant/product-slots.ts',
};

/** Packages that do I/O, read clocks or the environment have no place in the domain. */
const CORE_PACKAGES = ['zod', 'canonicalize'];

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const pattern = /(?:from\s+|import\s+|import\()['"]([^'"]+)['"]/g;
  return [...text.matchAll(pattern)].map((match) => ({ file, specifier: match[1] ?? '' }));
}

const folders = Object.keys(MAY_IMPORT);
const imports = folders.flatMap((folder) => sourceFiles(folder).flatMap(importsOf));

function folderOf(path: string): string {
  return path.split('/')[0] ?? '';
}

describe('imports', () => {
  it('sees the imports of every folder', () => {
    expect(imports.length).toBeGreaterThan(100);
    for (const folder of folders) expect(sourceFiles(folder), folder).not.toEqual([]);
  });

  it('invariant 2: go only where the table lets them, and to stores only from the entry of a side [REQ-IMPORTS]', () => {
    const breaches = imports.filter(({ file, specifier }) => {
      if (!specifier.startsWith('#')) return false;
      const isEntry = /^((mcp|approval|settlement)\/main|approval\/join-approval)\.ts$/.test(file);
      const isAllowed = MAY_IMPORT[folderOf(file)]?.includes(specifier) ?? false;
      return !isAllowed && !(isEntry && specifier === '#stores');
    });
    expect(breaches).toEqual([]);
  });

  it('reach another top-level folder by its # name alone, but for the shelf of the models [REQ-IMPORTS]', () => {
    const outside = imports.filter(({ file, specifier }) => {
      if (!specifier.startsWith('.')) return false;
      return folderOf(file) !== folderOf(relative(root, resolve(root, dirname(file), specifier)));
    });
    expect(outside).toEqual([SHELF_OF_THE_MODELS]);
  });

  it('keep the domain pure: no Node module, and only packages that compute', () => {
    const breaches = imports.filter(
      ({ file, specifier }) =>
        folderOf(file) === 'core' &&
        !specifier.startsWith('.') &&
        !CORE_PACKAGES.includes(specifier),
    );
    expect(breaches).toEqual([]);
  });

  it('never name a test from the product', () => {
    expect(imports.filter(({ specifier }) => specifier.includes('tests/'))).toEqual([]);
  });
});
