/** What keeps the three sides apart and lets each believe only what it checked itself (design, section 4). */
import type { Requirement } from './requirement.ts';

export const SIDE_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-RECOMPUTE-SETTLEMENT',
    source: 'design 4',
    behaviour:
      'Settlement recomputes digest, sentence and check words, and believes no stored copy.',
  },
  {
    id: 'REQ-RECOMPUTE-APPROVAL',
    source: 'design 4',
    behaviour: 'Approval recomputes an order before it shows anything of it.',
  },
  {
    id: 'REQ-MERCHANT-FRESH',
    source: 'design 4',
    behaviour: 'The merchant is asked by settlement itself, and its answer is at most 5 s old.',
  },
  {
    id: 'REQ-VAULT-CHECKED',
    source: 'design 4',
    behaviour:
      "Ids, labels and commitment of address and instrument are that customer's in the vault.",
  },
  {
    id: 'REQ-CALLER-MATCHES',
    source: 'design 4',
    behaviour: 'Customer and client of the caller are those of the terms and of the confirmation.',
  },
  {
    id: 'REQ-ONE-TRANSACTION',
    source: 'design 4',
    behaviour: 'Ending, signed intent and ledger entry are written together or not at all.',
  },
  {
    id: 'REQ-INTENT-SIGNED',
    source: 'design 4',
    behaviour: 'The charge intent is signed with a key that is not in the store.',
  },
  {
    id: 'REQ-EVIDENCE-AGAIN',
    source: 'design 4',
    behaviour: 'All evidence is verified again before each attempt at the processor.',
  },
  {
    id: 'REQ-LEDGER-SEALED',
    source: 'design 3; issue 2',
    behaviour: 'Ledger entries are chained, hashed and signed, and so is where the ledger ends.',
  },
  {
    id: 'REQ-DECLINE-READ',
    source: 'design 4',
    behaviour: 'A signed decline that settlement reads ends the order as declined.',
  },
  {
    id: 'REQ-DECLINE-SIGNED',
    source: 'design 4',
    behaviour: 'Only a decline signed by approval for this order and customer stops it.',
  },
  {
    id: 'REQ-VOID-REPEATED',
    source: 'design 4',
    behaviour: 'Approval repeats void until it is answered, also after a restart.',
  },
  {
    id: 'REQ-DECLINE-SHOWN',
    source: 'design 4',
    behaviour: 'A declined order is shown as stopping, then as stopped or as too late.',
  },
  {
    id: 'REQ-WORK-BY-READING',
    source: 'design 4',
    behaviour: 'A side sees every change in the store of another by reading it.',
  },
  {
    id: 'REQ-FOREIGN-READ-ONLY',
    source: 'design 4',
    behaviour: 'The store of another side can only be read, and only its named base tables.',
  },
  {
    id: 'REQ-FOREIGN-SCHEMA',
    source: 'design 4',
    behaviour:
      'A store of another side whose schema is not known is not read, also when it changes while running.',
  },
  {
    id: 'REQ-FOREIGN-STRICT',
    source: 'design 4',
    behaviour: 'A row of another side that does not parse is as if it were not there.',
  },
  {
    id: 'REQ-FOREIGN-WAITED',
    source: 'design 4',
    behaviour: 'A store that cannot be opened yet is unavailable and tried again, never a crash.',
  },
  {
    id: 'REQ-AUDIENCES-APART',
    source: 'design 4',
    behaviour: 'Identity never grants the approval audience or scope to an mcp or Alexa client.',
  },
  {
    id: 'REQ-SAME-CUSTOMER',
    source: 'design 4',
    behaviour: 'A customer is the same in every audience.',
  },
  {
    id: 'REQ-KEYS-APART',
    source: 'issue 2',
    behaviour: "Each side holds its own keys alone, for its owner's eyes only.",
  },
  {
    id: 'REQ-CODE-KEY-HOLDERS',
    source: 'design 2',
    behaviour: 'The code key is held by approval and settlement only.',
  },
  {
    id: 'REQ-DIAL-APART',
    source: 'design 4',
    behaviour:
      'The address to dial is configured apart from the name, and no other name is dialled.',
  },
  {
    id: 'REQ-IMPORTS',
    source: 'design 9',
    behaviour: 'Folders import only what the table of docs/architecture.md allows.',
  },
  {
    id: 'REQ-DURABLE',
    source: 'issue 2',
    behaviour: 'Stores commit durably: write-ahead log, full synchronization.',
  },
  {
    id: 'REQ-CRASH-SAFE',
    source: 'issue 2',
    behaviour:
      'A process that is killed while it writes leaves whole records and a ledger that verifies.',
  },
  {
    id: 'REQ-POSTGRES',
    source: 'design 4',
    behaviour: 'The same contract suite runs on PostgreSQL with one role a side.',
    planned: 6,
  },
];
