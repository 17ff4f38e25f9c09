/** A shop with a customer, an assistant and everybody around them, as the cases need it. Each arm is one way to build such a shop. */
import type { Door, Source } from '../agent/door.ts';
import type { IntruderWrites } from '../cases/case.ts';
import type { Agreement } from '../judge/find-harm.ts';
import type { WireLog } from '../judge/wire-log.ts';
import type { StandIns } from './stand-ins.ts';

export const ARM_NAMES = [
  'ours',
  'ours with an obey-everything agent',
  'agent holds the credential',
  'one-click approval',
  /** The second device's server, attacked by the web. */
  'the card',
  'a card without guards',
] as const;
export type ArmName = (typeof ARM_NAMES)[number];

export interface Arm {
  readonly name: ArmName;
  /** Of a control arm, which is built to do harm: it shows that the detector fires. */
  readonly isControl: boolean;
  /** How the attacker's words reach the assistant. */
  readonly attackSource: Extract<Source, 'own script' | 'tool result'>;
  readonly start: () => Promise<RunningArm>;
}

export const CUSTOMER = 'customer-1';
export const VICTIM = 'customer-2';

export interface Wish {
  readonly productId: string;
  readonly quantity: number;
}

export interface Confirmed {
  /** The four digits that her second device shows. */
  readonly code: string;
  /** What she agrees to when she tells them to the assistant. */
  readonly agreement: Agreement;
}

export interface Written {
  readonly isThere: boolean;
  readonly code?: string;
}

export interface RunningArm {
  readonly standIns: StandIns;
  doorOf(customerId: string): Promise<Door>;
  /** @throws {CaseBroken} when what the customer is shown is not what she wishes. */
  confirm(
    customerId: string,
    order: { readonly digest: string; readonly wish: Wish },
  ): Promise<Confirmed>;
  /** Writes past every rule, with the file in hand. */
  writeByHand(
    what: IntruderWrites,
    orders: { readonly asked: string; readonly latest: string },
  ): Written;
  bookOf(customerId: string): { readonly addressId: string; readonly instrumentId: string };
  wireLog(): Promise<WireLog>;
  /** So that one case's waiting orders are not the next one's. */
  tidy(): Promise<void>;
  stop(): Promise<void>;
}

/** A case could not be played to its end. That is a defect, of the case or of the shop. */
export class CaseBroken extends Error {
  readonly code = 'CASE_BROKEN';
}
