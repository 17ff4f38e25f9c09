/** The order that a code is for. */
import type { FoundOrder, Shop } from '../shop/shop.ts';

/** The session's order when it is confirmed; else whichever is confirmed; else the session's, so that its state is told. */
export async function findOrderOfCode(shop: Shop, digest: string | undefined): Promise<FoundOrder> {
  const read = digest === undefined ? undefined : await shop.getOrder(digest);
  if (read?.order?.state === 'confirmed') return read;
  const current = await shop.getOrder(undefined);
  return current.order?.state === 'confirmed' || !read?.order ? current : read;
}
