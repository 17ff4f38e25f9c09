/** The envelopes that Alexa sends to a skill, in the types of the ASK model. */
import type {
  Context,
  interfaces,
  IntentRequest,
  LaunchRequest,
  RequestEnvelope,
  Session,
  SessionEndedRequest,
  Slot,
  slu,
} from 'ask-sdk-model';
import type { EchoScreen } from './echo-models.ts';
import type { MatchedIntent } from './match-utterance.ts';

const AMAZONS_ENDPOINT = 'https://api.amazonalexa.com';

export interface Device {
  readonly deviceId: string;
  readonly userId: string;
  /** Null: a device that only speaks. */
  readonly screen: EchoScreen | null;
}

export interface OpenedSession {
  readonly sessionId: string;
  readonly isNew: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export type SkillRequest =
  | { readonly kind: 'launch' }
  | { readonly kind: 'intent'; readonly intent: MatchedIntent }
  /** Something on the screen was touched, and its document sends these. */
  | { readonly kind: 'touch'; readonly token: string; readonly arguments: readonly unknown[] }
  | {
      readonly kind: 'session_ended';
      readonly reason: 'USER_INITIATED' | 'EXCEEDED_MAX_REPROMPTS' | 'ERROR';
      readonly error?: {
        readonly type: 'INVALID_RESPONSE' | 'INTERNAL_SERVICE_ERROR' | 'ENDPOINT_TIMEOUT';
        readonly message: string;
      };
    };

export interface EnvelopeParts {
  readonly applicationId: string;
  readonly device: Device;
  /** Left out while no account is linked. */
  readonly accessToken: string | undefined;
  readonly session: OpenedSession;
  readonly request: SkillRequest;
  readonly requestId: string;
  readonly apiAccessToken: string;
  /** Where the skill may ask for more than its answer can say; Amazon's own where nobody stands for it. */
  readonly apiEndpoint?: string | undefined;
  /** What the device is set to. */
  readonly locale: string;
  /** Real time: a skill refuses requests that are older than 150 seconds. */
  readonly nowEpochMs: number;
}

export function makeRequestEnvelope(parts: EnvelopeParts): RequestEnvelope {
  const user = {
    userId: parts.device.userId,
    ...(parts.accessToken === undefined ? {} : { accessToken: parts.accessToken }),
  };
  const application = { applicationId: parts.applicationId };
  const session: Session = {
    new: parts.session.isNew,
    sessionId: parts.session.sessionId,
    application,
    attributes: { ...parts.session.attributes },
    user,
  };
  return {
    version: '1.0',
    session,
    context: makeContext(parts, { user, application }),
    request: makeRequest(parts),
  };
}

function makeContext(
  { device, apiAccessToken, apiEndpoint = AMAZONS_ENDPOINT }: EnvelopeParts,
  who: Pick<Session, 'user' | 'application'>,
): Context {
  return {
    System: {
      ...who,
      device: {
        deviceId: device.deviceId,
        supportedInterfaces:
          device.screen === null
            ? {}
            : { 'Alexa.Presentation.APL': { runtime: { maxVersion: '2024.3' } } },
      },
      apiEndpoint,
      apiAccessToken,
    },
    ...(device.screen === null ? {} : viewportsOf(device.screen)),
  };
}

function viewportsOf(screen: EchoScreen): Pick<Context, 'Viewport' | 'Viewports'> {
  const { mode, shape, pixelWidth, pixelHeight, dpi, arcMinuteWidth, arcMinuteHeight } = screen;
  return {
    Viewport: {
      experiences: [{ arcMinuteWidth, arcMinuteHeight, canRotate: false, canResize: false }],
      mode,
      shape,
      pixelWidth,
      pixelHeight,
      dpi,
      currentPixelWidth: pixelWidth,
      currentPixelHeight: pixelHeight,
      touch: mode === 'TV' ? [] : ['SINGLE'],
    },
    Viewports: [
      {
        type: 'APL',
        id: 'main',
        shape,
        dpi,
        presentationType: 'STANDARD',
        canRotate: false,
        configuration: {
          current: { mode, size: { type: 'DISCRETE', pixelWidth, pixelHeight } },
        },
      },
    ],
  };
}

function makeRequest(
  parts: EnvelopeParts,
):
  | LaunchRequest
  | IntentRequest
  | SessionEndedRequest
  | interfaces.alexa.presentation.apl.UserEvent {
  const common = {
    requestId: parts.requestId,
    timestamp: new Date(parts.nowEpochMs).toISOString(),
    locale: parts.locale,
  };
  const { request } = parts;
  switch (request.kind) {
    case 'launch':
      return { ...common, type: 'LaunchRequest' };
    case 'intent':
      return {
        ...common,
        type: 'IntentRequest',
        dialogState: 'STARTED',
        intent: {
          name: request.intent.name,
          confirmationStatus: 'NONE',
          slots: Object.fromEntries(
            request.intent.slots.map((slot) => [slot.name, makeSlot(slot, parts.applicationId)]),
          ),
        },
      };
    case 'touch':
      return {
        ...common,
        type: 'Alexa.Presentation.APL.UserEvent',
        token: request.token,
        arguments: [...request.arguments],
        source: { type: 'TouchWrapper', handler: 'Press', id: '' },
        components: {},
      };
    case 'session_ended':
      return {
        ...common,
        type: 'SessionEndedRequest',
        reason: request.reason,
        ...(request.error === undefined ? {} : { error: { ...request.error } }),
      };
  }
}

/** A slot that was not heard has a name and no value. */
function makeSlot({ name, value }: MatchedIntent['slots'][number], applicationId: string): Slot {
  const slot: Slot = { name, confirmationStatus: 'NONE' };
  if (value === undefined) return slot;
  const { resolved } = value;
  return {
    ...slot,
    value: value.value,
    ...(resolved === undefined
      ? {}
      : { resolutions: { resolutionsPerAuthority: authoritiesOf(resolved, applicationId) } }),
  };
}

type Resolved = NonNullable<NonNullable<MatchedIntent['slots'][number]['value']>['resolved']>;

/** The model's own values are one authority; those that the skill brought along are another, and both are named. */
function authoritiesOf(
  { id, value, type, isDynamic }: Resolved,
  applicationId: string,
): slu.entityresolution.Resolution[] {
  const model = `amzn1.er-authority.echo-sdk.${applicationId}.${type}`;
  const match = {
    status: { code: 'ER_SUCCESS_MATCH' as const },
    values: [{ value: { name: value, id: id ?? '' } }],
  };
  if (isDynamic !== true) return [{ authority: model, ...match }];
  return [
    { authority: `amzn1.er-authority.echo-sdk.dynamic.${applicationId}.${type}`, ...match },
    { authority: model, status: { code: 'ER_SUCCESS_NO_MATCH' }, values: [] },
  ];
}
