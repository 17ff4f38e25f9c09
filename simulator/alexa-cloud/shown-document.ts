/** The life of a document on a device's screen, as pure steps: it stays while its session is open, a bounded time longer, and then the device goes home. */
import { z } from 'zod';
import type { Directive } from './check-skill-response.ts';
import { LONGEST_SOUND_MS } from './voice-session.ts';

/** How long a document without a setting of its own stays once nothing happens any more, as on an Echo Show. */
export const DOCUMENT_STAYS_MS = 30_000;
const LONGEST_STAY_MS = 10 * 60_000;

export interface ShownDocument {
  readonly directive: Directive;
  /** When the device goes home; undefined while the session is open. */
  readonly homeAt: number | undefined;
  /** Something is being said, so the time has not begun. */
  readonly isSoundHeard: boolean;
}

/** `settings.idleTimeout` of an APL document: milliseconds without anything happening. */
const settingsSchema = z.object({
  document: z.object({
    settings: z.object({ idleTimeout: z.number().positive().max(LONGEST_STAY_MS) }),
  }),
});

export function showDocument(directive: Directive): ShownDocument {
  return { directive, homeAt: undefined, isSoundHeard: false };
}

/** Something happened and no session is open: the time begins. */
export function afterSession(shown: ShownDocument, nowEpochMs: number): ShownDocument {
  return { ...shown, homeAt: nowEpochMs + stayOf(shown.directive), isSoundHeard: false };
}

/** A session is open again: nothing goes home under it. */
export function duringSession(shown: ShownDocument): ShownDocument {
  return { ...shown, homeAt: undefined, isSoundHeard: false };
}

/** While the device or the customer speaks nothing times out; when they stop, the time begins anew. */
export function withDocumentSound(
  shown: ShownDocument,
  { isHeard, nowEpochMs }: { readonly isHeard: boolean; readonly nowEpochMs: number },
): ShownDocument {
  if (shown.homeAt === undefined) return shown;
  const staysMs = isHeard ? LONGEST_SOUND_MS : stayOf(shown.directive);
  return { ...shown, homeAt: nowEpochMs + staysMs, isSoundHeard: isHeard };
}

export function isOver(shown: ShownDocument, nowEpochMs: number): boolean {
  return shown.homeAt !== undefined && shown.homeAt <= nowEpochMs;
}

function stayOf(directive: Directive): number {
  return (
    settingsSchema.safeParse(directive).data?.document.settings.idleTimeout ?? DOCUMENT_STAYS_MS
  );
}
