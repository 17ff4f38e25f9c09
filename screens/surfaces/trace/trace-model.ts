/** What the trace knows: the view that was read last, whichever way it came. It draws nothing. */
import {
  LIVE_CLOSE,
  traceViewSchema,
  type LiveMessage,
  type LiveWatch,
  type OrderDigest,
  type Reading,
  type TraceView,
} from '#core';
import type { ApprovalDoor } from '../connection/approval-door.ts';
import { ReadingOrder } from '../connection/reading-order.ts';

export type TracePhase = 'starting' | 'signed_out' | 'ready' | 'key_not_kept';

export interface TraceState {
  readonly phase: TracePhase;
  readonly view: TraceView | null;
  /** The order that is held fast; null: whichever is newest. */
  readonly chosen: OrderDigest | null;
  readonly isConnectionLost: boolean;
}

export class TraceModel {
  state: TraceState = { phase: 'starting', view: null, chosen: null, isConnectionLost: false };
  private readonly door: ApprovalDoor;
  private readonly onChange: () => void;
  private readonly order = new ReadingOrder();
  private lastLive: TraceView | undefined;

  constructor(door: ApprovalDoor, onChange: () => void) {
    this.door = door;
    this.onChange = onChange;
  }

  watch(): LiveWatch {
    return { kind: 'trace', digest: this.state.chosen };
  }

  /** Asks over HTTP: while there is no live connection, and to find out whether somebody has signed in. */
  async refresh(): Promise<void> {
    const { chosen } = this.state;
    const path = chosen === null ? '/api/trace' : `/api/trace?digest=${chosen}`;
    const answer = await this.door.get(path, (body) => traceViewSchema.parse(body));
    switch (answer.kind) {
      case 'answer':
        this.show(answer.body, answer.reading);
        return;
      case 'signed_out':
        this.change({ phase: 'signed_out', view: null, chosen: null, isConnectionLost: false });
        return;
      case 'not_found':
        this.follow();
        return;
      case 'refused':
      case 'unreachable':
        this.change({ isConnectionLost: true });
        return;
      default:
        answer satisfies never;
    }
  }

  takeLive(message: LiveMessage): void {
    if (message.kind !== 'beat') this.lastLive = traceViewSchema.safeParse(message.body).data;
    if (this.lastLive !== undefined) this.show(this.lastLive, message);
  }

  /** The order that was held fast is gone, or another customer's by now. */
  takeClose(closeCode: number): void {
    if (closeCode === LIVE_CLOSE.notFound) this.follow();
  }

  choose(digest: OrderDigest | null): void {
    this.change({ chosen: digest });
  }

  private follow(): void {
    this.change({ chosen: null });
  }

  private show(view: TraceView, reading: Reading | undefined): void {
    const { chosen } = this.state;
    const isOfChosen = chosen === null || view.shown === chosen;
    if (isOfChosen && this.order.takes(reading)) {
      this.change({ phase: 'ready', view, isConnectionLost: false });
    }
  }

  private change(part: Partial<TraceState>): void {
    this.state = { ...this.state, ...part };
    this.onChange();
  }
}
