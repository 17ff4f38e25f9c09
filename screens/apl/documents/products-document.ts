/** Products to choose from. Touching one says its number. */
import type { AplDocument } from '../apl-document.ts';
import { column, roomForRows, row, text } from '../parts/basic-parts.ts';
import { button, touchable } from '../parts/button.ts';
import { header } from '../parts/header.ts';
import { layoutOf, type AplLayout } from '../screen/apl-screen.ts';
import { makeDocument, type DocumentSetting } from './make-document.ts';

export function productsDocument(setting: DocumentSetting): AplDocument {
  const layout = layoutOf(setting.screen);
  return makeDocument(
    [
      header(layout),
      roomForRows([
        column([product(layout)], {
          width: '100%',
          role: 'list',
          data: '${payload.hearback.products}',
        }),
      ]),
      ...(layout === 'round' ? [] : [footer()]),
    ],
    setting,
  );
}

function product(layout: AplLayout): AplDocument {
  const isRound = layout === 'round';
  const place = text('${data.place}', isRound ? 'quiet' : 'headline', {
    paddingRight: isRound ? '@step' : '@gap',
  });
  return column(
    [
      {
        ...touchable(
          ['choose', '${data.place}'],
          row(
            [
              place,
              column(
                [
                  text('${data.text}', 'body', { maxLines: '${payload.hearback.titleLines}' }),
                  text('${data.note}', 'quiet', { when: "${data.note != ''}" }),
                ],
                { shrink: 1, grow: 1 },
              ),
              text('${data.amount}', 'strong', { textAlign: 'right', paddingLeft: '@gap' }),
            ],
            {
              minHeight: '@touch',
              alignItems: 'center',
              paddingLeft: isRound ? '@step' : '@gap',
              paddingRight: isRound ? '@step' : '@gap',
            },
          ),
          { width: '100%' },
        ),
        width: '100%',
        accessibilityLabel: '${data.place}. ${data.text}, ${data.amount}. ${data.note}',
      },
    ],
    { width: '100%', paddingBottom: '@step', role: 'listitem' },
  );
}

function footer(): AplDocument {
  return row(
    [
      text('${payload.hearback.hint}', 'quiet', { id: 'hint', shrink: 1 }),
      {
        type: 'Container',
        direction: 'row',
        items: [
          button('more', '${payload.hearback.more}', '${payload.hearback.hasMore}'),
          column([button('cart', '${payload.hearback.cart}')], { paddingLeft: '@gap' }),
        ],
      },
    ],
    { alignItems: 'center', paddingTop: '@step' },
  );
}
