/** Rows become records here, strictly. What a row that does not parse means depends on whose store it is in. */
import { z } from 'zod';

export interface RowReading {
  one<Parsed>(schema: z.ZodType<Parsed>, row: unknown): Parsed | undefined;
  many<Parsed>(schema: z.ZodType<Parsed>, rows: readonly unknown[]): readonly Parsed[];
}

/** A row of the own store that does not parse is a broken world. */
export const OWN_ROWS: RowReading = {
  one: (schema, row) => (row === undefined ? undefined : parseOwnRow(schema, row)),
  many: (schema, rows) => rows.map((row) => parseOwnRow(schema, row)),
};

/** A row of another side's store that does not parse is as if it were not there. */
export const FOREIGN_ROWS: RowReading = {
  one: (schema, row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? parsed.data : undefined;
  },
  many: (schema, rows) =>
    rows.flatMap((row) => {
      const parsed = schema.safeParse(row);
      return parsed.success ? [parsed.data] : [];
    }),
};

/** @throws when the row of the own store does not parse. */
export function parseOwnRow<Parsed>(schema: z.ZodType<Parsed>, row: unknown): Parsed {
  const parsed = schema.safeParse(row);
  if (parsed.success) return parsed.data;
  throw new Error('a row of the own store does not parse', { cause: parsed.error });
}

/** An integer column as a number; only whole numbers that a number holds exactly. */
export const integerColumn = z
  .bigint()
  .min(BigInt(Number.MIN_SAFE_INTEGER))
  .max(BigInt(Number.MAX_SAFE_INTEGER))
  .transform(Number);

/** A boolean column, kept as 0 or 1. */
export const booleanColumn = z.union([z.literal(0n), z.literal(1n)]).transform((bit) => bit === 1n);

/** The columns that can be long are bounded in the reader's queries too, before they are loaded. */
export const LONGEST_TEXT_BYTES = 262_144;
