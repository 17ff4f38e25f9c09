/** What the work after a charge is handed. */
import type { Fulfilment, Refunds } from '#core';
import type { SettlementPorts } from '../settlement-context.ts';

export interface AfterSalePorts extends Pick<
  SettlementPorts,
  'store' | 'requests' | 'keys' | 'processor' | 'policy' | 'clock' | 'timers' | 'log'
> {
  readonly fulfilment: Fulfilment;
  readonly refunds: Refunds;
}

/** `again`: nothing is known yet, ask once more later. */
export type Worked = 'done' | 'again';
