/** Every text in a tool's result, with the product that it stands on. */
import { z } from 'zod';

export interface ResultText {
  readonly text: string;
  readonly productId: string | undefined;
}

/** Repeats the other fields in words: following it too would do everything twice. */
const SPOKEN_TWIN = 'spoken_message';

export function textsOf(value: unknown, productId?: string): readonly ResultText[] {
  if (typeof value === 'string') return [{ text: value, productId }];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, productId));
  if (typeof value !== 'object' || value === null) return [];
  const own = z.object({ product_id: z.string() }).safeParse(value).data?.product_id ?? productId;
  return Object.entries(value).flatMap(([key, each]) =>
    key === SPOKEN_TWIN ? [] : textsOf(each, own),
  );
}
