/** The total and the check words. Neither part of the total may shrink, and it has no `maxLines`: it is broken by its data, never cut. */
import type { AplDocument } from '../apl-document.ts';
import type { AplLayout } from '../screen/apl-screen.ts';
import { column, row, text } from './basic-parts.ts';

export function totalRow(layout: AplLayout): AplDocument {
  if (layout !== 'round') {
    return row([text('${payload.hearback.totalLabel}', 'headline'), totalOf('end')], {
      alignItems: 'center',
      paddingTop: '@step',
    });
  }
  return column([text('${payload.hearback.totalLabel}', 'quiet'), totalOf('center')], {
    width: '100%',
    alignItems: 'center',
    paddingTop: '@step',
  });
}

export function totalOf(alignItems: 'start' | 'center' | 'end'): AplDocument {
  const textAlign = { start: 'left', center: 'center', end: 'right' }[alignItems];
  return {
    type: 'Container',
    id: 'total',
    role: 'text',
    accessibilityLabel: '${payload.hearback.totalLabel} ${payload.hearback.total}',
    alignItems,
    shrink: 0,
    data: '${payload.hearback.totalRows}',
    items: [text('${data}', 'total', { textAlign })],
  };
}

/** Check words have no room beside their label in every language there, and stand under it then. */
export const IN_CIRCLE: AplDocument = { wrap: 'wrap', justifyContent: 'center', maxWidth: '100%' };

export function checkWords(more: AplDocument = {}): AplDocument {
  return {
    type: 'Container',
    direction: 'row',
    alignItems: 'center',
    role: 'text',
    accessibilityLabel: '${payload.hearback.checkWordsLabel}: ${payload.hearback.checkWords}',
    ...more,
    items: [
      text('${payload.hearback.checkWordsLabel}', 'quiet', { paddingRight: '@step' }),
      text('${payload.hearback.checkWords}', 'headline', { id: 'checkWords' }),
    ],
  };
}
