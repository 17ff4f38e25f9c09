/** Every section of the table, in its order. */
import type { Section } from '../row.ts';
import { AMAZON } from './amazon.ts';
import { CLASSIC_LIMITS } from './classic-limits.ts';
import { CLASSIC_PURCHASES } from './classic-purchases.ts';
import { CLASSIC_TESTS } from './classic-tests.ts';
import { CHECKOUT } from './checkout.ts';
import { CONTEXT } from './context.ts';
import { DISCOVERY } from './discovery.ts';
import { LINKING } from './linking.ts';
import { PACKAGE } from './package.ts';
import { POLICY } from './policy.ts';
import { SCREENS } from './screens.ts';
import { TOOLS } from './tools.ts';
import { TRANSACTIONS } from './transactions.ts';
import { TRANSPORT } from './transport.ts';
import { WORDS } from './words.ts';

export const SECTIONS: readonly Section[] = [
  TRANSPORT,
  DISCOVERY,
  LINKING,
  TOOLS,
  WORDS,
  CONTEXT,
  TRANSACTIONS,
  SCREENS,
  POLICY,
  PACKAGE,
  CLASSIC_PURCHASES,
  CLASSIC_TESTS,
  CLASSIC_LIMITS,
  CHECKOUT,
  AMAZON,
];
