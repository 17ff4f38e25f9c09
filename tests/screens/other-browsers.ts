/** The browsers beside Chromium, where they are on this machine; those that are not are named with the reason. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox, webkit, type Browser } from 'playwright';

export interface OtherBrowser {
  readonly name: string;
  readonly launch: () => Promise<Browser>;
}

export interface MissingBrowser {
  readonly name: string;
  readonly because: string;
}

const SYSTEM_FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) =>
  existsSync(path),
);
const FOUND: readonly (OtherBrowser | MissingBrowser)[] = [findFirefox(), findWebkit()];

export const OTHER_BROWSERS = FOUND.filter((each) => 'launch' in each);
export const MISSING_BROWSERS = FOUND.filter((each) => 'because' in each);

function findFirefox(): OtherBrowser | MissingBrowser {
  const name = 'Firefox';
  if (existsSync(firefox.executablePath())) return { name, launch: () => firefox.launch() };
  if (SYSTEM_FIREFOX !== undefined) {
    const path = SYSTEM_FIREFOX;
    return { name, launch: () => launchSystemFirefox(path) };
  }
  return { name, because: 'neither Playwright’s own nor a system’s is installed' };
}

/** Playwright drives no other WebKit than its own build: the system's speaks WebDriver alone. */
function findWebkit(): OtherBrowser | MissingBrowser {
  const name = 'WebKit';
  if (existsSync(webkit.executablePath())) return { name, launch: () => webkit.launch() };
  return { name, because: 'Playwright’s own build is not installed, and it drives no other' };
}

async function launchSystemFirefox(path: string): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'hearback-firefox-'));
  const script = join(folder, 'firefox');
  const shim = join(import.meta.dirname, 'bidi-shim.mjs');
  const command = [process.execPath, shim, path].map((part) => `'${part}'`).join(' ');
  await writeFile(script, `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: script });
  browser.on('disconnected', () => void rm(folder, { recursive: true, force: true }));
  return browser;
}
