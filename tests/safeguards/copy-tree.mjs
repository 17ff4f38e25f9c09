/** A private copy of the tree as it is now, uncommitted changes included, so that no change can reach the checkout. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export function copyTree(root) {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-mutate-'));
  const listed = git(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.split('\0')) {
    // A `node_modules` that is a link itself is listed, for only a folder is ignored.
    if (file === '' || file === 'node_modules' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The short hash of the commit, with `+` where the tree differs from it. */
export function describeCommit(root) {
  const isClean = git(root, ['status', '--porcelain']) === '';
  return git(root, ['rev-parse', '--short', 'HEAD']).trim() + (isClean ? '' : '+');
}

function git(root, args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
