/** `hb-judges-page`: joins the device, what is said, and the phone. It shows the device's state as its own server tells it. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import {
  readDemo,
  readState,
  sayToEcho,
  tellSound,
  type Demo,
  type ShownState,
} from './demo-client.ts';
import './echo-show.ts';
import { pageTokens } from './page-tokens.ts';
import './phone-frame.ts';
import './say-field.ts';
import { keepsSecureCookies } from './secure-cookies.ts';
import { readShowCardData } from './show-card-data.ts';
import { createVoiceOut } from './voice-out.ts';

const LOOK_AGAIN_MS = 700;
const SUGGESTIONS = [
  'order two bags of the dark roast',
  'order a bag of the decaf',
  'what can you do',
];

export class HbJudgesPage extends LitElement {
  static override properties = {
    demo: { state: true },
    device: { state: true },
    heard: { state: true },
    lastHeard: { state: true },
    lastCaption: { state: true },
    isBusy: { state: true },
    isMuted: { state: true },
    isUnreachable: { state: true },
  };

  declare demo: Demo | undefined;
  declare device: ShownState | undefined;
  declare heard: string;
  declare lastHeard: string;
  declare lastCaption: string;
  declare isBusy: boolean;
  declare isMuted: boolean;
  declare isUnreachable: boolean;
  readonly #voice = createVoiceOut();
  readonly #hasSecureCookies = keepsSecureCookies();
  #spokenTurn: number | undefined;

  constructor() {
    super();
    this.demo = undefined;
    this.device = undefined;
    this.heard = '';
    this.lastHeard = '';
    this.lastCaption = '';
    this.isBusy = false;
    this.isMuted = false;
    this.isUnreachable = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#lookAgain();
  }

  override render(): TemplateResult {
    return html`<header>
        <h1>Hearback</h1>
        <p>
          The assistant proposes; only you, on your phone, make it real. Stand-ins here: Echo, shop,
          sign-in, payment. The three sides between them are real.
        </p>
      </header>
      ${this.#notices()}
      <main>
        <div class="left">
          <hb-echo-show
            .card=${readShowCardData(this.device?.screen)}
            .isListening=${this.device?.isListening === true}
            .shopName=${this.demo?.shopName ?? ''}
          ></hb-echo-show>
          ${this.#conversation()}
          <hb-say-field
            .isBusy=${this.isBusy}
            .isMuted=${this.isMuted}
            @hb-say=${(event: CustomEvent<string>) => this.#say(event.detail)}
            @hb-sound=${(event: CustomEvent<boolean>) => {
              this.#sound(event.detail);
            }}
            @hb-mute=${(event: CustomEvent<boolean>) => {
              this.#mute(event.detail);
            }}
          ></hb-say-field>
        </div>
        ${this.#phone()}
      </main>`;
  }

  #notices(): TemplateResult {
    return html`<div role="alert">
      ${
        this.#hasSecureCookies
          ? nothing
          : html`<p class="notice">
              This browser drops secure cookies on a local address, so the phone cannot sign you in
              here. Open this page in Chrome, Edge or Firefox.
            </p>`
      }
      ${
        this.isUnreachable
          ? html`<p class="notice">
              This page cannot reach its own server. Look at the window where you started it; this
              page goes on by itself once it is back.
            </p>`
          : nothing
      }
    </div>`;
  }

  #conversation(): TemplateResult {
    const heard = this.isBusy ? this.heard : this.lastHeard;
    const caption = this.isBusy ? '' : this.lastCaption;
    return html`<div class="talk" aria-live="polite">
      ${heard === '' && caption === '' ? this.#suggestions() : nothing}
      ${heard === '' ? nothing : html`<p class="you"><span>You</span>${heard}</p>`}
      ${caption === '' ? nothing : html`<p class="alexa"><span>Alexa</span>${caption}</p>`}
    </div>`;
  }

  #suggestions(): TemplateResult {
    return html`<p class="you">
        <span>Try</span>Order something from the Echo, in your own words or in these:
      </p>
      <ul>
        ${SUGGESTIONS.map(
          (words) =>
            html`<li>
              <button type="button" @click=${() => this.#say(words)}>“${words}”</button>
            </li>`,
        )}
      </ul>`;
  }

  #phone(): TemplateResult | typeof nothing {
    const [customer] = this.demo?.customers ?? [];
    if (this.demo === undefined || customer === undefined) return nothing;
    return html`<hb-phone-frame
      .cardOrigin=${this.demo.addresses.approval}
      .username=${customer.username}
      .passphrase=${customer.passphrase}
    ></hb-phone-frame>`;
  }

  async #say(words: string): Promise<void> {
    this.heard = words;
    this.isBusy = true;
    this.#voice.stop();
    try {
      await sayToEcho(words);
      this.isUnreachable = false;
    } catch {
      this.isUnreachable = true;
    }
    this.isBusy = false;
    await this.#look();
  }

  #sound(isHeard: boolean): void {
    if (this.device?.session !== 'open' || this.isBusy) return;
    if (isHeard) this.#voice.stop();
    void tellSound(isHeard).catch(() => undefined);
  }

  #mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    if (isMuted) this.#voice.stop();
  }

  async #lookAgain(): Promise<void> {
    if (!this.isBusy) await this.#look();
    if (this.isConnected) window.setTimeout(() => void this.#lookAgain(), LOOK_AGAIN_MS);
  }

  /** Shows the device as it is now, and says aloud what it has said since the last look. */
  async #look(): Promise<void> {
    try {
      this.demo ??= await readDemo();
      const device = await readState();
      this.isUnreachable = false;
      this.device = device;
      // The end of a session is silent: what was said last stays to be read.
      this.lastHeard = device.lastTurn?.heard ?? this.lastHeard;
      this.lastCaption = device.lastTurn?.caption || this.lastCaption;
      this.#speak(device);
    } catch {
      this.isUnreachable = true;
    }
  }

  #speak({ lastTurn }: ShownState): void {
    const turnNumber = lastTurn?.turnNumber ?? 0;
    // What was said before this page was opened is not said again.
    const isNew = this.#spokenTurn !== undefined && turnNumber > this.#spokenTurn;
    this.#spokenTurn = turnNumber;
    if (!isNew || lastTurn === null || lastTurn.caption === '') return;
    void tellSound(true).catch(() => undefined);
    this.#voice.say(lastTurn.caption, {
      isMuted: this.isMuted,
      onEnd: () => void tellSound(false).catch(() => undefined),
    });
  }

  static override styles = [
    pageTokens,
    css`
      :host {
        /* The device, what was said and the field stand above each other in the window's height, whatever it is. */
        --show-width: max(30rem, min(calc((100dvh - 19.75rem) * 1.6), calc(100vw - 32.5rem)));
        --phone-width: calc(390px + 1.5rem);
        padding: 0.875rem 1.5rem 1rem;
      }
      header,
      main,
      .notice {
        inline-size: min(100%, calc(var(--show-width) + 2.5rem + var(--phone-width)));
        margin-inline: auto;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 1rem;
        margin-block-end: 0.75rem;
      }
      h1 {
        font-size: 1.125rem;
        font-weight: 700;
        letter-spacing: -0.01em;
      }
      header p {
        color: var(--page-soft);
        font-size: 0.875rem;
      }
      .notice {
        background: var(--page-stopped-wash);
        color: var(--page-stopped);
        border-radius: 0.75rem;
        padding: 0.625rem 1rem;
        margin-block-end: 0.75rem;
      }
      main {
        display: grid;
        grid-template-columns: var(--show-width) var(--phone-width);
        gap: 2.5rem;
        align-items: stretch;
      }
      .left {
        display: flex;
        flex-direction: column;
        gap: 0.75rem;
        min-inline-size: 0;
      }
      .talk {
        flex: 1 0 auto;
        /* Room for a whole dry-run sentence: the total is its last word, and must not be the one that is cut off. */
        min-block-size: 9.75rem;
      }
      .talk p {
        display: grid;
        grid-template-columns: 3.25rem minmax(0, 1fr);
        font-size: 0.9375rem;
        line-height: 1.4;
      }
      .talk span {
        color: var(--page-soft);
      }
      .talk ul {
        padding-inline-start: 3.25rem;
        margin-block-start: 0.375rem;
      }
      .talk button {
        border: 0;
        background: none;
        padding: 0.25rem 0;
        font-size: 1.0625rem;
        color: var(--page-accent);
        border-radius: 0.25rem;
        text-align: start;
      }
      .talk button:hover {
        text-decoration: underline;
        text-underline-offset: 0.25em;
      }
      .you {
        color: var(--page-soft);
      }
      .alexa {
        margin-block-start: 0.25rem;
      }
      hb-phone-frame {
        block-size: max(34rem, calc(100dvh - 4.5rem));
      }
      @media (max-width: 66rem) {
        main {
          grid-template-columns: minmax(0, 1fr);
        }
        .talk {
          flex: 0 0 auto;
          min-block-size: 4rem;
        }
        hb-phone-frame {
          inline-size: min(100%, var(--phone-width));
          block-size: 56rem;
          margin-inline: auto;
        }
      }
      @media (max-width: 40rem) {
        :host {
          padding-inline: 0.75rem;
        }
      }
    `,
  ];
}

customElements.define('hb-judges-page', HbJudgesPage);
