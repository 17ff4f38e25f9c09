/** The device that was spoken to, where a client names one beside its call: opaque, and the same for the same device. What has another form is none. */
import { deviceIdSchema } from '#core';
import type { Beside } from '../request-side.ts';

export const DEVICE_META = 'hearback/device';

export function deviceIn(meta: Readonly<Record<string, unknown>> | undefined): Beside {
  const device = deviceIdSchema.safeParse(meta?.[DEVICE_META]);
  return device.success ? { deviceId: device.data } : {};
}
