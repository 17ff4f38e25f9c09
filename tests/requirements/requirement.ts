/** One thing that Hearback promises, as the gate reads it. */

export interface Requirement {
  /** `INV-n` or `REQ-WORDS`. Never used again for another promise, also after it was dropped. */
  readonly id: string;
  /** Where it is written: a section of the design, an issue, or a section of a standard. */
  readonly source: string;
  /** What holds, in one sentence. */
  readonly behaviour: string;
  /** The open issue that brings it. Only such a requirement may be without a test. */
  readonly planned?: number;
}
