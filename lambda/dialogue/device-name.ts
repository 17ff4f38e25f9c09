/** An opaque name of the device that was spoken to: a hash of what Alexa calls it, the same for the same device. It only ever adds to a risk. */
import { createHash } from 'node:crypto';
import type { HandlerInput } from 'ask-sdk-core';
import { z } from 'zod';

const deviceSchema = z.object({
  System: z.object({ device: z.object({ deviceId: z.string().min(1).max(500) }) }),
});

export function deviceNameOf({ requestEnvelope }: HandlerInput): string | undefined {
  const context = deviceSchema.safeParse(requestEnvelope.context);
  if (!context.success) return undefined;
  const { deviceId } = context.data.System.device;
  return createHash('sha256').update(`hearback.device.v1\n${deviceId}`).digest('hex');
}
