/** The one step in which a person proves who they are: for a typed total, and for every change to the account. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Verification } from './card-state.ts';
import type { Scene } from './screen-actions.ts';

export interface VerifyStep {
  /** What it is for, which stays in sight: an order's total, or what is to change. */
  readonly about: TemplateResult;
  readonly verification: Verification;
  /** The way back in words, where it is not the usual one. */
  readonly back?: string;
}

export function verifyScreen(
  { about, back, verification: { of, isInterrupted, authorizationUrl } }: VerifyStep,
  { texts: { verify }, actions }: Scene,
): TemplateResult {
  const isChange = of.kind === 'change';
  const explain = isChange ? verify.changeExplain : verify.explain;
  const cancelled = isChange ? verify.changeCancelled : verify.cancelled;
  return html`<div class="verify">
    <div>${about}</div>
    <h1 tabindex="-1">${verify.title}</h1>
    <p role="status">${isInterrupted ? cancelled : explain}</p>
    ${
      isInterrupted
        ? html`<button class="go" type="button" @click=${actions.usePasskey}>
              ${verify.again}
            </button>
            ${
              authorizationUrl !== null
                ? html`<button class="quiet" type="button" @click=${actions.signInInstead}>
                    ${verify.signIn}
                  </button>`
                : nothing
            }
            <button class="quiet" type="button" @click=${actions.leaveVerification}>
              ${back ?? (isChange ? verify.changeBack : verify.back)}
            </button>`
        : nothing
    }
  </div>`;
}
