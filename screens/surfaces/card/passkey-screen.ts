/** Adding a passkey: the quiet offer below the list, and the step that a fresh sign-in makes of it. */
import { html, nothing, type TemplateResult } from 'lit';
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import type { CardState, PasskeyStep } from './card-state.ts';
import type { ScreenActions } from './screen-actions.ts';

const texts = PHONE_EN_US;

export function passkeyOffer(
  state: CardState,
  canAddPasskey: boolean,
  actions: ScreenActions,
): TemplateResult | typeof nothing {
  if (state.isPasskeyAdded) {
    return html`<div class="offer"><p role="status">${texts.card.passkeyAdded}</p></div>`;
  }
  if (!canAddPasskey) return nothing;
  return html`<div class="offer">
    <p>${texts.card.addPasskeyExplain}</p>
    <button class="quiet" type="button" @click=${actions.addPasskey}>
      ${texts.card.addPasskey}
    </button>
  </div>`;
}

export function passkeyScreen(step: PasskeyStep, actions: ScreenActions): TemplateResult {
  return html`<div class="plain">
    ${
      step.kind === 'sign_in'
        ? html`<h1 tabindex="-1">${texts.card.passkeySignIn}</h1>
            <p>${texts.card.passkeySignInExplain}</p>
            <button class="go" type="button" @click=${actions.leaveFor(step.authorizationUrl)}>
              ${texts.card.signIn}
            </button>`
        : html`<h1 tabindex="-1">${texts.card.passkeyReady}</h1>
            <p>${texts.card.passkeyReadyExplain}</p>
            <button class="go" type="button" @click=${actions.addPasskey}>
              ${texts.card.addPasskey}
            </button>`
    }
    <p class="out">
      <button class="quiet" type="button" @click=${actions.leavePasskey}>
        ${texts.card.passkeyNotNow}
      </button>
    </p>
  </div>`;
}
