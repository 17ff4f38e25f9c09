/** The Alexa cloud with one customer's Echo devices, of which one is spoken to: hears words, asks the skill, keeps the session, and holds what the screen shows. */
import type { SpeechLocale } from '#core';
import { keepCard, type AppCard } from './app-card.ts';
import {
  checkSkillResponse,
  type Directive,
  type SkillAnswer,
  type Speech,
} from './check-skill-response.ts';
import type { CallSkill, SkillCall } from './call-skill.ts';
import type { CloudClock } from './cloud-clock.ts';
import type { DeviceLanguage } from './device-languages.ts';
import { afterDirectives, NO_ENTITIES, typesAt, type DynamicEntities } from './dynamic-entities.ts';
import { ECHO_SCREENS, type EchoName } from './echo-models.ts';
import type { MatchUtterance } from './match-utterance.ts';
import { readInvocation } from './read-invocation.ts';
import {
  makeRequestEnvelope,
  type Device,
  type OpenedSession,
  type SkillRequest,
} from './request-envelope.ts';
import {
  afterSession,
  duringSession,
  isOver,
  showDocument,
  withDocumentSound,
  type ShownDocument,
} from './shown-document.ts';
import type { Turn } from './turn.ts';
import {
  effectOfSilence,
  sessionAfterAnswer,
  withSound,
  type VoiceSession,
} from './voice-session.ts';

export interface AlexaCloudOptions {
  readonly applicationId: string;
  /** Left out: American English. */
  readonly locale?: SpeechLocale;
  readonly invocationName: string;
  readonly shopName: string;
  /** The customer's account, and what each of its devices is called after. */
  readonly device: Pick<Device, 'deviceId' | 'userId'>;
  readonly match: MatchUtterance;
  readonly callSkill: CallSkill;
  readonly accessToken: () => Promise<string | undefined>;
  readonly clock: CloudClock;
  readonly realNowEpochMs: () => number;
  readonly makeId: () => string;
}

export interface DeviceState {
  readonly device: EchoName;
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
  /** What the document on the screen sends when something of it is touched. With no document there, nothing was. */
  touch(args: readonly unknown[]): Promise<void>;
  /** From now on the customer speaks to another device: what was open on the one before ends, and the new one's screen is empty. */
  choose(device: EchoName): Promise<void>;
  /** The customer sets the device to another language: what was open ends. */
  speak(language: DeviceLanguage): Promise<void>;
  state(): DeviceState;
  /** What the Alexa app of the account shows, newest first. */
  cards(): readonly AppCard[];
}

/** What Alexa itself hears in any session. */
const LEAVING = ['exit', 'quit'];
const LEAVING_INTENTS = ['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NavigateHomeIntent'];
type SessionEnded = Extract<SkillRequest, { kind: 'session_ended' }>;
const RENDER_DOCUMENT = 'Alexa.Presentation.APL.RenderDocument';

export function createAlexaCloud(options: AlexaCloudOptions): AlexaCloud {
  return new Echo(options);
}

