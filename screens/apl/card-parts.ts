/** The two parts that everything on the cards is made of: a text in a style, and parts side by side. */
import type { AplDocument } from './apl-document.ts';

/** First part left, last part right. */
export function row(items: readonly AplDocument[], more: AplDocument = {}): AplDocument {
  return {
    type: 'Container',
    width: '100%',
    direction: 'row',
    justifyContent: 'spaceBetween',
    paddingBottom: '6dp',
    ...more,
    items,
  };
}

export function text(value: string, style: string, more: AplDocument): AplDocument {
  return { type: 'Text', style, text: value, ...more };
}
