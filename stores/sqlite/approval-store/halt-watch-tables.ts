/** To where new orders were looked at for halts; sealed, so that no hand moves it past orders that nobody has looked at. */
import type { ApprovalStore, DryRunMark } from '#core';
import { z } from 'zod';
import { asPromise } from '../as-promise.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { integerColumn } from '../rows.ts';
import type { Sealed } from '../row-seals.ts';

export type HaltWatchMethods = Pick<ApprovalStore, 'findLookedTo' | 'keepLookedTo'>;

export function createHaltWatchMethods({ own, seals }: OwnStoreWithLedger): HaltWatchMethods {
  const find = own.connection.prepare('SELECT row_number, digest, seal FROM halt_watch');
  const keep = own.connection.prepare(`
    INSERT INTO halt_watch (only_row, row_number, digest, seal) VALUES (1, :row, :digest, :seal)
    ON CONFLICT (only_row) DO UPDATE SET
      row_number = excluded.row_number, digest = excluded.digest, seal = excluded.seal
  `);
  return {
    findLookedTo: () =>
      asPromise(() => {
        // What is no mark of ours is none: then everything of late is looked at again.
        const found = lookedToRow.safeParse(find.get()).data;
        const isOurs = found && seals.isSealed('halt_watch', found.record, found.seal);
        return isOurs ? found.record : undefined;
      }),
    keepLookedTo: (mark) =>
      own.writeSoon(() => {
        const { row, digest } = mark;
        keep.run({ row, digest, seal: seals.seal('halt_watch', { row, digest }) });
      }),
  };
}

const lookedToRow = z
  .strictObject({ row_number: integerColumn, digest: z.string(), seal: z.string() })
  .transform(({ row_number: row, digest, seal }): Sealed<DryRunMark> => ({
    record: { row, digest },
    seal,
  }));
