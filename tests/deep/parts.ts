/** The parts of the deep tests: each is done by itself, and its result kept. */
import { CURRENCY_CODES, SPEECH_LOCALES } from '#core';
import { checkSurfaces } from '../surfaces/check-surfaces.ts';
import { FAULTS } from './faults.ts';
import { LIMITS } from './limits.ts';
import { MCP_CLIENTS } from './mcp-clients.ts';
import { PROPERTIES } from './properties.ts';
import { RACE_PARTS } from './races.ts';
import { SCREENS } from './screens.ts';
import { checkSentences } from './sentences.ts';
import { SIMULATION_PARTS } from './simulation.ts';
import { sweepSpokenAmounts } from './spoken-amounts.ts';
import { TIMES } from './times.ts';

export interface Part {
  readonly name: string;
  /** What was done, in figures. @throws with the case that does not hold. */
  readonly run: () => string;
}

const ORDERS = 10_000;

export const PARTS: readonly Part[] = [
  ...SPEECH_LOCALES.flatMap((locale) =>
    CURRENCY_CODES.map((currency): Part => ({
      name: `spoken amounts ${locale} ${currency}`,
      run: () => {
        const [report] = sweepSpokenAmounts(() => performance.now(), [locale], [currency]);
        if (report === undefined || report.faults.length > 0) {
          throw new Error(report?.faults.join('; ') ?? 'nothing was swept');
        }
        return `${String(report.amounts)} amounts said and read back`;
      },
    })),
  ),
  ...SPEECH_LOCALES.map((locale): Part => ({
    name: `sentences ${locale}`,
    run: () => {
      checkSentences({ locale, orders: ORDERS });
      return `${String(ORDERS)} random orders`;
    },
  })),
  ...SPEECH_LOCALES.map((locale): Part => ({
    name: `surfaces ${locale}`,
    run: () => {
      checkSurfaces({ locale, orders: ORDERS });
      return `${String(ORDERS)} random orders on five surfaces`;
    },
  })),
  PROPERTIES,
  SCREENS,
  ...SIMULATION_PARTS,
  ...FAULTS,
  ...RACE_PARTS,
  LIMITS,
  MCP_CLIENTS,
  TIMES,
];
