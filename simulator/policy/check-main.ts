/** `npm run policy-check`: one policy file. */
import { checkPolicyFile } from './check-policy-file.ts';
import { endCommand } from './command.ts';

endCommand(checkPolicyFile(process.argv.slice(2)));
