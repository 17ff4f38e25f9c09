/** One order and the one thing to do for it: how much, which, and where. Its lines were shown when it was read out. */
import type { AplDocument } from '../apl-document.ts';
import { addressPicture, addressWords } from '../parts/address.ts';
import { column, row, text } from '../parts/basic-parts.ts';
import { button } from '../parts/button.ts';
import { header } from '../parts/header.ts';
import { checkWords, IN_CIRCLE, totalOf } from '../parts/total.ts';
import { layoutOf, type AplLayout } from '../screen/apl-screen.ts';
import { makeDocument, type DocumentSetting } from './make-document.ts';

export function waitingDocument(setting: DocumentSetting): AplDocument {
  const layout = layoutOf(setting.screen);
  return makeDocument([header(layout, '${payload.hearback.shop}'), ...body(layout)], setting);
}

function body(layout: AplLayout): readonly AplDocument[] {
  switch (layout) {
    case 'round':
      return [
        column([...howMuch('center'), words({ textAlign: 'center', paddingTop: '@gap' })], {
          width: '100%',
          grow: 1,
          alignItems: 'center',
          justifyContent: 'center',
        }),
      ];
    case 'tall':
      return [
        column(
          [
            ...howMuch('start'),
            words({ paddingTop: '@gap' }),
            column([addressPicture('@largeQr')], { paddingTop: '@edgeY', paddingBottom: '@gap' }),
            ...addressWords(),
            readBack({ paddingTop: '@gap' }),
          ],
          { width: '100%', grow: 1, justifyContent: 'center' },
        ),
      ];
    case 'wide':
      return [
        row(
          [
            column([...howMuch('start'), words({ paddingTop: '@gap' })], { shrink: 1, grow: 1 }),
            column([addressPicture('@largeQr')], { paddingLeft: '@edgeX' }),
          ],
          { grow: 1, shrink: 1, alignItems: 'center' },
        ),
        row([column(addressWords(), { shrink: 1, paddingRight: '@gap' }), readBack({})], {
          alignItems: 'center',
        }),
      ];
  }
}

function howMuch(alignItems: 'start' | 'center'): readonly AplDocument[] {
  return [
    text('${payload.hearback.totalLabel}', 'quiet'),
    totalOf(alignItems),
    checkWords({ paddingTop: '@step', ...(alignItems === 'center' ? IN_CIRCLE : {}) }),
  ];
}

function words(more: AplDocument): AplDocument {
  return text('${payload.hearback.words}', 'body', { id: 'words', ...more });
}

function readBack(more: AplDocument): AplDocument {
  return column([button('readBack', '${payload.hearback.readBack}')], {
    alignItems: 'start',
    ...more,
  });
}
