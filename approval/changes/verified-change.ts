/** Who verified a change, when and how: made once, for one change. */
import type { Session, WrittenConfirmation } from '#core';

export interface VerifiedChange {
  readonly session: Session;
  readonly verifiedAt: number;
  readonly amr: WrittenConfirmation['amr'];
}
