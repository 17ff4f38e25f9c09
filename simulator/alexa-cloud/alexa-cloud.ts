/** The Alexa cloud with one Echo Show: hears words, asks the skill, keeps the session, and holds what the screen shows. */
import {
  checkSkillResponse,
  type Directive,
  type SkillAnswer,
  type Speech,
} from './check-skill-response.ts';
import type { CallSkill, SkillCall } from './call-skill.ts';
import type { CloudClock } from './cloud-clock.ts';
import type { MatchUtterance } from './match-utterance.ts';
import { readInvocation } from './read-invocation.ts';
import { makeRequestEnvelope, type Device, type SkillRequest } from './request-envelope.ts';
import type { Turn } from './turn.ts';
import {
  effectOfSilence,
  sessionAfterAnswer,
  withSound,
  type VoiceSession,
} from './voice-session.ts';

export interface AlexaCloudOptions {
  readonly applicationId: string;
  readonly invocationName: string;
  readonly shopName: string;
  readonly device: Device;
  readonly match: MatchUtterance;
  readonly callSkill: CallSkill;
  readonly accessToken: () => Promise<string | undefined>;
  readonly clock: CloudClock;
  readonly realNowEpochMs: () => number;
  readonly makeId: () => string;
}

export interface DeviceState {
  readonly session: 'open' | 'closed';
  readonly isListening: boolean;
  readonly screen: Directive | null;
  readonly lastTurn: Turn | null;
  readonly clockEpochMs: number;
}

export interface AlexaCloud {
  say(text: string): Promise<{ readonly turn: Turn; readonly session: 'open' | 'closed' }>;
  /** Moves the cloud's clock; silence on the way has its effects, in order. What was being said has been said by then. */
  advance(ms: number): Promise<void>;
  /** Lets silence have its effect once its time has come. */
  tick(): Promise<void>;
  hearSound(isHeard: boolean): void;
  state(): DeviceState;
}

const RENDER_DOCUMENT = 'Alexa.Presentation.APL.RenderDocument';

