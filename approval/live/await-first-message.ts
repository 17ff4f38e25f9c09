/** Nothing is sent before the first message was right, and nothing is taken after it. */
import type { Session } from '#core';
import type { WebSocket } from 'ws';
import type { ApprovalParts } from '../approval-parts.ts';
import { CLOSE, endSocket } from './end-socket.ts';
import { readFirstMessage } from './first-message.ts';
import type { LiveHub } from './live-hub.ts';
import { LiveMember } from './live-member.ts';

const FIRST_MESSAGE_WITHIN_MS = 5000;

export function awaitFirstMessage(
  of: {
    readonly socket: WebSocket;
    readonly session: Session;
    readonly hub: LiveHub;
    readonly onRefused: () => void;
  },
  parts: ApprovalParts,
): void {
  const { socket, session, hub } = of;
  const refuse = (): void => {
    of.onRefused();
    endSocket(socket, CLOSE.signedOut, parts.timers);
  };
  // A frame that breaks the protocol or is too long has closed the connection already.
  socket.on('error', () => undefined);
  const giveUp = parts.timers.after(FIRST_MESSAGE_WITHIN_MS, refuse);
  socket.once('close', giveUp);
  socket.once('message', (data, isBinary) => {
    giveUp();
    socket.on('message', () => {
      endSocket(socket, CLOSE.notAllowed, parts.timers);
    });
    void readFirstMessage({ data, isBinary }, session, parts)
      .then(async (watch) => {
        if (!watch) {
          refuse();
          return;
        }
        const leave = await hub.join(new LiveMember({ socket, session, watch }, parts));
        if (socket.readyState === socket.CLOSED) leave();
        else socket.once('close', leave);
      })
      .catch((fault: unknown) => {
        parts.log.error({ err: fault }, 'a live connection could not be opened');
        socket.terminate();
      });
  });
}
