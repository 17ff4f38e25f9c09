/** Writes the interaction models and the manifest from their sources: `node skill-package/write.mjs`, after any of them was changed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productSlots } from '../../simulator/merchant/product-slots.ts';
import { skillPackageFiles } from './skill-package-files.ts';

export const USAGE = 'node skill-package/write.mjs [folder, else the package itself]';

export function main([folder]: readonly string[]): number {
  const target = folder ?? fileURLToPath(new URL('..', import.meta.url));
  for (const { path, text } of skillPackageFiles(productSlots())) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return 0;
}
