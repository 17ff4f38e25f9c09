/** Synchronous work behind an asynchronous port: the ports also fit a database that is asked over a network. */

/** The result of `work` as a promise; what it throws rejects. `work` runs at once and without a wait inside. */
export function asPromise<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
