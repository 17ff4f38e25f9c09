/**
 * The screen that a document is laid out for. Branched by mode, shape and size here, because ask-sdk-core 2.14 names several devices wrongly
 * (an Echo Show 8 is a mobile to it, an Echo Show 15 on its side has no name).
 */

export interface AplScreen {
  /** A television is watched from afar, has edges that may be cut off, and cannot be touched. */
  readonly isTelevision: boolean;
  readonly isRound: boolean;
  readonly widthDp: number;
  readonly heightDp: number;
}

/** `wide`: parts stand side by side; `tall`: below one another; `round`: within the circle, and only what counts. */
export type AplLayout = 'wide' | 'tall' | 'round';

/** What Alexa says of a device's screen; all that is missing is that of the least screen that lies on its side. */
export interface Viewport {
  readonly mode?: string | undefined;
  readonly shape?: string | undefined;
  readonly currentPixelWidth: number;
  readonly currentPixelHeight?: number | undefined;
  readonly dpi: number;
}

const DPI_OF_ONE_DP = 160;
/** Echo Show 5. */
const LEAST_SCREEN: AplScreen = {
  isTelevision: false,
  isRound: false,
  widthDp: 960,
  heightDp: 480,
};
/** Narrower than this many heights, parts have no room side by side. */
const WIDE_FROM = 1.25;

export function aplScreenOf(viewport: Viewport | undefined): AplScreen {
  if (viewport === undefined) return LEAST_SCREEN;
  const { mode, shape, currentPixelWidth, currentPixelHeight, dpi } = viewport;
  const widthDp = (currentPixelWidth * DPI_OF_ONE_DP) / dpi;
  return {
    isTelevision: mode === 'TV',
    isRound: shape === 'ROUND',
    widthDp,
    heightDp:
      currentPixelHeight === undefined ? widthDp / 2 : (currentPixelHeight * DPI_OF_ONE_DP) / dpi,
  };
}

export function layoutOf({ isRound, widthDp, heightDp }: AplScreen): AplLayout {
  if (isRound) return 'round';
  return widthDp >= WIDE_FROM * heightDp ? 'wide' : 'tall';
}
