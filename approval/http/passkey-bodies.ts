/** What a browser sends of a passkey ceremony (WebAuthn Level 3, sections 5.1.8 and 5.1.9), parsed before anything looks inside. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const base64UrlSchema = z.string().regex(/^[A-Za-z0-9_-]{1,20000}$/);

const credentialFields = {
  id: base64UrlSchema.max(1400),
  rawId: base64UrlSchema.max(1400),
  type: z.literal('public-key'),
};

/** Browsers add members that we do not use; they are dropped here. */
export const assertionSchema: z.ZodType<{ readonly response: AuthenticationResponseJSON }> =
  z.strictObject({
    response: z
      .object({
        ...credentialFields,
        response: z.object({
          clientDataJSON: base64UrlSchema,
          authenticatorData: base64UrlSchema,
          signature: base64UrlSchema,
        }),
      })
      .transform((credential) => ({ ...credential, clientExtensionResults: {} })),
  });

export const registrationSchema: z.ZodType<{ readonly response: RegistrationResponseJSON }> =
  z.strictObject({
    response: z
      .object({
        ...credentialFields,
        response: z.object({ clientDataJSON: base64UrlSchema, attestationObject: base64UrlSchema }),
      })
      .transform((credential) => ({ ...credential, clientExtensionResults: {} })),
  });
