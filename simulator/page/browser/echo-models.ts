/** The devices to choose from, by the names that people know them by, and the size that each draws for. */
import type { AplViewport } from './apl-messages.ts';
import type { EchoName } from './demo-client.ts';

export interface EchoModel {
  readonly label: string;
  /** Undefined: a device that only speaks. */
  readonly viewport: AplViewport | undefined;
}

export const ECHO_MODELS: Readonly<Record<EchoName, EchoModel>> = {
  'echo-show-10': { label: 'Echo Show 10', viewport: { widthDp: 1280, heightDp: 800 } },
  'echo-show-8': { label: 'Echo Show 8', viewport: { widthDp: 960, heightDp: 600 } },
  'echo-dot': { label: 'Echo Dot, no screen', viewport: undefined },
};
