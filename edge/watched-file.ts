/**
 * A file whose newest good content is in force, without a restart. What does not load changes nothing: the old stays in force, and the log says why.
 */
import type { Log } from './log.ts';
import { ConfigError } from './config.ts';

export type Loaded<Value> =
  | {
      readonly outcome: 'loaded';
      readonly value: Value;
      readonly facts: Readonly<Record<string, string>>;
    }
  | { readonly outcome: 'refused'; readonly why: readonly string[] };

export interface WatchedFile<Value> {
  /** The one in force, whole; ask once for each decision, so that no decision is made by two. */
  current(): Value;
  /** Reads the file now. Whoever polls, hears of a change or of SIGHUP calls it; it never throws. */
  check(): void;
}

/**
 * @param of.parse must answer with a value that nobody can change.
 * @throws {ConfigError} when the file does not load at the start: there is nothing that could be in force.
 */
export function openWatchedFile<Value>(of: {
  readonly path: string;
  readonly read: (path: string) => string;
  readonly parse: (text: string) => Loaded<Value>;
  readonly log: Log;
}): WatchedFile<Value> {
  const { path, read, parse, log } = of;
  let textInForce = read(path);
  const first = parse(textInForce);
  if (first.outcome === 'refused') {
    throw new ConfigError(`${path} is not loaded:\n  ${first.why.join('\n  ')}`);
  }
  let inForce = first.value;
  /** What was found the last time, when it was not loaded. */
  let found: { readonly what: string; readonly isTold: boolean } | undefined;

  /** Once it has been the same twice: a file that is being written is not a fault, one that stays half-written is. */
  const tellOfFault = (what: string, why: readonly string[]): void => {
    const isSettled = found?.what === what;
    const isTold = isSettled && found?.isTold === true;
    if (isSettled && !isTold) {
      log.error(
        { path, why },
        'the changed file is not loaded; what was in force before stays in force',
      );
    }
    found = { what, isTold: isSettled };
  };

  return {
    current: () => inForce,
    check() {
      let text: string;
      try {
        text = read(path);
      } catch {
        tellOfFault('', ['the file cannot be read']);
        return;
      }
      if (text === textInForce) {
        found = undefined;
        return;
      }
      const next = parse(text);
      if (next.outcome === 'refused') {
        tellOfFault(`text ${text}`, next.why);
        return;
      }
      // Nothing waits in between: the next decision is made by the new one, and none by a half of each.
      textInForce = text;
      inForce = next.value;
      found = undefined;
      log.warn({ path, ...next.facts }, 'the file has changed and is in force now');
    },
  };
}
