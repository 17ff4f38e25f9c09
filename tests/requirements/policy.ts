/** Policy and limits: what an assistant may do is one file of the operator's, in force in settlement (issue 7). */
import type { Requirement } from './requirement.ts';

const source = 'issue 7, policy and limits';

export const POLICY_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-POLICY-REFUSED',
    source,
    behaviour: 'A policy that weakens itself is refused, with place, reason and advice.',
  },
  {
    id: 'REQ-POLICY-SCHEMA',
    source,
    behaviour: 'The published schema is the one that the loader reads by.',
  },
  {
    id: 'REQ-POLICY-DIGEST',
    source,
    behaviour: 'A policy has one digest, however its file is spelled.',
  },
  {
    id: 'REQ-POLICY-FIELDS',
    source,
    behaviour: 'Every field of an order and of a payment operation is in exactly one class.',
  },
  {
    id: 'REQ-POLICY-BOUND-LAST',
    source,
    behaviour: 'The constants of the operator go in last.',
  },
  {
    id: 'REQ-POLICY-ORDER',
    source,
    behaviour: 'Currency, seller and field rules each refuse an order alone.',
  },
  {
    id: 'REQ-POLICY-RELOAD',
    source,
    behaviour: 'A changed policy is in force whole at the next look, or not at all.',
  },
  { id: 'REQ-POLICY-CHECK', source, behaviour: 'A policy is said in plain words.' },
  {
    id: 'REQ-POLICY-SIMULATE',
    source,
    behaviour:
      'A period of the ledger is replayed under another policy, and what would differ is shown.',
  },
  { id: 'REQ-LIMIT-EXACT', source, behaviour: 'A limit holds to the minor unit.' },
  {
    id: 'REQ-LIMIT-MODEL',
    source,
    behaviour: 'No sequence of calls gets more out than the policy allows.',
  },
  {
    id: 'REQ-LIMITS',
    source,
    behaviour:
      'A limit lets through exactly itself, by card, customer, client and shop, in amounts and in calls.',
  },
  {
    id: 'REQ-LIMITS-WINDOWS',
    source,
    behaviour:
      'Reserved money always counts, captured money for an hour or a day; a decline by the processor frees it, a refund does not.',
  },
  {
    id: 'REQ-LIMITS-WITNESSED',
    source,
    behaviour: 'Rows that are deleted or changed by hand win no room.',
  },
  {
    id: 'REQ-LIMITS-PROCESSES',
    source,
    behaviour: 'Many processes on one store never pass a limit by a minor unit.',
  },
  {
    id: 'REQ-LIMITS-MODEL',
    source,
    behaviour: 'The real stores decide as an independent model of the limits does.',
  },
  {
    id: 'REQ-LIMIT-LAST',
    source,
    behaviour: 'A limit is asked about only after the right code and the agreed terms.',
  },
  {
    id: 'REQ-RISK-AT-SETTLEMENT',
    source,
    behaviour: 'Each hard rule halts at settlement, and a passkey lifts it.',
  },
  {
    id: 'REQ-TRUST',
    source,
    behaviour: 'A customer has one trust, the lower of what two witnesses tell.',
  },
  { id: 'REQ-PAST-SEALED', source, behaviour: 'A past that was written by hand loosens nothing.' },
  {
    id: 'REQ-POLICY-IN-NOTES',
    source,
    behaviour: 'The digest of the policy in force is in the note of each decision.',
  },
  {
    id: 'REQ-REFUND-LIMITS',
    source,
    behaviour: 'A limit of refunds holds money back, and refuses nobody for ever.',
  },
  {
    id: 'REQ-ENDING-WITNESSED',
    source,
    behaviour:
      'Endings that were deleted or changed by hand let no order be bought again, nor call a bought one cancelled.',
  },
  {
    id: 'REQ-TRUST-BY-PAYMENT',
    source,
    behaviour: 'Trust and what is known grow with what was paid alone.',
  },
  {
    id: 'REQ-PAST-WITNESSED',
    source,
    behaviour: 'A past that was deleted or put back by hand wins nothing.',
  },
  {
    id: 'REQ-HALT-WITNESSED',
    source,
    behaviour: 'An ending by hand calls no halted order bought.',
  },
];
