/** Ending a live connection: never with words, and not at the mercy of a peer that does not answer. */
import { LIVE_CLOSE } from '#core';
import type { Timers } from '#edge';
import { WebSocket } from 'ws';

/** Our own codes, and those of RFC 6455, section 7.4.1. */
export const CLOSE = { ...LIVE_CLOSE, goingAway: 1001, notAllowed: 1008, later: 1013 } as const;

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

/** Longer than an honest browser takes to answer a close. */
const ANSWERED_WITHIN_MS = 1000;

export function endSocket(socket: WebSocket, code: CloseCode, timers: Timers): void {
  if (socket.readyState === WebSocket.CLOSED) return;
  socket.close(code);
  const forget = timers.after(ANSWERED_WITHIN_MS, () => {
    socket.terminate();
  });
  socket.once('close', forget);
}
