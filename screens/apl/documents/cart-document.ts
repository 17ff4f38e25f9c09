/** The cart: what is in it and what that makes, before delivery and tax. */
import type { AplDocument } from '../apl-document.ts';
import { column, row, rowsWithRoom, rule, text } from '../parts/basic-parts.ts';
import { button } from '../parts/button.ts';
import { header } from '../parts/header.ts';
import { moreLines, rowsOf } from '../parts/rows.ts';
import { layoutOf, type AplLayout } from '../screen/apl-screen.ts';
import { makeDocument, type DocumentSetting } from './make-document.ts';

const IS_FULL = '${!payload.hearback.isEmpty}';

export function cartDocument(setting: DocumentSetting): AplDocument {
  const layout = layoutOf(setting.screen);
  return makeDocument(
    [
      header(layout),
      ...rowsWithRoom(
        [
          rowsOf('${payload.hearback.lines}', 'body'),
          moreLines(),
          text('${payload.hearback.emptyWords}', 'body', {
            when: '${payload.hearback.isEmpty}',
            textAlign: layout === 'round' ? 'center' : 'left',
          }),
        ],
        { layout },
      ),
      { ...rule(), when: IS_FULL },
      subtotal(),
      footer(layout),
    ],
    setting,
  );
}

function subtotal(): AplDocument {
  return row(
    [
      text('${payload.hearback.subtotalLabel}', 'body', { shrink: 1 }),
      text('${payload.hearback.subtotal}', 'headline', {
        id: 'subtotal',
        textAlign: 'right',
        paddingLeft: '@gap',
      }),
    ],
    {
      when: IS_FULL,
      alignItems: 'center',
      paddingTop: '@step',
      paddingBottom: '@step',
      role: 'text',
      accessibilityLabel: '${payload.hearback.subtotalLabel} ${payload.hearback.subtotal}',
    },
  );
}

function footer(layout: AplLayout): AplDocument {
  const textAlign = layout === 'round' ? 'center' : 'left';
  const facts = [
    text('${payload.hearback.note}', 'quiet', { id: 'note', maxLines: 2, textAlign }),
    text('${payload.hearback.choices}', 'quiet', {
      when: "${payload.hearback.choices != ''}",
      id: 'choices',
      maxLines: layout === 'wide' ? 1 : 2,
      textAlign,
    }),
  ];
  if (layout === 'round')
    return column(facts, { when: IS_FULL, width: '100%', alignItems: 'center' });
  const checkout = button('checkout', '${payload.hearback.checkout}');
  if (layout === 'tall') {
    return column([...facts, column([checkout], { paddingTop: '@gap', alignItems: 'start' })], {
      when: IS_FULL,
      width: '100%',
    });
  }
  return row([column(facts, { shrink: 1, paddingRight: '@gap' }), checkout], {
    when: IS_FULL,
    alignItems: 'center',
    paddingTop: '@step',
  });
}
