/** The language that a call names: the one in which the customer is spoken to. */
import { z } from 'zod';
import { SPEECH_LOCALES, type Locale } from '#core';
import { DEFAULT_LOCALE } from '../words/default-locale.ts';

const localeSchema = z.enum(SPEECH_LOCALES, { error: `it is one of ${SPEECH_LOCALES.join(', ')}` });

/** For tools that are about no order yet. */
export const localeInput = localeSchema
  .default(DEFAULT_LOCALE)
  .describe('The language in which the customer is spoken to.');

/** For tools that are about an order, which has a language of its own. */
export const localeOfOrderInput = localeSchema
  .optional()
  .describe(
    "The language in which the customer is spoken to; the order's own when left out. The order's sentence stays in the order's own.",
  );

const argumentsSchema = z.looseObject({ locale: localeSchema });

/** Also of arguments that are not understood otherwise. */
export function localeIn(args: unknown): Locale {
  const parsed = argumentsSchema.safeParse(args);
  return parsed.success ? parsed.data.locale : DEFAULT_LOCALE;
}
