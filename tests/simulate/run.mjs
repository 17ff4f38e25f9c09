/** `npm run simulate -- --seeds N [--from S] [--set-back HOURS] [--write]`, `-- --seed S [--trace]`, or `-- --plants [--only ID] [--write]`. */
import { ensureInstalled } from '../../simulator/setup.mjs';
import { runFromSource } from '../run-from-source.mjs';

ensureInstalled();
await runFromSource('/tests/simulate/main.ts');
