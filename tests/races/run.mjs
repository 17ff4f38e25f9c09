/** `node tests/races/run.mjs --race NAME [--from SEED] [--runs N]`: one race from its source. */
import { runFromSource } from '../run-from-source.mjs';

await runFromSource('/tests/races/main.ts');
