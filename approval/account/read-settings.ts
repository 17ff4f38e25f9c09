/** How a customer wants to be shown, heard and told things; who never chose has the cautious choice. */
import { FIRST_SETTINGS, type ApprovalStore, type CustomerId, type Settings } from '#core';

export async function readSettings(
  customerId: CustomerId,
  { store }: { readonly store: Pick<ApprovalStore, 'findSettings'> },
): Promise<Settings> {
  return (await store.findSettings(customerId)) ?? FIRST_SETTINGS;
}