export function createAlexaCloud(options: AlexaCloudOptions): AlexaCloud {
  const { clock } = options;
  let session: VoiceSession | undefined;
  let screen: Directive | null = null;
  let lastTurn: Turn | null = null;
  let turnCount = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** One thing happens on the device after the other. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  const record = (turn: Omit<Turn, 'turnNumber'>): Turn => {
    turnCount += 1;
    lastTurn = { ...turn, turnNumber: turnCount };
    for (const directive of turn.directives) {
      if (directive.type === RENDER_DOCUMENT) screen = directive;
    }
    return lastTurn;
  };

  const send = async (
    request: SkillRequest,
    to: {
      readonly sessionId: string;
      readonly isNew: boolean;
      readonly attributes: VoiceSession['attributes'];
    },
  ): Promise<SkillCall> =>
    options.callSkill(
      makeRequestEnvelope({
        applicationId: options.applicationId,
        device: options.device,
        accessToken: await options.accessToken(),
        session: to,
        request,
        requestId: `amzn1.echo-api.request.${options.makeId()}`,
        apiAccessToken: options.makeId(),
        nowEpochMs: options.realNowEpochMs(),
      }),
    );

  /** The skill is told; Alexa takes no words from its answer. */
  const endSession = async (
    ended: Pick<VoiceSession, 'sessionId' | 'attributes'>,
    why: Pick<Extract<SkillRequest, { kind: 'session_ended' }>, 'reason' | 'error'>,
  ): Promise<void> => {
    if (session?.sessionId === ended.sessionId) session = undefined;
    const { sessionId, attributes } = ended;
    await send({ kind: 'session_ended', ...why }, { sessionId, attributes, isNew: false });
  };

  const ask = async (request: SkillRequest, heard: string): Promise<Turn> => {
    const isNew = session === undefined;
    const current = session ?? {
      sessionId: `amzn1.echo-api.session.${options.makeId()}`,
      attributes: {},
    };
    const call = await send(request, { ...current, isNew });
    const checked = call.outcome === 'answered' ? checkSkillResponse(call.body) : undefined;
    if (checked?.outcome === 'valid') {
      session = sessionAfterAnswer(current, checked.answer, clock.nowEpochMs());
      return record({
        ...describeRequest(request, heard),
        ...describeAnswer(checked.answer),
        listens: session?.stage === 'listening',
      });
    }
    const fault = checked?.outcome === 'invalid' ? checked.reason : failureOf(call);
    const type = checked !== undefined ? 'INVALID_RESPONSE' : typeOfFailure(call);
    await endSession(current, { reason: 'ERROR', error: { type, message: fault } });
    session = undefined;
    const words =
      checked !== undefined
        ? `There was a problem with ${options.shopName}'s answer.`
        : `Sorry, I'm having trouble reaching ${options.shopName} right now.`;
    return record({
      ...describeRequest(request, heard),
      ...aloud(words),
      kind: 'trouble',
      listens: false,
      directives: [],
      fault,
    });
  };

  const hear = async (text: string): Promise<Turn> => {
    const invocation = readInvocation(text, options.invocationName);
    if (
      session !== undefined &&
      invocation.kind === 'bare' &&
      ['exit', 'quit'].includes(invocation.utterance)
    ) {
      await endSession(session, { reason: 'USER_INITIATED' });
      return record({
        ...nothingAsked(text),
        ...aloud(''),
        kind: 'ended',
        listens: false,
        directives: [],
      });
    }
    if (session !== undefined && invocation.kind !== 'bare') {
      await endSession(session, { reason: 'USER_INITIATED' });
    }
    if (invocation.kind === 'open') return ask({ kind: 'launch' }, text);
    // Words without a skill's name in no session: the person types at this shop's own page, so they are meant for this shop.
    return ask({ kind: 'intent', intent: options.match(invocation.utterance) }, text);
  };

  const sufferSilence = async (): Promise<void> => {
    if (session === undefined) return;
    const effect = effectOfSilence(session, clock.nowEpochMs());
    if (effect.kind === 'reprompt') {
      session = effect.session;
      record({
        ...nothingAsked(null),
        ...effect.speech,
        kind: 'reprompt',
        listens: true,
        directives: [],
      });
      return;
    }
    const ended = session;
    await endSession(ended, { reason: 'EXCEEDED_MAX_REPROMPTS' });
    record({
      ...nothingAsked(null),
      ...aloud(''),
      kind: 'ended',
      request: 'SessionEndedRequest',
      listens: false,
      directives: [],
    });
  };

  const sufferSilenceUntil = async (until: number): Promise<void> => {
    while (session !== undefined && session.silentUntil <= until) {
      clock.advanceTo(session.silentUntil);
      await sufferSilence();
    }
  };

  const sessionState = (): 'open' | 'closed' => (session === undefined ? 'closed' : 'open');

  return {
    say: (text) =>
      inTurn(async () => {
        await sufferSilenceUntil(clock.nowEpochMs());
        const turn = await hear(text);
        return { turn, session: sessionState() };
      }),
    advance: (ms) =>
      inTurn(async () => {
        const until = clock.nowEpochMs() + ms;
        if (session?.isSoundHeard === true) {
          session = withSound(session, { isHeard: false, nowEpochMs: clock.nowEpochMs() });
        }
        await sufferSilenceUntil(until);
        clock.advanceTo(until);
      }),
    tick: () => inTurn(() => sufferSilenceUntil(clock.nowEpochMs())),
    hearSound: (isHeard) => {
      if (session !== undefined)
        session = withSound(session, { isHeard, nowEpochMs: clock.nowEpochMs() });
    },
    state: () => ({
      session: sessionState(),
      isListening: session !== undefined && session.stage !== 'quiet',
      screen,
      lastTurn,
      clockEpochMs: clock.nowEpochMs(),
    }),
  };
}

type Asked = Pick<Turn, 'heard' | 'request' | 'intent' | 'fault'>;

function nothingAsked(heard: string | null): Asked {
  return { heard, request: null, intent: null, fault: null };
}

function describeRequest(request: SkillRequest, heard: string): Asked {
  if (request.kind !== 'intent') return { ...nothingAsked(heard), request: 'LaunchRequest' };
  const slots = request.intent.slots.flatMap(({ name, value }) =>
    value === undefined ? [] : [[name, value.value] as const],
  );
  return {
    ...nothingAsked(heard),
    request: 'IntentRequest',
    intent: { name: request.intent.name, slots: Object.fromEntries(slots) },
  };
}

function describeAnswer(
  answer: SkillAnswer,
): Pick<Turn, 'kind' | 'caption' | 'ssml' | 'directives'> {
  return { kind: 'answer', ...(answer.speech ?? aloud('')), directives: answer.directives };
}

function aloud(words: string): Speech {
  return { ssml: words === '' ? '' : `<speak>${words}</speak>`, caption: words };
}

function failureOf(call: SkillCall): string {
  return call.outcome === 'failed' ? call.reason : '';
}

function typeOfFailure(call: SkillCall): 'ENDPOINT_TIMEOUT' | 'INTERNAL_SERVICE_ERROR' {
  return call.outcome === 'failed' && call.isTimeout
    ? 'ENDPOINT_TIMEOUT'
    : 'INTERNAL_SERVICE_ERROR';
}
