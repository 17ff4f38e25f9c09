/** Configuration of the page's process: the judges' page and the Alexa cloud stand-in behind it. */
import { isAbsolute } from 'node:path';
import { originSchema, portSchema } from '#edge';
import { z } from 'zod';

const absolutePathSchema = z.string().refine(isAbsolute, 'must be an absolute path');

/** An Ed25519 public key (RFC 8037). */
const publicJwkSchema = z.strictObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().min(1),
});

export const pageConfigSchema = z
  .strictObject({
    port: portSchema,
    /** The only origin that may drive the stand-in from a browser. */
    origin: originSchema,
    /** Folder of the built page. */
    screens: absolutePathSchema,
    interactionModel: absolutePathSchema,
    skill: z.strictObject({
      url: z.url({ protocol: /^https?$/ }),
      applicationId: z.string().min(1),
      /** What requests to the skill are signed with, and where their chain is said to be. */
      signing: z.strictObject({ chainUrl: z.url(), privateKeyFile: absolutePathSchema }),
    }),
    /** Where the Alexa cloud's own interfaces are for the skill, apart from the page. */
    alexaServices: z.strictObject({ port: portSchema, origin: originSchema }),
    /** The Alexa cloud's own client at the identity provider. */
    identity: z.strictObject({
      issuer: originSchema,
      dialAddress: z.string().min(1),
      clientId: z.string().min(1),
      clientSecret: z.string().min(20),
      /** The audience that the skill's access tokens are for. */
      resource: z.url(),
    }),
    customers: z
      .array(
        z.strictObject({
          customerId: z.string().min(1),
          username: z.string().min(1),
          passphrase: z.string().min(1),
          /** Whose e-mails the page shows while this customer is linked. */
          email: z.email(),
        }),
      )
      .min(1),
    shopName: z.string().min(1),
    /** For whoever checks a receipt. */
    publicKeys: z.strictObject({ approval: publicJwkSchema, settlement: publicJwkSchema }),
    /** Shown to people and handed to tests; the card's is also the only frame. */
    addresses: z.strictObject({
      page: originSchema,
      mcp: originSchema,
      settlement: originSchema,
      identity: originSchema,
      skill: originSchema,
      processor: originSchema,
      merchant: originSchema,
      outbox: originSchema,
      approval: originSchema,
    }),
    /** Shown to the merchant stand-in when one of its buttons is pressed. */
    merchantButtonSecret: z.string().min(20),
    /** The card is at an address of its own on the network: it is opened as a window and never framed. */
    isCardElsewhere: z.boolean(),
  })
  .readonly();

export type PageConfig = z.output<typeof pageConfigSchema>;
