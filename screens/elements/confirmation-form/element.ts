/** `hb-confirmation-form`: the one field that makes a proposal real. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { refusalWords } from '../../strings/phone/refusal-words.ts';
import type { Refusal } from '../../wire/answers.ts';
import { base } from '../../tokens/base.ts';
import { buttons } from '../../tokens/buttons.ts';
import { tokens } from '../../tokens/tokens.ts';
import { amount, amountStyles } from '../amount.ts';
import { confirmationFormStyles } from './element.styles.ts';

/** Why what was typed is not taken. `read` is null when no amount was found in it. */
export interface TotalRefusal extends Refusal {
  readonly read: string | null;
  readonly expected: string;
}

/** What is under way: the typed total is being judged, or the order is being stopped. */
export type FormWork = 'none' | 'checking' | 'stopping';

/**
 * One field and one button. It reads no amount itself and keeps what was typed, so that a person can mend it;
 * a refusal stands right below the field, with what was read and what is expected, and the field gets the focus.
 *
 * The host draws no box: field, button and refusal are a bar that stays at the bottom of the view as long as the box around
 * the element is longer than the view, and the rest follows in the flow. In a view that the bar would fill, all is in the flow.
 *
 * Properties: `typed` (what the field holds when it is drawn anew, for a host that listens to `hb-total-input`), `refusal`, `work`, `secondsLeft` (null: not shown), `hasPasskey` (what the note promises), `redeemBy` (null: not shown),
 * `isStockHeld`, `texts`.
 * Events (bubble, composed): `hb-total-typed` with detail `{ text }`, never empty; `hb-total-input` with detail `{ text }` at each change.
 */
export class HbConfirmationForm extends LitElement {
  static override properties = {
    typed: { attribute: false },
    refusal: { attribute: false },
    work: {},
    secondsLeft: { attribute: false },
    hasPasskey: { type: Boolean },
    redeemBy: { attribute: false },
    isStockHeld: { type: Boolean },
    texts: { attribute: false },
    isEmpty: { state: true },
  };
  static override styles = [tokens, base, buttons, amountStyles, confirmationFormStyles];

  declare typed: string;
  declare refusal: TotalRefusal | null;
  declare work: FormWork;
  declare secondsLeft: number | null;
  declare hasPasskey: boolean;
  declare redeemBy: number | null;
  declare isStockHeld: boolean;
  declare texts: PhoneTexts;
  declare private isEmpty: boolean;

  constructor() {
    super();
    this.typed = '';
    this.refusal = null;
    this.work = 'none';
    this.secondsLeft = null;
    this.hasPasskey = false;
    this.redeemBy = null;
    this.isStockHeld = true;
    this.texts = PHONE_EN_US;
    this.isEmpty = false;
  }

  override render(): TemplateResult {
    const texts = this.texts.confirm;
    const isRefused = this.refusal !== null || this.isEmpty;
    const isBusy = this.work === 'none' ? 'false' : 'true';
    return html`<form class="bar" novalidate autocomplete="off" @submit=${this.submit}>
        <div class="label-row">
          <label for="total">${texts.field}</label>
          ${
            this.secondsLeft === null
              ? nothing
              : html`<span class="time"
                  >${texts.timeLeft(this.texts.roughDuration(this.secondsLeft))}</span
                >`
          }
        </div>
        <p class="then" id="then">${this.hasPasskey ? texts.thenPasskey : texts.thenSignIn}</p>
        <div class="field">
          <input
            id="total"
            name="total"
            type="text"
            inputmode="decimal"
            enterkeyhint="go"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            maxlength="100"
            aria-invalid=${isRefused ? 'true' : 'false'}
            aria-describedby="refusal then until"
            @input=${this.tellInput}
          />
          <button class="go" type="submit" aria-disabled=${isBusy}>
            ${this.work === 'checking' ? texts.isChecking : texts.go}
          </button>
        </div>
        <div id="refusal" role="alert">${isRefused ? this.renderRefusal() : nothing}</div>
      </form>
      <div class="until" id="until">
        <p>${texts.untilSaid}</p>
        ${
          this.redeemBy === null
            ? nothing
            : html`<p>${texts.sayBy(this.texts.clock(this.redeemBy))}</p>`
        }
        ${this.isStockHeld ? nothing : html`<p>${texts.notHeld}</p>`}
      </div>`;
  }

  override updated(changed: PropertyValues<this>): void {
    const field = this.field();
    if (changed.has('typed') && field !== null && field.value !== this.typed) {
      field.value = this.typed;
    }
    if (changed.has('refusal') && this.refusal !== null) this.returnToField();
  }

  /** Where the bar is not held at the bottom, it comes into view; where all of it has no room, at least what was wrong. */
  private showWhole(): void {
    for (const part of ['form', '#refusal']) {
      this.renderRoot.querySelector(part)?.scrollIntoView({ block: 'nearest' });
    }
  }

  /** Puts the cursor into the field, with what was typed selected. */
  returnToField(): void {
    const field = this.field();
    field?.focus();
    field?.select();
    this.showWhole();
  }

  private renderRefusal(): TemplateResult {
    const texts = this.texts.confirm;
    const refusal = this.refusal;
    if (this.isEmpty || refusal === null) {
      return html`<div class="refusal"><p class="message">${texts.nothingTyped}</p></div>`;
    }
    return html`<div class="refusal">
      <p class="message">
        ${refusalWords(refusal, this.texts) ?? this.texts.refusals.other_amount}
      </p>
      <dl>
        ${
          refusal.read === null
            ? nothing
            : html`<div>
                <dt>${texts.read}</dt>
                <dd>${amount(refusal.read)}</dd>
              </div>`
        }
        <div>
          <dt>${texts.expected}</dt>
          <dd>${amount(refusal.expected)}</dd>
        </div>
      </dl>
    </div>`;
  }

  private field(): HTMLInputElement | null {
    return this.renderRoot.querySelector('input');
  }

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    if (this.work !== 'none') return;
    const text = this.field()?.value.trim() ?? '';
    this.isEmpty = text === '';
    if (this.isEmpty) {
      void this.updateComplete.then(() => {
        this.returnToField();
      });
      return;
    }
    this.dispatchEvent(
      new CustomEvent('hb-total-typed', { detail: { text }, bubbles: true, composed: true }),
    );
  };

  private readonly tellInput = (): void => {
    this.isEmpty = false;
    const text = this.field()?.value ?? '';
    this.dispatchEvent(
      new CustomEvent('hb-total-input', { detail: { text }, bubbles: true, composed: true }),
    );
  };
}

customElements.define('hb-confirmation-form', HbConfirmationForm);

declare global {
  interface HTMLElementTagNameMap {
    'hb-confirmation-form': HbConfirmationForm;
  }
  interface HTMLElementEventMap {
    'hb-total-typed': CustomEvent<{ readonly text: string }>;
    'hb-total-input': CustomEvent<{ readonly text: string }>;
  }
}
