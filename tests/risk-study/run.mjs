/** `npm run risk-study -- [--seeds N] [--write]`: how often honest customers are halted, and how long a patient thief stays unseen. */
import { ensureInstalled } from '../../simulator/setup.mjs';
import { runFromSource } from '../run-from-source.mjs';

ensureInstalled();
await runFromSource('/tests/risk-study/main.ts');
