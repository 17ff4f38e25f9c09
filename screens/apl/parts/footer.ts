/** The lowest part of an order's document: where to confirm it, or the receipt's number. No control on it pays. */
import type { AplDocument } from '../apl-document.ts';
import type { AplLayout } from '../screen/apl-screen.ts';
import { addressPicture, addressWords } from './address.ts';
import { column, text } from './basic-parts.ts';
import { button } from './button.ts';

const IS_TOTAL = "${payload.hearback.kind == 'total'}";
const IS_RECEIPT = "${payload.hearback.kind == 'receipt'}";

/** On a screen that stands upright, an address has no room beside the control. */
const UNDER: AplDocument = { alignItems: 'start', paddingTop: '@gap' };

export function footer(layout: AplLayout): AplDocument {
  if (layout === 'round') return inCircle();
  const readBack = button('readBack', '${payload.hearback.readBack}');
  return {
    type: 'Frame',
    width: '100%',
    backgroundColor: '@nested',
    borderRadius: '@radius',
    item: {
      type: 'Container',
      width: '100%',
      direction: 'row',
      alignItems: 'center',
      paddingTop: '@gap',
      paddingBottom: '@gap',
      paddingLeft: '@gap',
      paddingRight: '@gap',
      items: [
        { ...addressPicture(), when: IS_TOTAL },
        column([...addressWords(), ...(layout === 'tall' ? [column([readBack], UNDER)] : [])], {
          when: IS_TOTAL,
          ...{ shrink: 1, grow: 1, paddingLeft: '@gap', paddingRight: '@gap' },
        }),
        ...(layout === 'tall' ? [] : [{ ...readBack, when: IS_TOTAL }]),
        receipt(),
      ],
    },
  };
}

function inCircle(): AplDocument {
  return column(
    [
      text('${payload.hearback.instruction}', 'quiet', { when: IS_TOTAL, textAlign: 'center' }),
      receipt(),
    ],
    { width: '100%', alignItems: 'center', paddingTop: '@step' },
  );
}

function receipt(): AplDocument {
  return {
    type: 'Container',
    when: IS_RECEIPT,
    direction: 'row',
    alignItems: 'center',
    role: 'text',
    accessibilityLabel: '${payload.hearback.receiptLabel} ${payload.hearback.receiptNumber}',
    items: [
      text('${payload.hearback.receiptLabel}', 'quiet', { paddingRight: '@step' }),
      text('${payload.hearback.receiptNumber}', 'headline', { id: 'receiptNumber' }),
    ],
  };
}
