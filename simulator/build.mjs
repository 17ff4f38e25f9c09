/** Builds the processes with tsc and the two web surfaces with vite. Each part is left alone while nothing that it is made of has changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ROOT } from './setup.mjs';

const COMMON = ['package.json', 'package-lock.json', 'tsconfig.base.json'];
const PARTS = [
  {
    name: 'processes',
    tool: ['typescript', 'bin/tsc'],
    args: ['-p', 'tsconfig.json'],
    inputs: [
      ...['tsconfig.json', 'core', 'edge', 'stores', 'lambda', 'mcp', 'approval', 'settlement'],
      ...['screens/apl', 'screens/strings', 'simulator'],
    ],
    output: 'dist/simulator/launch/main.js',
  },
  {
    name: 'card',
    tool: ['vite', 'bin/vite.js'],
    args: ['build', '--logLevel', 'warn', '--config', 'screens/vite.card.config.ts'],
    inputs: ['core', 'screens'],
    output: 'dist/web/card/index.html',
  },
  {
    name: 'widget',
    tool: ['vite', 'bin/vite.js'],
    args: ['build', '--logLevel', 'warn', '--config', 'screens/vite.widget.config.ts'],
    inputs: ['core', 'screens'],
    output: 'dist/web/widget/index.html',
  },
  {
    name: 'page',
    tool: ['vite', 'bin/vite.js'],
    args: ['build', '--logLevel', 'warn', '--config', 'simulator/page/vite.config.ts'],
    inputs: [
      ...['core', 'screens', 'simulator/page/browser', 'simulator/page/vite.config.ts'],
      ...['simulator/page/apl-frame-plugin.ts', 'simulator/page/widget-host-plugin.ts'],
    ],
    output: 'dist/web/page/index.html',
  },
];

/** @throws {Error} naming the part that did not build. */
export async function build() {
  ensureInstalled();
  mkdirSync(join(ROOT, 'dist', '.built'), { recursive: true });
  for (const part of PARTS) buildPart(part);
}

/** For the commands: a build that fails ends the command in words. */
export async function buildOrStop() {
  try {
    await build();
  } catch (fault) {
    process.stderr.write(`${fault.message}\n`);
    process.exit(1);
  }
}

function buildPart({ name, tool, args, inputs, output }) {
  const mark = join(ROOT, 'dist', '.built', name);
  const state = stateOf([...COMMON, ...inputs]);
  const isBuilt =
    existsSync(join(ROOT, output)) && existsSync(mark) && readFileSync(mark, 'utf8') === state;
  if (isBuilt) return;
  process.stderr.write(`building ${name}\n`);
  const [packageName, bin] = tool;
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const run = spawnSync(process.execPath, [join(manifest, '..', bin), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) throw new Error(`The ${name} did not build; what is wrong is above.`);
  writeFileSync(mark, state);
}

/** Names, sizes and times of every input file, as one hash. */
function stateOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(ROOT, path)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(ROOT, file)} ${String(size)} ${String(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildOrStop();
