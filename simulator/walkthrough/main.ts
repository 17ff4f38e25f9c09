/** `npm run walkthrough`: starts everything, does the main job over the wire, prints each record, and stops everything. */
import { createDial, type Fetch } from '#edge';
import { createCardClient } from './card-client.ts';
import { readRunningDemo, startOwnRun, type RunningDemo } from './demo-run.ts';
import { createEchoClient } from './echo-client.ts';
import { WalkFailed } from './expect.ts';
import { verifierOf } from './public-keys.ts';
import { walk } from './walk.ts';
import { readWalkOptions, type WalkOptions } from './walk-options.ts';
import { readCaptures, readMessages } from './what-left.ts';

const options = readWalkOptions(process.argv.slice(2));
const dial = createDial({
  'page.hearback.localhost': '127.0.0.1',
  'card.hearback.localhost': '127.0.0.1',
  'id.hearback.localhost': '127.0.0.1',
  '127.0.0.1': '127.0.0.1',
});
const ownRun = options.base === undefined ? await startOwnRun() : undefined;
const pageOrigin = options.base ?? ownRun?.pageOrigin ?? '';
try {
  await walkThrough(await readRunningDemo(pageOrigin, dial), dial, options);
} catch (fault) {
  process.exitCode = 1;
  // A deviation is told in words; anything else is a broken world, whose trace is of use.
  const words = fault instanceof WalkFailed ? fault.message : fault;
  process.stderr.write(
    `The walk stopped: ${words instanceof Error ? String(words.stack) : String(words)}\n`,
  );
} finally {
  await ownRun?.stop();
}

async function walkThrough(
  demo: RunningDemo,
  fetch: Fetch,
  { isJson }: WalkOptions,
): Promise<void> {
  const { addresses, customers, publicKeys } = demo;
  const customer = customers.find(({ customerId }) => customerId === demo.linkedCustomer);
  if (customer === undefined) throw new WalkFailed('the Echo is linked to no demo customer');
  await walk({
    echo: createEchoClient({ pageOrigin: addresses.page, dial: fetch }),
    makeCard: () =>
      createCardClient({
        cardOrigin: addresses.approval,
        issuer: addresses.identity,
        dial: fetch,
        username: customer.username,
        passphrase: customer.passphrase,
        nowEpochMs: () => Date.now(),
      }),
    captures: () => readCaptures(addresses.processor, fetch),
    messages: () => readMessages(addresses.outbox, fetch),
    receiptKeys: {
      approval: verifierOf(publicKeys.approval),
      settlement: verifierOf(publicKeys.settlement),
    },
    record: (step, record) => {
      process.stdout.write(
        isJson ? `${JSON.stringify({ step, record })}\n` : describe(step, record),
      );
    },
  });
}

function describe(step: string, record: unknown): string {
  return `${step.replaceAll('_', ' ')}\n${JSON.stringify(record, undefined, 2).replace(/^/gm, '  ')}\n\n`;
}
