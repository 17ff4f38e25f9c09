/** What of an order has room above its total: the same measures that `documents/card-document.ts` lays out. */
import { layoutOf, type AplScreen } from '../screen/apl-screen.ts';
import { fitRows, type FittedRows } from '../screen/fit-rows.ts';
import { contentBoxOf, sizesOf, type Sizes } from '../screen/sizes-of.ts';
import { heightOf } from '../screen/text-room.ts';
import type { CardLine } from './screen-data.ts';

interface Fixed {
  readonly screen: AplScreen;
  readonly totalRowCount: number;
  readonly isReceipt: boolean;
}

/** Charges are never counted away. Where they leave no room for a line, all of it scrolls above the total. */
export function fitCard(
  {
    lines,
    charges,
    lineCount,
  }: {
    readonly lines: readonly CardLine[];
    readonly charges: readonly CardLine[];
    readonly lineCount: number;
  },
  fixed: Fixed,
): FittedRows {
  const sizes = sizesOf(fixed.screen);
  const box = contentBoxOf(fixed.screen);
  const fitted = fitRows(
    lines,
    {
      heightDp: box.heightDp - heightOfFixed(sizes, fixed) - sizes.step,
      widthDp: box.widthDp,
      fontSizeDp: sizes.body,
      stepDp: sizes.step,
      gapDp: sizes.gap,
    },
    { always: charges, isCut: lineCount > lines.length },
  );
  return fitted.count === 0 ? { count: lines.length, titleLines: 1 } : fitted;
}

function heightOfFixed(sizes: Sizes, { screen, totalRowCount, isReceipt }: Fixed): number {
  const { headline, label, total, gap, step, qr } = sizes;
  const totalHeight = heightOf(total, totalRowCount) + step + 2;
  const words = heightOf(headline);
  switch (layoutOf(screen)) {
    case 'round': {
      const header = heightOf(label) + step + heightOf(headline) + step;
      const facts = words + heightOf(label) + step;
      const footer = (isReceipt ? heightOf(headline) : heightOf(label, 2)) + step;
      return header + heightOf(label) + totalHeight + facts + footer;
    }
    case 'tall': {
      const header = heightOf(label) + step + heightOf(headline) + gap;
      const facts = words + heightOf(label, 2) + step + gap;
      return header + totalHeight + facts + (isReceipt ? heightOf(headline) : qr) + 2 * gap;
    }
    case 'wide':
      return (
        heightOf(headline) + gap + totalHeight + words + gap + 2 * gap + (isReceipt ? words : qr)
      );
  }
}
