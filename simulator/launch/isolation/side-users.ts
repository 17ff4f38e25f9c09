/**
 * The users of an isolated run: plain numbers that no user of the machine has, so that nothing is added to the machine and nothing is left
 * behind. mcp and skill are one side; each stand-in would be another company's machine, so each is a user of its own.
 */
import type { ProcessName } from '../plan-addresses.ts';

/** The sides that own a store which other sides read. */
export const STORE_OWNERS = ['mcp', 'approval', 'settlement'] as const;
export type StoreOwner = (typeof STORE_OWNERS)[number];

export interface SideUser {
  /** The user and its own group. */
  readonly id: number;
  /** The further groups that it is in: one for each store of another side that it reads. */
  readonly readingGroups: readonly number[];
}

/** Whoever is in the group may read that store and nothing else of its owner. */
export const READING_GROUPS: Readonly<Record<StoreOwner, number>> = {
  mcp: 60_811,
  approval: 60_812,
  settlement: 60_813,
};

const REQUEST: SideUser = { id: 60_801, readingGroups: [] };

/** Who reads which store is the table of the design, section 4. */
export const SIDE_USERS: Readonly<Record<ProcessName | 'gate', SideUser>> = {
  mcp: REQUEST,
  skill: REQUEST,
  approval: { id: 60_802, readingGroups: [READING_GROUPS.mcp, READING_GROUPS.settlement] },
  settlement: { id: 60_803, readingGroups: [READING_GROUPS.mcp, READING_GROUPS.approval] },
  identity: { id: 60_804, readingGroups: [] },
  merchant: { id: 60_805, readingGroups: [] },
  processor: { id: 60_806, readingGroups: [] },
  outbox: { id: 60_807, readingGroups: [] },
  page: { id: 60_808, readingGroups: [] },
  gate: { id: 60_809, readingGroups: [] },
};

/** Every number that an isolated run uses, for users and groups. */
export const ALL_NUMBERS: readonly number[] = [
  ...new Set([...Object.values(SIDE_USERS).map(({ id }) => id), ...Object.values(READING_GROUPS)]),
];
