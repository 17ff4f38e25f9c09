/** What the skill is told at its start, wherever it runs: by a file on the web, by its environment in Lambda. */
import { z } from 'zod';

export const applicationIdSchema = z.string().regex(/^amzn1\.ask\.skill\.[A-Za-z0-9-]{1,80}$/);

/** The MCP door that the linked customer's token is passed on to: by https, or on this machine. */
export const mcpUrlSchema = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && isSafeForTokens(new URL(text)), 'must be https');

export const shopNameSchema = z.string().min(1).max(100);

function isSafeForTokens({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isThisMachine(hostname);
}

export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
