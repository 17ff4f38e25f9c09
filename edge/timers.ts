/** Waiting, handed in so that no test waits for real time. */

export interface Timers {
  /** Runs `run` once after the delay, unless the returned function was called before. */
  after(delayMs: number, run: () => void): () => void;
}

/** The timers of the running process. It is its server that keeps a process alive, never a timer. */
export const systemTimers: Timers = {
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs).unref();
    return () => {
      clearTimeout(timer);
    };
  },
};
