/** Puts the figures into `docs/performance.md`, between two of its marks, with the day and the commit. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from './shop/find-root.ts';

/** @param part which pair of marks. */
export function writeIntoPage(text: string, part = 'figures'): void {
  const [opening, closing] = [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`];
  const path = join(findRoot(), 'docs', 'performance.md');
  const page = readFileSync(path, 'utf8');
  const begin = page.indexOf(opening);
  const end = page.indexOf(closing);
  if (begin < 0 || end < begin) throw new Error('docs/performance.md has lost its marks');
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const stamped = `${opening}\n\nMeasured on ${day} at ${commit}: ${text}\n\n`;
  writeFileSync(path, page.slice(0, begin) + stamped + page.slice(end));
}
