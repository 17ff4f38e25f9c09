/** An order with its lines and total: read out and not bought, or bought. */
import type { AplDocument } from '../apl-document.ts';
import { column, roomForRows, row, rule, text } from '../parts/basic-parts.ts';
import { footer } from '../parts/footer.ts';
import { header } from '../parts/header.ts';
import { moreLines, rowsOf } from '../parts/rows.ts';
import { checkWords, totalRow } from '../parts/total.ts';
import { layoutOf, type AplLayout } from '../screen/apl-screen.ts';
import { makeDocument, type DocumentSetting } from './make-document.ts';

export function cardDocument(setting: DocumentSetting): AplDocument {
  const layout = layoutOf(setting.screen);
  return makeDocument(
    [
      header(layout, '${payload.hearback.shop}'),
      roomForRows([
        rowsOf('${payload.hearback.lines}', 'body'),
        moreLines(),
        rowsOf('${payload.hearback.charges}', 'quietBody', { paddingTop: '@step' }),
      ]),
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
  const alignItems = layout === 'round' ? 'center' : 'end';
  return column([checkWords(), instrument({ paddingTop: '@step' })], {
    width: '100%',
    alignItems,
    paddingBottom: layout === 'round' ? '0dp' : '@gap',
  });
}
