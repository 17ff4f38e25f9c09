/** How much room texts need, taken too large rather than too small: the faces of real devices are not at hand. */

/** A figure, a letter of our alphabets at the most; a sign of Chinese or Japanese is as wide as it is high. */
const WIDE_EM = 1.02;
const OTHER_EM = 0.58;
const CAPITAL_EM = 0.7;
const WIDE =
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{1f300}-\u{1faff}]/u;
/** The engine's own, and Amazon's. */
const LINE_EM = 1.25;
/** The engine gives a line up to one more. */
const ROUNDING_DP = 1;

export function widthOf(text: string, fontSizeDp: number): number {
  let em = 0;
  for (const character of text) {
    if (WIDE.test(character)) em += WIDE_EM;
    else em += /\p{Lu}|[MWmw%@]/u.test(character) ? CAPITAL_EM : OTHER_EM;
  }
  return em * fontSizeDp;
}

/** Lines that a text takes in `widthDp`; what breaks at words fills no line. */
export function lineCountOf(
  text: string,
  { widthDp, fontSizeDp }: { readonly widthDp: number; readonly fontSizeDp: number },
): number {
  const width = widthOf(text, fontSizeDp);
  return width <= widthDp ? 1 : Math.ceil(width / (widthDp * 0.88));
}

export function heightOf(fontSizeDp: number, lineCount = 1): number {
  return (Math.ceil(LINE_EM * fontSizeDp) + ROUNDING_DP) * lineCount;
}
