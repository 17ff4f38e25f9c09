/** What is unusual about an order, and what follows from it: nothing, a passkey, or that it cannot be bought at all. */
import type { OrderView } from '#core';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';

export function riskOf(order: OrderView, texts: PhoneTexts): TemplateResult {
  return html`${limitOf(order, texts)} ${reasonsOf(order, texts)}`;
}

/** Said before anything is typed: what follows for the code, and by when it would be too late for this order. */
function limitOf(
  { limit, redeemBy }: OrderView,
  texts: PhoneTexts,
): TemplateResult | typeof nothing {
  if (limit === null) return nothing;
  const { hour_limit: ofHour, day_limit: ofDay } = texts.risk.reasons;
  return html`<section class="risk strict">
    <h2>${texts.risk.limited}</h2>
    <p>${limit.per === 'hour' ? ofHour : ofDay}</p>
    ${roomAgain(limit.freeFrom, { redeemBy, texts }).map((words) => html`<p>${words}</p>`)}
  </section>`;
}

function roomAgain(
  freeFrom: number | null,
  { redeemBy, texts }: { readonly redeemBy: number; readonly texts: PhoneTexts },
): readonly string[] {
  const { limitLater, limitFrom, limitRoomFrom, endsBefore } = texts.risk;
  if (freeFrom === null) return [limitLater];
  const from = texts.moment(freeFrom);
  return freeFrom < redeemBy ? [limitFrom(from)] : [limitRoomFrom(from), endsBefore];
}

function reasonsOf(order: OrderView, texts: PhoneTexts): TemplateResult | typeof nothing {
  const { halt, policyReasons, unusual } = order;
  if (halt !== null) {
    return html`<section class="risk strict">
      <h2>${texts.risk.halted}</h2>
      ${wayOut(order, texts).map((words) => html`<p>${words}</p>`)}
      ${reasonList(texts.risk.unusual, [...halt.reasons, ...unusual], texts)}
      ${byModel(order, texts)}
    </section>`;
  }
  if (policyReasons.length > 0) {
    return html`<section class="risk strict">
      ${reasonList(texts.risk.refused, policyReasons, texts)}
    </section>`;
  }
  return unusual.length === 0
    ? nothing
    : html`<section class="risk">${reasonList(texts.risk.unusual, unusual, texts)}</section>`;
}

/** As text whatever it contains, beneath our own words and never in their place. */
function byModel({ explanation }: OrderView, texts: PhoneTexts): TemplateResult | typeof nothing {
  if (explanation.source !== 'model') return nothing;
  return html`<p class="soft">${texts.risk.byModel}</p>
    <p>${explanation.text}</p>`;
}

/** What a person can do about a halt, and by when it would be too late for this order. */
function wayOut({ halt, confirmBy }: OrderView, texts: PhoneTexts): readonly string[] {
  if (halt === null || halt.passkey === 'usable') return [texts.risk.usable];
  if (halt.passkey === 'none' || halt.liftsFrom === null) return [texts.risk.none];
  const from = texts.risk.tooNew(texts.moment(halt.liftsFrom));
  return halt.liftsFrom < confirmBy ? [from] : [from, texts.risk.endsBefore];
}

function reasonList(
  title: string,
  reasons: OrderView['unusual'],
  texts: PhoneTexts,
): TemplateResult {
  return html`<p class="soft" id="reasons">${title}</p>
    <ul aria-labelledby="reasons">
      ${[...new Set(reasons)].map((reason) => html`<li>${texts.risk.reasons[reason]}</li>`)}
    </ul>`;
}

export const riskStyles = css`
  .risk {
    display: grid;
    gap: 0.375rem;
    padding-inline-start: 0.875rem;
    border-inline-start: 0.1875rem solid var(--hb-edge);
  }
  .risk.strict {
    border-inline-start-color: var(--hb-waiting);
  }
  .ended .risk.strict {
    border-inline-start-color: var(--hb-stopped);
  }
  .risk h2 {
    font-size: 1.0625rem;
    font-weight: 650;
    line-height: 1.35;
  }
  .risk p + .soft {
    margin-block-start: 0.375rem;
  }
  .risk ul {
    padding-inline-start: 1.125rem;
    list-style: disc;
  }
  .risk li::marker {
    color: var(--hb-soft);
  }
`;
