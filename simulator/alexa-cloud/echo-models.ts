/** The Echo devices that a person can choose: what each can draw, in the numbers that Alexa sends to a skill. */

/** Numbers as Amazon's own table of devices has them; those of the Show 11 and 21 are of the Show 15, whose resolution they share. */
export interface EchoScreen {
  readonly mode: 'HUB' | 'TV';
  readonly shape: 'RECTANGLE' | 'ROUND';
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  readonly dpi: number;
  /** The size that a document is laid out for: pixels at 160 to the inch. */
  readonly widthDp: number;
  readonly heightDp: number;
  readonly arcMinuteWidth: number;
  readonly arcMinuteHeight: number;
}

export const ECHO_NAMES = [
  ...(['echo-show-5', 'echo-show-8', 'echo-show-10', 'echo-show-11', 'echo-show-15'] as const),
  ...(['echo-show-15-portrait', 'echo-show-21', 'echo-spot', 'fire-tv', 'echo-dot'] as const),
] as const;
export type EchoName = (typeof ECHO_NAMES)[number];

/** Null: no screen, so Alexa names no APL interface and no viewport. */
export const ECHO_SCREENS: Readonly<Record<EchoName, EchoScreen | null>> = {
  'echo-show-5': hub({ pixelWidth: 960, pixelHeight: 480, dpi: 160 }),
  'echo-show-8': {
    ...hub({ pixelWidth: 1280, pixelHeight: 800, dpi: 213 }),
    ...{ arcMinuteWidth: 288, arcMinuteHeight: 180 },
  },
  'echo-show-10': hub({ pixelWidth: 1280, pixelHeight: 800, dpi: 160 }),
  'echo-show-11': hub({ pixelWidth: 1920, pixelHeight: 1080, dpi: 160 }),
  'echo-show-15': hub({ pixelWidth: 1920, pixelHeight: 1080, dpi: 160 }),
  'echo-show-15-portrait': hub({ pixelWidth: 1080, pixelHeight: 1920, dpi: 160 }),
  'echo-show-21': hub({ pixelWidth: 1920, pixelHeight: 1080, dpi: 160 }),
  'echo-spot': { ...hub({ pixelWidth: 480, pixelHeight: 480, dpi: 160 }), shape: 'ROUND' },
  'fire-tv': { ...hub({ pixelWidth: 1920, pixelHeight: 1080, dpi: 320 }), mode: 'TV' },
  'echo-dot': null,
};

interface Pixels {
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  readonly dpi: number;
}

function hub({ pixelWidth, pixelHeight, dpi }: Pixels): EchoScreen {
  // 213 dots to the inch stand for 4/3 of 160, as Alexa rounds it.
  const dpPerPixel = dpi === 213 ? 3 / 4 : 160 / dpi;
  const widthDp = Math.round(pixelWidth * dpPerPixel);
  const heightDp = Math.round(pixelHeight * dpPerPixel);
  return {
    ...{ mode: 'HUB', shape: 'RECTANGLE', pixelWidth, pixelHeight, dpi, widthDp, heightDp },
    arcMinuteWidth: arcMinutesOf(widthDp),
    arcMinuteHeight: arcMinutesOf(heightDp),
  };
}

/** 1280 dp are 346 minutes of arc to a person in front of an Echo Show 10; where nobody has measured, as many to the dp. */
function arcMinutesOf(dp: number): number {
  return Math.round((dp * 346) / 1280);
}
