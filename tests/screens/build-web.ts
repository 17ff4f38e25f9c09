/** The card or the page as a browser gets it, in a folder of the test file's own. */
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const CONFIGS = {
  card: 'screens/vite.card.config.ts',
  page: 'simulator/page/vite.config.ts',
  widget: 'screens/vite.widget.config.ts',
};

/**
 * A copy of what `npm test` has just built and names in `HEARBACK_WEB`; else it is built from the source as it is now.
 * @param plugins further ones of the build, which is done for them in any case.
 */
export async function buildWeb(
  surface: keyof typeof CONFIGS,
  plugins: readonly Plugin[] = [],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `hearback-${surface}-`));
  const built = process.env['HEARBACK_WEB'];
  if (built !== undefined && plugins.length === 0) {
    await cp(join(built, surface), folder, { recursive: true });
    return folder;
  }
  const { build } = await import('vite');
  await build({
    configFile: join(ROOT, CONFIGS[surface]),
    logLevel: 'error',
    plugins: [...plugins],
    build: { outDir: folder },
  });
  return folder;
}
