/** Orders in three phases, each timed by itself, and whole orders from the first word to the receipt. */
import type { Person, Proposed } from '../shop/person.ts';
import { runCallers, type Run } from './run-callers.ts';

export interface PhaseRuns {
  readonly preview: Run;
  readonly confirm: Run;
  readonly redeem: Run;
}
export const PHASES = [
  'preview',
  'confirm',
  'redeem',
] as const satisfies readonly (keyof PhaseRuns)[];

/** One order for each person; a phase begins when the one before has ended for all. */
export async function measurePhases(
  people: readonly Person[],
  callers: number,
): Promise<PhaseRuns> {
  const proposed: { readonly person: Person; readonly order: Proposed }[] = [];
  const confirmed: { readonly person: Person; readonly order: Proposed; readonly code: string }[] =
    [];
  const preview = await runCallers(callers, people, async (person) => {
    proposed.push({ person, order: await person.preview() });
  });
  const confirm = await runCallers(callers, proposed, async ({ person, order }) => {
    confirmed.push({ person, order, code: await person.confirm(order) });
  });
  const redeem = await runCallers(callers, confirmed, async ({ person, order, code }) => {
    await person.redeem(order, code);
  });
  return { preview, confirm, redeem };
}

export async function measureWholeOrders(people: readonly Person[], callers: number): Promise<Run> {
  return runCallers(callers, people, orderOnce);
}

export async function orderOnce(person: Person): Promise<void> {
  const order = await person.preview();
  await person.redeem(order, await person.confirm(order));
}
