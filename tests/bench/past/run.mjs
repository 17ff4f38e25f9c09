/** The decision times by the length of the past alone; nothing else should run on the machine meanwhile. */
import { runFromSource } from '../../run-from-source.mjs';

await runFromSource('/tests/bench/past/main.ts');
