/** A browser for tests and measurements. */
import { chromium, type Browser } from 'playwright';

/** The one that `npm test` found (`tests/browser.mjs`), or else Playwright's own, or else the system's. */
export async function openChromium(more: readonly string[] = []): Promise<Browser> {
  const args = ['--no-sandbox', ...more];
  const found = process.env['HEARBACK_CHROMIUM'];
  if (found) return chromium.launch({ args, executablePath: found });
  return chromium
    .launch({ args })
    .catch(() => chromium.launch({ args, executablePath: '/usr/bin/chromium' }));
}
