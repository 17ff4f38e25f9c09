/** `npm run model [-- --deep] [--write]`: spin goes through every state of the model within stated bounds, and through models with an error planted in each. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const MODEL = fileURLToPath(new URL('redemption.pml', import.meta.url));
const PAGE = fileURLToPath(new URL('../../docs/model.md', import.meta.url));

const SMALL = [
  { orders: 1, confirmations: 2, settlements: 2, isByHand: true },
  { orders: 1, confirmations: 2, settlements: 2, isLasting: true, isLarge: true },
];
const WHOLE = [
  ...SMALL,
  { orders: 2, confirmations: 1, settlements: 2, isByHand: true, isLarge: true },
  { orders: 2, confirmations: 2, settlements: 2, isByHand: false, isLarge: true },
  { orders: 1, confirmations: 2, settlements: 3, isByHand: true, isLarge: true },
];

export const PLANTED = [
  { name: 'ERR_ENDING_OVERWRITTEN', says: 'a later ending overwrites the first one' },
  { name: 'ERR_DECLINE_IGNORED', says: 'the transaction that redeems does not look at declines' },
  {
    name: 'ERR_WITHDRAWN_ACCEPTED',
    says: 'a confirmation counts although the customer took it back',
  },
  { name: 'ERR_CODE_UNCHECKED', says: 'any code will do' },
  { name: 'ERR_TIME_READ_EARLY', says: 'the time is read before the transaction' },
  { name: 'ERR_KEY_OF_ATTEMPT', says: 'each attempt has an idempotency key of its own' },
  {
    name: 'ERR_CHARGED_BEFORE_STORED',
    says: 'the processor is asked before the redemption is stored',
  },
  {
    name: 'ERR_NO_EVIDENCE',
    says: 'a charge row is believed without its signed evidence',
    isByHand: true,
  },
  { name: 'ERR_DONE_WHEN_REDEEMED', says: 'an order is called done when it is redeemed' },
  { name: 'ERR_UNKNOWN_CALLED_DECLINED', says: 'silence of the processor is recorded as declined' },
  {
    name: 'ERR_NOT_ASKED_AGAIN',
    says: 'an unknown outcome is not asked about again',
    isLasting: true,
  },
];

/** Undefined where the model can be checked; else why not. */
export function whyNoModel() {
  if (spawnSync('spin', ['-V']).error) return 'spin is not installed';
  return compiler() === undefined ? 'no C compiler is installed' : undefined;
}

function compiler() {
  return ['gcc', 'cc', 'clang'].find((name) => !spawnSync(name, ['--version']).error);
}

