/** What the configuration says about our cards on MCP hosts. */
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { CARD_REACHES } from './cards.ts';

export const appsConfigSchema = z.strictObject({
  /** The built document, `dist/web/widget/index.html`. */
  widget: z.string().refine(isAbsolute, 'must be an absolute path'),
  cards: z.enum(CARD_REACHES).default('all'),
});
