/** What is said aloud, what the customer is told, and in which language the screens are. */
import type { SettingsChange, WrittenLocale } from '#core';
import { html, nothing, type TemplateResult } from 'lit';
import { LANGUAGE_NAMES, WRITTEN_LOCALES } from '../../strings/phone/language-names.ts';
import type { AccountContext } from './account-context.ts';
import { section } from './account-parts.ts';
import { lockedVoice } from './home-page.ts';

export function settingsPage(context: AccountContext): TemplateResult {
  const { view, words } = context;
  const { settings } = words;
  return html`${lockedVoice(context)}
  ${tick(
    { isOn: view.settings.isSharedDevice, label: settings.shared, note: settings.sharedExplain },
    (isSharedDevice) => ({ isSharedDevice }),
    context,
  )}
  ${section(
    settings.notices,
    html`<p>${settings.noticesExplain}</p>`,
    noticeSwitch(context),
    tick(
      { isOn: view.settings.notices.showsAmount, label: settings.showsAmount },
      (showsAmount) => ({ notices: { showsAmount } }),
      context,
    ),
  )}
  ${language(context)}`;
}

function tick(
  { isOn, label, note }: { readonly isOn: boolean; readonly label: string; readonly note?: string },
  change: (isOn: boolean) => SettingsChange,
  { actions }: AccountContext,
): TemplateResult {
  return html`<label class="tick">
      <input
        type="checkbox"
        .checked=${isOn}
        @change=${(event: Event) => {
          if (event.target instanceof HTMLInputElement) actions.set(change(event.target.checked));
        }}
      />
      <span>${label}</span>
    </label>
    ${note === undefined ? nothing : html`<p class="soft">${note}</p>`}`;
}

/** Permission is asked for by a press and never otherwise. */
function noticeSwitch({
  notices,
  view,
  words: { settings },
  actions,
}: AccountContext): TemplateResult {
  switch (notices) {
    case 'missing':
      return html`<p class="soft">${settings.noticesMissing}</p>`;
    case 'blocked':
      return html`<p class="soft">${settings.noticesBlocked}</p>`;
    case 'on':
      return html`<p role="status">${settings.noticesOn}</p>
        <button class="quiet" type="button" @click=${actions.stopNotices}>
          ${settings.stopNotices}
        </button>`;
    case 'off':
      // One strong button a page: a lock comes first.
      return html`<button
        class=${view.isLocked ? 'quiet' : 'go'}
        type="button"
        @click=${actions.allowNotices}
      >
        ${settings.allowNotices}
      </button>`;
    default:
      return notices satisfies never;
  }
}

function language({ scene }: AccountContext): TemplateResult {
  const choose = (event: Event): void => {
    const chosen =
      event.target instanceof HTMLSelectElement ? event.target.value : scene.texts.locale;
    const locale = WRITTEN_LOCALES.find((each) => each === chosen);
    if (locale !== undefined) scene.actions.chooseLocale(locale);
  };
  const option = (locale: WrittenLocale): TemplateResult =>
    html`<option value=${locale} lang=${locale} ?selected=${locale === scene.texts.locale}>
      ${LANGUAGE_NAMES[locale]}
    </option>`;
  return html`<label class="field">
    ${scene.texts.card.language}
    <select @change=${choose}>
      ${WRITTEN_LOCALES.map(option)}
    </select>
  </label>`;
}
