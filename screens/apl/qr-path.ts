/** The picture of an address that a phone's camera reads (ISO/IEC 18004), as one path in the units of its own squares. */
import { create } from 'qrcode';

export interface QrPath {
  /** Runs of dark squares, row by row: `M4,4h7v1h-7z`. */
  readonly path: string;
  /** Width and height in squares, with the white border. */
  readonly size: number;
}

/** The standard's white border, without which a camera finds no edge on a dark screen. */
const BORDER = 4;

/** A screen is never torn or stained, so the weakest correction gives the largest squares. */
export function qrPath(text: string): QrPath {
  const { data, size } = create(text, { errorCorrectionLevel: 'L' }).modules;
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    let start: number | undefined;
    for (let column = 0; column <= size; column += 1) {
      const isDark = column < size && data[row * size + column] === 1;
      if (isDark) {
        start ??= column;
      } else if (start !== undefined) {
        const width = String(column - start);
        runs.push(`M${String(start + BORDER)},${String(row + BORDER)}h${width}v1h-${width}z`);
        start = undefined;
      }
    }
  }
  return { path: runs.join(''), size: size + 2 * BORDER };
}
