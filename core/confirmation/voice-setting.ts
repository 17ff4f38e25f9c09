/** Who hears the customer's devices, as the customer chose on the second device: signed by the approval side, read by settlement. */
import { z } from 'zod';
import { signRecord, verifyRecord } from '../evidence/signed-record.ts';
import { customerIdSchema, type CustomerId } from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import type { Signer, Verifier } from '../ports/crypto.ts';
import { CLOCK_TOLERANCE_MS } from '../redemption/live-confirmation.ts';

const voiceSettingSchema = z.strictObject({
  version: z.literal(1),
  customerId: customerIdSchema,
  isSharedDevice: z.boolean(),
  decidedAt: epochMsSchema,
});

export type VoiceSetting = DeepReadonly<z.output<typeof voiceSettingSchema>>;

export function signVoiceSetting(setting: VoiceSetting, approvalKey: Signer): string {
  return signRecord('hearback-voice-setting+jws', setting, approvalKey);
}

/**
 * Whether what is past may be spoken (design, section 7). No record, one that is not this customer's or does not verify, and one from the future
 * say nothing, and silence is a device that others hear (invariant 13).
 */
export function mayTellHistory(
  jws: string | undefined,
  of: { readonly customerId: CustomerId; readonly nowEpochMs: number },
  approvalKeys: Verifier,
): boolean {
  if (jws === undefined) return false;
  const setting = verifyRecord(jws, {
    type: 'hearback-voice-setting+jws',
    claims: voiceSettingSchema,
    verifier: approvalKeys,
  });
  return (
    setting?.customerId === of.customerId &&
    !setting.isSharedDevice &&
    setting.decidedAt <= of.nowEpochMs + CLOCK_TOLERANCE_MS
  );
}
