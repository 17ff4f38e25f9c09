/** `node tests/faults/run.mjs --part NAME`: one part of the faults at full size; it writes what it found into `docs/faults.md`. Without a name it lists the parts. */
import { buildOrStop } from '../../simulator/build.mjs';
import { runFromSource } from '../run-from-source.mjs';

await buildOrStop();
await runFromSource('/tests/faults/main.ts');
