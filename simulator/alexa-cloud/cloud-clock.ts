/** The Alexa cloud's own clock: real time, moved forward on demand. No side of Hearback can see it or set its own by it. */
export interface CloudClock {
  nowEpochMs(): number;
  /** Forward only. */
  advanceTo(epochMs: number): void;
}

export function createCloudClock(realNowEpochMs: () => number): CloudClock {
  let offsetMs = 0;
  const nowEpochMs = (): number => realNowEpochMs() + offsetMs;
  return {
    nowEpochMs,
    advanceTo: (epochMs) => {
      offsetMs += Math.max(0, epochMs - nowEpochMs());
    },
  };
}
