/** What a customer may change about the account only with a verification of its own (docs/wire.md, "Changes"). */
import { z } from 'zod';
import {
  addressIdSchema,
  clientIdSchema,
  instrumentIdSchema,
  orderDigestSchema,
} from '../order/ids.ts';
import { quantitySchema, type DeepReadonly } from '../order/order-terms.ts';
import { sealedAddressChangeSchema } from './book-change.ts';

const line = z.string().trim().min(1).max(100);
const label = z.string().trim().min(1).max(40);

const addressChangeSchema = z.strictObject({
  kind: z.literal('add_address'),
  name: line,
  lines: z.array(line).min(1).max(4),
  city: line,
  region: z.string().trim().max(100),
  postalCode: z.string().trim().max(20),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  label,
});

const OTHER_CHANGES = [
  z.strictObject({ kind: z.literal('unlock') }),
  z.strictObject({ kind: z.literal('make_recovery_codes') }),
  z.strictObject({ kind: z.literal('allow_client'), clientId: clientIdSchema }),
  z.strictObject({ kind: z.literal('remove_address'), addressId: addressIdSchema }),
  z.strictObject({
    kind: z.literal('add_instrument'),
    setupToken: z.string().regex(/^[A-Za-z0-9._~-]{8,200}$/),
    label,
  }),
  z.strictObject({ kind: z.literal('remove_instrument'), instrumentId: instrumentIdSchema }),
  z.strictObject({ kind: z.literal('erase') }),
  /** Goods of a bought order go back; a line by its place in the order. */
  z.strictObject({
    kind: z.literal('return_order'),
    digest: orderDigestSchema,
    lines: z
      .array(
        z.strictObject({
          line: z.number().int().min(0).max(49),
          quantity: quantitySchema,
        }),
      )
      .min(1)
      .max(50),
  }),
  /** With a recovery code in place of the verification, for who has lost every passkey. */
  z.strictObject({ kind: z.literal('remove_all_passkeys') }),
] as const;

export const accountChangeSchema = z.discriminatedUnion('kind', [
  addressChangeSchema,
  ...OTHER_CHANGES,
]);
export type AccountChange = DeepReadonly<z.output<typeof accountChangeSchema>>;
export type AccountChangeKind = AccountChange['kind'];
export type AddressChange = DeepReadonly<z.output<typeof addressChangeSchema>>;

/** As it waits for its verification: an address is sealed to settlement before anything of it is stored (invariant 12). */
export const waitingChangeSchema = z.discriminatedUnion('kind', [
  sealedAddressChangeSchema,
  ...OTHER_CHANGES,
]);
export type WaitingChange = DeepReadonly<z.output<typeof waitingChangeSchema>>;
export type SealedAddressChange = DeepReadonly<z.output<typeof sealedAddressChangeSchema>>;

const ACCOUNT_CHANGE_KINDS = [
  'unlock',
  'make_recovery_codes',
  'allow_client',
  'add_address',
  'remove_address',
  'add_instrument',
  'remove_instrument',
  'erase',
  'return_order',
  'remove_all_passkeys',
] as const satisfies readonly AccountChangeKind[];

/** Why nothing was changed, in words that the screens have sentences for. */
export const CHANGE_REFUSALS = [
  /** The sign-in or passkey did not count: too late, used, begun elsewhere, not fresh, not accepted. */
  'not_verified',
  'other_person',
  'provider_unreachable',
  /** Nothing to change: it is so already, or there is no such thing of this customer. */
  'nothing_to_change',
  'recovery_code_wrong',
  'too_often',
  /** Something in it cannot be taken, such as an address that the shop does not know. */
  'not_possible',
] as const;
export type ChangeRefusal = (typeof CHANGE_REFUSALS)[number];

/** Shown once, in the session that verified; kept nowhere in readable form. */
export const recoveryCodeSchema = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);

export const changeResultSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('changed'),
    change: z.enum(ACCOUNT_CHANGE_KINDS),
    recoveryCodes: z.array(recoveryCodeSchema).optional(),
  }),
  z.strictObject({ outcome: z.literal('refused'), reason: z.enum(CHANGE_REFUSALS) }),
]);
export type ChangeResult = DeepReadonly<z.output<typeof changeResultSchema>>;
