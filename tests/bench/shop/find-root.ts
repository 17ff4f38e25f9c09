/** The root of the repository, where `dist/` is. */
import { fileURLToPath } from 'node:url';

export function findRoot(): string {
  return fileURLToPath(new URL('../../../', import.meta.url));
}
