/** `npm run hearing [-- --phonemes]`: what a recogniser hears of our amounts, and how near their phonemes are; writes `docs/hearing.md`. */
import { ensureInstalled } from '../../simulator/setup.mjs';
import { runFromSource } from '../run-from-source.mjs';

ensureInstalled();
await runFromSource('/tests/hearing/main.ts');
