/** Who sends a push message (RFC 8292): a short-lived ES256 token for this push service, by the key that the browser subscribed with. */
import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

/** RFC 8292, section 2: no more than 24 hours away. */
const LONGEST_SECONDS = 24 * 3600;

const headerSchema = z.object({ alg: z.literal('ES256'), typ: z.literal('JWT').optional() });
const claimsSchema = z.object({
  aud: z.string(),
  exp: z.number().int(),
  sub: z.string().regex(/^(mailto:|https:)/),
});

/** The sender's key, base64url; undefined when anything is wrong. */
export function checkVapid(
  authorization: string | undefined,
  of: { readonly origin: string; readonly nowEpochMs: number },
): string | undefined {
  const parameters = /^vapid\s+t=([\w-]+)\.([\w-]+)\.([\w-]+)\s*,\s*k=([\w-]{87})$/i.exec(
    authorization ?? '',
  );
  if (!parameters) return undefined;
  const [, header = '', payload = '', signature = '', key = ''] = parameters;
  if (!headerSchema.safeParse(decodeJson(header)).success) return undefined;
  const claims = claimsSchema.safeParse(decodeJson(payload));
  if (!claims.success || claims.data.aud !== of.origin) return undefined;
  const nowSeconds = of.nowEpochMs / 1000;
  if (!isInTime(claims.data.exp, nowSeconds)) return undefined;
  return isSigned({ text: `${header}.${payload}`, signature, key }) ? key : undefined;
}

function isInTime(exp: number, nowSeconds: number): boolean {
  return exp > nowSeconds && exp <= nowSeconds + LONGEST_SECONDS;
}

function isSigned(of: {
  readonly text: string;
  readonly signature: string;
  readonly key: string;
}): boolean {
  const point = Buffer.from(of.key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  try {
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signature = Buffer.from(of.signature, 'base64url');
    return verify('sha256', Buffer.from(of.text), { key, dsaEncoding: 'ieee-p1363' }, signature);
  } catch {
    // No such point on the curve.
    return false;
  }
}

function decodeJson(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
