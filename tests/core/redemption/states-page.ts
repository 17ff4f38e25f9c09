/** docs/states.md, made from the state machines of the code. */
import { STATE_MACHINES, type StateMachine } from '#core';
import { STORED_RECORDS } from './stored-records.ts';

export function statesPage(): string {
  return [
    '# The states of every record',
    '',
    'Made from `core/redemption/state-machines.ts` by `npx vitest run tests/core/redemption/state-machines.test.ts -u`; a test holds this page to the code.',
    '',
    'Each write that changes a state takes its condition from the machine: `mayBecome` of `stores/sqlite/state-column.ts` names the states that the machine lets come before, and a charge, a refund and an ending ask `mayFollow`. So a move that is not drawn here is not written; `tests/architecture/state-writes.test.ts` finds every `UPDATE` of the stores and demands it. Where a state has no column of its own (DryRun, Confirmation, Stock hold) it is read from rows and the time by `dryRunStateOf`, `confirmationStateOf` and `holdStateOf`, and `tests/core/redemption/states-in-stores.test.ts` and `after-sale-states-in-stores.test.ts` walk real stores at random and find no other move. Where it is a row that is there or not (Ending, Return, Cart’s order mark), the row’s key lets the first writer win.',
    '',
    ...STATE_MACHINES.flatMap(machinePart),
    ...tablesPart(),
  ].join('\n');
}

/** All tables, so that a record without a machine is one that needs none. */
function tablesPart(): readonly string[] {
  const rows = Object.entries(STORED_RECORDS).map(
    ([table, { machines, what, changes }]) =>
      `| \`${table}\` | ${machines.join(', ')} | ${what} | ${changes} |`,
  );
  return [
    '## Every table',
    '',
    'A record that is written once and never changes needs no machine, and a value that a newer one replaces has no move that it must not make.',
    '',
    '| table | machine | without one: what a row is | how it changes |',
    '|---|---|---|---|',
    ...rows,
    '',
  ];
}

function machinePart(machine: StateMachine<string>): readonly string[] {
  const states = Object.keys(machine.next);
  const moves = states.flatMap((from) =>
    (machine.next[from] ?? []).map((to) => `  ${from} --> ${to}`),
  );
  const lasts = states.filter((state) => machine.next[state]?.length === 0);
  return [
    `## ${machine.record}`,
    '',
    machine.kept,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${machine.begins}`,
    ...moves,
    ...lasts.map((state) => `  ${state} --> [*]`),
    '```',
    '',
    ...states.map((state) => `- \`${state}\`: ${machine.means[state] ?? ''}`),
    '',
  ];
}
