/** How many live connections a session has open, so that it can be given no more. */

export interface SessionPlaces {
  isFull(sessionHash: string): boolean;
  /** The returned function gives the place back; it is called once. */
  take(sessionHash: string): () => void;
}

export function createSessionPlaces(most: number): SessionPlaces {
  const taken = new Map<string, number>();
  const change = (sessionHash: string, by: 1 | -1): void => {
    const now = (taken.get(sessionHash) ?? 0) + by;
    if (now === 0) taken.delete(sessionHash);
    else taken.set(sessionHash, now);
  };
  return {
    isFull: (sessionHash) => (taken.get(sessionHash) ?? 0) >= most,
    take(sessionHash) {
      change(sessionHash, 1);
      return () => {
        change(sessionHash, -1);
      };
    },
  };
}
