/** docs/states.md, made from the state machines of the code. */
import { ORDER_MACHINES, type StateMachine } from '#core';

export function statesPage(): string {
  return [
    '# The states of an order’s records',
    '',
    'Made from `core/redemption/state-machines.ts` by `npx vitest run tests/core/redemption/state-machines.test.ts -u`; a test holds this page to the code. An Ending is a primary key, so the first one stays; the conditional writes of Charge and Refund ask `mayFollow` of the same tables, and the conditions of what is unfinished are made from them. DryRun and Confirmation have no column of their own: their states are read, by `dryRunStateOf` and `confirmationStateOf`, from rows of several sides, and `tests/core/redemption/states-in-stores.test.ts` walks real stores at random and finds no move that is not drawn here.',
    '',
    ...ORDER_MACHINES.flatMap(machinePart),
  ].join('\n');
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
