/** Everything that Hearback promises. Tests cite the ids in their titles, and `requirements.test.ts` holds the two against each other. */
import { ADD_ON_REQUIREMENTS } from './requirements/add-on.ts';
import { APL_REQUIREMENTS } from './requirements/apl.ts';
import { ACCOUNT_REQUIREMENTS } from './requirements/account.ts';
import { AFTER_SALE_REQUIREMENTS } from './requirements/after-sale.ts';
import { CARD_REQUIREMENTS } from './requirements/card.ts';
import { DOOR_REQUIREMENTS } from './requirements/doors.ts';
import { FAULT_REQUIREMENTS } from './requirements/faults.ts';
import { HOUSE_REQUIREMENTS } from './requirements/house.ts';
import { INVARIANTS } from './requirements/invariants.ts';
import { LANGUAGE_REQUIREMENTS } from './requirements/languages.ts';
import { MCP_REQUIREMENTS } from './requirements/mcp.ts';
import { ORDER_REQUIREMENTS } from './requirements/order.ts';
import { POLICY_REQUIREMENTS } from './requirements/policy.ts';
import { PROCESS_REQUIREMENTS } from './requirements/processes.ts';
import type { Requirement } from './requirements/requirement.ts';
import { RISK_REQUIREMENTS } from './requirements/risk.ts';
import { SIDE_REQUIREMENTS } from './requirements/sides.ts';
import { SKILL_REQUIREMENTS } from './requirements/skill.ts';
import { SPEECH_REQUIREMENTS } from './requirements/speech.ts';

export const REQUIREMENTS: readonly Requirement[] = [
  ...INVARIANTS,
  ...ORDER_REQUIREMENTS,
  ...SIDE_REQUIREMENTS,
  ...SPEECH_REQUIREMENTS,
  ...CARD_REQUIREMENTS,
  ...DOOR_REQUIREMENTS,
  ...PROCESS_REQUIREMENTS,
  ...HOUSE_REQUIREMENTS,
  ...LANGUAGE_REQUIREMENTS,
  ...ACCOUNT_REQUIREMENTS,
  ...AFTER_SALE_REQUIREMENTS,
  ...FAULT_REQUIREMENTS,
  ...RISK_REQUIREMENTS,
  ...POLICY_REQUIREMENTS,
  ...MCP_REQUIREMENTS,
  ...ADD_ON_REQUIREMENTS,
  ...SKILL_REQUIREMENTS,
  ...APL_REQUIREMENTS,
];
