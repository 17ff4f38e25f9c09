/** `hb-conversation-dialog`: opens the list of the scripted conversations, each to be played on the page by its name. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import type { Dialogue } from '../../conversations/dialogue.ts';
import { conversationTitle } from './conversation-title.ts';
import { dialogStyles } from './dialog-styles.ts';
import { pageTokens } from './page-tokens.ts';

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });

/** Event: `hb-conversation` (detail: the name). */
export class HbConversationDialog extends LitElement {
  static override properties = { locale: { state: true }, dialogues: { state: true } };

  declare locale: string;
  /** None until the list is first opened: they are more than the rest of the page. */
  declare dialogues: readonly Dialogue[];

  constructor() {
    super();
    this.locale = 'en-US';
    this.dialogues = [];
  }

  override render(): TemplateResult {
    const locales = [...new Set(this.dialogues.map(({ locale }) => locale))];
    const shown = this.dialogues.filter(({ locale }) => locale === this.locale);
    return html`<button
        class="link"
        type="button"
        aria-label="Play one of the conversations"
        @click=${() => void this.#open()}
      >
        Play one
      </button>
      <dialog aria-labelledby="title">
        <div class="top">
          <h2 id="title">Play a conversation</h2>
          <label>
            Language
            <select @change=${this.#choose}>
              ${locales.map(
                (locale) =>
                  html`<option value=${locale} ?selected=${locale === this.locale}>
                    ${LANGUAGES.of(locale)}
                  </option>`,
              )}
            </select>
          </label>
          <button type="button" @click=${this.#close}>Close</button>
        </div>
        <div class="content" tabindex="0" role="region" aria-label="Conversations">
          <p class="quiet">
            The page says the customer’s words, one after the other. What the phone does is yours to
            do. The same conversations are played by the tests.
          </p>
          <ul>
            ${shown.map((dialogue) => this.#row(dialogue))}
          </ul>
        </div>
      </dialog>`;
  }

  #row(dialogue: Dialogue): TemplateResult {
    const title = conversationTitle(dialogue);
    return html`<li>
      <div>
        <p class="name">${title}</p>
        <p class="quiet">${dialogue.about}</p>
      </div>
      <button
        type="button"
        aria-label=${`Play “${title}”`}
        @click=${() => {
          this.#close();
          this.dispatchEvent(new CustomEvent('hb-conversation', { detail: dialogue.name }));
        }}
      >
        Play
      </button>
    </li>`;
  }

  #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  async #open(): Promise<void> {
    try {
      const { DIALOGUES } = await import('../../conversations/dialogues.ts');
      this.dialogues = DIALOGUES;
    } catch {
      // The list stays empty; the page itself says when its server cannot be reached.
    }
    await this.updateComplete;
    this.#dialog()?.showModal();
  }

  readonly #close = (): void => {
    this.#dialog()?.close();
  };

  readonly #choose = (event: Event): void => {
    if (event.target instanceof HTMLSelectElement) this.locale = event.target.value;
  };

  static override styles = [
    pageTokens,
    dialogStyles,
    css`
      .link {
        border: 0;
        background: none;
        padding: 0;
        line-height: 1.2;
        white-space: nowrap;
        color: var(--page-accent);
        font-size: 0.8125rem;
        font-weight: 600;
        border-radius: 0.25rem;
      }
      ul {
        list-style: none;
        margin: 0.75rem 0 0;
        padding: 0;
      }
      li {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 1rem;
        padding-block: 0.5rem;
        border-block-end: 1px solid var(--page-line);
        line-height: 1.4;
      }
      .name {
        font-weight: 600;
        font-size: 0.9375rem;
      }
      label {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        font-size: 0.875rem;
      }
      select,
      li button {
        border: 1px solid var(--page-edge);
        background: none;
        color: inherit;
        border-radius: 0.5rem;
        font: inherit;
        font-size: 0.875rem;
        min-block-size: 2.25rem;
        padding-inline: 0.75rem;
      }
      li button {
        flex: none;
      }
    `,
  ];
}

customElements.define('hb-conversation-dialog', HbConversationDialog);