class Echo implements AlexaCloud {
  readonly #options: AlexaCloudOptions;
  #language: DeviceLanguage;
  #device: EchoName = 'echo-show-10';
  #session: VoiceSession | undefined;
  #shown: ShownDocument | undefined;
  #lastTurn: Turn | null = null;
  #cards: readonly AppCard[] = [];
  #entities: DynamicEntities = NO_ENTITIES;
  #turnCount = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: AlexaCloudOptions) {
    this.#options = options;
    const { locale = 'en-US', invocationName, match } = options;
    this.#language = { locale, invocationName, match };
  }

  say(text: string): ReturnType<AlexaCloud['say']> {
    return this.#inTurn(async () => {
      await this.#sufferSilenceUntil(this.#options.clock.nowEpochMs());
      const turn = await this.#hear(text);
      return { turn, session: this.state().session };
    });
  }

  advance(ms: number): Promise<void> {
    const { clock } = this.#options;
    return this.#inTurn(async () => {
      const until = clock.nowEpochMs() + ms;
      const isSoundHeard = this.#session?.isSoundHeard ?? this.#shown?.isSoundHeard;
      if (isSoundHeard === true) this.hearSound(false);
      await this.#sufferSilenceUntil(until);
      clock.advanceTo(until);
    });
  }

  tick(): Promise<void> {
    return this.#inTurn(() => this.#sufferSilenceUntil(this.#options.clock.nowEpochMs()));
  }

  touch(args: readonly unknown[]): Promise<void> {
    return this.#inTurn(async () => {
      await this.#sufferSilenceUntil(this.#options.clock.nowEpochMs());
      const token = this.#shown?.directive['token'];
      if (typeof token === 'string')
        await this.#ask({ kind: 'touch', token, arguments: args }, null);
    });
  }

  hearSound(isHeard: boolean): void {
    const nowEpochMs = this.#options.clock.nowEpochMs();
    this.#session &&= withSound(this.#session, { isHeard, nowEpochMs });
    this.#shown &&= withDocumentSound(this.#shown, { isHeard, nowEpochMs });
  }

  choose(device: EchoName): Promise<void> {
    return this.#inTurn(async () => {
      if (device === this.#device) return;
      await this.#leaveSkill();
      this.#device = device;
    });
  }

  speak(language: DeviceLanguage): Promise<void> {
    return this.#inTurn(async () => {
      if (language.locale === this.#language.locale) return;
      await this.#leaveSkill();
      this.#language = language;
    });
  }

  state(): DeviceState {
    return {
      device: this.#device,
      session: this.#session === undefined ? 'closed' : 'open',
      isListening: this.#session !== undefined && this.#session.stage !== 'quiet',
      screen: this.#shown?.directive ?? null,
      lastTurn: this.#lastTurn,
      clockEpochMs: this.#options.clock.nowEpochMs(),
    };
  }

  cards(): readonly AppCard[] {
    return this.#cards;
  }

  /** One thing happens on the device after the other. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #leaveSkill(): Promise<void> {
    if (this.#session !== undefined) {
      await this.#endSession(this.#session, { reason: 'USER_INITIATED' });
    }
    this.#shown = undefined;
  }

  async #hear(text: string): Promise<Turn> {
    const { invocationName, locale, match } = this.#language;
    const invocation = readInvocation(text, invocationName, locale);
    const isLeaving = invocation.kind === 'bare' && LEAVING.includes(invocation.utterance);
    if (this.#session !== undefined && (isLeaving || invocation.kind !== 'bare')) {
      await this.#endSession(this.#session, { reason: 'USER_INITIATED' });
      if (isLeaving) return this.#leave(text);
    }
    if (invocation.kind === 'open') return this.#ask({ kind: 'launch' }, text);
    // Words without a skill's name in no session: the person types at this shop's own page, so they are meant for this shop.
    const known = typesAt(this.#entities, this.#options.clock.nowEpochMs());
    const intent = match(invocation.utterance, known);
    return this.#ask({ kind: 'intent', intent }, text);
  }

  #leave(text: string): Turn {
    this.#shown = undefined;
    return this.#record({ ...silent(text), kind: 'ended' });
  }

  async #ask(request: SkillRequest, heard: string | null): Promise<Turn> {
    const isNew = this.#session === undefined;
    const current = this.#session ?? {
      sessionId: `amzn1.echo-api.session.${this.#options.makeId()}`,
      attributes: {},
    };
    const call = await this.#send(request, { ...current, isNew });
    const usable = readCall(call, this.#options.shopName);
    if (usable.outcome === 'answered') {
      const now = this.#options.clock.nowEpochMs();
      this.#session = sessionAfterAnswer(current, usable.answer, now);
      this.#entities = afterDirectives(this.#entities, usable.answer.directives, now);
      this.#cards = keepCard(this.#cards, usable.answer.card, now);
      if (this.#session === undefined && isToGoHome(request)) this.#shown = undefined;
      return this.#record({
        ...describeRequest(request, heard),
        ...describeAnswer(usable.answer),
        listens: this.#session?.stage === 'listening',
      });
    }
    await this.#endSession(current, { reason: 'ERROR', error: usable.error });
    return this.#record({
      ...describeRequest(request, heard),
      ...aloud(usable.words),
      kind: 'trouble',
      listens: false,
      directives: [],
      fault: usable.error.message,
    });
  }

  /** The skill is told; Alexa takes no words from its answer. */
  async #endSession(
    { sessionId, attributes }: Pick<VoiceSession, 'sessionId' | 'attributes'>,
    why: Pick<SessionEnded, 'reason' | 'error'>,
  ): Promise<void> {
    this.#session = undefined;
    await this.#send({ kind: 'session_ended', ...why }, { sessionId, attributes, isNew: false });
  }

  async #send(request: SkillRequest, session: OpenedSession): Promise<SkillCall> {
    const { applicationId, device, callSkill, makeId } = this.#options;
    return callSkill(
      makeRequestEnvelope({
        applicationId,
        device: {
          userId: device.userId,
          deviceId: `${device.deviceId}.${this.#device}`,
          screen: ECHO_SCREENS[this.#device],
        },
        accessToken: await this.#options.accessToken(),
        session,
        request,
        requestId: `amzn1.echo-api.request.${makeId()}`,
        apiAccessToken: makeId(),
        locale: this.#language.locale,
        nowEpochMs: this.#options.realNowEpochMs(),
      }),
    );
  }

  async #sufferSilenceUntil(until: number): Promise<void> {
    const { clock } = this.#options;
    while (this.#session !== undefined && this.#session.silentUntil <= until) {
      clock.advanceTo(this.#session.silentUntil);
      const effect = effectOfSilence(this.#session, clock.nowEpochMs());
      if (effect.kind === 'reprompt') {
        this.#session = effect.session;
        this.#record({ ...silent(null), ...effect.speech, kind: 'reprompt', listens: true });
      } else {
        await this.#endSession(this.#session, { reason: 'EXCEEDED_MAX_REPROMPTS' });
        this.#record({ ...silent(null), kind: 'ended', request: 'SessionEndedRequest' });
      }
    }
    if (this.#shown !== undefined && isOver(this.#shown, until)) this.#shown = undefined;
  }

  #record(turn: Omit<Turn, 'turnNumber'>): Turn {
    this.#turnCount += 1;
    this.#lastTurn = { ...turn, turnNumber: this.#turnCount };
    for (const directive of turn.directives) {
      if (directive.type === RENDER_DOCUMENT) this.#shown = showDocument(directive);
    }
    this.#shown &&=
      this.#session === undefined
        ? afterSession(this.#shown, this.#options.clock.nowEpochMs())
        : duringSession(this.#shown);
    return this.#lastTurn;
  }
}

/** The device leaves the skill at once where the customer says so; after any other last answer its document stays a while. */
function isToGoHome(request: SkillRequest): boolean {
  return request.kind === 'intent' && LEAVING_INTENTS.includes(request.intent.name);
}

type UsableCall =
  | { readonly outcome: 'answered'; readonly answer: SkillAnswer }
  | {
      readonly outcome: 'failed';
      readonly words: string;
      readonly error: NonNullable<SessionEnded['error']>;
    };

function readCall(call: SkillCall, shopName: string): UsableCall {
  if (call.outcome === 'failed') {
    return {
      outcome: 'failed',
      words: `Sorry, I'm having trouble reaching ${shopName} right now.`,
      error: {
        type: call.isTimeout ? 'ENDPOINT_TIMEOUT' : 'INTERNAL_SERVICE_ERROR',
        message: call.reason,
      },
    };
  }
  const checked = checkSkillResponse(call.body);
  if (checked.outcome === 'valid') return { outcome: 'answered', answer: checked.answer };
  return {
    outcome: 'failed',
    words: `There was a problem with ${shopName}'s answer.`,
    error: { type: 'INVALID_RESPONSE', message: checked.reason },
  };
}

type Asked = Pick<Turn, 'heard' | 'request' | 'intent' | 'fault'>;

function nothingAsked(heard: string | null): Asked {
  return { heard, request: null, intent: null, fault: null };
}

/** A turn in which neither anything is asked nor said. */
function silent(heard: string | null): Omit<Turn, 'turnNumber' | 'kind'> {
  return { ...nothingAsked(heard), ...aloud(''), listens: false, directives: [] };
}

function describeRequest(request: SkillRequest, heard: string | null): Asked {
  if (request.kind === 'touch') {
    return { ...nothingAsked(heard), request: 'Alexa.Presentation.APL.UserEvent' };
  }
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
