/** `npm run policy-simulate`: a period of the ledger under a policy. */
import { endCommand } from './command.ts';
import { simulatePolicy } from './simulate-policy.ts';

endCommand(simulatePolicy(process.argv.slice(2)));
