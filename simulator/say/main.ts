/** `npm run say`: the words, the read-back, the written form and the speech markup of any amount, for a reviewer who speaks the language. */
import { describeAmount } from './describe-amount.ts';
import { readSayOptions, SAY_USAGE } from './say-options.ts';

const options = readSayOptions(process.argv.slice(2));
if (options.outcome === 'read') {
  process.stdout.write(`${describeAmount(options).join('\n')}\n`);
} else {
  process.exitCode = 1;
  process.stderr.write(`${options.why}\n${SAY_USAGE}\n`);
}
