/** Writes the interaction models and the manifest's locales from their sources: `node skill-package/write.mjs`, after any of them was changed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { productSlots } from '../../simulator/merchant/product-slots.ts';
import { skillPackageFiles } from './skill-package-files.ts';

export const USAGE = 'node skill-package/write.mjs (no options)';

export function main(): number {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  mkdirSync(`${folder}/interactionModels/custom`, { recursive: true });
  for (const { path, text } of skillPackageFiles(productSlots())) {
    writeFileSync(`${folder}/${path}`, text);
  }
  return 0;
}
