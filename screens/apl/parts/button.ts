/** What can be touched, and all that a touch may do. It does what the same words would do, and none of them buys anything. */
import type { AplDocument } from '../apl-document.ts';
import { text } from './basic-parts.ts';

/** `checkout` reads the cart's total out: a dry run. What pays stands on the phone alone (invariant 3). */
export const TOUCHES = ['choose', 'more', 'cart', 'readBack', 'checkout'] as const;
export type Touch = (typeof TOUCHES)[number];

export function button(touch: Exclude<Touch, 'choose'>, label: string, when?: string): AplDocument {
  return {
    ...touchable([touch], {
      type: 'Container',
      height: '@touch',
      direction: 'row',
      alignItems: 'center',
      paddingLeft: '@gap',
      paddingRight: '@gap',
      items: [text(label, 'strong')],
    }),
    id: `touch-${touch}`,
    ...(when === undefined ? {} : { when }),
    accessibilityLabel: label,
  };
}

export function touchable(
  touch: readonly [Touch, ...unknown[]],
  item: AplDocument,
  more: AplDocument = {},
): AplDocument {
  return {
    type: 'TouchWrapper',
    role: 'button',
    onPress: [{ type: 'SendEvent', arguments: touch }],
    item: {
      type: 'Frame',
      style: 'touchable',
      inheritParentState: true,
      backgroundColor: '@nested',
      borderWidth: '2dp',
      borderRadius: '@radius',
      ...more,
      item,
    },
  };
}