/** Whether every state within the bounds was seen and held, how many there were, and how long it took. */
export function checkModel({
  orders,
  confirmations,
  settlements,
  isByHand,
  isLasting,
  isLarge,
  error,
}) {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-model-'));
  const begun = performance.now();
  try {
    copyFileSync(MODEL, join(folder, 'redemption.pml'));
    run(folder, 'spin', [
      `-DORDERS=${orders}`,
      `-DCONFIRMATIONS=${confirmations}`,
      `-DSETTLEMENTS=${settlements}`,
      ...(isByHand ? ['-DBY_HAND'] : []),
      ...(isLasting ? ['-DBOUNDED'] : []),
      ...(error ? [`-D${error}`] : []),
      '-a',
      'redemption.pml',
    ]);
    const mode = isLasting ? ['-DNFAIR=6'] : ['-DSAFETY', '-DNOCLAIM'];
    run(folder, compiler(), [
      '-w',
      isLarge ? '-O2' : '-O0',
      '-DCOLLAPSE',
      '-DMEMLIM=6000',
      ...mode,
      '-o',
      'pan',
      'pan.c',
    ]);
    const text = run(folder, './pan', [
      '-m4000000',
      ...(isLasting ? ['-a', '-f', '-N', 'known'] : []),
    ]);
    const number = (pattern) => Number(pattern.exec(text)?.[1] ?? Number.NaN);
    const isCut = /max search depth too small|out of memory|pan: reached -DMEMLIM/.test(text);
    return {
      holds: number(/errors: (\d+)/) === 0 && !isCut,
      found: number(/errors: (\d+)/) > 0,
      states: number(/^\s*(\d+) states, stored/m),
      transitions: number(/^\s*(\d+) transitions/m),
      depth: number(/depth reached (\d+)/),
      seconds: (performance.now() - begun) / 1000,
      words: /pan:\d+: (.*)/.exec(text)?.[1] ?? (isCut ? 'not every state was seen' : ''),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(folder, program, args) {
  const done = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (done.error || (done.status !== 0 && program !== './pan')) {
    throw new Error(`${program}: ${done.error?.message ?? `${done.stdout}${done.stderr}`}`);
  }
  return done.stdout;
}

/** One small world in which each planted error must show. */
export function checkPlanted({ name, isByHand = false, isLasting = false }) {
  return checkModel({
    orders: 1,
    confirmations: 2,
    settlements: 2,
    isByHand,
    isLasting,
    error: name,
  });
}

function boundsOf({ orders, confirmations, settlements, isByHand, isLasting }) {
  return [
    `${orders} order${orders === 1 ? '' : 's'}`,
    `${confirmations} confirmation${confirmations === 1 ? '' : 's'} each`,
    `${settlements} settlement processes`,
    isLasting
      ? 'at most 2 calls, 2 crashes and 2 lost messages'
      : 'any number of calls, crashes and lost messages',
    ...(isByHand ? ['a row written by hand'] : []),
  ].join(', ');
}

const USAGE = 'Use: npm run model -- [--deep] [--write]';

/** An option that there is not is told in words; nothing is checked then. */
function readOptions(args) {
  try {
    const options = { deep: { type: 'boolean' }, write: { type: 'boolean' } };
    return parseArgs({ args, options, strict: true }).values;
  } catch (fault) {
    console.error(`${fault.message}\n${USAGE}`);
    return undefined;
  }
}

function main(args) {
  const options = readOptions(args);
  if (!options) return 1;
  const missing = whyNoModel();
  if (missing) {
    console.log(`skipped: the formal model (${missing})`);
    return 0;
  }
  const worlds = options.deep ? WHOLE : SMALL;
  const checked = worlds.map((world) => {
    const result = checkModel(world);
    console.log(
      `${result.holds ? 'holds' : 'DOES NOT HOLD'}: ${boundsOf(world)}: ${result.states} states, ${result.seconds.toFixed(1)} s ${result.words}`,
    );
    return { world, ...result };
  });
  const planted = PLANTED.map((error) => {
    const result = checkPlanted(error);
    console.log(
      `${result.found ? 'found' : 'NOT FOUND'}: ${error.says} (${result.seconds.toFixed(1)} s)`,
    );
    return { ...error, ...result };
  });
  if (options.write) writeFileSync(PAGE, pageOf(checked, planted, args));
  const failures = [
    ...checked.filter(({ holds }) => !holds),
    ...planted.filter(({ found }) => !found),
  ];
  console.log(
    `${checked.length + planted.length - failures.length} passed, ${failures.length} failed`,
  );
  return failures.length === 0 ? 0 : 1;
}

const ACTIONS = [
  [
    '`judgeRedemption`, `judgeCode`',
    'settlement redeems, refuses or ends an order in one transaction',
    '`settlement/redeem/judge-order.ts`, `core/redemption/decide-redemption.ts`',
  ],
  [
    '`redeemOrder`',
    'one call with a code, with the wait for the merchant before it',
    '`settlement/redeem/redeem-order.ts`',
  ],
  [
    '`cancelOrder`, `endOrder`',
    'cancel, void and expire: the first ending wins',
    '`settlement/cancel-order.ts`, `settlement/void-order.ts`, `settlement/expire-order.ts`',
  ],
  [
    '`attemptCharge`',
    'one attempt at the processor: at once, after a pause, after a start (`recover`), and by any process that finds it left (`lookAround`)',
    '`settlement/charge/attempt-charge.ts`, `settlement/charge/create-charging.ts`, `settlement/left-behind.ts`',
  ],
  [
    '`moveCharge`',
    'a conditional write of the charge',
    '`settlement/charge/record-answer.ts`, `stores/sqlite/settlement-store/charge-tables.ts`',
  ],
  ['`tellPayment`', 'what a caller is told of the payment', '`settlement/charge/payment-truth.ts`'],
  [
    '`HAS_EVIDENCE`',
    'the signed evidence behind the rows',
    '`settlement/charge/verify-evidence.ts`',
  ],
  [
    '`insertConfirmation`',
    'the phone confirms; every other confirmation of the customer is withdrawn',
    '`approval/confirm/finish-confirmation.ts`, `core/redemption/live-confirmation.ts`',
  ],
  [
    '`insertDecline`, `VoidWork`',
    'the phone declines; settlement is told until it answers',
    '`approval/decline/decline-order.ts`, `approval/decline/void-work.ts`',
  ],
  [
    '`processorCharge`',
    'the processor, which answers a known key as it did the first time',
    '`settlement/processor/http-processor.ts`',
  ],
  [
    '`HandWriter`',
    'rows written by somebody without a key',
    '`tests/settlement/hand-written-rows.test.ts`',
  ],
];

function pageOf(checked, planted, args) {
  const day = new Date().toISOString().slice(0, 10);
  const row = (cells) => `| ${cells.join(' | ')} |`;
  return [
    '# The formal model',
    '',
    `Written by \`npm run model -- ${args.join(' ')}\` on ${day}. The model is \`tests/model/redemption.pml\`, in Promela; spin went through every state that it can reach within the bounds of each row.`,
    'It says nothing about what it leaves out: amounts, the words of an order, networks between the sides, restored backups and more orders than these.',
    '',
    '- Invariant 1: money moved only for an order that was redeemed with the right code of its newest confirmation, in time, before any decline was stored.',
    '- Invariant 3: one ending and one charge an order, and no charge without its redemption.',
    '- Invariant 6: what is recorded or told as done was charged, what is told as declined was not, and what is unknown becomes known once calls and failures cease.',
    '',
    row(['bounds', 'states', 'transitions', 'deepest', 'time', 'result']),
    '|---|---|---|---|---|---|',
    ...checked.map(({ world, states, transitions, depth, seconds, holds }) =>
      row([
        boundsOf(world),
        states,
        transitions,
        depth,
        `${seconds.toFixed(1)} s`,
        holds ? 'holds' : 'DOES NOT HOLD',
      ]),
    ),
    '',
    '## Planted errors',
    '',
    'Each is put into the model by its name (`-D`), in a world of one order, two confirmations and two settlement processes.',
    '',
    row(['error', 'what is wrong', 'found', 'states until then']),
    '|---|---|---|---|',
    ...planted.map(({ name, says, found, states }) =>
      row([`\`${name}\``, says, found ? 'yes' : 'NO', states]),
    ),
    '',
    '## Actions and code',
    '',
    row(['in the model', 'what it is', 'in the code']),
    '|---|---|---|',
    ...ACTIONS.map(row),
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.slice(2));
