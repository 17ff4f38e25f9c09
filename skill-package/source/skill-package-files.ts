/** The files of the package that the sources make, as they must stand in the folder. */
import { LOCALES } from './locales.ts';
import { makeManifest } from './make-manifest.ts';
import { makeModel, type SlotTypeValue } from './make-model.ts';

export interface PackageFile {
  /** From the folder `skill-package`. */
  readonly path: string;
  readonly text: string;
}

export function skillPackageFiles(products: readonly SlotTypeValue[]): readonly PackageFile[] {
  const models = LOCALES.map((source) => ({
    path: `interactionModels/custom/${source.locale}.json`,
    text: asFile(makeModel({ ...source, products })),
  }));
  return [{ path: 'skill.json', text: asFile(makeManifest(LOCALES)) }, ...models];
}

function asFile(content: unknown): string {
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
