/** The first demo customer is linked before the page serves; an identity provider that is just starting again is waited for. */
import type { DemoCustomer, LinkedAccount } from '../alexa-cloud/index.ts';

const ATTEMPTS = 20;
const PAUSE_MS = 500;

/** @throws whatever the last attempt threw. */
export async function linkAtStart(
  account: Pick<LinkedAccount, 'link'>,
  customers: readonly DemoCustomer[],
): Promise<void> {
  const [first] = customers;
  if (first === undefined) return;
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      await account.link(first);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  await account.link(first);
}
