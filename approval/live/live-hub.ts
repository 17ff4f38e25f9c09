/** Serves all live connections from one watch over the stores; watches nothing while there is none. */
import { LIVE_BEAT_MS } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { CLOSE } from './end-socket.ts';
import type { LiveMember } from './live-member.ts';
import { createStoreWatch } from './store-watch.ts';

export interface LiveHub {
  /** Sends the first snapshot; the returned function takes the connection out again. */
  join(member: LiveMember): Promise<() => void>;
  close(): void;
}

/** With the reading itself, a change is sent well within 250 ms (design, section 4). */
const LOOK_EVERY_MS = 100;
/** A peer that is gone without a word is dropped after at most twice this. */
const PING_EVERY_MS = 15_000;

export function createLiveHub(parts: ApprovalParts): LiveHub {
  const { timers, log } = parts;
  const watch = createStoreWatch(parts);
  const members = new Set<LiveMember>();
  let stopTimers: (() => void) | undefined;

  /** Looks for changes; reads anew without one too, once a beat, because time alone ends orders and sessions. */
  async function look(isDue: boolean): Promise<void> {
    const hasChanged = await watch.hasChanged();
    if (!hasChanged && !isDue) return;
    for (const member of members) await member.refresh(isDue);
  }

  function start(): () => void {
    let isDue = false;
    const looking = repeat(timers, LOOK_EVERY_MS, async () => {
      const wasDue = isDue;
      isDue = false;
      await look(wasDue).catch((fault: unknown) => {
        log.error({ err: fault }, 'the stores could not be looked at');
      });
    });
    const beating = repeat(timers, LIVE_BEAT_MS, () => {
      isDue = true;
    });
    const pinging = repeat(timers, PING_EVERY_MS, () => {
      for (const member of members) member.checkAlive();
    });
    return () => {
      for (const stop of [looking, beating, pinging]) stop();
    };
  }

  return {
    async join(member) {
      members.add(member);
      stopTimers ??= start();
      await member.refresh(true);
      return () => {
        members.delete(member);
        if (members.size > 0) return;
        stopTimers?.();
        stopTimers = undefined;
      };
    },
    close() {
      for (const member of members) member.end(CLOSE.goingAway);
      stopTimers?.();
      stopTimers = undefined;
    },
  };
}

/** A pause after each piece of work, at least as long as the work: the process has other things to do. */
function repeat(
  timers: ApprovalParts['timers'],
  pauseMs: number,
  work: () => Promise<void> | void,
): () => void {
  let isStopped = false;
  let cancel: () => void;
  const run = async (): Promise<void> => {
    const beganAt = performance.now();
    await work();
    const tookMs = performance.now() - beganAt;
    if (!isStopped) cancel = timers.after(Math.max(pauseMs, tookMs), () => void run());
  };
  cancel = timers.after(pauseMs, () => void run());
  return () => {
    isStopped = true;
    cancel();
  };
}
