/** `hb-theme-switch`: light or dark for the whole page. It starts as the system is and is remembered once it was pressed. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { pageTokens } from './page-tokens.ts';

const REMEMBERED_AS = 'hearback-theme';
type Theme = 'light' | 'dark';

export class HbThemeSwitch extends LitElement {
  static override properties = { theme: { state: true } };

  declare theme: Theme;

  constructor() {
    super();
    const remembered = readTheme();
    this.theme =
      remembered ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    if (remembered !== undefined) document.documentElement.dataset['theme'] = remembered;
  }

  override render(): TemplateResult {
    return html`<label
      ><span>Dark</span>
      <input
        type="checkbox"
        role="switch"
        .checked=${this.theme === 'dark'}
        @change=${this.#turn}
      />
    </label>`;
  }

  readonly #turn = (): void => {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = this.theme;
    try {
      localStorage.setItem(REMEMBERED_AS, this.theme);
    } catch {
      // A browser that keeps nothing still turns; it forgets.
    }
  };

  static override styles = [
    pageTokens,
    css`
      label {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        padding-block: 0.25rem;
        font-size: 0.875rem;
        cursor: pointer;
      }
      input {
        appearance: none;
        margin: 0;
        inline-size: 2rem;
        block-size: 1.125rem;
        border-radius: 1rem;
        border: 1px solid var(--page-edge);
        cursor: pointer;
        background:
          radial-gradient(circle closest-side, var(--page-edge) 92%, transparent) 0.125rem center /
            0.75rem 0.75rem no-repeat,
          var(--page-sheet);
      }
      input:checked {
        background:
          radial-gradient(circle closest-side, var(--page-on-accent) 92%, transparent) 1rem center /
            0.75rem 0.75rem no-repeat,
          var(--page-accent);
      }
    `,
  ];
}

function readTheme(): Theme | undefined {
  try {
    const theme = localStorage.getItem(REMEMBERED_AS);
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  } catch {
    return undefined;
  }
}

customElements.define('hb-theme-switch', HbThemeSwitch);
