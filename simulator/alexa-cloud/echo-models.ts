/** The Echo devices that a person can choose: what each can draw, in the numbers that Alexa sends to a skill. */
export interface EchoScreen {
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  readonly dpi: number;
  /** The size that a document is laid out for: pixels at 160 to the inch. */
  readonly widthDp: number;
  readonly heightDp: number;
  readonly arcMinuteWidth: number;
  readonly arcMinuteHeight: number;
}

export const ECHO_NAMES = ['echo-show-10', 'echo-show-8', 'echo-dot'] as const;
export type EchoName = (typeof ECHO_NAMES)[number];

/** Null: no screen, so Alexa names no APL interface and no viewport. */
export const ECHO_SCREENS: Readonly<Record<EchoName, EchoScreen | null>> = {
  'echo-show-10': {
    pixelWidth: 1280,
    pixelHeight: 800,
    dpi: 160,
    widthDp: 1280,
    heightDp: 800,
    arcMinuteWidth: 346,
    arcMinuteHeight: 216,
  },
  'echo-show-8': {
    pixelWidth: 1280,
    pixelHeight: 800,
    dpi: 213,
    widthDp: 960,
    heightDp: 600,
    arcMinuteWidth: 288,
    arcMinuteHeight: 180,
  },
  'echo-dot': null,
};
