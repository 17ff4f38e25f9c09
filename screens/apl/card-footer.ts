/** The lowest part of the cards: where to confirm, with the picture of the address, or the receipt's number. No control on it pays. */
import type { AplDocument } from './apl-document.ts';
import { text } from './card-parts.ts';

export function cardFooter(): AplDocument {
  return {
    type: 'Frame',
    width: '100%',
    backgroundColor: '@nested',
    borderRadius: '14dp',
    item: {
      type: 'Container',
      width: '100%',
      direction: 'row',
      alignItems: 'center',
      paddingTop: '@gap',
      paddingBottom: '@gap',
      paddingLeft: '@gap',
      paddingRight: '@gap',
      items: [...placeToConfirm("${payload.hearback.kind == 'total'}"), receipt()],
    },
  };
}

function placeToConfirm(when: string): readonly AplDocument[] {
  return [
    {
      type: 'Frame',
      when,
      width: '@qr',
      height: '@qr',
      backgroundColor: '#FFFFFF',
      borderRadius: '8dp',
      item: {
        type: 'VectorGraphic',
        id: 'qr',
        source: 'qr',
        width: '@qr',
        height: '@qr',
        scale: 'best-fit',
        accessibilityLabel: '${payload.hearback.cardAddress}',
        path: '${payload.hearback.qrPath}',
        factor: '${payload.hearback.qrScale}',
      },
    },
    {
      type: 'Container',
      when,
      shrink: 1,
      grow: 1,
      paddingLeft: '@edge',
      items: [
        text('${payload.hearback.instruction}', 'body', {}),
        text('${payload.hearback.cardHost}', 'quiet', { paddingTop: '6dp' }),
      ],
    },
  ];
}

function receipt(): AplDocument {
  return {
    type: 'Container',
    when: "${payload.hearback.kind == 'receipt'}",
    direction: 'row',
    alignItems: 'center',
    items: [
      text('${payload.hearback.receiptLabel}', 'body', { paddingRight: '12dp' }),
      text('${payload.hearback.receiptNumber}', 'headline', { id: 'receiptNumber' }),
    ],
  };
}
