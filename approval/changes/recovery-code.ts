/** Recovery codes: for who has lost every passkey. They remove passkeys and move no money; a new passkey still takes a sign-in. */
import { recoveryCodeSchema, type CustomerId, type Hash, type Randomness } from '#core';

export const RECOVERY_CODES = 10;

/** Crockford's base 32: nothing that is read for something else. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 100 bits: nobody guesses one, so a plain hash is enough to keep. */
const SIGNS_OF_A_CODE = 20;

/** `XXXXX-XXXXX-XXXXX-XXXXX`. */
export function makeRecoveryCode(randomness: Randomness): string {
  const signs = Array.from(randomness.bytes(SIGNS_OF_A_CODE), (byte) => SIGNS.charAt(byte % 32));
  return recoveryCodeSchema.parse(signs.join('').replace(/.{5}(?=.)/g, '$&-'));
}

/** What is stored of a code, however it was written down: in small letters, without lines, with an O for the zero. */
export function recoveryCodeHashOf(code: string, customerId: CustomerId, hash: Hash): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return hash.sha256Hex(['hearback.recovery-code.v1', customerId, plain].join('\n'));
}
