/** What the approval side answers (docs/wire.md, "Approval"), parsed before anything is drawn from it. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { z } from 'zod';

/** An address that the page may be sent to: never one that runs a script. */
const webAddressSchema = z.url({ protocol: /^https?$/ });

export const signInAnswerSchema = z.object({ authorizationUrl: webAddressSchema });

/** The library reads the rest of the options, which are the browser's own format. */
const requestOptionsSchema = z
  .looseObject({ challenge: z.string() })
  .transform((options) => options as unknown as PublicKeyCredentialRequestOptionsJSON);

const creationOptionsSchema = z
  .looseObject({ challenge: z.string(), user: z.looseObject({}), rp: z.looseObject({}) })
  .transform((options) => options as unknown as PublicKeyCredentialCreationOptionsJSON);

export const totalAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('verify'),
    signIn: signInAnswerSchema,
    passkey: requestOptionsSchema.nullable(),
  }),
  z.object({
    outcome: z.literal('refused'),
    message: z.string(),
    read: z.string().nullable(),
    expected: z.string(),
  }),
]);
export type TotalAnswer = z.output<typeof totalAnswerSchema>;

export const verificationAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed_in') }),
  z.object({
    outcome: z.literal('confirmed'),
    digest: z.string(),
    /** Of how many other orders it took the confirmation back. */
    withdrawn: z.int().min(1).optional(),
  }),
  z.object({ outcome: z.literal('passkey_may_be_added') }),
  z.object({ outcome: z.literal('refused'), message: z.string(), digest: z.string().optional() }),
]);
export type VerificationAnswer = z.output<typeof verificationAnswerSchema>;

/** The options themselves, or a "no" in words, with the sign-in that lifts it. */
export const passkeyOptionsAnswerSchema = z.union([
  creationOptionsSchema.transform((options) => ({ outcome: 'options' as const, options })),
  z.object({
    outcome: z.literal('refused'),
    message: z.string(),
    signIn: signInAnswerSchema.optional(),
  }),
]);

export const passkeyAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('added') }),
  z.object({ outcome: z.literal('refused'), message: z.string() }),
]);

/** A "no" of the HTTP layer, with words for people where the side has some. */
export const faultSchema = z.object({ error: z.object({ message: z.string() }) });
