/** What the screens of the card are drawn with, and what a person can do on them. */
import type { WrittenLocale } from '#core';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import type { CardState } from './card-state.ts';
import type { Place } from './route.ts';

export interface ScreenActions {
  readonly signIn: () => void;
  readonly signOut: () => void;
  readonly open: (place: Place) => (event: Event) => void;
  readonly addPasskey: () => void;
  readonly leavePasskey: () => void;
  readonly leaveFor: (address: string) => () => void;
  readonly usePasskey: () => void;
  readonly signInInstead: () => void;
  readonly leaveVerification: () => void;
  readonly dontBuy: () => void;
  readonly askNotMe: () => void;
  readonly notMe: () => void;
  readonly leaveNotMe: () => void;
  readonly reload: () => void;
  readonly chooseLocale: (locale: WrittenLocale) => void;
}

export interface Scene {
  readonly state: CardState;
  readonly texts: PhoneTexts;
  readonly nowEpochMs: number;
  readonly actions: ScreenActions;
}
