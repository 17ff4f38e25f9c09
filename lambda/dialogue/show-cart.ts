/** The cart on the device's screen, from the very answer that it is read out from. */
import type { HandlerInput } from 'ask-sdk-core';
import { makeCartData } from '#screens/apl';
import { render } from './render.ts';

interface Choice {
  readonly label: string;
  readonly is_chosen: boolean;
}

/** What `view_cart` and `change_cart` say of the cart, as far as it is shown. */
export interface ShownCart {
  readonly lines: readonly {
    readonly title: string;
    readonly quantity: number;
    readonly line_total: string;
  }[];
  readonly subtotal: string;
  readonly addresses: readonly Choice[];
  readonly instruments: readonly Choice[];
}

export function showCart(input: HandlerInput, cart: ShownCart): void {
  const { lines, subtotal, addresses, instruments } = cart;
  render(input, (setting) =>
    makeCartData(
      {
        lines: lines.map(({ title, quantity, line_total: lineTotal }) => ({
          title,
          quantity,
          lineTotal,
        })),
        subtotal,
        address: chosenOf(addresses),
        instrument: chosenOf(instruments),
      },
      setting,
    ),
  );
}

function chosenOf(choices: readonly Choice[]): string | undefined {
  return choices.find(({ is_chosen: isChosen }) => isChosen)?.label;
}
