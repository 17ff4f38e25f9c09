/** The order in which views were read, whichever way they came (docs/wire.md, "Live"). */
import type { Reading } from '#core';

export class ReadingOrder {
  private run: string | undefined;
  private readonly pastRuns = new Set<string>();
  private version = 0;

  /** Whether it was read no earlier than all that was taken before; then it is taken. */
  takes(reading: Reading | undefined): boolean {
    if (!this.enters(reading)) return false;
    if (reading === undefined) return true;
    if (reading.version < this.version) return false;
    this.version = reading.version;
    return true;
  }

  /** Of what was taken last. */
  newest(): number {
    return this.version;
  }

  /**
   * A run that another has followed never comes back; a new one begins anew. Without a number only the first views are believed: who
   * numbers them once, numbers them always.
   */
  enters(reading: Reading | undefined): boolean {
    if (reading === undefined) return this.run === undefined;
    if (reading.run === this.run) return true;
    if (this.pastRuns.has(reading.run)) return false;
    if (this.run !== undefined) this.pastRuns.add(this.run);
    this.run = reading.run;
    this.version = 0;
    return true;
  }
}
