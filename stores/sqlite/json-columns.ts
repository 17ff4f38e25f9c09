/** JSON columns: a text counts only when it is the canonical form (RFC 8785) of a value that parses strictly. */
import { canonicalJson, orderTermsSchema } from '#core';
import { z } from 'zod';

/** A column that holds the canonical JSON of what `schema` parses. */
export function canonicalJsonColumn<Parsed>(schema: z.ZodType<Parsed>): z.ZodType<Parsed> {
  return z.string().transform((text, context): Parsed => {
    const read = readCanonical(text, schema);
    if (read.outcome === 'read') return read.value;
    context.addIssue({ code: 'custom', message: 'not the canonical JSON of a strict record' });
    return z.NEVER;
  });
}

export const termsColumn = canonicalJsonColumn(orderTermsSchema);

function readCanonical<Parsed>(
  text: string,
  schema: z.ZodType<Parsed>,
): { readonly outcome: 'read'; readonly value: Parsed } | { readonly outcome: 'refused' } {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success && canonicalJson(parsed.data) === text) {
      return { outcome: 'read', value: parsed.data };
    }
  } catch {
    // Not JSON, or text without a canonical form: refused like any other.
  }
  return { outcome: 'refused' };
}
