/** `hb-say-field`: what the customer says, typed or spoken. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { EchoLocale } from './demo-client.ts';
import { pageTokens } from './page-tokens.ts';
import { createVoiceIn, type VoiceIn } from './voice-in.ts';

/**
 * Properties: `isBusy` (an answer is awaited), `isMuted`, `locale` (of what is said).
 * Events: `hb-say` (detail: the words), `hb-sound` (detail: whether the customer is speaking), `hb-mute` (detail: whether to be silent).
 */
export class HbSayField extends LitElement {
  static override properties = {
    isBusy: { type: Boolean },
    isMuted: { type: Boolean },
    locale: {},
    isHearing: { state: true },
  };

  declare isBusy: boolean;
  declare isMuted: boolean;
  declare locale: EchoLocale;
  declare isHearing: boolean;
  readonly #voiceIn: VoiceIn | undefined = createVoiceIn();

  constructor() {
    super();
    this.isBusy = false;
    this.isMuted = false;
    this.locale = 'en-US';
    this.isHearing = false;
  }

  override render(): TemplateResult {
    return html`<form @submit=${this.#submit}>
      <label class="unseen" for="words">Say to the Echo</label>
      <div class="row">
        <input
          id="words"
          name="words"
          type="text"
          lang=${this.locale}
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          enterkeyhint="send"
          maxlength="500"
          placeholder="What would you say?"
          @input=${this.#type}
          @blur=${() => {
            this.#send('hb-sound', false);
          }}
        />
        ${
          this.#voiceIn === undefined
            ? nothing
            : html`<button type="button" aria-pressed=${this.isHearing} @click=${this.#hear}>
                ${this.isHearing ? 'Stop' : 'Speak'}
              </button>`
        }
        <button
          type="button"
          role="switch"
          aria-checked=${!this.isMuted}
          @click=${() => {
            this.#send('hb-mute', !this.isMuted);
          }}
        >
          Voice ${this.isMuted ? 'off' : 'on'}
        </button>
        <button class="go" type="submit" aria-disabled=${this.isBusy}>Say it</button>
      </div>
    </form>`;
  }

  /** Puts words into the field, to be said or mended by the person. */
  fill(words: string): void {
    const input = this.#input();
    if (input === null) return;
    input.value = words;
    input.focus();
    this.#type();
  }

  #input(): HTMLInputElement | null {
    return this.renderRoot.querySelector('input');
  }

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    this.#say(this.#input()?.value ?? '');
  };

  #say(words: string): void {
    if (this.isBusy || words.trim() === '') return;
    const input = this.#input();
    if (input !== null) input.value = '';
    this.#send('hb-say', words.trim());
  }

  readonly #type = (): void => {
    this.#send('hb-sound', this.#input()?.value !== '');
  };

  readonly #hear = (): void => {
    if (this.isHearing) {
      this.#voiceIn?.stop();
      return;
    }
    this.isHearing = true;
    this.#send('hb-sound', true);
    this.#voiceIn?.listen({
      lang: this.locale,
      onText: (words) => {
        this.#say(words);
      },
      onEnd: () => {
        this.isHearing = false;
        this.#send('hb-sound', false);
      },
    });
  };

  #send(type: string, detail: string | boolean): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  static override styles = [
    pageTokens,
    css`
      .row {
        display: flex;
        gap: 0.5rem;
      }
      input {
        flex: 1 1 auto;
        min-inline-size: 0;
        font: inherit;
        font-size: 1.0625rem;
        color: inherit;
        background: var(--page-sheet);
        border: 1px solid var(--page-edge);
        border-radius: 0.75rem;
        padding: 0.5rem 1rem;
        min-block-size: 2.75rem;
      }
      input::placeholder {
        color: var(--page-soft);
        opacity: 1;
      }
      .row button {
        flex: none;
        min-block-size: 2.75rem;
        padding-inline: 1rem;
        white-space: nowrap;
        border-radius: 0.75rem;
        border: 1px solid var(--page-edge);
        background: var(--page-sheet);
        font-weight: 600;
      }
      @media (max-width: 40rem) {
        .row {
          flex-wrap: wrap;
        }
        input {
          flex-basis: 100%;
        }
        .row button {
          flex: 1 1 auto;
        }
      }
      .row button.go {
        background: var(--page-accent);
        border-color: transparent;
        color: var(--page-on-accent);
      }
      .row button[aria-pressed='true'] {
        border-color: var(--page-accent);
        color: var(--page-accent);
      }
    `,
  ];
}

customElements.define('hb-say-field', HbSayField);
