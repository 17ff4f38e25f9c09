/** Builds a test's program with the source that it uses into one file, so that a process of its own can run it without a build of the project. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The folder lies inside the project, for Node finds packages from where a file is. */
const PLACE = fileURLToPath(new URL('../../node_modules/.hearback-tests/', import.meta.url));

export async function buildChild(program: URL): Promise<{ readonly file: string; remove(): void }> {
  mkdirSync(PLACE, { recursive: true });
  const outDir = mkdtempSync(join(PLACE, 'child-'));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['hearback-source'] },
    ssr: { resolve: { conditions: ['hearback-source', 'node'] } },
    build: {
      ssr: fileURLToPath(program),
      outDir,
      rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  });
  return {
    file: join(outDir, 'child.mjs'),
    remove() {
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
