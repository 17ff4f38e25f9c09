/** An amount on a screen: tabular figures, never shrunk, never clipped. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { breakAmount } from '../apl/break-amount.ts';

/**
 * The figures are one box that moves below the currency when both do not fit; inside it, groups move below one another,
 * and only when a single group is still too wide, its minor units.
 */
export function amount(text: string): TemplateResult {
  const { before, groups, minor, after } = breakAmount(text);
  const lastGroup = groups.length - 1;
  return html`<bdi class="amount" dir="ltr"
    >${before}${
      groups.length === 0
        ? nothing
        : html`<span class="figures"
            >${groups.map((group, index) =>
              index === lastGroup
                ? html`<span class="group">${group}<wbr />${minor}</span>`
                : html`<span class="group">${group}</span>`,
            )}</span
          >`
    }${after}</bdi
  >`;
}

export const amountStyles = css`
  .amount {
    font-variant-numeric: tabular-nums lining-nums;
  }
  .figures,
  .group {
    display: inline-block;
    max-inline-size: 100%;
  }
`;
