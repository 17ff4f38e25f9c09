/** Request envelopes as Alexa makes them, at the one moment of these tests. */
import { NOW_EPOCH_MS } from '../door/signed.ts';

export const APPLICATION_ID = 'amzn1.ask.skill.11111111-2222-3333-4444-555555555555';

export interface Said {
  readonly intent?: string;
  readonly type?: string;
  /** What a touch on our screen sends. */
  readonly touch?: readonly unknown[];
  readonly slots?: Readonly<Record<string, unknown>>;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly accessToken?: string | null;
  readonly isNew?: boolean;
  readonly hasScreen?: boolean;
  readonly locale?: string;
}

export function makeEnvelope(said: Said): Record<string, unknown> {
  const application = { applicationId: APPLICATION_ID };
  const user = {
    userId: 'amzn1.ask.account.X',
    ...(typeof said.accessToken === 'string' ? { accessToken: said.accessToken } : {}),
  };
  const type = said.type ?? typeOf(said);
  const slots = Object.entries(said.slots ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? { name, confirmationStatus: 'NONE', ...value }
      : { name, confirmationStatus: 'NONE', value },
  ]);
  return {
    version: '1.0',
    session: {
      new: said.isNew ?? said.attributes === undefined,
      sessionId: 'amzn1.echo-api.session.1',
      application,
      attributes: said.attributes ?? {},
      user,
    },
    context: {
      System: {
        application,
        user,
        device: {
          deviceId: 'device-1',
          supportedInterfaces:
            said.hasScreen === false
              ? {}
              : { 'Alexa.Presentation.APL': { runtime: { maxVersion: '2024.3' } } },
        },
        apiEndpoint: 'https://api.amazonalexa.com',
        apiAccessToken: 'api',
      },
      Viewport: { currentPixelWidth: 1280, currentPixelHeight: 800, dpi: 160 },
    },
    request: {
      type,
      requestId: 'amzn1.echo-api.request.1',
      timestamp: new Date(NOW_EPOCH_MS).toISOString(),
      locale: said.locale ?? 'en-US',
      ...(type === 'IntentRequest'
        ? {
            dialogState: 'STARTED',
            intent: {
              name: said.intent,
              confirmationStatus: 'NONE',
              slots: Object.fromEntries(slots) as Record<string, unknown>,
            },
          }
        : {}),
      ...PARTS_OF_REQUESTS[type],
      ...(said.touch === undefined ? {} : { arguments: said.touch }),
    },
  };
}

/** What a request of this type has besides. */
const PARTS_OF_REQUESTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  SessionEndedRequest: { reason: 'USER_INITIATED' },
  'System.ExceptionEncountered': {
    error: { type: 'INVALID_RESPONSE', message: 'not taken' },
    cause: { requestId: 'amzn1.echo-api.request.0' },
  },
  'Alexa.Presentation.APL.UserEvent': { token: 'hearback-screen', arguments: [] },
};

function typeOf({ intent, touch }: Said): string {
  if (touch !== undefined) return 'Alexa.Presentation.APL.UserEvent';
  return intent === undefined ? 'LaunchRequest' : 'IntentRequest';
}
