/** What happened on the device in one turn, as the page draws it and tests read it. */
import type { Directive } from './check-skill-response.ts';

export interface Turn {
  /** Counts up; a turn that nobody asked for (a reprompt, an end) has a number too. */
  readonly turnNumber: number;
  /** `answer`: the skill's. `reprompt`: after eight seconds of silence. `ended`: after eight more. `trouble`: Alexa's own words, because the skill's answer could not be used. */
  readonly kind: 'answer' | 'reprompt' | 'ended' | 'trouble';
  readonly heard: string | null;
  /** What the Echo said before the answer, because the skill asked it to (a progressive response). */
  readonly saidMeanwhile: readonly string[];
  readonly request:
    | 'LaunchRequest'
    | 'IntentRequest'
    | 'Alexa.Presentation.APL.UserEvent'
    | 'SessionEndedRequest'
    | null;
  readonly intent: {
    readonly name: string;
    readonly slots: Readonly<Record<string, string>>;
  } | null;
  readonly caption: string;
  readonly ssml: string;
  readonly listens: boolean;
  readonly directives: readonly Directive[];
  /** Why the skill's answer could not be used, for whoever builds the skill. */
  readonly fault: string | null;
}
