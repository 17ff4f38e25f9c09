/** Where to confirm: the address as a picture for a phone's camera, and in words. */
import type { AplDocument } from '../apl-document.ts';
import { text } from './basic-parts.ts';

export function addressPicture(side: '@qr' | '@largeQr' = '@qr'): AplDocument {
  return {
    type: 'Frame',
    width: side,
    height: side,
    shrink: 0,
    backgroundColor: '#FFFFFF',
    borderRadius: '@step',
    item: {
      type: 'VectorGraphic',
      id: 'qr',
      source: 'qr',
      width: side,
      height: side,
      scale: 'best-fit',
      role: 'image',
      accessibilityLabel: '${payload.hearback.instruction} ${payload.hearback.cardHost}',
      path: '${payload.hearback.qrPath}',
      factor: '${payload.hearback.qrScale}',
    },
  };
}

export function addressWords(): readonly AplDocument[] {
  return [
    text('${payload.hearback.instruction}', 'body', { id: 'instruction' }),
    text('${payload.hearback.cardHost}', 'quiet', { paddingTop: '@step' }),
  ];
}
