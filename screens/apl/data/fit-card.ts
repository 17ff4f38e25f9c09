/** What of an order has room above its total: the same measures that `documents/card-document.ts` lays out. */
import { layoutOf, type AplScreen } from '../screen/apl-screen.ts';
import { fitRows, type FittedRows } from '../screen/fit-rows.ts';
import { contentBoxOf, sizesOf, type Sizes } from '../screen/sizes-of.ts';
import { heightOf, lineCountOf, widthOf } from '../screen/text-room.ts';
import type { CardLine, TotalData } from './screen-data.ts';

interface Fixed {
  readonly screen: AplScreen;
  readonly total: Pick<TotalData, 'totalRows' | 'checkWordsLabel' | 'checkWords'>;
  /** A receipt has none. */
  readonly instruction: string | undefined;
}

interface FittedCard extends FittedRows {
  readonly scrolls: boolean;
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
): FittedCard {
  const sizes = sizesOf(fixed.screen);
  const box = contentBoxOf(fixed.screen);
  const beside = hasRoomBeside(fixed, sizes, box.widthDp);
  // With wider letters than are likely first; then, before no line is whole, with check words beside their label.
  for (const isBeside of [beside, true]) {
    const fitted = fitRows(
      lines,
      {
        heightDp: box.heightDp - heightOfFixed(sizes, fixed, isBeside) - sizes.step,
        widthDp: box.widthDp,
        fontSizeDp: sizes.body,
        stepDp: sizes.step,
        gapDp: sizes.gap,
      },
      { always: charges, isCut: lineCount > lines.length },
    );
    if (fitted.count > 0) return { ...fitted, scrolls: false };
  }
  return { count: lines.length, titleLines: 1, scrolls: true };
}

function heightOfFixed(sizes: Sizes, fixed: Fixed, isBeside: boolean): number {
  const { headline, body, label, total, gap, step, qr, touch } = sizes;
  const { screen, instruction } = fixed;
  const { widthDp } = contentBoxOf(screen);
  const isReceipt = instruction === undefined;
  const totalHeight = heightOf(total, fixed.total.totalRows.length) + step + 2;
  const words = heightOf(headline);
  const linesOf = (text: string, fontSizeDp: number, room: number): number =>
    heightOf(fontSizeDp, lineCountOf(text, { widthDp: room, fontSizeDp }));
  switch (layoutOf(screen)) {
    case 'round': {
      const header = heightOf(label) + step + words + step;
      const labelAbove = isBeside ? 0 : heightOf(label);
      const facts = labelAbove + words + heightOf(label) + step;
      const footer = isReceipt ? words : linesOf(instruction, label, widthDp);
      return header + heightOf(label) + totalHeight + facts + footer + step;
    }
    case 'tall': {
      const header = heightOf(label) + step + words + gap;
      const facts = words + heightOf(label, 2) + step + gap;
      const beside = widthDp - qr - 4 * gap;
      const footer = isReceipt
        ? words
        : Math.max(
            qr,
            linesOf(instruction, body, beside) + step + heightOf(label, 2) + gap + touch,
          );
      return header + totalHeight + facts + footer + 2 * gap;
    }
    case 'wide':
      return words + gap + totalHeight + words + gap + 2 * gap + (isReceipt ? words : qr);
  }
}

/** Check words stand beside their label, or else under it. */
function hasRoomBeside({ total }: Fixed, { headline, label, step }: Sizes, room: number): boolean {
  const width = widthOf(total.checkWordsLabel, label) + step + widthOf(total.checkWords, headline);
  return width <= room;
}
