/** `hb-echo-device`: the Echo. Its screen changes only by the skill's answers; the light shows that it listens. */
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ShowCardData } from '#screens/elements';
import type { AplViewport } from './apl-messages.ts';
import './apl-screen.ts';
import type { EchoLocale, EchoName, ShownScreen } from './demo-client.ts';
import { FIRST_WORDS, LANGUAGE_NAMES, type DeviceWords } from './device-language.ts';
import { ECHO_MODELS } from './echo-models.ts';
import { idleStyles } from './idle-styles.ts';
import { pageTokens } from './page-tokens.ts';
import { readShowCardData } from './show-card-data.ts';

/**
 * Properties: `model`, `locale`, `words` (how the skill is opened in its language), `screen` (what the skill sent, as long as the device shows it),
 * `isListening`, `shopName`, `theme` (the device's own).
 * Events: `hb-choose-echo` (detail: the device's name); `hb-choose-language` (detail: the locale); `hb-touch` (detail: what the document on its screen sends).
 */
export class HbEchoDevice extends LitElement {
  static override properties = {
    model: {},
    locale: {},
    words: { attribute: false },
    screen: { attribute: false },
    isListening: { type: Boolean },
    shopName: {},
    engineFault: { state: true },
    theme: {},
  };

  declare model: EchoName;
  declare locale: EchoLocale;
  declare words: DeviceWords;
  declare screen: ShownScreen | undefined;
  declare isListening: boolean;
  declare shopName: string;
  declare engineFault: string | undefined;
  /** What the device itself is set to, whatever the page is. */
  declare theme: AplViewport['theme'];
  #asked: { readonly key: string; readonly viewport: AplViewport } | undefined;

  constructor() {
    super();
    this.model = 'echo-show-10';
    this.locale = 'en-US';
    this.words = FIRST_WORDS;
    this.screen = undefined;
    this.isListening = false;
    this.shopName = '';
    this.engineFault = undefined;
    this.theme = 'dark';
  }

  override render(): TemplateResult {
    const { label } = ECHO_MODELS[this.model];
    const viewport = this.#viewport();
    return html`<section aria-label=${label}>
      ${viewport === undefined ? this.#dot() : this.#show(viewport)}
      <div class="caption">
        <div class="settings">
          <label class="unseen" for="model">Device</label>
          <select id="model" .value=${live(this.model)} @change=${this.#choose}>
            ${Object.entries(ECHO_MODELS).map(
              ([name, model]) =>
                html`<option value=${name} ?selected=${name === this.model}>
                  ${model.label}
                </option>`,
            )}
          </select>
          <label class="unseen" for="language">Language of the Echo</label>
          <select id="language" .value=${live(this.locale)} @change=${this.#chooseLanguage}>
            ${Object.entries(LANGUAGE_NAMES).map(
              ([locale, name]) =>
                html`<option value=${locale} lang=${locale} ?selected=${locale === this.locale}>
                  ${name}
                </option>`,
            )}
          </select>
        </div>
        <p role="status">${this.#note()}</p>
      </div>
    </section>`;
  }

  /** By script: the page's policy takes no style from an attribute. */
  override updated(): void {
    const viewport = this.#viewport();
    if (viewport === undefined) return;
    const ratio = String(viewport.widthDp / viewport.heightDp);
    this.renderRoot.querySelector<HTMLElement>('.device')?.style.setProperty('--ratio', ratio);
  }

