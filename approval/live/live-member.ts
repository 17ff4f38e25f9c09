/** One proved live connection: sends the newest snapshot when it differs from the last one, and never more than the peer takes. */
import { StoreUnavailable, type LiveMessage, type LiveWatch, type Session } from '#core';
import type { WebSocket } from 'ws';
import type { ApprovalParts } from '../approval-parts.ts';
import { evenTime } from '../even-time.ts';
import { CLOSE, endSocket, type CloseCode } from './end-socket.ts';
import { readWatched } from './read-watched.ts';

/** What may wait in our memory for a slow peer. Snapshots that it would hold up are never made: it gets the newest one later. */
const MOST_WAITING_BYTES = 256 * 1024;

export class LiveMember {
  private readonly socket: WebSocket;
  private readonly sessionHash: string;
  private readonly watch: LiveWatch;
  private readonly parts: ApprovalParts;
  private lastSent: string | undefined;
  private isAlive = true;
  private refreshing: Promise<void> = Promise.resolve();

  constructor(
    of: { readonly socket: WebSocket; readonly session: Session; readonly watch: LiveWatch },
    parts: ApprovalParts,
  ) {
    this.socket = of.socket;
    this.sessionHash = of.session.sessionHash;
    this.watch = of.watch;
    this.parts = parts;
    this.socket.on('pong', () => {
      this.isAlive = true;
    });
  }

  /**
   * Reads anew and sends what differs; `isDue`: says at least that nothing did. One after the other, so that what was sent last is what
   * was read last.
   */
  refresh(isDue: boolean): Promise<void> {
    this.refreshing = this.refreshing.then(() => this.refreshNow(isDue));
    return this.refreshing;
  }

  /** Drops a peer that has not answered since the last call. */
  checkAlive(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    this.socket.ping();
  }

  end(code: CloseCode): void {
    endSocket(this.socket, code, this.parts.timers);
  }

  private async refreshNow(isDue: boolean): Promise<void> {
    if (this.socket.readyState !== this.socket.OPEN) return;
    try {
      await this.readAndSend(isDue);
    } catch (fault) {
      if (!(fault instanceof StoreUnavailable)) {
        this.parts.log.error({ err: fault }, 'a live connection could not be served');
      }
      this.end(CLOSE.later);
    }
  }

  private async readAndSend(isDue: boolean): Promise<void> {
    const { parts, sessionHash, socket, watch } = this;
    const nowEpochMs = parts.clock.nowEpochMs();
    // Signed out, taken over by another sign-in, or past its end: nothing more is sent.
    const session = await parts.store.findSession({ sessionHash, nowEpochMs });
    if (!session) {
      this.end(CLOSE.signedOut);
      return;
    }
    if (socket.bufferedAmount > MOST_WAITING_BYTES) return;
    const reading = parts.readings.next();
    const passed = evenTime();
    const body = await readWatched(watch, session, parts);
    if (body === undefined) {
      await passed();
      this.end(CLOSE.notFound);
      return;
    }
    const text = JSON.stringify({ ...body, nowEpochMs: 0 });
    if (text !== this.lastSent) {
      this.lastSent = text;
      this.send({ kind: watch.kind, ...reading, body });
    } else if (isDue) {
      this.send({ kind: 'beat', ...reading, nowEpochMs });
    }
  }

  private send(message: LiveMessage): void {
    this.socket.send(JSON.stringify(message));
  }
}
