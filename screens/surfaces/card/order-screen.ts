/** One order: review, code or receipt, by its state. */
import type { OrderView, OrderViewState } from '#core';
import { html, nothing, type TemplateResult } from 'lit';
import { foreign } from '../../elements/foreign.ts';
import { totalAndWords } from '../../elements/order-review/order-summary.ts';
import { isSoldOut } from '../../strings/phone/state-tones.ts';
import { othersToConfirm, type CardState } from './card-state.ts';
import { placeOfOrder, type Place } from './route.ts';
import type { Scene } from './screen-actions.ts';
import { verifyScreen } from './verify-screen.ts';
import { waysOut } from './ways-out.ts';

/** Which of the four screens a state is. */
export type OrderScreen = 'review' | 'verify' | 'code' | 'receipt';

const BOUGHT: readonly OrderViewState[] = ['ordered', 'too_late', 'partly_refunded', 'refunded'];

export function screenOf(order: OrderView, state: CardState): OrderScreen {
  if (order.receipt !== null && BOUGHT.includes(order.state)) return 'receipt';
  if (order.state === 'confirmed_here') return 'code';
  return order.state === 'to_confirm' && state.verification !== null ? 'verify' : 'review';
}

/** The orders that a code or a receipt could make a person forget. */
export function waitingBeside(order: OrderView, state: CardState): readonly OrderView[] {
  const screen = screenOf(order, state);
  return screen === 'code' || screen === 'receipt' ? othersToConfirm(state, order) : [];
}

export function orderScreen(order: OrderView, scene: Scene): TemplateResult {
  const { state, texts, nowEpochMs } = scene;
  const screen = screenOf(order, state);
  switch (screen) {
    case 'receipt':
      return html`<hb-receipt .order=${order} .texts=${texts}></hb-receipt>
        ${sendBack(order, scene)}`;
    case 'code':
      return html`<hb-voice-code .order=${order} .nowEpochMs=${nowEpochMs} .texts=${texts}>
        <div slot="action">${waysOut(order, scene)}</div>
      </hb-voice-code>`;
    case 'verify':
      return state.verification === null
        ? html``
        : verifyScreen(
            {
              about: html`<p class="shop">${foreign(order.shopName)}</p>
                ${totalAndWords(order, texts)}`,
              verification: state.verification,
            },
            scene,
          );
    case 'review':
      return html`<hb-order-review .order=${order} .nowEpochMs=${nowEpochMs} .texts=${texts}>
        ${nextOrder(order, scene)}
        <div slot="action">${action(order, scene)}</div>
      </hb-order-review>`;
    default:
      return screen satisfies never;
  }
}

/** The states whose next step is to order once more, which is wrong when that was done. */
const REPLACEABLE: readonly OrderViewState[] = ['cancelled', 'expired', 'changed'];

/** The order that took the place of an ended one: its own successor, or a newer one that waits. */
function nextOrder(
  order: OrderView,
  { state, texts, actions }: Scene,
): TemplateResult | typeof nothing {
  if (order.successor !== null) {
    return leadTo(texts.order.successorWaits, {
      label: texts.order.openSuccessor,
      open: actions.open(placeOfOrder(order.successor)),
    });
  }
  const [newest] = othersToConfirm(state, order);
  if (!REPLACEABLE.includes(order.state) || !newest || newest.createdAt <= order.createdAt) {
    return nothing;
  }
  return leadTo(texts.card.newerWaiting, {
    label: texts.card.openNewer,
    open: actions.open(placeOfOrder(newest.digest)),
  });
}

function leadTo(
  words: string,
  { label, open }: { readonly label: string; readonly open: (event: Event) => void },
): TemplateResult {
  return html`<div class="newer" slot="next">
    <p>${words}</p>
    <button class="go" type="button" @click=${open}>${label}</button>
  </div>`;
}

/** The states in which an order can still be stopped. */
const STOPPABLE: readonly OrderViewState[] = ['confirmed_here', 'confirmed_elsewhere', 'locked'];

function action(order: OrderView, scene: Scene): TemplateResult {
  const { state, texts, nowEpochMs, actions } = scene;
  if (STOPPABLE.includes(order.state)) return waysOut(order, scene);
  if (isReturnable(order)) return html`${sendBack(order, scene)}`;
  if (order.state !== 'to_confirm') return html``;
  if (order.halt !== null && order.halt.passkey !== 'usable') {
    const isMissing = order.halt.passkey === 'none';
    return html`<div class="halted">
      ${
        isMissing && !state.isNotMeAsked
          ? html`<button class="go" type="button" @click=${actions.addPasskey}>
              ${texts.card.addPasskey}
            </button>`
          : nothing
      }
      ${waysOut(order, scene)}
    </div>`;
  }
  const secondsLeft = Math.max(0, (order.confirmBy - nowEpochMs) / 1000);
  // One decision at a time.
  if (state.isNotMeAsked) return waysOut(order, scene);
  return html`<hb-confirmation-form
      .typed=${state.typed}
      .refusal=${state.refusal}
      .work=${state.work}
      .secondsLeft=${secondsLeft}
      .redeemBy=${order.redeemBy}
      .isStockHeld=${order.isStockHeld}
      .hasPasskey=${order.halt !== null || state.list?.hasPasskey === true}
      .texts=${texts}
    ></hb-confirmation-form>
    ${waysOut(order, scene)}`;
}

const RETURNABLE: readonly OrderViewState[] = ['ordered', 'too_late', 'partly_refunded'];

/** Whether goods of it can go back. */
export function isReturnable(order: OrderView): boolean {
  return RETURNABLE.includes(order.state) && !isSoldOut(order);
}

function sendBack(order: OrderView, { texts, actions }: Scene): TemplateResult | typeof nothing {
  if (!isReturnable(order)) return nothing;
  const place: Place = { name: 'send_back', digest: order.digest };
  return html`<p>
    <button class="quiet" type="button" @click=${actions.open(place)}>
      ${texts.receipt.sendBack}
    </button>
  </p>`;
}
