/** What every card of the widget starts from: its words, its controls, and how it tells that one was used. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { WidgetWords } from '../../strings/widget/widget-words.ts';
import { amountStyles } from '../amount.ts';
import { NO_CONTROLS, type Controls, type WidgetAct } from './shown.ts';
import { widgetStyles } from './widget-styles.ts';

/**
 * Properties: `words`, `controls`, and in each card what it draws. Event: `hb-act` (detail: a `WidgetAct`), when a button is used. Nothing on any card
 * confirms or pays: there is no act for it.
 */
export abstract class WidgetElement extends LitElement {
  static override properties = { words: { attribute: false }, controls: { attribute: false } };
  static override styles = [amountStyles, widgetStyles];

  declare words: WidgetWords | undefined;
  declare controls: Controls;

  constructor() {
    super();
    this.words = undefined;
    this.controls = NO_CONTROLS;
  }

  override render(): TemplateResult | typeof nothing {
    return this.words === undefined ? nothing : this.draw(this.words);
  }

  /** Where a person who came here by a button goes on reading. */
  focusHeading(): void {
    this.renderRoot.querySelector('h1')?.focus();
  }

  protected abstract draw(words: WidgetWords): TemplateResult | typeof nothing;

  /** Nothing where the host cannot do it. */
  protected button(
    act: WidgetAct,
    label: string,
    how: { readonly isFirst?: boolean; readonly name?: string } = {},
  ): TemplateResult | typeof nothing {
    if (!this.controls.offered.includes(act.act)) return nothing;
    return html`<button
      type="button"
      class=${how.isFirst === true ? 'first' : 'plain'}
      aria-label=${how.name ?? nothing}
      ?disabled=${this.controls.isInert}
      @click=${() => {
        this.tell(act);
      }}
    >
      ${label}
    </button>`;
  }

  protected tell(act: WidgetAct): void {
    if (this.controls.isInert) return;
    this.dispatchEvent(new CustomEvent<WidgetAct>('hb-act', { detail: act, bubbles: true }));
  }
}
