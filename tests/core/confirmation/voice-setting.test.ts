/** Who hears a customer's devices: only the customer's own signed word lets the past be told. */
import { describe, expect, it } from 'vitest';
import {
  CLOCK_TOLERANCE_MS,
  customerIdSchema,
  mayTellHistory,
  signUnlock,
  signVoiceSetting,
  type VoiceSetting,
} from '#core';
import { makeSigningKey } from '../signing-key.ts';

const NOW = 1_796_000_000_000;
const approvalKey = makeSigningKey('approval-1');
const strangersKey = makeSigningKey('approval-1');
const customerId = customerIdSchema.parse('customer-1');

const chosen: VoiceSetting = { version: 1, customerId, isSharedDevice: false, decidedAt: NOW - 10 };
const sign = (change: Partial<VoiceSetting> = {}, { signer } = approvalKey): string =>
  signVoiceSetting({ ...chosen, ...change }, signer);
const may = (jws: string | undefined): boolean =>
  mayTellHistory(jws, { customerId, nowEpochMs: NOW }, approvalKey.verifier);

describe('[REQ-SHARED-DEVICE] the past', () => {
  it('may be told where the customer said that nobody else hears the devices', () => {
    expect(may(sign())).toBe(true);
    expect(may(sign({ decidedAt: NOW + CLOCK_TOLERANCE_MS }))).toBe(true);
  });

  it.each([
    ['there is no word', undefined],
    ['the word is that others hear', sign({ isSharedDevice: true })],
    ['it is another customer’s word', sign({ customerId: customerIdSchema.parse('customer-2') })],
    ['another key signed it', sign({}, strangersKey)],
    ['it is from the future', sign({ decidedAt: NOW + CLOCK_TOLERANCE_MS + 1 })],
    ['it is cut off', sign().slice(0, -4)],
    ['it is nothing', ''],
    [
      'it is a signed record of another kind',
      signUnlock({ version: 1, customerId, unlockedAt: NOW }, approvalKey.signer),
    ],
  ])('invariant 13: may not be told where %s', (_why, jws) => {
    expect(may(jws)).toBe(false);
  });
});
