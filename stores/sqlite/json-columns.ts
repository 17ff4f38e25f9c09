/** JSON columns: a text counts only when it is the canonical form (RFC 8785) of a value that parses strictly. */
import { canonicalJson, createBoundedMemory, deepFreeze, orderTermsSchema } from '#core';
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

/**
 * As `canonicalJsonColumn`, for texts that are read again and again: what has parsed is kept by its whole text, frozen, and handed out again. Another text is
 * parsed for itself, and so is one that was refused.
 */
function rememberedJsonColumn<Parsed>(schema: z.ZodType<Parsed>): z.ZodType<Parsed> {
  const column = canonicalJsonColumn(schema);
  const parsed = createBoundedMemory<Parsed>(MOST_REMEMBERED);
  return z.string().transform((text, context): Parsed => {
    const known = parsed.find(text);
    if (known !== undefined) return known;
    const read = column.safeParse(text);
    if (read.success) {
      parsed.keep(text, deepFreeze(read.data));
      return read.data;
    }
    context.addIssue({ code: 'custom', message: 'not the canonical JSON of a strict record' });
    return z.NEVER;
  });
}

const MOST_REMEMBERED = 256;

export const termsColumn = rememberedJsonColumn(orderTermsSchema);

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
