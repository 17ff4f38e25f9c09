/** The parts of a turn, made from what was asked and what was answered. */
import type { SkillAnswer, Speech } from './check-skill-response.ts';
import type { SkillRequest } from './request-envelope.ts';
import type { Turn } from './turn.ts';

export type TurnToRecord = Omit<Turn, 'turnNumber' | 'saidMeanwhile'>;

type Asked = Pick<Turn, 'heard' | 'request' | 'intent' | 'fault'>;

function nothingAsked(heard: string | null): Asked {
  return { heard, request: null, intent: null, fault: null };
}

/** A turn in which neither anything is asked nor said. */
export function silent(heard: string | null): Omit<TurnToRecord, 'kind'> {
  return { ...nothingAsked(heard), ...aloud(''), listens: false, directives: [] };
}

export function describeRequest(request: SkillRequest, heard: string | null): Asked {
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

export function describeAnswer(
  answer: SkillAnswer,
): Pick<Turn, 'kind' | 'caption' | 'ssml' | 'directives'> {
  return { kind: 'answer', ...(answer.speech ?? aloud('')), directives: answer.directives };
}

export function aloud(words: string): Speech {
  return { ssml: words === '' ? '' : `<speak>${words}</speak>`, caption: words };
}
