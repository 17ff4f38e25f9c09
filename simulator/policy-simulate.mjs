/** `npm run policy-simulate -- --policy FILE --ledger STORE`: what of the past would have gone another way under this policy. */
import { buildOrStop } from './build.mjs';

await buildOrStop();
await import('../dist/simulator/policy/simulate-main.js');
