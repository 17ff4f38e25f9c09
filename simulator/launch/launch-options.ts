/** The words after `npm start --`, read strictly. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPublicUrls, type PublicUrls } from './public-urls.ts';

export interface LaunchOptions {
  /** The folder that keeps stores and keys; a throw-away folder where undefined. */
  readonly keepDirectory: string | undefined;
  readonly isJson: boolean;
  /** Each side as a user of its own, the request side in a network of its own. */
  readonly isIsolated: boolean;
  readonly ports: 'demo' | 'auto' | number;
  readonly confirmWithinSeconds: number;
  readonly redeemWithinSeconds: number;
  /** Says by how much all clocks of the run are ahead; the machine's own time where undefined. */
  readonly clockFile?: string | undefined;
  /** Undefined where everything stays on this machine. */
  readonly publicUrls: PublicUrls | undefined;
}

export type LaunchOptionsRead =
  | { readonly outcome: 'read'; readonly options: LaunchOptions }
  | { readonly outcome: 'help'; readonly message: string }
  | { readonly outcome: 'refused'; readonly message: string };

const USAGE = `Use: npm start -- [--keep DIR] [--json] [--isolated] [--ports BASE|auto] [--confirm-within SECONDS] [--redeem-within SECONDS] [--clock FILE] [--public-url URL --public-identity-url URL]`;
const HELP = [
  USAGE,
  '',
  '  --keep DIR                keep orders and keys in DIR; without it they are thrown away at the end',
  '  --json                    print one line of JSON instead of words',
  '  --isolated                a user per side, a network for the side that asks (Linux, as root)',
  '  --ports BASE|auto         eleven ports from BASE up, or eleven free ones',
  '  --confirm-within SECONDS  how long an order can be confirmed (600)',
  '  --redeem-within SECONDS   how long a code can be said (300)',
  '  --clock FILE              all clocks of this run are ahead by the milliseconds in FILE; not with --isolated',
  '  --public-url URL          your https address that leads to the card, for a real phone; together with',
  '  --public-identity-url URL your https address that leads to the identity provider',
  '  --help                    print this; nothing is started',
].join('\n');

export function readLaunchOptions(args: readonly string[]): LaunchOptionsRead {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        keep: { type: 'string' },
        json: { type: 'boolean', default: false },
        isolated: { type: 'boolean', default: false },
        ports: { type: 'string' },
        'confirm-within': { type: 'string', default: '600' },
        'redeem-within': { type: 'string', default: '300' },
        clock: { type: 'string' },
        'public-url': { type: 'string' },
        'public-identity-url': { type: 'string' },
      },
      strict: true,
    });
    if (values.help) return { outcome: 'help', message: HELP };
    return {
      outcome: 'read',
      options: {
        keepDirectory: values.keep,
        isJson: values.json,
        isIsolated: values.isolated,
        ports: readPorts(values.ports),
        confirmWithinSeconds: readWholeNumber(
          '--confirm-within',
          values['confirm-within'],
          LONGEST_SECONDS,
        ),
        redeemWithinSeconds: readWholeNumber(
          '--redeem-within',
          values['redeem-within'],
          LONGEST_SECONDS,
        ),
        clockFile: readClockFile(values.clock, values.isolated),
        publicUrls: readPublicUrls({
          card: values['public-url'],
          identity: values['public-identity-url'],
        }),
      },
    };
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    return { outcome: 'refused', message: `${reason}\n${USAGE}` };
  }
}

/** As much as mcp's configuration takes. */
const LONGEST_SECONDS = 3600;
/** The last port of a row of eleven must exist too. */
const HIGHEST_BASE = 65_535 - 10;

/** Absolute, since the processes run elsewhere. */
function readClockFile(path: string | undefined, isIsolated: boolean): string | undefined {
  if (path === undefined) return undefined;
  if (isIsolated) {
    throw new RangeError('--clock is not for an isolated run: its sides read no file in common.');
  }
  return resolve(path);
}

function readPorts(text: string | undefined): LaunchOptions['ports'] {
  if (text === undefined) return 'demo';
  if (text === 'auto') return 'auto';
  const base = readWholeNumber('--ports', text, HIGHEST_BASE);
  if (base < 1024) throw new RangeError('--ports takes "auto" or a number from 1024 up.');
  return base;
}

function readWholeNumber(name: string, text: string, highest: number): number {
  const number = /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= highest)) {
    throw new RangeError(
      `${name} takes a whole number from 1 to ${String(highest)}, not "${text}".`,
    );
  }
  return number;
}
