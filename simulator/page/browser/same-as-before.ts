/** What was there before, as the same object, where nothing has changed: so nothing is drawn again without need. */
import type { ShownScreen } from './demo-client.ts';
import type { Message } from './message-list.ts';

export function sameScreen(
  before: ShownScreen | undefined,
  now: ShownScreen | null,
): ShownScreen | undefined {
  if (now === null) return undefined;
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** Messages only come; none is changed. */
export function sameMessages(
  before: readonly Message[] | undefined,
  now: readonly Message[],
): readonly Message[] {
  return before?.length === now.length && before[0]?.id === now[0]?.id ? before : now;
}
