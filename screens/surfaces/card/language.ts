/** Which language the screens are in: what was chosen on this device, else in the account, else what the browser asks for. */
import type { WrittenLocale } from '#core';
import { html, type TemplateResult } from 'lit';
import { LANGUAGE_NAMES, matchLocale } from '../../strings/phone/language-names.ts';
import { loadPhoneTexts } from '../../strings/phone/load-phone-texts.ts';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { membersOf } from '../../wire/parse.ts';
import type { ApprovalDoor } from '../connection/approval-door.ts';
import type { Scene } from './screen-actions.ts';

const CHOSEN = 'hearback.locale';

export interface LanguageChoice {
  /** Null until somebody chooses on this device. */
  chosen(): WrittenLocale | null;
  choose(locale: WrittenLocale): void;
  /** For the first look, before anything was asked of the account. */
  first(): WrittenLocale;
}

export function openLanguageChoice({
  localStorage,
  navigator,
}: Pick<Window, 'localStorage' | 'navigator'>): LanguageChoice {
  const chosen = (): WrittenLocale | null => {
    const kept = attemptOn(() => localStorage.getItem(CHOSEN)) ?? '';
    return isLocale(kept) ? kept : null;
  };
  return {
    chosen,
    choose: (locale) => {
      attemptOn(() => {
        localStorage.setItem(CHOSEN, locale);
      });
    },
    first: () => chosen() ?? matchLocale(navigator.languages),
  };
}

export function isLocale(text: string): text is WrittenLocale {
  return Object.hasOwn(LANGUAGE_NAMES, text);
}

/** Puts the page itself into the language of the table, for screen readers, hyphens and fonts. */
export function markPage(page: Document, { locale, direction }: PhoneTexts): void {
  page.documentElement.lang = locale;
  page.documentElement.dir = direction;
}

/** The words of the locale, or undefined when they cannot be had now. */
export function fetchTexts(locale: WrittenLocale): Promise<PhoneTexts | undefined> {
  return loadPhoneTexts(locale).catch(() => undefined);
}

/** On every screen: English and Chinese, and whatever else is shown now. The account has them all. */
export function languageSwitch({ texts, actions }: Scene): TemplateResult {
  const offered = new Set<WrittenLocale>([texts.locale, 'en-US', 'zh-CN']);
  if (texts.locale.startsWith('en-')) offered.delete(texts.locale === 'en-US' ? 'en-GB' : 'en-US');
  return html`<footer role="group" aria-label=${texts.card.language}>
    ${[...offered].sort().map(
      (locale) =>
        html`<button
          class="quiet"
          type="button"
          lang=${locale}
          aria-pressed=${locale === texts.locale ? 'true' : 'false'}
          @click=${() => {
            actions.chooseLocale(locale);
          }}
        >
          ${LANGUAGE_NAMES[locale]}
        </button>`,
    )}
  </footer>`;
}

/** A browser that keeps nothing for this page throws; the choice then lasts as long as the page. */
function attemptOn<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** What the account of whoever is signed in says; null where it says nothing, or cannot be asked now. */
export async function localeOfAccount(
  door: ApprovalDoor | undefined,
): Promise<WrittenLocale | null> {
  const answer = await door?.get('/api/account', (body) => {
    const locale = membersOf(membersOf(body)['settings'])['locale'];
    return typeof locale === 'string' && isLocale(locale) ? locale : null;
  });
  return answer?.kind === 'answer' ? answer.body : null;
}
