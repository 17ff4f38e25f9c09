/** A whole sign-in at the identity provider as a browser would do it, but over plain HTTP: for the Alexa cloud stand-in, the walk-through and tests. */
import type { Fetch } from '#edge';
import { createCookieJar, type CookieJar } from './cookie-jar.ts';

export class SignInFailed extends Error {
  readonly code = 'SIGN_IN_FAILED';
}

export interface SignInOverHttp {
  /** Dials the issuer's host (`createDial({ 'id.hearback.localhost': '127.0.0.1' })`); must not follow redirects. */
  readonly dial: Fetch;
  readonly issuer: string;
  /** A complete authorization request at the issuer. */
  readonly authorizationUrl: string;
  readonly username: string;
  readonly passphrase: string;
  readonly nowEpochMs: () => number;
  /** Of a browser that was there before; a new one where it is left out. */
  readonly jar?: CookieJar;
}

const STEPS_AT_MOST = 12;

/**
 * Follows redirects and fills the sign-in form, until the issuer sends the browser away.
 * @returns the address it is sent to, with `code`, `state` and `iss`, or with `error` where the issuer refused; it is not visited.
 * @throws {SignInFailed} when the issuer shows a page that is no sign-in form, or shows the form again after it was filled.
 */
export async function signInOverHttp(signIn: SignInOverHttp): Promise<string> {
  const jar = signIn.jar ?? createCookieJar(signIn.nowEpochMs);
  const issuerOrigin = new URL(signIn.issuer).origin;
  let url = new URL(signIn.authorizationUrl);
  let form: URLSearchParams | undefined;
  let isFilled = false;
  for (let step = 0; step < STEPS_AT_MOST; step += 1) {
    const response = await send(signIn.dial, { url, form, cookie: jar.headerFor(url) });
    jar.keep(response, url);
    const text = await response.text();
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      url = new URL(location, url);
      form = undefined;
      if (url.origin !== issuerOrigin) return url.href;
      continue;
    }
    const page = response.status === 200 && !isFilled ? readForm(text) : undefined;
    if (page === undefined) {
      throw new SignInFailed(
        `the identity provider did not sign ${signIn.username} in: ${url.pathname} answered ${String(response.status)}`,
      );
    }
    url = new URL(page.action, url);
    form = page.hidden;
    form.set('username', signIn.username);
    form.set('passphrase', signIn.passphrase);
    isFilled = true;
  }
  throw new SignInFailed('the identity provider did not come to an end of the sign-in');
}

async function send(
  dial: Fetch,
  {
    url,
    form,
    cookie,
  }: { readonly url: URL; readonly form: URLSearchParams | undefined; readonly cookie: string },
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'text/html' };
  if (cookie !== '') headers['cookie'] = cookie;
  if (form !== undefined) headers['content-type'] = 'application/x-www-form-urlencoded';
  return dial(url.href, {
    method: form === undefined ? 'GET' : 'POST',
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(5000),
    ...(form === undefined ? {} : { body: form.toString() }),
  });
}

/** The one form of the page and its hidden fields; the page is our own stand-in's, so its attributes are quoted and in order. */
function readForm(
  html: string,
): { readonly action: string; readonly hidden: URLSearchParams } | undefined {
  const action = /<form [^>]*action="([^"]+)"/.exec(html)?.[1];
  if (action === undefined || !html.includes('name="passphrase"')) return undefined;
  const hidden = new URLSearchParams();
  for (const [, name = '', value = ''] of html.matchAll(
    /<input type="hidden" name="([^"]+)" value="([^"]*)"/g,
  )) {
    hidden.set(name, value);
  }
  return { action, hidden };
}
