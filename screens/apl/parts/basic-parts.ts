/** What every document is made of: a text in a style, parts side by side, parts below one another. */
import type { AplDocument } from '../apl-document.ts';
import type { AplLayout } from '../screen/apl-screen.ts';

export function text(value: string, style: string, more: AplDocument = {}): AplDocument {
  return { type: 'Text', style, text: value, ...more };
}

/** First part left, last part right. */
export function row(items: readonly AplDocument[], more: AplDocument = {}): AplDocument {
  return {
    type: 'Container',
    width: '100%',
    direction: 'row',
    justifyContent: 'spaceBetween',
    ...more,
    items,
  };
}

export function column(items: readonly AplDocument[], more: AplDocument = {}): AplDocument {
  return { type: 'Container', ...more, items };
}

export function rule(): AplDocument {
  return {
    type: 'Frame',
    width: '100%',
    height: '2dp',
    backgroundColor: '@rule',
    item: { type: 'Container', width: '100%', height: '2dp' },
  };
}

/** Takes the room that the rest leaves; scrolls within it where a device's face is wider than ours. */
export function roomForRows(items: readonly AplDocument[], more: AplDocument = {}): AplDocument {
  return {
    type: 'ScrollView',
    width: '100%',
    grow: 1,
    shrink: 1,
    ...more,
    item: column(items, { width: '100%' }),
  };
}

/**
 * For rows that have room by their measures. On a screen that stands upright there is far more of it than rows need, so what comes after them
 * follows at once: a total stands below what it is of.
 */
export function rowsWithRoom(
  items: readonly AplDocument[],
  { layout, scrolls }: { readonly layout: AplLayout; readonly scrolls?: string },
): readonly AplDocument[] {
  if (layout !== 'tall') return [roomForRows(items)];
  const asHighAsTheyAre = column(items, { width: '100%' });
  if (scrolls === undefined) return [asHighAsTheyAre];
  return [
    { ...asHighAsTheyAre, when: `\${!${scrolls}}` },
    roomForRows(items, { when: `\${${scrolls}}` }),
  ];
}
