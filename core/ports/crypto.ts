/** Hashing, keyed hashing, signing and randomness, handed in so that the domain stays pure. All are synchronous. */

export interface Hash {
  /** SHA-256 of the UTF-8 bytes, 64 lower-case hexadecimal digits. */
  sha256Hex(text: string): string;
}

/** One symmetric key. Its bytes never leave the adapter. */
export interface Mac {
  /** HMAC-SHA-256 of the UTF-8 bytes, 32 bytes. */
  hmac(text: string): Uint8Array;
}

/** One private Ed25519 key. */
export interface Signer {
  readonly keyId: string;
  /** The 64-byte Ed25519 signature (RFC 8032) of the UTF-8 bytes. */
  sign(text: string): Uint8Array;
}

/** The public keys that one kind of record may be signed with. They stay what they are: what has verified once verifies again. */
export interface Verifier {
  /** True only when `keyId` is known and the signature is by that key over exactly this text. */
  verify(keyId: string, text: string, signature: Uint8Array): boolean;
}

export interface Randomness {
  /** `length` bytes from the system's generator. */
  bytes(length: number): Uint8Array;
}

export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  nowEpochMs(): number;
}
