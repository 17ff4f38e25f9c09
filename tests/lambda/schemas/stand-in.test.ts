import { describe, expect, it } from 'vitest';
import {
  ECHO_NAMES,
  ECHO_SCREENS,
  makeRequestEnvelope,
} from '../../../simulator/alexa-cloud/index.ts';
import { APPLICATION_ID } from '../support/make-envelope.ts';
import { NOW_EPOCH_MS } from '../door/signed.ts';
import { checkRequest } from './check-envelope.ts';

type Parts = Parameters<typeof makeRequestEnvelope>[0];

const HEARD = { certainty: 'known', isFreeText: false } as const;

const REQUESTS: readonly (readonly [string, Parts['request']])[] = [
  ['a launch', { kind: 'launch' }],
  [
    'an intent, with a slot that was heard, one that was found and one that was not said',
    {
      kind: 'intent',
      intent: {
        name: 'OrderIntent',
        slots: [
          {
            name: 'quantity',
            value: { ...HEARD, name: 'quantity', value: '2', resolved: undefined },
          },
          {
            name: 'product',
            value: {
              ...HEARD,
              name: 'product',
              value: 'decaf',
              resolved: { type: 'PRODUCT', value: 'Decaf and Calm', id: 'decaf' },
            },
          },
          { name: 'place', value: undefined },
        ],
      },
    },
  ],
  ['an end', { kind: 'session_ended', reason: 'USER_INITIATED' }],
  [
    'an end by a fault',
    {
      kind: 'session_ended',
      reason: 'ERROR',
      error: { type: 'INVALID_RESPONSE', message: 'An answer was not taken.' },
    },
  ],
];

describe('what the stand-in of Alexa sends', () => {
  it.each(REQUESTS)(
    'is as Amazon’s types have it, from every device: %s [REQ-SKILL-DOOR-SCHEMAS]',
    (_what, request) => {
      for (const name of ECHO_NAMES) {
        for (const accessToken of [undefined, 'a-token']) {
          const envelope = makeRequestEnvelope({
            applicationId: APPLICATION_ID,
            device: { deviceId: 'device', userId: 'user', screen: ECHO_SCREENS[name] },
            accessToken,
            session: { sessionId: 'session', isNew: true, attributes: { kept: { any: 1 } } },
            request,
            requestId: 'request',
            apiAccessToken: 'api',
            locale: 'de-DE',
            nowEpochMs: NOW_EPOCH_MS,
          });
          expect(checkRequest(JSON.parse(JSON.stringify(envelope))), name).toEqual([]);
        }
      }
    },
  );
});
