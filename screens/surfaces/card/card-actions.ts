/** What a press of each button of the card does. */
import type { WrittenLocale } from '#core';
import { addPasskey } from './add-passkey.ts';
import { isForNewWindow } from './browser.ts';
import type { CardModel } from './card-model.ts';
import { declineOrder } from './decline-order.ts';
import { pathOf } from './route.ts';
import type { ScreenActions } from './screen-actions.ts';
import { signIn, signOut } from './sign-in.ts';
import { signInInstead, usePasskey } from './verification.ts';

/** What the actions need of the page around them. */
export interface ActionHost {
  /** Undefined until the key of the page is there: then a press does nothing. */
  readonly model: () => CardModel | undefined;
  readonly isRememberTicked: () => boolean;
  /** After the next drawing. */
  readonly focusOn: (selector: string) => void;
  /** What became of the order stands on top, and the button is at the very bottom. */
  readonly showTop: () => Promise<void>;
  readonly chooseLocale: (locale: WrittenLocale) => void;
}

export function makeActions(host: ActionHost): ScreenActions {
  const on = (act: (model: CardModel) => unknown) => (): void => {
    const model = host.model();
    if (model) void act(model);
  };
  const decline = (how: { readonly keepsClient: boolean }): (() => void) =>
    on((model) => declineOrder(model, how).then(host.showTop));
  return {
    signIn: on((model) => signIn(model, { isRemembered: host.isRememberTicked() })),
    signOut: on(signOut),
    open: (place) => (event) => {
      if (isForNewWindow(event)) return;
      event.preventDefault();
      host.model()?.open(place);
    },
    addPasskey: on((model) => addPasskey(model)),
    leavePasskey: on((model) => {
      model.change({ passkeyStep: null, notice: null });
    }),
    leaveFor: (address) =>
      on(({ parts, state }) => {
        parts.browser.rememberPath(pathOf(state.place));
        parts.browser.leaveFor(address);
      }),
    usePasskey: on(usePasskey),
    signInInstead: on(signInInstead),
    leaveVerification: on((model) => {
      model.change({ verification: null });
    }),
    dontBuy: decline({ keepsClient: true }),
    askNotMe: on((model) => {
      if (model.state.work !== 'none') return;
      model.change({ isNotMeAsked: true });
      host.focusOn('#not-me');
    }),
    notMe: decline({ keepsClient: false }),
    leaveNotMe: on((model) => {
      model.change({ isNotMeAsked: false });
      host.focusOn('.ways button:last-child');
    }),
    reload: () => {
      location.reload();
    },
    chooseLocale: host.chooseLocale,
  };
}
