/** `npm run test:deep [-- --shard I/N] [--again]`: the tests at full size, part by part; what is done at this commit is not done again. */
import { ensureInstalled } from '../../simulator/setup.mjs';
import { runFromSource } from '../run-from-source.mjs';

ensureInstalled();
await runFromSource('/tests/deep/main.ts');
