/** The door of the live connections: from the handshake to the connection that waits for its first message. */
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { createMinuteBound, createRefusalCount } from '#edge';
import { WebSocketServer } from 'ws';
import type { ApprovalParts } from '../approval-parts.ts';
import { admitUpgrade } from './admit-upgrade.ts';
import { awaitFirstMessage } from './await-first-message.ts';
import { createLiveHub } from './live-hub.ts';
import { createSessionPlaces } from './session-places.ts';

export interface LiveDoor {
  /** For the server's `upgrade` event. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  close(): void;
}

/** Handshakes of one address in a minute: far more than a person's browsers make. */
const UPGRADES_PER_MINUTE = 600;
/** Open at once, proved or not: the card, the trace, and a few more windows. */
const MOST_SOCKETS_PER_SESSION = 6;
const LONGEST_MESSAGE_BYTES = 8 * 1024;

export function openLiveDoor(parts: ApprovalParts): LiveDoor {
  const hub = createLiveHub(parts);
  const refusals = createRefusalCount(parts);
  const places = createSessionPlaces(MOST_SOCKETS_PER_SESSION);
  const nowEpochMs = (): number => parts.clock.nowEpochMs();
  const bound = createMinuteBound({ mostCalls: UPGRADES_PER_MINUTE, nowEpochMs });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });

  function refuse(stream: Duplex, status: number): void {
    refusals.add(`live ${String(status)}`);
    const line = `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`;
    stream.end(`${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }

  async function admit(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const admission = await admitUpgrade(request, bound, parts);
    if (admission.outcome === 'refused') {
      refuse(stream, admission.status);
      return;
    }
    const { session } = admission;
    if (places.isFull(session.sessionHash)) {
      refuse(stream, 429);
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.once('close', places.take(session.sessionHash));
      const onRefused = (): void => {
        refusals.add('live first message');
      };
      awaitFirstMessage({ socket, session, hub, onRefused }, parts);
    });
  }

  return {
    upgrade(request, stream, head) {
      stream.on('error', () => stream.destroy());
      admit(request, stream, head).catch((fault: unknown) => {
        parts.log.error({ err: fault }, 'a handshake could not be judged');
        refuse(stream, 503);
      });
    },
    close() {
      hub.close();
      sockets.close();
    },
  };
}
