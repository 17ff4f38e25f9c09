/** Which servers messages may be sent to: a browser names its push service itself, and an address that nobody listed is never dialled. */
import { z } from 'zod';

/** `https://HOST`, `https://*.HOST` for all hosts below it, or, for the stand-in, `http://127.0.0.1:PORT`. */
export const serviceOriginSchema = z
  .string()
  .regex(
    /^(https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+|http:\/\/127\.0\.0\.1:[0-9]{1,5})$/,
    'must be https://HOST, https://*.HOST or http://127.0.0.1:PORT',
  );

export function isKnownService(endpoint: string, serviceOrigins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  // A name before an `@` is no host, and a listed host has no other port.
  if (url.username !== '' || url.password !== '') return false;
  return serviceOrigins.some((listed) => {
    if (!listed.startsWith('https://*.')) return url.origin === listed;
    const below = listed.slice('https://*'.length);
    return url.protocol === 'https:' && url.port === '' && url.hostname.endsWith(below);
  });
}
