/** The cookies of one browser visiting one host: as much of RFC 6265 as a sign-in needs. */
export interface CookieJar {
  /** Keeps what the response sets; an expired cookie goes. */
  keep(response: Response, url: URL): void;
  /** The `Cookie` header for a request to this address; empty when there is none. */
  headerFor(url: URL): string;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

export function createCookieJar(nowEpochMs: () => number): CookieJar {
  const cookies = new Map<string, Cookie>();
  return {
    keep(response, url) {
      for (const line of response.headers.getSetCookie()) {
        const { cookie, isExpired } = parseSetCookie(line, url, nowEpochMs());
        const key = `${cookie.name};${cookie.path}`;
        if (isExpired) cookies.delete(key);
        else cookies.set(key, cookie);
      }
    },
    headerFor(url) {
      return [...cookies.values()]
        .filter(({ path }) => isWithin(url.pathname, path))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ');
    },
  };
}

function parseSetCookie(
  line: string,
  url: URL,
  nowEpochMs: number,
): { readonly cookie: Cookie; readonly isExpired: boolean } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const separator = pair.indexOf('=');
  const attribute = (wanted: string): string | undefined =>
    attributes
      .find((text) => text.toLowerCase().startsWith(`${wanted}=`))
      ?.slice(wanted.length + 1);
  const maxAge = attribute('max-age');
  const expires = attribute('expires');
  const isExpired =
    maxAge === undefined
      ? expires !== undefined && Date.parse(expires) <= nowEpochMs
      : Number(maxAge) <= 0;
  const path = attribute('path') ?? url.pathname.replace(/\/[^/]*$/, '');
  return {
    cookie: { name: pair.slice(0, separator), value: pair.slice(separator + 1), path: path || '/' },
    isExpired,
  };
}

/** RFC 6265, section 5.1.4. */
function isWithin(pathname: string, cookiePath: string): boolean {
  return (
    pathname === cookiePath ||
    pathname.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`)
  );
}
