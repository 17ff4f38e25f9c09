/** Where a certificate chain of Alexa may be: in Amazon's own bucket and nowhere else. */

const HOST = 's3.amazonaws.com';
const FOLDER = '/echo.api/';
const LONGEST = 300;
/** What stays in a path after its dots are resolved. With nothing encoded, nothing can be decoded into another folder later. */
const PLAIN_PATH = /^[A-Za-z0-9._/-]+$/;

/** Undefined: no request of Alexa says this. */
export function parseChainAddress(text: string): URL | undefined {
  if (text.length > LONGEST || !URL.canParse(text)) return undefined;
  // The parser makes the scheme and the host lower case, drops the scheme's own port and resolves dots, encoded ones too.
  const url = new URL(text);
  const isAmazons =
    url.protocol === 'https:' &&
    url.hostname === HOST &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === '' &&
    url.pathname.startsWith(FOLDER) &&
    PLAIN_PATH.test(url.pathname);
  return isAmazons ? url : undefined;
}
