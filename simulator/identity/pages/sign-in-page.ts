/** The sign-in form. */
import { escapeHtml, pageFrame } from './page-frame.ts';

/** Ends the address of a sign-in that has to be made now (`max_age=0`). It changes words and nothing else. */
export const FRESH_QUERY = '?fresh';

export interface SignInPage {
  readonly uid: string;
  readonly isFresh: boolean;
  /** Who wants to know who the customer is. */
  readonly purpose: string;
  /** Whom the demo has. */
  readonly demoNames: readonly string[];
  /** What was typed before; the passphrase is never sent back. */
  readonly username: string;
  /** What was wrong the last time, in plain words. */
  readonly fault?: string;
}

export function signInPage({
  uid,
  isFresh,
  purpose,
  demoNames,
  username,
  fault,
}: SignInPage): string {
  const faultId = 'what-was-wrong';
  const described = fault === undefined ? '' : ` aria-describedby="${faultId}" aria-invalid="true"`;
  return pageFrame({
    title: fault === undefined ? 'Sign in' : 'Sign in: please check',
    content: `<h1>Sign in</h1>
<p>${escapeHtml(purpose)}</p>
<form method="post" action="/interaction/${escapeHtml(uid)}${isFresh ? FRESH_QUERY : ''}">
<label for="username">Customer name</label>
<input id="username" name="username" type="text" value="${escapeHtml(username)}" maxlength="64" autocomplete="username" autocapitalize="none" spellcheck="false" required${described}>
<label for="passphrase">Passphrase</label>
<input id="passphrase" name="passphrase" type="password" maxlength="200" autocomplete="current-password" required${described}>
${fault === undefined ? '' : `<p id="${faultId}" class="fault" role="alert">${escapeHtml(fault)}</p>`}
<button type="submit">Sign in</button>
</form>
<p class="quiet">Customers of the demo: ${demoNames.map(wholeName).join(', ')}. The demo page shows their passphrases.</p>`,
  });
}

/** A name that is not broken at its hyphen, as nobody would know then where it ends. */
function wholeName(name: string): string {
  return `<span class="name">${escapeHtml(name)}</span>`;
}
