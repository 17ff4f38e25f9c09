/** Where a passkey answer may come from: our own origin, and inside a frame only that of the simulator's page. */
import { parseJson } from '#core';
import { z } from 'zod';
import type { ApprovalParts } from '../approval-parts.ts';

/** The collected client data (WebAuthn Level 3, section 5.8.1), as far as we judge it ourselves. */
const clientDataSchema = z.object({
  challenge: z.string().regex(/^[A-Za-z0-9_-]{1,200}$/),
  crossOrigin: z.boolean().optional(),
  topOrigin: z.string().optional(),
});

export type ClientData = z.output<typeof clientDataSchema>;

export function readClientData(clientDataJson: string): ClientData | undefined {
  const text = Buffer.from(clientDataJson, 'base64url').toString('utf8');
  return clientDataSchema.safeParse(parseJson(text)).data;
}

/** A page that frames the card could show something else around it; only the simulator's page may (WebAuthn Level 3, section 13.4.9). */
export function isAllowedFrame(
  clientData: ClientData,
  parts: Pick<ApprovalParts, 'pageOrigin'>,
): boolean {
  if (clientData.crossOrigin !== true) return clientData.topOrigin === undefined;
  if (parts.pageOrigin === null) return false;
  return clientData.topOrigin === undefined || clientData.topOrigin === parts.pageOrigin;
}
