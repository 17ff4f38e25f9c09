/** An order with its lines and total: read out and not bought, or bought. */
import type { AplDocument } from '../apl-document.ts';
import { column, row, rowsWithRoom, rule, text } from '../parts/basic-parts.ts';
import { footer } from '../parts/footer.ts';
import { header } from '../parts/header.ts';
import { moreLines, rowsOf } from '../parts/rows.ts';
import { checkWords, IN_CIRCLE, totalRow } from '../parts/total.ts';
import { layoutOf, type AplLayout } from '../screen/apl-screen.ts';
import { makeDocument, type DocumentSetting } from './make-document.ts';

export function cardDocument(setting: DocumentSetting): AplDocument {
  const layout = layoutOf(setting.screen);
  return makeDocument(
    [
      header(layout, '${payload.hearback.shop}'),
      ...rowsWithRoom(
        [
          rowsOf('${payload.hearback.lines}', 'body'),
          moreLines(),
          rowsOf('${payload.hearback.charges}', 'quietBody', { paddingTop: '@step' }),
        ],
        { layout, scrolls: 'payload.hearback.scrolls' },
      ),
      rule(),
      totalRow(layout),
      facts(layout),
      footer(layout),
    ],
    setting,
  );
}

/** What pays, and the words that tell one order from another. */
function facts(layout: AplLayout): AplDocument {
  const instrument = (more: AplDocument): AplDocument =>
    text('${payload.hearback.instrument}', 'quiet', { id: 'instrument', maxLines: 1, ...more });
  if (layout === 'wide') {
    return row([instrument({ shrink: 1 }), checkWords({ paddingLeft: '@gap', shrink: 0 })], {
      alignItems: 'center',
      paddingBottom: '@gap',
    });
  }
  const isRound = layout === 'round';
  const textAlign = isRound ? 'center' : 'right';
  return column(
    [checkWords(isRound ? IN_CIRCLE : {}), instrument({ paddingTop: '@step', textAlign })],
    {
      width: '100%',
      alignItems: isRound ? 'center' : 'end',
      paddingBottom: isRound ? '0dp' : '@gap',
    },
  );
}
