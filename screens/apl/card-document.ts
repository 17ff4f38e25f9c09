/**
 * One APL document for both cards, drawn from the datasource `hearback`. It uses only what the APL 1.4 engine was seen to draw
 * (single padding and margin properties, Frame with backgroundColor, no imports), so that every device draws it alike.
 */

export type AplDocument = Readonly<Record<string, unknown>>;

/** The newest APL version that this document may declare; nothing above 1.4 is used. */
const DECLARED_VERSIONS = ['1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '2022.1', '2023.3', '2024.3'];

/** The total, at every size: 53 dp at 1280x800 (design, section 7). */
export const TOTAL_FONT_SIZE_DP = 53;

/** The document for a device whose newest version is `maxVersion`; an unknown version is given 1.4. */
export function cardDocument({ maxVersion }: { readonly maxVersion: string }): AplDocument {
  return {
    type: 'APL',
    version: DECLARED_VERSIONS.includes(maxVersion) ? maxVersion : '1.4',
    theme: 'dark',
    resources: RESOURCES,
    styles: STYLES,
    mainTemplate: { parameters: ['payload'], items: [page()] },
  };
}

/** Sizes are Amazon's Body1, Headline1 and Label sizes at their base times the device's scale (alexa-plus.md, 2.6 and 2.7). */
const RESOURCES = [
  { description: 'Echo Show 8 and 10, 1280x800', dimensions: sizes(27, 33, 24, 40) },
  {
    description: 'Lower screens',
    when: '${viewport.height < 700}',
    dimensions: sizes(22, 26, 20, 28),
  },
  {
    description: 'Echo Show 5, 960x480',
    when: '${viewport.height < 520}',
    dimensions: sizes(17, 20, 16, 20),
  },
  {
    description: 'Colours',
    colors: { page: '#14181E', text: '#FFFFFF', quiet: '#C5CBD3', rule: '#4A5563' },
  },
];

function sizes(
  body: number,
  headline: number,
  label: number,
  edge: number,
): Record<string, string> {
  return {
    body: `${String(body)}dp`,
    headline: `${String(headline)}dp`,
    label: `${String(label)}dp`,
    edge: `${String(edge)}dp`,
    total: `${String(TOTAL_FONT_SIZE_DP)}dp`,
  };
}

const STYLES = {
  body: { values: [{ color: '@text', fontSize: '@body' }] },
  quiet: { values: [{ color: '@quiet', fontSize: '@label' }] },
  headline: { values: [{ color: '@text', fontSize: '@headline', fontWeight: '700' }] },
  total: { values: [{ color: '@text', fontSize: '@total', fontWeight: '700' }] },
};

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
      items: [header(), details(), rule(), totalRow(), footer()],
    },
  };
}

function header(): AplDocument {
  return row([
    text('${payload.hearback.shop}', 'headline', { shrink: 1, maxLines: 1 }),
    text('${payload.hearback.stateWord}', 'headline', { id: 'stateWord', textAlign: 'right' }),
  ]);
}

/** Takes the room that the total leaves, and scrolls within it: the total is always in sight. */
function details(): AplDocument {
  return {
    type: 'ScrollView',
    grow: 1,
    shrink: 1,
    item: {
      type: 'Container',
      width: '100%',
      items: [
        listOf('${payload.hearback.lines}', 'body'),
        {
          ...text('${payload.hearback.moreLines}', 'quiet', {}),
          when: "${payload.hearback.moreLines != ''}",
        },
        listOf('${payload.hearback.charges}', 'body'),
      ],
    },
  };
}

function listOf(data: string, style: string): AplDocument {
  return {
    type: 'Container',
    width: '100%',
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
  return row([
    text('${payload.hearback.totalLabel}', 'headline', { alignSelf: 'center' }),
    {
      type: 'Container',
      id: 'total',
      accessibilityLabel: '${payload.hearback.totalLabel} ${payload.hearback.total}',
      alignItems: 'end',
      shrink: 0,
      data: '${payload.hearback.totalRows}',
      items: [text('${data}', 'total', { textAlign: 'right' })],
    },
  ]);
}

function footer(): AplDocument {
  const isReceipt = "${payload.hearback.kind == 'receipt'}";
  const isTotal = "${payload.hearback.kind == 'total'}";
  return {
    type: 'Container',
    width: '100%',
    items: [
      row([
        text('${payload.hearback.instrument}', 'body', { shrink: 1, maxLines: 1 }),
        text('${payload.hearback.checkWordsLabel}: <b>${payload.hearback.checkWords}</b>', 'body', {
          id: 'checkWords',
          textAlign: 'right',
          paddingLeft: '24dp',
        }),
      ]),
      {
        ...text('${payload.hearback.instruction} ${payload.hearback.cardHost}', 'quiet', {}),
        when: isTotal,
      },
      {
        ...text('${payload.hearback.receiptLabel} ${payload.hearback.receiptNumber}', 'body', {
          id: 'receiptNumber',
        }),
        when: isReceipt,
      },
    ],
  };
}

function row(items: readonly AplDocument[]): AplDocument {
  return {
    type: 'Container',
    width: '100%',
    direction: 'row',
    justifyContent: 'spaceBetween',
    paddingBottom: '6dp',
    items,
  };
}

function text(value: string, style: string, more: AplDocument): AplDocument {
  return { type: 'Text', style, text: value, ...more };
}
