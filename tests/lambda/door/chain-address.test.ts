import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseChainAddress } from '../../../lambda/door/chain-address.ts';

const AMAZONS = 'https://s3.amazonaws.com/echo.api/echo-api-cert-12.pem';

describe('the address of the certificate chain', () => {
  it.each([
    AMAZONS,
    'https://s3.amazonaws.com:443/echo.api/echo-api-cert-12.pem',
    'HTTPS://S3.AmazonAWS.com/echo.api/echo-api-cert-12.pem',
    'https://s3.amazonaws.com/echo.api/../echo.api/echo-api-cert-12.pem',
    'https://s3.amazonaws.com/elsewhere/%2e%2E/echo.api/./echo-api-cert-12.pem',
  ])('%s is Amazon’s own [REQ-SKILL-DOOR-ADDRESS]', (text) => {
    expect(parseChainAddress(text)?.href).toBe(AMAZONS);
  });

  it.each([
    ['another scheme', 'http://s3.amazonaws.com/echo.api/x.pem'],
    ['another host', 'https://notamazon.com/echo.api/x.pem'],
    ['a host under it', 'https://evil.s3.amazonaws.com/echo.api/x.pem'],
    ['a host above it', 'https://s3.amazonaws.com.evil.example/echo.api/x.pem'],
    ['a host with a last dot', 'https://s3.amazonaws.com./echo.api/x.pem'],
    ['another port', 'https://s3.amazonaws.com:563/echo.api/x.pem'],
    ['another folder', 'https://s3.amazonaws.com/invalid.path/x.pem'],
    ['the folder in other letters', 'https://s3.amazonaws.com/EcHo.aPi/x.pem'],
    ['a longer folder', 'https://s3.amazonaws.com/echo.api.evil/x.pem'],
    ['the folder further down', 'https://s3.amazonaws.com/evil/echo.api/x.pem'],
    ['a way out of the folder', 'https://s3.amazonaws.com/echo.api/../evil/x.pem'],
    ['an encoded way out', 'https://s3.amazonaws.com/echo.api/%2e%2e/evil/x.pem'],
    ['a way out by an encoded slash', 'https://s3.amazonaws.com/echo.api/..%2fevil/x.pem'],
    ['a way out by a backslash', 'https://s3.amazonaws.com/echo.api/..\\evil/x.pem'],
    ['a user', 'https://s3.amazonaws.com@evil.example/echo.api/x.pem'],
    ['a user of the right host', 'https://user@s3.amazonaws.com/echo.api/x.pem'],
    ['a password', 'https://:word@s3.amazonaws.com/echo.api/x.pem'],
    ['a query', `${AMAZONS}?x=1`],
    ['a fragment', `${AMAZONS}#x`],
    ['a very long one', `https://s3.amazonaws.com/echo.api/${'x'.repeat(300)}`],
    ['no address', 'echo-api-cert-12.pem'],
    ['nothing', ''],
  ])('%s is not [REQ-SKILL-DOOR-ADDRESS]', (_what, text) => {
    expect(parseChainAddress(text)).toBeUndefined();
  });

  it('whatever is taken lies in Amazon’s folder, letter for letter', () => {
    const piece = fc.constantFrom(
      ...['/', '..', '.', '%2e', '%2f', '\\', 'echo.api', 'x', '?', '#', '@', ':', '443', 's3'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const url = parseChainAddress(`https://s3.amazonaws.com/${pieces.join('')}`);
        if (url === undefined) return;
        expect(url.href).toMatch(/^https:\/\/s3\.amazonaws\.com\/echo\.api\/[A-Za-z0-9._/-]*$/);
        expect(url.pathname.split('/')).not.toContain('..');
      }),
    );
  });
});
