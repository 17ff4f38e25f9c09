/**
 * One APL document for both cards, drawn from the datasource `hearback`. It uses only what the APL 1.4 engine was seen to draw
 * (single padding and margin properties, Frame with backgroundColor, no imports), so that every device draws it alike.
 */
import type { AplDocument } from './apl-document.ts';
import { cardFooter } from './card-footer.ts';
import { GRAPHICS } from './card-graphics.ts';
import { row, text } from './card-parts.ts';
import { RESOURCES, STYLES } from './card-sizes.ts';

export type { AplDocument };

/** The newest APL version that this document may declare; nothing above 1.4 is used. */
const DECLARED_VERSIONS = ['1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '2022.1', '2023.3', '2024.3'];

/** The document for a device whose newest version is `maxVersion`; an unknown version is given 1.4. */
export function cardDocument({ maxVersion }: { readonly maxVersion: string }): AplDocument {
  return {
    type: 'APL',
    version: DECLARED_VERSIONS.includes(maxVersion) ? maxVersion : '1.4',
    theme: 'dark',
    resources: RESOURCES,
    styles: STYLES,
    graphics: GRAPHICS,
    mainTemplate: { parameters: ['payload'], items: [page()] },
  };
}

function page(): AplDocument {
  return {
    type: 'Frame',
    width: '100vw',
    height: '100vh',
    backgroundColor: '@page',
    item: {
      type: 'Container',
      width: '100vw',
      height: '100vh',
      paddingLeft: '@edge',
      paddingRight: '@edge',
      paddingTop: '@edge',
      paddingBottom: '@edge',
      items: [header(), lines(), charges(), rule(), totalRow(), facts(), cardFooter()],
    },
  };
}

function header(): AplDocument {
  return row(
    [
      text('${payload.hearback.shop}', 'headline', { shrink: 1, maxLines: 1 }),
      state('waiting', "${payload.hearback.kind == 'total'}"),
      state('done', "${payload.hearback.kind == 'receipt'}"),
    ],
    { alignItems: 'center', paddingBottom: '@gap' },
  );
}

function state(name: 'waiting' | 'done', when: string): AplDocument {
  return {
    type: 'Container',
    when,
    direction: 'row',
    alignItems: 'center',
    paddingLeft: '24dp',
    items: [
      {
        type: 'VectorGraphic',
        source: name,
        width: '@headline',
        height: '@headline',
        scale: 'best-fit',
      },
      text('${payload.hearback.stateWord}', name, { id: 'stateWord', paddingLeft: '10dp' }),
    ],
  };
}

/** Takes the room that the rest leaves, and scrolls within it: charges and total are always in sight. */
function lines(): AplDocument {
  return {
    type: 'ScrollView',
    width: '100%',
    grow: 1,
    shrink: 1,
    item: {
      type: 'Container',
      width: '100%',
      items: [
        listOf('${payload.hearback.lines}', 'body'),
        {
          ...text('${payload.hearback.moreLines}', 'quietBody', {}),
          when: "${payload.hearback.moreLines != ''}",
        },
      ],
    },
  };
}

/** Apart from the lines, which may be cut off where they scroll. */
function charges(): AplDocument {
  return listOf('${payload.hearback.charges}', 'quietBody', { paddingTop: '@gap' });
}

function listOf(data: string, style: string, more: AplDocument = {}): AplDocument {
  return {
    type: 'Container',
    width: '100%',
    ...more,
    data,
    items: [
      row([
        text('${data.text}', style, { shrink: 1, maxLines: 2 }),
        text('${data.amount}', style, { textAlign: 'right', paddingLeft: '24dp' }),
      ]),
    ],
  };
}

function rule(): AplDocument {
  return {
    type: 'Frame',
    width: '100%',
    height: '2dp',
    backgroundColor: '@rule',
    item: { type: 'Container', width: '100%', height: '2dp' },
  };
}

/** Neither part may shrink, and there is no `maxLines`: a total is broken by its data, never cut by the engine. */
function totalRow(): AplDocument {
  return row(
    [
      text('${payload.hearback.totalLabel}', 'headline', {}),
      {
        type: 'Container',
        id: 'total',
        accessibilityLabel: '${payload.hearback.totalLabel} ${payload.hearback.total}',
        alignItems: 'end',
        shrink: 0,
        data: '${payload.hearback.totalRows}',
        items: [text('${data}', 'total', { textAlign: 'right' })],
      },
    ],
    { alignItems: 'center', paddingTop: '6dp' },
  );
}

/** What pays, and the words that tell one order from another. */
function facts(): AplDocument {
  return row(
    [
      text('${payload.hearback.instrument}', 'quiet', { shrink: 1, maxLines: 1 }),
      {
        type: 'Container',
        direction: 'row',
        alignItems: 'center',
        paddingLeft: '24dp',
        items: [
          text('${payload.hearback.checkWordsLabel}', 'quiet', { paddingRight: '14dp' }),
          text('${payload.hearback.checkWords}', 'headline', { id: 'checkWords' }),
        ],
      },
    ],
    { alignItems: 'center', paddingBottom: '@gap' },
  );
}
