/** Repeats a step until it is answered, or until nobody would wait any longer. */

export interface Patience {
  readonly limitMs: number;
  readonly pauseMs: number;
}

export const PATIENCE: Patience = { limitMs: 60_000, pauseMs: 60 };

/** @throws the last fault when the limit has passed. */
export async function untilAnswered<Answer>(
  step: string,
  { limitMs, pauseMs }: Patience,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const begunAt = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (fault) {
      if (performance.now() - begunAt > limitMs) {
        throw new Error(`${step}: no answer within ${String(limitMs)} ms`, { cause: fault });
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
