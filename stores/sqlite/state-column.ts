/** How the states of a record stand in a column, and the conditions that its machine gives: a move that the machine does not have is never written. */
import { statesBefore, type StateMachine } from '#core';

export interface StateColumn<State extends string> {
  readonly column: string;
  readonly machine: Pick<StateMachine<State>, 'begins' | 'next'>;
  /** As SQL has it. */
  readonly values: Readonly<Record<State, string>>;
}

/** A column that holds the names of the states themselves. */
export function namedStates<State extends string>(
  column: string,
  machine: Pick<StateMachine<State>, 'begins' | 'next'>,
): StateColumn<State> {
  const names = Object.keys(machine.next) as State[];
  const values = Object.fromEntries(names.map((name) => [name, `'${name}'`]));
  return { column, machine, values: values as Record<State, string> };
}

/** With which value its row begins. */
export function beginsAs<State extends string>({ values, machine }: StateColumn<State>): string {
  return values[machine.begins];
}

/** That the record is in this state. */
export function isIn<State extends string>(
  { column, values }: StateColumn<State>,
  state: State,
): string {
  const value = values[state];
  return value === 'NULL' ? `${column} IS NULL` : `${column} = ${value}`;
}

/** The assignment that moves it there. */
export function setTo<State extends string>(
  { column, values }: StateColumn<State>,
  state: State,
): string {
  return `${column} = ${values[state]}`;
}

/** That it may come to this state from where it is: the condition of the write that moves it there. */
export function mayBecome<State extends string>(of: StateColumn<State>, to: State): string {
  const before = statesBefore(of.machine.next, to);
  if (before.length === 0) throw new RangeError(`no ${of.column} ever becomes ${to}`);
  const all = before.map((state) => isIn(of, state)).join(' OR ');
  return before.length === 1 ? all : `(${all})`;
}
