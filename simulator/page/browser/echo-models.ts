/** The devices to choose from, by the names that people know them by, and what each draws for. */
import type { AplViewport } from './apl-messages.ts';
import type { EchoName } from './demo-client.ts';

export interface EchoModel {
  readonly label: string;
  /** Undefined: a device that only speaks. */
  readonly viewport: Omit<AplViewport, 'theme'> | undefined;
}

const SHOW_15 = { widthDp: 1920, heightDp: 1080, isRound: false, mode: 'HUB' } as const;

export const ECHO_MODELS: Readonly<Record<EchoName, EchoModel>> = {
  'echo-show-5': {
    label: 'Echo Show 5',
    viewport: { ...SHOW_15, widthDp: 960, heightDp: 480 },
  },
  'echo-show-8': {
    label: 'Echo Show 8',
    viewport: { ...SHOW_15, widthDp: 960, heightDp: 600 },
  },
  'echo-show-10': {
    label: 'Echo Show 10',
    viewport: { ...SHOW_15, widthDp: 1280, heightDp: 800 },
  },
  'echo-show-11': { label: 'Echo Show 11', viewport: SHOW_15 },
  'echo-show-15': { label: 'Echo Show 15', viewport: SHOW_15 },
  'echo-show-15-portrait': {
    label: 'Echo Show 15, upright',
    viewport: { ...SHOW_15, widthDp: 1080, heightDp: 1920 },
  },
  'echo-show-21': { label: 'Echo Show 21', viewport: SHOW_15 },
  'echo-spot': {
    label: 'Echo Spot, round',
    viewport: { ...SHOW_15, widthDp: 480, heightDp: 480, isRound: true },
  },
  'fire-tv': {
    label: 'Fire TV',
    viewport: { ...SHOW_15, widthDp: 960, heightDp: 540, mode: 'TV' },
  },
  'echo-dot': { label: 'Echo Dot, no screen', viewport: undefined },
};
