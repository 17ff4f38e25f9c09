/**
 * The one rule of sizes: everything is what it is at 1280x800 dp, times the screen's shorter side over 800. So the total is 53 dp there, 40 at
 * 960x600 (53 of that device's own pixels), 32 at 960x480 and in a circle of 480, 72 at 1920x1080 and 1080x1920, 36 at 960x540.
 * It is Amazon's own scale of type: at a shorter side of 480 the total is Display3, 32.
 */
import { layoutOf, type AplScreen } from './apl-screen.ts';

/** The total at 1280x800 (design, section 7). */
export const TOTAL_FONT_SIZE_DP = 53;
const AT_SHORTER_SIDE_DP = 800;

const SIZES = {
  total: TOTAL_FONT_SIZE_DP,
  headline: 33,
  body: 27,
  /** Words that only accompany. */
  label: 23,
  gap: 16,
  /** Between rows, and between a mark and its word. */
  step: 8,
  radius: 14,
  /** Side of the picture of the address. */
  qr: 196,
  /** Where little else stands beside it. */
  largeQr: 300,
  /** What a finger meets: 48 dp at a shorter side of 480. */
  touch: 80,
} as const;

/** At the edges at 1280x800; in a circle and on a television the edge follows from the screen instead. */
const EDGE = { side: 40, end: 28 };
/** The outer twentieth of a television may be cut off. */
const TELEVISION_EDGE = 0.05;
/** A box of these shares of the diameter has its corners inside the circle: 0.64² + 0.74² < 1. */
const IN_CIRCLE = { width: 0.64, height: 0.74 };

export type Sizes = Readonly<Record<keyof typeof SIZES | 'edgeX' | 'edgeY', number>>;

export function sizesOf(screen: AplScreen): Sizes {
  const scale = (size: number): number =>
    Math.round((size * Math.min(screen.widthDp, screen.heightDp)) / AT_SHORTER_SIDE_DP);
  return {
    total: scale(SIZES.total),
    headline: scale(SIZES.headline),
    body: scale(SIZES.body),
    label: scale(SIZES.label),
    gap: scale(SIZES.gap),
    step: scale(SIZES.step),
    radius: scale(SIZES.radius),
    qr: scale(SIZES.qr),
    largeQr: scale(SIZES.largeQr),
    touch: scale(SIZES.touch),
    ...edgesOf(screen, scale),
  };
}

/** What is left between the edges. */
export function contentBoxOf(screen: AplScreen): {
  readonly widthDp: number;
  readonly heightDp: number;
} {
  const { edgeX, edgeY } = sizesOf(screen);
  return { widthDp: screen.widthDp - 2 * edgeX, heightDp: screen.heightDp - 2 * edgeY };
}

function edgesOf(
  screen: AplScreen,
  scale: (size: number) => number,
): Pick<Sizes, 'edgeX' | 'edgeY'> {
  const { widthDp, heightDp, isTelevision } = screen;
  if (layoutOf(screen) === 'round') {
    const diameter = Math.min(widthDp, heightDp);
    return {
      edgeX: Math.ceil((widthDp - IN_CIRCLE.width * diameter) / 2),
      edgeY: Math.ceil((heightDp - IN_CIRCLE.height * diameter) / 2),
    };
  }
  const [side, end] = [scale(EDGE.side), scale(EDGE.end)];
  if (!isTelevision) return { edgeX: side, edgeY: end };
  return {
    edgeX: Math.max(side, Math.round(widthDp * TELEVISION_EDGE)),
    edgeY: Math.max(end, Math.round(heightDp * TELEVISION_EDGE)),
  };
}
