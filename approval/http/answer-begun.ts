/** A begun sign-in as it is answered: the address for the browser to go to, and the state cookie that binds the way back to it. */
import type { Response } from 'express';
import type { BegunAuthorization } from '../sign-in/begin-authorization.ts';
import { setCookie } from './cookies.ts';

/** Null where none was begun. */
export function answerBegun(
  begun: BegunAuthorization | null,
  response: Response,
): { readonly authorizationUrl: string } | null {
  if (begun === null) return null;
  setCookie(response, { kind: 'state', value: begun.stateSecret });
  return { authorizationUrl: begun.authorizationUrl };
}
