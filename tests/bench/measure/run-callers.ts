/** So many callers at once, each doing one piece of work after the other until none is left. */
import { timesOf, type Times } from './percentiles.ts';

export interface Run extends Times {
  readonly callers: number;
  readonly perSecond: number;
}

/** A piece of work that throws ends the run: a time that belongs to a failure is no measurement. */
export async function runCallers<Work>(
  callers: number,
  pieces: readonly Work[],
  work: (piece: Work) => Promise<void>,
): Promise<Run> {
  const waiting = [...pieces];
  const times: number[] = [];
  const call = async (): Promise<void> => {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
      const begunAt = performance.now();
      await work(piece);
      times.push(performance.now() - begunAt);
    }
  };
  const begunAt = performance.now();
  await Promise.all(Array.from({ length: callers }, call));
  const seconds = (performance.now() - begunAt) / 1000;
  return { callers, perSecond: times.length / seconds, ...timesOf(times) };
}
