/** One line of the product that must never silently go. */

export interface Safeguard {
  /** Kebab-case; never used again for another one. */
  readonly id: string;
  /** The requirements that fall without it (tests/requirements.ts). */
  readonly requirements: readonly string[];
  readonly file: string;
  /** The exact source; it stands in `file` once. */
  readonly keep: string;
  /** The source without the safeguard. It compiles, so that what notices is a test and not the compiler. */
  readonly removed: string;
  /** The test files that are expected to notice. */
  readonly tests: readonly string[];
}
