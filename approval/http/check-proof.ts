/** The proof that a call was made by a browser that holds a certain key: a DPoP proof JWT, checked as RFC 9449 section 4.3 says. */
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { openProofKey } from './proof-key.ts';

/** How far a proof's time may lie from ours. */
export const PROOF_WINDOW_SECONDS = 60;

export interface Proof {
  /** RFC 7638 thumbprint of the key that signed it. */
  readonly thumbprint: string;
  readonly jti: string;
  /** From then on the proof is refused for its age alone. */
  readonly expiresAt: number;
}

const claimsSchema = z.object({
  htm: z.string(),
  htu: z.string(),
  iat: z.number().int(),
  jti: z.string().min(8).max(200),
});

/** The proof, or undefined when anything about it is wrong. That it is used only once is the caller's check. */
export async function checkProof(
  proofJwt: string | undefined,
  expected: { readonly method: string; readonly url: string; readonly nowEpochMs: number },
): Promise<Proof | undefined> {
  if (proofJwt === undefined || proofJwt.length > 4000) return undefined;
  const verified = await readVerified(proofJwt, expected.nowEpochMs);
  if (!verified) return undefined;
  const { claims, thumbprint } = verified;
  const ageSeconds = Math.abs(expected.nowEpochMs / 1000 - claims.iat);
  const isForThisCall = claims.htm === expected.method && claims.htu === expected.url;
  if (!isForThisCall || ageSeconds > PROOF_WINDOW_SECONDS) return undefined;
  const expiresAt = (claims.iat + PROOF_WINDOW_SECONDS + 1) * 1000;
  return { thumbprint, jti: claims.jti, expiresAt };
}

async function readVerified(
  proofJwt: string,
  nowEpochMs: number,
): Promise<
  { readonly claims: z.output<typeof claimsSchema>; readonly thumbprint: string } | undefined
> {
  try {
    const key = await openProofKey(proofJwt);
    const { payload } = await jwtVerify(proofJwt, key.publicKey, {
      typ: 'dpop+jwt',
      algorithms: ['ES256'],
      currentDate: new Date(nowEpochMs),
    });
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? { claims: claims.data, thumbprint: key.thumbprint } : undefined;
  } catch (fault) {
    if (fault instanceof errors.JOSEError || fault instanceof TypeError || isKeyFault(fault)) {
      return undefined;
    }
    throw fault;
  }
}

/** A point that is not on the curve, or a key of the wrong form, is a `DOMException` of the platform. */
function isKeyFault(fault: unknown): boolean {
  return fault instanceof DOMException;
}
