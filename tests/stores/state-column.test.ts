/** The conditions of the stores' writes, made from a machine. */
import { describe, expect, it } from 'vitest';
import {
  beginsAs,
  isIn,
  mayBecome,
  namedStates,
  setTo,
  type StateColumn,
} from '../../stores/sqlite/state-column.ts';

type State = 'new' | 'held' | 'done';
const MACHINE = {
  begins: 'new' as const,
  next: { new: ['held', 'done'], held: ['done'], done: [] } as const,
};
const FLAG: StateColumn<State> = {
  column: 'flag',
  machine: MACHINE,
  values: { new: 'NULL', held: '0', done: '1' },
};

describe('a column of states', () => {
  it('is moved only from the states that its machine lets come before [REQ-STATES-ASKED]', () => {
    const named = namedStates<State>('state', MACHINE);
    expect(mayBecome(named, 'done')).toBe("(state = 'new' OR state = 'held')");
    expect(mayBecome(named, 'held')).toBe("state = 'new'");
    expect(mayBecome(FLAG, 'done')).toBe('(flag IS NULL OR flag = 0)');
  });

  it('is never moved to where its records begin [REQ-STATES-ASKED]', () => {
    expect(() => mayBecome(FLAG, 'new')).toThrow(RangeError);
  });

  it('is set and read by the value that the state has', () => {
    expect(setTo(FLAG, 'done')).toBe('flag = 1');
    expect(isIn(FLAG, 'new')).toBe('flag IS NULL');
    expect(beginsAs(FLAG)).toBe('NULL');
  });
});
