/** The operator's own addresses of the card and of the identity provider: a TLS proxy of theirs passes them on to 8010 and 3003. */
import { isIP } from 'node:net';

export interface PublicUrls {
  /** An https origin that leads to approval. */
  readonly card: string;
  /** An https origin that leads to identity. */
  readonly identity: string;
}

/** @throws {RangeError} with words for the operator; undefined where neither is given. */
export function readPublicUrls(given: {
  readonly card: string | undefined;
  readonly identity: string | undefined;
}): PublicUrls | undefined {
  if (given.card === undefined && given.identity === undefined) return undefined;
  if (given.card === undefined || given.identity === undefined) {
    throw new RangeError(
      '--public-url and --public-identity-url go together: who confirms on a real phone also signs in there.',
    );
  }
  const card = readOrigin('--public-url', given.card);
  const identity = readOrigin('--public-identity-url', given.identity);
  // Cookies do not separate ports (RFC 6265, section 8.5): the card has a host of its own.
  if (card.hostname === identity.hostname) {
    throw new RangeError('--public-url and --public-identity-url need two different hosts.');
  }
  return { card: card.origin, identity: identity.origin };
}

function readOrigin(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const refuse = (why: string): RangeError =>
    new RangeError(`${name} takes an address like https://card.example.org, not "${text}": ${why}`);
  if (url === undefined) throw refuse('it is no address.');
  if (url.protocol !== 'https:') throw refuse('it must be https.');
  if (url.href !== `${url.origin}/`) throw refuse('it must have no path, name or question mark.');
  // A passkey belongs to a domain (WebAuthn Level 3, section 5.1.3, "rp.id"); an address of numbers has none.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) throw refuse('it must be a host name.');
  if (/(^|\.)localhost\.?$/.test(url.hostname)) throw refuse('no phone finds that host.');
  return url;
}
