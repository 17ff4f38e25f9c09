/** What there is to see when the phone opens the address of another customer's order. */
import { html, type TemplateResult } from 'lit';
import type { StrangersOrder } from './demo-client.ts';

export function strangerNote(
  { owner, total, checkWords, answer, answerToMadeUp }: StrangersOrder,
  close: () => void,
): TemplateResult {
  const told =
    answer === answerToMadeUp ? `the same: “${answer}”` : `“${answer}” and “${answerToMadeUp}”`;
  return html`<section class="note" aria-label="Someone else’s order">
    <p role="status">
      <strong>${owner} has just ordered for ${total} (${checkWords}).</strong> Your phone opens the
      address of that order, and beside it an address that no order ever had: nothing tells one from
      the other. Your assistant asked for both, too, and was told ${told}
    </p>
    <button class="link" type="button" @click=${close}>Close it</button>
  </section>`;
}
