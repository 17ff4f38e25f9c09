/** What the card needs of the browser it runs in: address, leaving, passkeys, small memory. */
import {
  startAuthentication,
  startRegistration,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { ORDERS, parseRoute, type Place, type Route } from './route.ts';
import { keepsSecureCookies } from './secure-cookies.ts';

export interface Browser {
  route(): Route;
  showPath(path: string, how: 'push' | 'replace'): void;
  leaveFor(address: string): void;
  /** Where to go on after the identity provider; forgotten once taken. */
  rememberPath(path: string): void;
  takeRememberedPlace(): Place;
  keepsSecureCookies(): boolean;
  hasPasskeys(): boolean;
  /** Null when the person closed the sheet, or the device refused. */
  usePasskey(
    options: PublicKeyCredentialRequestOptionsJSON,
  ): Promise<AuthenticationResponseJSON | null>;
  makePasskey(
    options: PublicKeyCredentialCreationOptionsJSON,
  ): Promise<RegistrationResponseJSON | null>;
  saveFile(fileName: string, text: string, type: string): void;
}

export function isForNewWindow(event: Event): boolean {
  return event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey);
}

const RETURN_PATH = 'hearback.return';

export function openBrowser(window: Window & typeof globalThis): Browser {
  const { document, history, location, sessionStorage } = window;
  return {
    route: () => parseRoute(location.href),
    showPath: (path, how) => {
      if (how === 'push') history.pushState(null, '', path);
      else history.replaceState(null, '', path);
    },
    leaveFor: (address) => {
      location.assign(address);
    },
    rememberPath: (path) => {
      sessionStorage.setItem(RETURN_PATH, path);
    },
    takeRememberedPlace: () => {
      const path = sessionStorage.getItem(RETURN_PATH);
      sessionStorage.removeItem(RETURN_PATH);
      const route = parseRoute(new URL(path ?? '/', location.origin).href);
      return route.name === 'callback' ? ORDERS : route;
    },
    keepsSecureCookies: () => keepsSecureCookies(document),
    hasPasskeys: () => 'PublicKeyCredential' in window,
    usePasskey: (optionsJSON) => startAuthentication({ optionsJSON }).catch(() => null),
    makePasskey: (optionsJSON) => startRegistration({ optionsJSON }).catch(() => null),
    saveFile: (fileName, text, type) => {
      const address = URL.createObjectURL(new Blob([text], { type }));
      const link = document.createElement('a');
      link.href = address;
      link.download = fileName;
      link.click();
      URL.revokeObjectURL(address);
    },
  };
}
