/** Rows of a text and its amount. The text gives way, the amount never. */
import type { AplDocument } from '../apl-document.ts';
import { row, text } from './basic-parts.ts';

export function rowsOf(data: string, style: string, more: AplDocument = {}): AplDocument {
  return {
    type: 'Container',
    width: '100%',
    role: 'list',
    ...more,
    data,
    items: [
      row(
        [
          text('${data.text}', style, { shrink: 1, maxLines: '${payload.hearback.titleLines}' }),
          text('${data.amount}', style, { textAlign: 'right', paddingLeft: '@gap' }),
        ],
        {
          paddingBottom: '@step',
          role: 'listitem',
          accessibilityLabel: '${data.text}, ${data.amount}',
        },
      ),
    ],
  };
}

export function moreLines(): AplDocument {
  return {
    ...text('${payload.hearback.moreLines}', 'quietBody', { paddingBottom: '@step' }),
    when: "${payload.hearback.moreLines != ''}",
  };
}
