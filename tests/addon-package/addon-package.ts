/** The add-on's package as it lies in the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkManifest, type Manifest } from '../../addon-package/check/index.ts';

const pathOf = (file: string): string =>
  fileURLToPath(new URL(`../../addon-package/${file}`, import.meta.url));

export function readPackageFile(file: string): Buffer | undefined {
  return existsSync(pathOf(file)) ? readFileSync(pathOf(file)) : undefined;
}

export function readImage(file: string): Buffer | undefined {
  return readPackageFile(`images/${file}`);
}

/** Anew each time, so that a test may change it. */
export function readManifestJson(): Record<string, unknown> {
  return JSON.parse(String(readPackageFile('addon.json'))) as Record<string, unknown>;
}

/** @throws {Error} with what is wrong. */
export function readManifest(): Manifest {
  const check = checkManifest(readManifestJson());
  if (check.outcome === 'faulty') throw new Error(check.faults.join('\n'));
  return check.manifest;
}
