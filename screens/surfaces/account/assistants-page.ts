/** What may ask in the customer's name, what it did last, and how to stop it. */
import { html, type TemplateResult } from 'lit';
import { foreign } from '../../elements/foreign.ts';
import type { AccountContext } from './account-context.ts';
import { agoOf, askTwice, entries, entry } from './account-parts.ts';

export function assistantsPage(context: AccountContext): TemplateResult {
  const { view, words, actions } = context;
  const { assistants } = words;
  const rows = view.clients.map(({ clientId, name, lastDid, isRevoked }) => {
    const did =
      lastDid === null
        ? assistants.didNothing
        : assistants.did[lastDid.kind](agoOf(lastDid.at, context));
    return entry(foreign(name), {
      notes: isRevoked ? [assistants.stopped, did] : [did],
      action: isRevoked
        ? html`<button
            class="quiet"
            type="button"
            aria-label=${`${assistants.allow}: ${name}`}
            @click=${() => {
              actions.begin({ kind: 'allow_client', clientId });
            }}
          >
            ${assistants.allow}
          </button>`
        : askTwice(
            { key: clientId, label: assistants.stop, of: name },
            () => {
              actions.take(`/api/clients/${encodeURIComponent(clientId)}/revoke`);
            },
            context,
          ),
    });
  });
  return html`<p>${assistants.mayDo}</p>
    ${entries(rows, assistants.none)}`;
}
