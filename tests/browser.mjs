// The browser that the tests drive: Playwright's own where it is there or can be downloaded, else the system's Chromium.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The path of a Chromium, or undefined when none can be had. Installs one where that is possible without asking. */
export async function ensureBrowser() {
  const { chromium } = await import('playwright');
  const found = [process.env.HEARBACK_CHROMIUM, ...SYSTEM_BROWSERS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  console.log('No browser is there yet: trying Playwright’s own.');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('It cannot be downloaded here: installing the Debian package chromium.');
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
      {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  }
  return SYSTEM_BROWSERS.find((path) => existsSync(path));
}
