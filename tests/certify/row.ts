/** A row of the certification table: one requirement, where it comes from, and the check that runs now. */
import type { World } from './world/world.ts';

/** Gives the evidence in words; throws {@link NotMet} where the requirement is not met. */
export type Check = (world: World) => Promise<string> | string;

/** A test of the repository that is run now, by its file and a part of its title. */
export interface TestCheck {
  readonly file: string;
  readonly title: string;
}

/** What a passed check of ours is worth. */
export type Standing =
  /** Only Amazon's own tools or people can say so in the end; ours is what can be had before. */
  | { readonly kind: 'amazon'; readonly needs: string }
  /** Our design and the rule pull apart: shown as open, with our answer. */
  | { readonly kind: 'open'; readonly answer: string }
  /** Of something that this add-on does not offer; the check is that it does not. */
  | { readonly kind: 'not_offered' };

export interface Row {
  readonly id: string;
  readonly requirement: string;
  /** Section of the reference and its grade: how sure it is that Amazon asks for it. */
  readonly source: string;
  /** What is done now, in a few words. */
  readonly how: string;
  /** `package`: the files of the repository alone; `door`: an MCP door that serves; `product`: every process. */
  readonly needs: 'package' | 'door' | 'product';
  readonly check: Check | TestCheck;
  readonly standing?: Standing;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

export class NotMet extends Error {
  readonly code = 'NOT_MET';
}

/** @throws {NotMet} in the given words. */
export function met(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new NotMet(otherwise);
}

/** @throws {NotMet} naming both. */
export function same(what: string, actual: unknown, wanted: unknown): void {
  const [is, should] = [actual, wanted].map((value) => JSON.stringify(value));
  met(is === should, `${what} is ${String(is)}, not ${String(should)}`);
}
