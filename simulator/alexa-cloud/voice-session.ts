/** The life of one session, as pure steps: how long the device listens, and what comes after silence. */
import type { Speech } from './check-skill-response.ts';

/** How long Alexa listens; once more after the reprompt. */
export const LISTEN_MS = 8000;
/** How long a session without an open microphone stays on a device with a screen. */
export const QUIET_MS = 30_000;
/** A page that was closed while it spoke is not waited for longer. */
export const LONGEST_SOUND_MS = 120_000;

export interface VoiceSession {
  readonly sessionId: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** `listening`: the microphone is open; `reprompted`: for the last time; `quiet`: open, but only "Alexa, ..." is heard. */
  readonly stage: 'listening' | 'reprompted' | 'quiet';
  readonly reprompt: Speech | undefined;
  /** When silence has its effect. */
  readonly silentUntil: number;
  /** The device or the customer is speaking, so no silence has begun. */
  readonly isSoundHeard: boolean;
}

export type SilenceEffect =
  | { readonly kind: 'reprompt'; readonly speech: Speech; readonly session: VoiceSession }
  | { readonly kind: 'end' };

/** The session after an answer, or undefined when the answer ended it. */
export function sessionAfterAnswer(
  session: Pick<VoiceSession, 'sessionId'>,
  answer: {
    readonly shouldEndSession: boolean | undefined;
    readonly reprompt: Speech | undefined;
    readonly attributes: Readonly<Record<string, unknown>>;
  },
  nowEpochMs: number,
): VoiceSession | undefined {
  if (answer.shouldEndSession === true) return undefined;
  const stage = answer.shouldEndSession === false ? 'listening' : 'quiet';
  return {
    sessionId: session.sessionId,
    attributes: answer.attributes,
    stage,
    reprompt: answer.reprompt,
    silentUntil: nowEpochMs + patienceOf(stage),
    isSoundHeard: false,
  };
}

/** What silence until `silentUntil` does. Without a reprompt the first silence ends the session. */
export function effectOfSilence(session: VoiceSession, nowEpochMs: number): SilenceEffect {
  if (session.stage !== 'listening' || session.reprompt === undefined) return { kind: 'end' };
  return {
    kind: 'reprompt',
    speech: session.reprompt,
    session: { ...session, stage: 'reprompted', silentUntil: nowEpochMs + LISTEN_MS },
  };
}

/** While the device or the customer speaks, there is no silence; when they stop, it begins anew. A page that was closed is not waited for. */
export function withSound(
  session: VoiceSession,
  { isHeard, nowEpochMs }: { readonly isHeard: boolean; readonly nowEpochMs: number },
): VoiceSession {
  const patienceMs = isHeard ? LONGEST_SOUND_MS : patienceOf(session.stage);
  return { ...session, silentUntil: nowEpochMs + patienceMs, isSoundHeard: isHeard };
}

function patienceOf(stage: VoiceSession['stage']): number {
  return stage === 'quiet' ? QUIET_MS : LISTEN_MS;
}
