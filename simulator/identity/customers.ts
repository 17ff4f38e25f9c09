/** The demo customers, and the bound on guessing their passphrases. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IdentityConfig } from './config.ts';
import { createTryLimit } from './try-limit.ts';

export type SignInOutcome =
  | { readonly outcome: 'signed_in'; readonly sub: string }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'wait'; readonly seconds: number };

export interface Customers {
  /** A name that nobody has is answered like a wrong passphrase, and counted like one. */
  signIn(name: string, passphrase: string): SignInOutcome;
  isKnown(sub: string): boolean;
  readonly names: readonly string[];
}

export function createCustomers(
  customers: IdentityConfig['customers'],
  nowEpochMs: () => number,
): Customers {
  const tries = createTryLimit({ tries: 10, windowMs: 5 * 60 * 1000, nowEpochMs });
  return {
    signIn(name, passphrase) {
      const waitMs = tries.waitMs(name);
      if (waitMs > 0) return { outcome: 'wait', seconds: Math.ceil(waitMs / 1000) };
      const customer = customers.find((candidate) => candidate.username === name);
      // Compared also where there is no such customer, so that time tells nothing.
      const isRight = isSame(passphrase, customer?.passphrase ?? 'nobody has this passphrase');
      if (customer === undefined || !isRight) {
        tries.count(name);
        return { outcome: 'wrong' };
      }
      return { outcome: 'signed_in', sub: customer.sub };
    },
    isKnown: (sub) => customers.some((customer) => customer.sub === sub),
    names: customers.map(({ username }) => username),
  };
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
