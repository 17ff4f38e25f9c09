/** Where the customer is signed in, with what they prove who they are, and the way back when that is lost. */
import type { AccountView } from '#core';
import { html, nothing, type TemplateResult } from 'lit';
import { foreign } from '../../elements/foreign.ts';
import type { AccountContext } from './account-context.ts';
import { agoOf, askTwice, entries, entry, field, section } from './account-parts.ts';

export function accessPage(context: AccountContext): TemplateResult {
  const { view, words } = context;
  const { access } = words;
  if (context.codes !== null) return section(access.recovery, newCodes(context.codes, context));
  return html`${section(
    access.devices,
    entries(
      view.sessions.map((session) => sessionRow(session, context)),
      '',
    ),
  )}
  ${passkeySection(context)} ${recoverySection(context)}`;
}

function sessionRow(
  session: AccountView['sessions'][number],
  context: AccountContext,
): TemplateResult {
  const { access } = context.words;
  const { sessionId, device, isThis, isRemembered, lastSeenAt } = session;
  const name = device === '' ? access.unknownDevice : device;
  return entry(foreign(name), {
    notes: [
      isThis ? access.thisDevice : access.lastSeen(agoOf(lastSeenAt, context)),
      isRemembered ? access.remembered : '',
    ],
    action: isThis
      ? nothing
      : askTwice(
          { key: sessionId, label: access.end, of: name },
          () => {
            context.actions.take(`/api/sessions/${sessionId}/end`);
          },
          context,
        ),
  });
}

function passkeySection(context: AccountContext): TemplateResult {
  const { view, words, scene } = context;
  const { access } = words;
  const isLast = view.passkeys.length === 1;
  const rows = view.passkeys.map(({ passkeyId, addedAt, liftsHaltsFrom }) => {
    const added = access.addedOn(scene.texts.moment(addedAt));
    return entry(access.passkey, {
      notes: [
        added,
        liftsHaltsFrom > view.nowEpochMs
          ? access.liftsFrom(scene.texts.moment(liftsHaltsFrom))
          : '',
      ],
      action: isLast
        ? nothing
        : askTwice(
            { key: passkeyId, label: words.remove, of: added },
            () => {
              context.actions.take(`/api/passkeys/${passkeyId}/remove`);
            },
            context,
          ),
    });
  });
  return section(
    access.passkeys,
    entries(rows, access.noPasskeys),
    isLast ? html`<p class="soft">${access.lastPasskey}</p>` : nothing,
    html`<button class="quiet" type="button" @click=${scene.actions.addPasskey}>
      ${scene.texts.card.addPasskey}
    </button>`,
  );
}

function recoverySection(context: AccountContext): TemplateResult {
  const { view, words, actions } = context;
  const { access } = words;
  return section(
    access.recovery,
    html`<p>${access.recoveryExplain}</p>
      <p class="soft">${access.codesLeft(view.recoveryCodesLeft)} · ${access.makeCodesNote}</p>
      <button
        class="quiet"
        type="button"
        @click=${() => {
          actions.begin({ kind: 'make_recovery_codes' });
        }}
      >
        ${access.makeCodes}
      </button>`,
    view.passkeys.length === 0 || view.recoveryCodesLeft === 0 ? nothing : lostAll(context),
  );
}

/** Each code is one run, left to right in every language. */
function newCodes(
  codes: readonly string[],
  { words: { access }, actions, areCodesCopied }: AccountContext,
): TemplateResult {
  return html`<p class="strong" id="codes-once">${access.codesOnce}</p>
    <ol class="codes" aria-labelledby="codes-once">
      ${codes.map((code) => html`<li><bdi dir="ltr">${code}</bdi></li>`)}
    </ol>
    <p class="pair">
      <button class="quiet" type="button" @click=${actions.copyCodes}>${access.copy}</button>
      <button class="quiet" type="button" @click=${actions.printCodes}>${access.print}</button>
      <span role="status">${areCodesCopied ? access.copied : nothing}</span>
    </p>
    <button class="go" type="button" @click=${actions.forgetCodes}>${access.codesKept}</button>`;
}

function lostAll(context: AccountContext): TemplateResult {
  const { access } = context.words;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const code = new FormData(formOf(event)).get('code');
    const text = typeof code === 'string' ? code.trim().toUpperCase() : '';
    if (text === '') context.actions.fault({ code: context.words.book.missing });
    else context.actions.begin({ kind: 'remove_all_passkeys' }, text);
  };
  return html`<details>
    <summary>${access.lostAll}</summary>
    <form novalidate autocomplete="off" @submit=${send}>
      <p>${access.lostExplain}</p>
      ${field({ name: 'code', label: access.codeField, autocomplete: 'off', maxlength: 40 }, context)}
      <button class="go" type="submit">${access.removeAll}</button>
    </form>
  </details>`;
}

export function formOf(event: Event): HTMLFormElement {
  if (event.currentTarget instanceof HTMLFormElement) return event.currentTarget;
  throw new TypeError('not a form');
}
