/** A walk-through stops at the first thing that is not as it must be. */
export class WalkFailed extends Error {
  readonly code = 'WALK_FAILED';
}

/** @throws {WalkFailed} in the given words, when the condition does not hold. */
export function expect(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new WalkFailed(otherwise);
}

/** @throws {WalkFailed} naming both values, when they differ. */
export function expectSame(what: string, actual: unknown, wanted: unknown): void {
  expect(
    JSON.stringify(actual) === JSON.stringify(wanted),
    `${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`,
  );
}

/** Asks again until `isThere`, at most `tries` times. @throws {WalkFailed} in the given words. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  {
    isThere,
    otherwise,
    tries = 50,
    pauseMs = 100,
  }: {
    readonly isThere: (value: Value) => boolean;
    readonly otherwise: string;
    readonly tries?: number;
    readonly pauseMs?: number;
  },
): Promise<Value> {
  for (let left = tries; left > 0; left -= 1) {
    const value = await ask();
    if (isThere(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new WalkFailed(otherwise);
}
