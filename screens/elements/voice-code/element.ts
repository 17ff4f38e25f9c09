/** `hb-voice-code`: the four digits that the customer says. */
import type { OrderView } from '#core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { base } from '../../tokens/base.ts';
import { tokens } from '../../tokens/tokens.ts';
import { amountStyles } from '../amount.ts';
import { filled } from '../foreign.ts';
import { orderSummaryStyles, totalAndWords } from '../order-review/order-summary.ts';
import '../state-line/element.ts';
import { voiceCodeStyles } from './element.styles.ts';

/**
 * Shows the code of an order that is `confirmed_here`, and draws nothing at all in any other state, even if a code is there.
 * A screen reader reads the digits one by one, once: the cells are for the eye, the phrase is for both.
 *
 * Properties: `order`, `nowEpochMs` (the server's clock), `texts`. Slot `action`: the quiet way out. No events.
 * The count-down is not announced each second; only the last minute and the last ten seconds are.
 */
export class HbVoiceCode extends LitElement {
  static override properties = {
    order: { attribute: false },
    nowEpochMs: { attribute: false },
    texts: { attribute: false },
  };
  static override styles = [tokens, base, amountStyles, orderSummaryStyles, voiceCodeStyles];

  declare order: OrderView | undefined;
  declare nowEpochMs: number;
  declare texts: PhoneTexts;

  constructor() {
    super();
    this.order = undefined;
    this.nowEpochMs = 0;
    this.texts = PHONE_EN_US;
  }

  override render(): TemplateResult | typeof nothing {
    const order = this.order;
    if (order?.state !== 'confirmed_here' || order.code === null) return nothing;
    const texts = this.texts.code;
    const digits = Array.from(order.code);
    return html`<article>
      <hb-state-line .state=${order.state} .texts=${this.texts}></hb-state-line>
      <h1 tabindex="-1">${texts.title}</h1>
      <div class="code" aria-hidden="true">
        <div class="cells" dir="ltr">
          ${digits.map((digit) => html`<span class="cell">${digit}</span>`)}
        </div>
      </div>
      <div>
        <p class="say">
          ${texts.before}
          <strong
            ><bdi lang=${spokenIn(this.texts.locale)}
              >“${texts.phrase} <span class="digits" aria-hidden="true">${digits.join(' ')}</span
              ><span class="unseen">${digits.join(', ')}</span>”</bdi
            ></strong
          >
        </p>
        ${this.renderTries(order)}
      </div>
      ${this.renderTime(order)}
      <p class="soft">${filled((slot) => texts.anyTime(slot(order.shopName)))}</p>
      <div class="order">${totalAndWords(order, this.texts)}</div>
      <slot name="action"></slot>
    </article>`;
  }

  /** Puts the focus on the heading, for a screen that has just been opened. */
  focusHeading(): void {
    this.renderRoot.querySelector('h1')?.focus();
  }

  private renderTries(order: OrderView): TemplateResult {
    const { triesLeft } = order;
    return html`<div role="status">
      ${triesLeft !== null && triesLeft < TRIES_PER_CONFIRMATION ? html`<p class="wrong">${this.texts.code.wrong(triesLeft)}</p>` : nothing}
    </div>`;
  }

  private renderTime(order: OrderView): TemplateResult {
    const texts = this.texts.code;
    const secondsLeft = Math.max(0, Math.floor((order.redeemBy - this.nowEpochMs) / 1000));
    const secondsInAll = Math.max(1, Math.floor((order.redeemBy - order.createdAt) / 1000));
    const left = texts.timeLeft(this.texts.duration(secondsLeft));
    return html`<div class="time">
      <p>${left}</p>
      <progress
        aria-label=${texts.timeLabel}
        max=${secondsInAll}
        .value=${Math.min(secondsLeft, secondsInAll)}
        aria-valuetext=${left}
      ></progress>
      <p class="unseen" role="status">${this.announcedTime(secondsLeft)}</p>
    </div>`;
  }

  /** Changes only at one minute and at ten seconds, and so is spoken only then. */
  private announcedTime(secondsLeft: number): string {
    const step = [10, 60].find((seconds) => secondsLeft <= seconds);
    return step === undefined ? '' : this.texts.code.timeLeft(this.texts.duration(step));
  }
}

/** Alexa does not speak Chinese: the code is said in English then. */
function spokenIn(locale: PhoneTexts['locale']): string {
  return locale === 'zh-CN' ? 'en-US' : locale;
}

/** As settlement counts them (core/redemption/code-tries.ts). */
const TRIES_PER_CONFIRMATION = 3;

customElements.define('hb-voice-code', HbVoiceCode);

declare global {
  interface HTMLElementTagNameMap {
    'hb-voice-code': HbVoiceCode;
  }
}
