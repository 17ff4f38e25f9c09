/** What keeps the page from working, in words. */
import { html, nothing, type TemplateResult } from 'lit';

export function notices({
  hasSecureCookies,
  isUnreachable,
}: {
  readonly hasSecureCookies: boolean;
  readonly isUnreachable: boolean;
}): TemplateResult {
  return html`<div role="alert">
    ${
      hasSecureCookies
        ? nothing
        : html`<p class="notice">
            This browser drops secure cookies on a local address, so the phone cannot sign you in
            here. Open this page in Chrome, Edge or Firefox.
          </p>`
    }
    ${
      isUnreachable
        ? html`<p class="notice">
            This page cannot reach its own server. Look at the window where you started it; this
            page goes on by itself once it is back.
          </p>`
        : nothing
    }
  </div>`;
}
