/** What the account's pages are drawn with, and what they can do. */
import type { AccountChange, AccountView, OrderView, SettingsChange } from '#core';
import type { AccountTexts } from '../../strings/account/account-texts.ts';
import type { AccountScene } from '../card/account-scene.ts';
import type { AccountPage } from '../card/route.ts';
import type { NoticeStanding } from './push-notices.ts';

export interface AccountActions {
  readonly openPage: (page: AccountPage) => (event: Event) => void;
  /** Only takes power away or changes what is shown: needs no verification. */
  readonly take: (path: string) => void;
  readonly set: (settings: SettingsChange) => void;
  /** Needs a verification of its own. */
  readonly begin: (change: AccountChange, recoveryCode?: string) => void;
  /** The first press of two; null takes it back. */
  readonly ask: (what: string | null) => void;
  readonly older: () => void;
  readonly copyCodes: () => void;
  readonly printCodes: () => void;
  readonly forgetCodes: () => void;
  readonly allowNotices: () => void;
  readonly stopNotices: () => void;
  readonly saveExport: () => void;
  /** Beside a field, until it is mended. */
  readonly fault: (faults: Readonly<Record<string, string>>) => void;
}

export interface AccountContext {
  readonly scene: AccountScene;
  readonly view: AccountView;
  readonly words: AccountTexts;
  readonly actions: AccountActions;
  readonly asked: string | null;
  readonly history: { readonly orders: readonly OrderView[]; readonly more: boolean } | null;
  readonly codes: readonly string[] | null;
  readonly areCodesCopied: boolean;
  readonly notices: NoticeStanding;
  readonly faults: Readonly<Record<string, string>>;
}
