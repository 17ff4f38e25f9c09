/** Keeps one live connection to the approval side, as long as it is wanted: what it sends is never older than its last message. */
import type { LiveMessage } from '#core';
import { LIVE_BEAT_MS, parseLiveMessage } from '../../wire/live-message.ts';
import { attempt, jsonOf } from '../../wire/parse.ts';

export interface LiveConnection {
  /** The connection stands and was heard of just now: nothing need be asked for. */
  isLive(): boolean;
  /** Connects at once if it is wanted by now and does not stand. */
  start(): void;
  /** Connects anew at once, for example because something else is watched now. */
  restart(): void;
}

export interface LiveOptions {
  /** `ws:` or `wss:` */
  readonly address: string;
  readonly window: Window & typeof globalThis;
  /** False while nobody is signed in: each try would be a refusal. */
  readonly isWanted: () => boolean;
  /** The one message that is sent: a fresh proof and what is watched. */
  readonly firstMessage: () => Promise<string>;
  readonly onMessage: (message: LiveMessage) => void;
  /** The connection was lost, or could not be had (`wasLive`: false). */
  readonly onLost: (end: { readonly closeCode: number; readonly wasLive: boolean }) => void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 1000;
/** The other side says something every second: after this the connection is dead, whatever the browser thinks of it. */
const SILENCE_MS = 3 * LIVE_BEAT_MS;
/** After a sleep nothing is waited for. */
const SILENCE_ON_WAKING_MS = 1.5 * LIVE_BEAT_MS;
/** As the browser reports a connection that ended without a word (RFC 6455, section 7.4.1). */
const ENDED_WITHOUT_WORD = 1006;

export function keepLive(options: LiveOptions): LiveConnection {
  const keeper = new LiveKeeper(options);
  keeper.start();
  return keeper;
}

class LiveKeeper implements LiveConnection {
  private readonly options: LiveOptions;
  private socket: WebSocket | undefined;
  private hasSpoken = false;
  private heardAt = 0;
  private pauseMs = FIRST_PAUSE_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveOptions) {
    this.options = options;
    const { window } = options;
    const wake = (): void => {
      this.wake();
    };
    window.addEventListener('online', wake);
    window.document.addEventListener('visibilitychange', wake);
    window.setInterval(() => {
      this.dropIfSilentFor(SILENCE_MS);
    }, LIVE_BEAT_MS);
  }

  isLive(): boolean {
    return this.hasSpoken;
  }

  start(): void {
    this.pauseMs = FIRST_PAUSE_MS;
    this.connect();
  }

  restart(): void {
    if (this.socket) this.drop(this.socket);
    this.start();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const isSeen = this.options.window.document.visibilityState === 'visible';
    if (this.socket || !isSeen || !this.options.isWanted()) return;
    const opened = openSocket(this.options.address);
    if (!opened) return;
    this.socket = opened;
    this.heardAt = Date.now();
    opened.onopen = () => {
      void this.options.firstMessage().then((text) => {
        if (opened.readyState === WebSocket.OPEN) opened.send(text);
      });
    };
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      this.take(opened, data);
    };
    opened.onclose = ({ code }) => {
      this.lose(opened, code);
    };
  }

  private take(from: WebSocket, data: unknown): void {
    if (from !== this.socket) return;
    const message = attempt(parseLiveMessage, jsonOf(String(data)));
    if (message === undefined) {
      this.drop(from);
      return;
    }
    this.heardAt = Date.now();
    this.hasSpoken = true;
    this.pauseMs = FIRST_PAUSE_MS;
    this.options.onMessage(message);
  }

  private lose(which: WebSocket, closeCode: number): void {
    if (which !== this.socket) return;
    const wasLive = this.hasSpoken;
    this.socket = undefined;
    this.hasSpoken = false;
    this.timer = setTimeout(() => {
      this.connect();
    }, this.pauseMs);
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
    this.options.onLost({ closeCode, wasLive });
  }

  /** Waits for no answer to the close: a dead connection gives none. */
  private drop(which: WebSocket): void {
    which.onopen = which.onmessage = which.onclose = null;
    which.close();
    this.lose(which, ENDED_WITHOUT_WORD);
  }

  private dropIfSilentFor(ms: number): void {
    if (this.socket && Date.now() - this.heardAt > ms) this.drop(this.socket);
  }

  private wake(): void {
    if (this.options.window.document.visibilityState !== 'visible') return;
    this.dropIfSilentFor(SILENCE_ON_WAKING_MS);
    this.start();
  }
}

/** Undefined where the browser makes no such connection at all. */
function openSocket(address: string): WebSocket | undefined {
  try {
    return new WebSocket(address);
  } catch {
    return undefined;
  }
}

/** `ws:` to an `http:` origin, `wss:` to an `https:` one. */
export function liveAddressOf(origin: string): string {
  return `${origin.replace(/^http/, 'ws')}/live`;
}
