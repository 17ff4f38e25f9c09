/** The Alexa cloud with one customer's Echo devices, of which one is spoken to: hears words, asks the skill, keeps the session, and holds what the screen shows. */
import type { SpeechLocale } from '#core';
import { keepCard, type AppCard } from './app-card.ts';
import type { Directive, Speech } from './check-skill-response.ts';
import type { CallSkill, SkillCall } from './call-skill.ts';
import type { CloudClock } from './cloud-clock.ts';
import {
  aloud,
  describeAnswer,
  describeRequest,
  silent,
  type TurnToRecord,
} from './describe-turn.ts';
import type { DeviceLanguage } from './device-languages.ts';
import { afterDirectives, NO_ENTITIES, typesAt, type DynamicEntities } from './dynamic-entities.ts';
import { ECHO_SCREENS, type EchoName } from './echo-models.ts';
import type { MatchUtterance } from './match-utterance.ts';
import { readCall } from './read-call.ts';
import { readInvocation } from './read-invocation.ts';
import {
  makeRequestEnvelope,
  type Device,
  type OpenedSession,
  type SkillRequest,
} from './request-envelope.ts';
import type { SkillRequests } from './services/skill-requests.ts';
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
  /** Alexa's own interfaces for the skill. Left out: the address is Amazon's, and no word comes before an answer. */
  readonly services?: { readonly endpoint: string; readonly requests: SkillRequests };
  readonly accessToken: () => Promise<string | undefined>;
  readonly clock: CloudClock;
  readonly realNowEpochMs: () => number;
  readonly makeId: () => string;
}

export interface DeviceState {
  readonly device: EchoName;
  readonly locale: SpeechLocale;
  readonly session: 'open' | 'closed';
  readonly isListening: boolean;
  readonly screen: Directive | null;
  /** None since the device was set to its language. */
  readonly lastTurn: Turn | null;
  /** What the Echo says while the skill's answer is awaited; the number tells one from the next. */
  readonly meanwhile: { readonly wordNumber: number; readonly caption: string } | null;
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
  #saidMeanwhile: readonly Speech[] = [];
  #wordCount = 0;
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
      this.#lastTurn = null;
    });
  }

  state(): DeviceState {
    const meanwhile = this.#saidMeanwhile.at(-1);
    return {
      device: this.#device,
      locale: this.#language.locale,
      session: this.#session === undefined ? 'closed' : 'open',
      isListening: this.#session !== undefined && this.#session.stage !== 'quiet',
      screen: this.#shown?.directive ?? null,
      lastTurn: this.#lastTurn,
      meanwhile: meanwhile ? { wordNumber: this.#wordCount, caption: meanwhile.caption } : null,
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
    const { shopName } = this.#options;
    const usable = readCall(call, { shopName, locale: this.#language.locale });
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
    const { applicationId, device, callSkill, makeId, services } = this.#options;
    const deviceId = `${device.deviceId}.${this.#device}`;
    const requestId = `amzn1.echo-api.request.${makeId()}`;
    const apiAccessToken = makeId();
    const envelope = makeRequestEnvelope({
      applicationId,
      device: { userId: device.userId, deviceId, screen: ECHO_SCREENS[this.#device] },
      accessToken: await this.#options.accessToken(),
      session,
      request,
      requestId,
      apiAccessToken,
      apiEndpoint: services?.endpoint,
      locale: this.#language.locale,
      nowEpochMs: this.#options.realNowEpochMs(),
    });
    const answerCame = services?.requests.send({
      apiAccessToken,
      requestId,
      deviceId,
      hear: request.kind === 'session_ended' ? undefined : this.#sayMeanwhile,
    });
    try {
      return await callSkill(envelope);
    } finally {
      answerCame?.();
    }
  }

  readonly #sayMeanwhile = (speech: Speech): void => {
    this.#wordCount += 1;
    this.#saidMeanwhile = [...this.#saidMeanwhile, speech];
  };

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

  #record(turn: TurnToRecord): Turn {
    this.#turnCount += 1;
    const saidMeanwhile = this.#saidMeanwhile.map(({ caption }) => caption);
    this.#lastTurn = { ...turn, turnNumber: this.#turnCount, saidMeanwhile };
    this.#saidMeanwhile = [];
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
