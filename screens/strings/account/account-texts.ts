/** The words of the account's screens in one locale. They are fetched with these screens, apart from what confirms an order. */
import type { AccountChangeKind, AccountView, ChangeRefusal } from '#core';
import type { AccountPage } from '../../surfaces/card/route.ts';

type ClientAct = NonNullable<AccountView['clients'][number]['lastDid']>['kind'];

export interface AccountTexts {
  /** The title of each page, and what it holds, as the first page lists it. */
  readonly pages: Readonly<
    Record<Exclude<AccountPage, 'home'>, { readonly title: string; readonly note: string }>
  >;
  /** Before something is taken away: the second press. */
  readonly sure: string;
  readonly keep: string;
  readonly remove: string;
  readonly history: {
    readonly none: string;
    readonly more: string;
  };
  readonly access: {
    readonly devices: string;
    readonly unknownDevice: string;
    readonly thisDevice: string;
    readonly lastSeen: (ago: string) => string;
    readonly remembered: string;
    readonly end: string;
    readonly passkeys: string;
    readonly noPasskeys: string;
    readonly passkey: string;
    readonly addedOn: (when: string) => string;
    readonly liftsFrom: (when: string) => string;
    readonly lastPasskey: string;
    readonly recovery: string;
    readonly recoveryExplain: string;
    readonly codesLeft: (count: number) => string;
    readonly makeCodes: string;
    readonly makeCodesNote: string;
    readonly codesOnce: string;
    readonly copy: string;
    readonly copied: string;
    readonly print: string;
    readonly codesKept: string;
    readonly lostAll: string;
    readonly lostExplain: string;
    readonly codeField: string;
    readonly removeAll: string;
  };
  readonly assistants: {
    readonly none: string;
    readonly mayDo: string;
    readonly did: Readonly<Record<ClientAct, (ago: string) => string>>;
    readonly didNothing: string;
    readonly stop: string;
    readonly stopped: string;
    readonly allow: string;
  };
  readonly book: {
    readonly usual: string;
    readonly beingAdded: string;
    readonly beingRemoved: string;
    readonly noAddresses: string;
    readonly addAddress: string;
    readonly addressExplain: string;
    readonly label: string;
    readonly labelHint: string;
    readonly name: string;
    readonly line1: string;
    readonly line2: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: string;
    readonly saveAddress: string;
    readonly missing: string;
    readonly noInstruments: string;
    readonly addInstrument: string;
    readonly instrumentExplain: string;
    readonly noInstrumentPage: string;
    readonly cameBack: string;
    readonly saveInstrument: string;
  };
  readonly settings: {
    readonly locked: string;
    readonly lockedExplain: string;
    readonly unlock: string;
    readonly shared: string;
    readonly sharedExplain: string;
    readonly notices: string;
    readonly noticesExplain: string;
    readonly allowNotices: string;
    readonly noticesOn: string;
    readonly stopNotices: string;
    readonly noticesBlocked: string;
    readonly noticesMissing: string;
    readonly showsAmount: string;
    readonly saved: string;
  };
  readonly data: {
    readonly export: string;
    readonly exportExplain: string;
    readonly fileName: string;
    readonly erase: string;
    readonly eraseExplain: string;
    readonly eraseWord: string;
    readonly eraseField: (word: string) => string;
    readonly eraseWrong: string;
  };
  /** Goods of a bought order go back. */
  readonly sendBack: {
    readonly explain: string;
    readonly all: string;
    readonly bought: (count: number) => string;
    readonly go: string;
    readonly next: string;
    /** No line was chosen. */
    readonly nothing: string;
  };
  readonly done: Readonly<Record<AccountChangeKind, string>>;
  readonly refused: Readonly<Record<ChangeRefusal, string>>;
}
