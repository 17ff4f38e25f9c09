/** `hb-addon-side`: the Alexa+ screen with what is said to it, in the place of the Echo and its own. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { beginAddon, sayToAddon, type AddonTurn } from './addon-client.ts';
import './addon-device.ts';
import { talkStyles } from './talk-styles.ts';
import { pageTokens } from './page-tokens.ts';
import './say-field.ts';
import type { HbSayField } from './say-field.ts';
import { talk } from './talk.ts';
import { createVoiceOut } from './voice-out.ts';

const SUGGESTIONS = [
  'find coffee beans',
  'add the first one to my cart',
  'order my cart',
  'how is my order',
];

/** Properties: `shopName`. Event: `hb-open` (detail: an address that the customer opens from the card). */
export class HbAddonSide extends LitElement {
  static override properties = {
    shopName: {},
    turn: { state: true },
    heard: { state: true },
    isBusy: { state: true },
    isMuted: { state: true },
    isUnreachable: { state: true },
  };

  declare shopName: string;
  declare turn: AddonTurn | undefined;
  declare heard: string;
  declare isBusy: boolean;
  declare isMuted: boolean;
  declare isUnreachable: boolean;
  readonly #voice = createVoiceOut();

  constructor() {
    super();
    this.shopName = '';
    this.turn = undefined;
    this.heard = '';
    this.isBusy = false;
    this.isMuted = false;
    this.isUnreachable = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void beginAddon().catch(() => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#voice.stop();
  }

  override render(): TemplateResult {
    const caption = this.isUnreachable
      ? 'The shop’s add-on did not answer. Nothing was bought.'
      : (this.turn?.caption ?? '');
    return html`<hb-addon-device
        .turn=${this.turn}
        .shopName=${this.shopName}
        @hb-say=${(event: CustomEvent<string>) => this.#say(event.detail)}
      ></hb-addon-device>
      ${talk({
        heard: this.heard,
        caption: this.isBusy ? '' : caption,
        isGuided: false,
        say: (words) => void this.#say(words),
        suggestions: SUGGESTIONS,
      })}
      <hb-say-field
        .isBusy=${this.isBusy}
        .isMuted=${this.isMuted}
        @hb-say=${(event: CustomEvent<string>) => this.#say(event.detail)}
        @hb-mute=${(event: CustomEvent<boolean>) => {
          this.isMuted = event.detail;
          if (this.isMuted) this.#voice.stop();
        }}
      ></hb-say-field>`;
  }

  /** Puts words into the field, to be said or mended by the person. */
  fill(words: string): void {
    this.renderRoot.querySelector<HbSayField>('hb-say-field')?.fill(words);
  }

  async #say(words: string): Promise<void> {
    if (this.isBusy) return;
    this.heard = words;
    this.isBusy = true;
    this.#voice.stop();
    try {
      this.turn = await sayToAddon(words);
      this.isUnreachable = false;
      this.#voice.say(this.turn.caption, { isMuted: this.isMuted, onEnd: () => undefined });
    } catch {
      this.isUnreachable = true;
    }
    this.isBusy = false;
  }

  static override styles = [
    pageTokens,
    talkStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 0.5rem;
      }
      .talk button {
        border: 0;
        background: none;
        padding: 0.125rem 0;
        font-size: 0.9375rem;
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
    `,
  ];
}

customElements.define('hb-addon-side', HbAddonSide);

declare global {
  interface HTMLElementTagNameMap {
    'hb-addon-side': HbAddonSide;
  }
}
