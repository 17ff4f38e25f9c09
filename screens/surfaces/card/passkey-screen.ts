/** Adding a passkey: the quiet offer below the list, and the step that a fresh sign-in makes of it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PasskeyStep } from './card-state.ts';
import type { Scene } from './screen-actions.ts';

export function passkeyOffer(
  { state, texts: { card }, actions }: Scene,
  canAddPasskey: boolean,
): TemplateResult | typeof nothing {
  if (state.isPasskeyAdded) {
    return html`<div class="offer"><p role="status">${card.passkeyAdded}</p></div>`;
  }
  if (!canAddPasskey) return nothing;
  return html`<div class="offer">
    <p>${card.addPasskeyExplain}</p>
    <button class="quiet" type="button" @click=${actions.addPasskey}>${card.addPasskey}</button>
  </div>`;
}

export function passkeyScreen(
  step: PasskeyStep,
  { texts: { card }, actions }: Scene,
): TemplateResult {
  return html`<div class="plain">
    ${
      step.kind === 'sign_in'
        ? html`<h1 tabindex="-1">${card.passkeySignIn}</h1>
            <p>${card.passkeySignInExplain}</p>
            <button class="go" type="button" @click=${actions.leaveFor(step.authorizationUrl)}>
              ${card.signIn}
            </button>`
        : html`<h1 tabindex="-1">${card.passkeyReady}</h1>
            <p>${card.passkeyReadyExplain}</p>
            <button class="go" type="button" @click=${actions.addPasskey}>
              ${card.addPasskey}
            </button>`
    }
    <p class="out">
      <button class="quiet" type="button" @click=${actions.leavePasskey}>
        ${card.passkeyNotNow}
      </button>
    </p>
  </div>`;
}
