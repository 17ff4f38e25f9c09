/** An access token that is kept until shortly before it expires. */
import { z } from 'zod';

/** A token response (RFC 6749, section 5.1), as far as it is relied on. */
export const tokenResponseSchema = z.object({
  access_token: z.string().min(1).max(4096),
  expires_in: z.number().int().positive(),
});

export interface HeldToken {
  /** Throws when none is to be had; then nothing was asked of the server that it is for. */
  get(): Promise<string>;
  /** Forgets it, after the server that it is for refused it: keys change, and tokens are withdrawn early. */
  drop(): void;
}

const EXPIRY_MARGIN_MS = 30_000;

export function createHeldToken({
  request,
  nowEpochMs,
}: {
  readonly request: () => Promise<z.output<typeof tokenResponseSchema>>;
  readonly nowEpochMs: () => number;
}): HeldToken {
  let held: { readonly token: string; readonly freshUntil: number } | undefined;
  return {
    async get() {
      if (held && nowEpochMs() < held.freshUntil) return held.token;
      const answer = await request();
      held = {
        token: answer.access_token,
        freshUntil: nowEpochMs() + answer.expires_in * 1000 - EXPIRY_MARGIN_MS,
      };
      return held.token;
    },
    drop() {
      held = undefined;
    },
  };
}