  #show({ isRound }: AplViewport): TemplateResult {
    return html`<div class="stage">
      <div class="device" ?data-round=${isRound}>
        <div class="screen">
          ${this.screen === undefined ? this.#idle() : nothing} ${this.#drawing()}
        </div>
        <div class="light" ?data-on=${this.isListening}></div>
      </div>
    </div>`;
  }

  /** The page draws the card itself only where Amazon's engine cannot. */
  #drawing(): TemplateResult | typeof nothing {
    if (this.engineFault === undefined) {
      return html`<hb-apl-screen
        .directive=${this.screen}
        .viewport=${this.#viewport()}
        @hb-apl-touched=${({ detail }: CustomEvent<readonly unknown[]>) => {
          this.dispatchEvent(new CustomEvent('hb-touch', { detail }));
        }}
        @hb-apl-failed=${(event: CustomEvent<string>) => {
          this.engineFault = event.detail;
          // Needed here alone, so it is loaded here alone.
          void import('#screens/elements');
        }}
      ></hb-apl-screen>`;
    }
    const card = readShowCardData(this.screen);
    return card === undefined
      ? nothing
      : html`<hb-total-card .data=${card}>${qrOf(card)}</hb-total-card>`;
  }

  /** The same object for the same device, so that nothing is drawn twice. */
  #viewport(): AplViewport | undefined {
    const { viewport } = ECHO_MODELS[this.model];
    if (viewport === undefined) return undefined;
    const key = `${this.model} ${this.theme}`;
    if (this.#asked?.key !== key)
      this.#asked = { key, viewport: { ...viewport, theme: this.theme } };
    return this.#asked.viewport;
  }

  #idle(): TemplateResult {
    return html`<div class="idle">
      <p class="shop">${this.shopName}</p>
      <p class="hint" lang=${this.words.locale}>“${this.words.opening(this.shopName)}”</p>
    </div>`;
  }

  #dot(): TemplateResult {
    return html`<div class="room">
      <div class="dot" ?data-on=${this.isListening}><div class="ring"></div></div>
    </div>`;
  }

  #note(): string {
    if (ECHO_MODELS[this.model].viewport === undefined) {
      return 'It only speaks: all it says is below.';
    }
    return this.engineFault === undefined
      ? 'Amazon’s APL 1.4 engine; no proof of a device.'
      : `Amazon’s APL engine is not running here, so this page drew the card itself. ${this.engineFault}`;
  }

  readonly #choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    this.dispatchEvent(new CustomEvent('hb-choose-echo', { detail: value }));
  };

  readonly #chooseLanguage = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    this.dispatchEvent(new CustomEvent('hb-choose-language', { detail: value }));
  };

  static override styles = [
    pageTokens,
    idleStyles,
    css`
      /* As large for every device, so that nothing below moves when another is chosen; each is as large in it as it can be. */
      .stage,
      .room {
        aspect-ratio: 768 / 480;
        box-sizing: content-box;
        inline-size: calc(100% - 1.5rem);
        padding: 0.875rem 0.75rem;
        display: grid;
        place-content: center;
      }
      .stage {
        container-type: size;
      }
      .device {
        --inline: min(100cqi, 100cqb * var(--ratio, 1.6));
        background: var(--page-body);
        border-radius: 1.25rem;
        padding: 0.75rem 0.75rem 0.5rem;
        box-sizing: content-box;
        inline-size: var(--inline);
      }
      .device[data-round] {
        border-radius: 50%;
        padding: 0.75rem;
      }
      .device[data-round] .screen {
        border-radius: 50%;
      }
      .device[data-round] .light {
        display: none;
      }
      .screen {
        aspect-ratio: var(--ratio, 1.6);
        position: relative;
        border-radius: 0.5rem;
        overflow: hidden;
        color-scheme: dark;
        background: #14181e;
        color: #ffffff;
      }
      hb-apl-screen {
        position: absolute;
        inset: 0;
      }
      .light {
        block-size: 0.25rem;
        margin: 0.25rem 30% 0;
        border-radius: 0.25rem;
        background: transparent;
        transition: background-color var(--page-motion);
      }
      .light[data-on] {
        background: #6fd3ff;
      }
      .room {
        grid-template: 100% / 100%;
        place-items: center;
      }
      .dot {
        block-size: 72%;
        aspect-ratio: 1;
        border-radius: 50%;
        background: var(--page-body);
        display: grid;
        place-items: end center;
        padding-block-end: 7%;
      }
      .ring {
        inline-size: 58%;
        block-size: 0.375rem;
        border-radius: 0.375rem;
        background: #4a5563;
        transition: background-color var(--page-motion);
      }
      .dot[data-on] .ring {
        background: #6fd3ff;
      }
      .caption {
        display: flex;
        align-items: center;
        gap: 0.75rem;
        padding-inline: 0.25rem;
        font-size: 0.8125rem;
        line-height: 1.3;
        color: var(--page-soft);
      }
      .settings {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.75rem;
        margin-inline-start: -0.25rem;
      }
      select {
        flex: none;
        field-sizing: content;
        font: inherit;
        font-weight: 600;
        color: var(--page-accent);
        background: none;
        border: 0;
        border-radius: 0.25rem;
        min-block-size: 1.5rem;
        padding: 0;
        cursor: pointer;
      }
      option {
        color: var(--page-ink);
        background: var(--page-sheet);
      }
      .caption p {
        margin-inline-start: auto;
        text-align: end;
      }
      @media (max-width: 66rem) {
        select {
          min-block-size: 2.75rem;
        }
      }
      @media (max-width: 30rem) {
        .caption {
          flex-direction: column;
          align-items: flex-start;
          gap: 0;
        }
        .caption p {
          margin-inline-start: 0;
          text-align: start;
        }
      }
    `,
  ];
}

/** The same picture of the address that the engine draws. */
function qrOf(card: ShowCardData): TemplateResult | typeof nothing {
  if (card.kind !== 'total') return nothing;
  return html`<svg slot="qr" viewBox="0 0 100 100" role="img" aria-label=${card.cardAddress}>
    ${svg`<rect width="100" height="100" rx="4" fill="#ffffff" />
      <path transform="scale(${card.qrScale})" d=${card.qrPath} fill="#000000" />`}
  </svg>`;
}

customElements.define('hb-echo-device', HbEchoDevice);
