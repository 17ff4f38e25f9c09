/** The system's clock. */
import type { Clock } from '#core';

export const systemClock: Clock = { nowEpochMs: () => Date.now() };
