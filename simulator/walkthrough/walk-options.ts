/** The words after `npm run walkthrough --`. */
import { parseArgs } from 'node:util';

export interface WalkOptions {
  readonly isJson: boolean;
  /** The page's address of a demo that runs already; the walk starts one of its own where undefined. */
  readonly base: string | undefined;
}

/** @throws {TypeError} for words that are not known. */
export function readWalkOptions(args: readonly string[]): WalkOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean', default: false }, base: { type: 'string' } },
    strict: true,
  });
  return { isJson: values.json, base: values.base };
}
