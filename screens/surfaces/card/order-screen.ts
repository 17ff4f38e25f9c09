/** One order: review, code or receipt, by its state. */
import type { OrderView, OrderViewState } from '#core';
import { html, nothing, type TemplateResult } from 'lit';
import { PHONE_EN_US } from '../../strings/phone/en-us.ts';
import { verifyScreen } from './card-screens.ts';
import { othersToConfirm, type CardState } from './card-state.ts';
import type { ScreenActions } from './screen-actions.ts';

/** Which of the four screens a state is. */
export type OrderScreen = 'review' | 'verify' | 'code' | 'receipt';

export function screenOf(order: OrderView, state: CardState): OrderScreen {
  if (order.receipt !== null && (order.state === 'ordered' || order.state === 'too_late')) {
    return 'receipt';
  }
  if (order.state === 'confirmed_here') return 'code';
  return order.state === 'to_confirm' && state.verification !== null ? 'verify' : 'review';
}

/** The orders that a code or a receipt could make a person forget. */
export function waitingBeside(order: OrderView, state: CardState): readonly OrderView[] {
  const screen = screenOf(order, state);
  return screen === 'code' || screen === 'receipt' ? othersToConfirm(state, order) : [];
}

export function orderScreen(
  order: OrderView,
  { state, nowEpochMs }: { readonly state: CardState; readonly nowEpochMs: number },
  actions: ScreenActions,
): TemplateResult {
  const screen = screenOf(order, state);
  switch (screen) {
    case 'receipt':
      return html`<hb-receipt .order=${order}></hb-receipt>`;
    case 'code':
      return html`<hb-voice-code .order=${order} .nowEpochMs=${nowEpochMs}>
        <div slot="action">${notMe(state, actions)}</div>
      </hb-voice-code>`;
    case 'verify':
      return verifyScreen(order, state.verification?.isInterrupted ?? false, actions);
    case 'review':
      return html`<hb-order-review .order=${order} .nowEpochMs=${nowEpochMs}>
        ${newerOrder(order, state, actions)}
        <div slot="action">${action(order, { state, nowEpochMs }, actions)}</div>
      </hb-order-review>`;
    default:
      return screen satisfies never;
  }
}

/** The states whose next step is to order once more, which is wrong when that was done. */
const REPLACEABLE: readonly OrderViewState[] = ['cancelled', 'expired'];

function newerOrder(
  order: OrderView,
  state: CardState,
  actions: ScreenActions,
): TemplateResult | typeof nothing {
  const [newest] = othersToConfirm(state, order);
  if (!REPLACEABLE.includes(order.state) || !newest || newest.createdAt <= order.createdAt) {
    return nothing;
  }
  return html`<div class="newer" slot="next">
    <p>${PHONE_EN_US.card.newerWaiting}</p>
    <button class="go" type="button" @click=${actions.open(newest.digest)}>
      ${PHONE_EN_US.card.openNewer}
    </button>
  </div>`;
}

/** The states in which an order can still be stopped. */
const STOPPABLE: readonly OrderViewState[] = ['confirmed_here', 'confirmed_elsewhere', 'locked'];

function action(
  order: OrderView,
  { state, nowEpochMs }: { readonly state: CardState; readonly nowEpochMs: number },
  actions: ScreenActions,
): TemplateResult {
  if (STOPPABLE.includes(order.state)) return notMe(state, actions);
  if (order.state !== 'to_confirm') return html``;
  const secondsLeft = Math.max(0, (order.confirmBy - nowEpochMs) / 1000);
  return html`<hb-confirmation-form
    .refusal=${state.refusal}
    .work=${state.work}
    .secondsLeft=${secondsLeft}
    .hasPasskey=${state.list?.hasPasskey ?? false}
  ></hb-confirmation-form>`;
}

function notMe(state: CardState, actions: ScreenActions): TemplateResult {
  const isStopping = state.work === 'stopping';
  return html`<p class="out">
    <button
      class="quiet"
      type="button"
      aria-disabled=${isStopping ? 'true' : 'false'}
      @click=${actions.notMe}
    >
      ${isStopping ? PHONE_EN_US.confirm.isStopping : PHONE_EN_US.confirm.notMe}
    </button>
  </p>`;
}
