import { runFromSource } from '../run-from-source.mjs';
await runFromSource('/tests/faults/dev.ts');
