/** A build of the product with one planted fault, and the first seed in which the simulation notices. */
import { createServer } from 'vite';
import type { FoundViolation } from '../find-violation.ts';
import { plantFault, ROOT } from './plant-fault.ts';
import type { PlantedFault } from './planted-faults.ts';

type FindViolation = (
  withinSeeds: number,
  options: { readonly setBackMs: number },
) => Promise<FoundViolation | undefined>;

const HOUR_MS = 60 * 60 * 1000;

export async function findPlanted({
  edits,
  withinSeeds,
  setBackHours = 0,
}: PlantedFault): Promise<FoundViolation | undefined> {
  const planting = plantFault(edits);
  const server = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [planting.plugin],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['hearback-source', 'node'] } },
  });
  try {
    const findViolation = parseFinder(
      await server.ssrLoadModule('/tests/simulate/find-violation.ts'),
    );
    const found = await findViolation(withinSeeds, { setBackMs: setBackHours * HOUR_MS });
    planting.mustBePlanted();
    return found;
  } finally {
    await server.close();
  }
}

function parseFinder(module: Readonly<Record<string, unknown>>): FindViolation {
  const member = module['findViolation'];
  if (typeof member !== 'function') throw new Error('the planted build has no simulation');
  return member as FindViolation;
}
