/** `hb-state-line`: what happens to the money, in a shape and in words. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { toneOf, type ShownState } from '../../strings/phone/state-tones.ts';
import { base } from '../../tokens/base.ts';
import { tokens } from '../../tokens/tokens.ts';
import { stateLineStyles } from './element.styles.ts';
import { STATE_SHAPES } from './state-shapes.ts';

/**
 * Shows one state of an order. Every state has its own shape and its own word; the colour only repeats what they say.
 *
 * Properties: `state` (nothing is drawn without it), `texts` (default American English). No events.
 * It is not a live region: the surface announces a change once, so that a list of lines stays silent.
 */
export class HbStateLine extends LitElement {
  static override properties = { state: {}, texts: { attribute: false } };
  static override styles = [tokens, base, stateLineStyles];

  declare state: ShownState | undefined;
  declare texts: PhoneTexts;

  constructor() {
    super();
    this.state = undefined;
    this.texts = PHONE_EN_US;
  }

  override render(): TemplateResult | typeof nothing {
    if (this.state === undefined) return nothing;
    const { word, money } = this.texts.states[this.state];
    const tone = toneOf(this.state);
    return html`<p class="line ${tone}">
      <svg viewBox="0 0 24 24" aria-hidden="true">${STATE_SHAPES[this.state]}</svg>
      <span
        ><span class="word">${word}</span><span class="dot"> · </span
        ><span class="money">${money}</span></span
      >
    </p>`;
  }
}

customElements.define('hb-state-line', HbStateLine);

declare global {
  interface HTMLElementTagNameMap {
    'hb-state-line': HbStateLine;
  }
}
