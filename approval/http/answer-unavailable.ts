/** What cannot be read or reached now is said in plain words; it is no fault of the caller and no crash. */
import { StoreUnavailable } from '#core';
import { RequestRefused } from '#edge';
import type { ErrorRequestHandler } from 'express';
import { IdentityUnavailable } from '../identity/identity-provider.ts';

export const answerUnavailable: ErrorRequestHandler = (
  fault: unknown,
  _request,
  response,
  next,
) => {
  if (fault instanceof StoreUnavailable) {
    response.set('Retry-After', '2');
    next(
      new RequestRefused(
        503,
        'orders_unavailable',
        'We cannot look at your orders just now. Please try again in a moment.',
      ),
    );
    return;
  }
  if (fault instanceof IdentityUnavailable) {
    response.set('Retry-After', '2');
    next(
      new RequestRefused(
        503,
        'sign_in_unavailable',
        'Signing in does not work just now. Nothing was bought. Please try again in a moment.',
      ),
    );
    return;
  }
  next(fault);
};
