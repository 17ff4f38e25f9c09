/** The named safeguards. `npm run mutate` takes each out in turn and shows which test noticed. */
import { ACCOUNT_SAFEGUARDS } from './registry/account.ts';
import { AFTER_SALE_SAFEGUARDS } from './registry/after-sale.ts';
import { BOOK_SAFEGUARDS } from './registry/book.ts';
import { CARD_SAFEGUARDS } from './registry/card.ts';
import { CHARGING_SAFEGUARDS } from './registry/charging.ts';
import { CLOCK_SAFEGUARDS } from './registry/clocks.ts';
import { CONFIRMATION_SAFEGUARDS } from './registry/confirmation.ts';
import { DOOR_SAFEGUARDS } from './registry/doors.ts';
import { HOUSE_SAFEGUARDS } from './registry/house.ts';
import { LEDGER_SAFEGUARDS } from './registry/ledger.ts';
import { LIMIT_SAFEGUARDS } from './registry/limits.ts';
import { MCP_SAFEGUARDS } from './registry/mcp.ts';
import { MEMORY_SAFEGUARDS } from './registry/memories.ts';
import { POLICY_SAFEGUARDS } from './registry/policy.ts';
import { REDEMPTION_SAFEGUARDS } from './registry/redemption.ts';
import { RISK_SAFEGUARDS } from './registry/risk.ts';
import { SKILL_SAFEGUARDS } from './registry/skill.ts';
import { SPEECH_SAFEGUARDS } from './registry/speech.ts';
import { STORE_SAFEGUARDS } from './registry/stores.ts';
import type { Safeguard } from './safeguard.ts';

export const SAFEGUARDS: readonly Safeguard[] = [
  ...REDEMPTION_SAFEGUARDS,
  ...CONFIRMATION_SAFEGUARDS,
  ...CHARGING_SAFEGUARDS,
  ...STORE_SAFEGUARDS,
  ...CARD_SAFEGUARDS,
  ...DOOR_SAFEGUARDS,
  ...SPEECH_SAFEGUARDS,
  ...HOUSE_SAFEGUARDS,
  ...ACCOUNT_SAFEGUARDS,
  ...BOOK_SAFEGUARDS,
  ...AFTER_SALE_SAFEGUARDS,
  ...MEMORY_SAFEGUARDS,
  ...CLOCK_SAFEGUARDS,
  ...LEDGER_SAFEGUARDS,
  ...LIMIT_SAFEGUARDS,
  ...POLICY_SAFEGUARDS,
  ...MCP_SAFEGUARDS,
  ...RISK_SAFEGUARDS,
  ...SKILL_SAFEGUARDS,
];
