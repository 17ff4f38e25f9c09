/** Installs what is missing: a fresh clone needs nothing but Node and npm. Used by the scripts that start, build and test. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

const MODULES = new URL('../node_modules', import.meta.url);
/** npm writes this file last, so it tells a finished installation and its time. */
const INSTALLED = new URL('../node_modules/.package-lock.json', import.meta.url);
const LOCK = new URL('../package-lock.json', import.meta.url);
const OLDEST_NODE = [20, 19];

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    stop(
      `This needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`,
    );
  }
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return;
  // npm would empty the folder that the link leads to, which belongs to another checkout.
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) {
    stop(
      'node_modules is a link to another folder, and is out of date. Remove the link; then this installs its own.',
    );
  }
  process.stderr.write('installing (about half a minute, once)\n');
  // Standard output belongs to the command that asked for this.
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) stop('npm ci did not finish; what it said is above.');
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
