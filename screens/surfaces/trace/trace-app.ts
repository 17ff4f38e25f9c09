/** `hb-trace-app`: the ledgers of the three sides, live, for the customer who is signed in on the phone. */
import { orderDigestSchema } from '#core';
import type { KeyPair } from 'dpop';
import { css, html, LitElement, type TemplateResult } from 'lit';
import '../../elements/trace/element.ts';
import { TRACE_EN_US } from '../../strings/trace/en-us.ts';
import { base } from '../../tokens/base.ts';
import { tokens } from '../../tokens/tokens.ts';
import { openApprovalDoor } from '../connection/approval-door.ts';
import { keepLive, liveAddressOf, type LiveConnection } from '../connection/live-connection.ts';
import { openProofKey, proveRequest } from '../connection/proof-key.ts';
import { openSignInChannel } from '../connection/sign-in-channel.ts';
import { repeatWhileVisible } from '../connection/while-visible.ts';
import { TraceModel, type TracePhase } from './trace-model.ts';

const POLL_MS = 1000;
/** While nobody is signed in each question is a refusal, and the phone tells of a sign-in by itself. */
const SIGNED_OUT_POLLS = 10;

/** The whole strip, for one page. No properties, no events. */
export class HbTraceApp extends LitElement {
  static override styles = [
    tokens,
    base,
    css`
      :host {
        background: var(--hb-canvas);
        block-size: 100vh;
        block-size: 100dvh;
        min-block-size: 0;
      }
      main {
        position: relative;
        block-size: 100%;
      }
      .calm {
        display: grid;
        place-content: center;
        min-block-size: 100%;
        padding: 0.75rem 1rem;
        text-align: center;
        color: var(--hb-soft);
        font-size: 0.9375rem;
      }
      @media (max-width: 40rem) {
        :host {
          block-size: auto;
          min-block-size: 100dvh;
        }
      }
    `,
  ];

  private model: TraceModel | undefined;
  private phase: TracePhase = 'starting';
  private live: LiveConnection | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.start();
  }

  private async start(): Promise<void> {
    const key = await openProofKey(indexedDB).catch(() => undefined);
    if (key === undefined) {
      this.phase = 'key_not_kept';
      this.requestUpdate();
      return;
    }
    const model = new TraceModel(openApprovalDoor(key, location.origin), () => {
      const { phase } = model.state;
      const isSignedIn = phase === 'ready' && this.phase !== 'ready';
      this.phase = phase;
      if (isSignedIn) this.live?.start();
      this.requestUpdate();
    });
    this.model = model;
    this.keepWatching(model, key);
  }

  private keepWatching(model: TraceModel, key: KeyPair): void {
    const live = (this.live = keepLive({
      address: liveAddressOf(location.origin),
      window,
      isWanted: () => model.state.phase === 'ready',
      firstMessage: async () =>
        JSON.stringify({
          proof: await proveRequest(key, { method: 'GET', url: new URL('/live', location.origin) }),
          watch: model.watch(),
        }),
      onMessage: (message) => {
        model.takeLive(message);
      },
      onLost: ({ closeCode, wasLive }) => {
        model.takeClose(closeCode);
        if (wasLive) void asking.runNow();
      },
    }));
    let polls = 0;
    const ask = (): Promise<void> => {
      polls += 1;
      if (live.isLive()) return Promise.resolve();
      const isSignedOut = model.state.phase === 'signed_out';
      return isSignedOut && polls % SIGNED_OUT_POLLS !== 0 ? Promise.resolve() : model.refresh();
    };
    const asking = repeatWhileVisible(ask, { page: document, pauseMs: POLL_MS });
    openSignInChannel(() => void model.refresh());
    void asking.runNow();
  }

  override render(): TemplateResult {
    return html`<main>
      <h1 class="unseen">${TRACE_EN_US.title}</h1>
      ${this.renderPhase()}
    </main>`;
  }

  private renderPhase(): TemplateResult {
    switch (this.phase) {
      case 'starting':
        return html`<p class="calm" role="status">${TRACE_EN_US.loading}</p>`;
      case 'signed_out':
        return html`<p class="calm" role="status">${TRACE_EN_US.signedOut}</p>`;
      case 'key_not_kept':
        return html`<p class="calm" role="status">${TRACE_EN_US.keyNotKept}</p>`;
      case 'ready':
        return html`<hb-trace
          .view=${this.model?.state.view ?? undefined}
          .chosen=${this.model?.state.chosen ?? null}
          .isConnectionLost=${this.model?.state.isConnectionLost ?? false}
          @hb-trace-chosen=${this.choose}
        ></hb-trace>`;
      default:
        return this.phase satisfies never;
    }
  }

  private readonly choose = (event: CustomEvent<{ readonly digest: string | null }>): void => {
    const digest = orderDigestSchema.nullable().safeParse(event.detail.digest);
    if (!digest.success) return;
    this.model?.choose(digest.data);
    this.live?.restart();
  };
}

customElements.define('hb-trace-app', HbTraceApp);

declare global {
  interface HTMLElementTagNameMap {
    'hb-trace-app': HbTraceApp;
  }
}
