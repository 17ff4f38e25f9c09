/** Takes a skill's answer as Alexa does: within its limits, with speech that parses, or not at all. */
import { z } from 'zod';
import { cardSchema, findCardFault, type SkillCard } from './app-card.ts';
import { captionOf } from './caption-of.ts';
import { parseSsml } from './parse-ssml.ts';

/** Alexa's documented bounds: of the whole answer, and of each speech. */
export const LARGEST_RESPONSE_BYTES = 120 * 1024;
export const LONGEST_SPEECH = 8000;

const speechSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SSML'), ssml: z.string() }),
  z.object({ type: z.literal('PlainText'), text: z.string() }),
]);

const directiveSchema = z.looseObject({ type: z.string().min(1) });
export type Directive = z.output<typeof directiveSchema>;

const responseSchema = z.object({
  version: z.string().min(1),
  sessionAttributes: z.record(z.string(), z.unknown()).nullish(),
  response: z.object({
    outputSpeech: speechSchema.nullish(),
    reprompt: z.object({ outputSpeech: speechSchema.nullish() }).nullish(),
    card: cardSchema.nullish(),
    directives: z.array(directiveSchema).nullish(),
    shouldEndSession: z.boolean().nullish(),
  }),
});

export interface Speech {
  readonly ssml: string;
  readonly caption: string;
}

export interface SkillAnswer {
  readonly speech: Speech | undefined;
  readonly reprompt: Speech | undefined;
  /** For the Alexa app. */
  readonly card: SkillCard | undefined;
  readonly directives: readonly Directive[];
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Undefined means: keep the session, do not listen. */
  readonly shouldEndSession: boolean | undefined;
}

export type CheckedResponse =
  | { readonly outcome: 'valid'; readonly answer: SkillAnswer }
  | { readonly outcome: 'invalid'; readonly reason: string };

export function checkSkillResponse(body: string): CheckedResponse {
  const bytes = Buffer.byteLength(body, 'utf8');
  if (bytes > LARGEST_RESPONSE_BYTES) {
    return invalid(`the answer has ${String(bytes)} bytes, more than 120 KB`);
  }
  const parsed = responseSchema.safeParse(readJson(body));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return invalid(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a response'}`);
  }
  return checkSpeeches(parsed.data);
}

function checkSpeeches({
  response,
  sessionAttributes,
}: z.output<typeof responseSchema>): CheckedResponse {
  const speech = readSpeech(response.outputSpeech);
  const reprompt = readSpeech(response.reprompt?.outputSpeech);
  if (typeof speech === 'string') return invalid(`outputSpeech: ${speech}`);
  if (typeof reprompt === 'string') return invalid(`reprompt: ${reprompt}`);
  const card = response.card ?? undefined;
  const cardFault = card === undefined ? undefined : findCardFault(card);
  if (cardFault !== undefined) return invalid(`card: ${cardFault}`);
  return {
    outcome: 'valid',
    answer: {
      speech,
      reprompt,
      card,
      directives: response.directives ?? [],
      attributes: sessionAttributes ?? {},
      shouldEndSession: response.shouldEndSession ?? undefined,
    },
  };
}

function invalid(reason: string): CheckedResponse {
  return { outcome: 'invalid', reason };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The speech, or what is wrong with it in words. */
export function readSpeech(
  speech: z.output<typeof speechSchema> | null | undefined,
): Speech | undefined | string {
  if (speech === null || speech === undefined) return undefined;
  const text = speech.type === 'SSML' ? speech.ssml : speech.text;
  if (text.length > LONGEST_SPEECH)
    return `it has ${String(text.length)} characters, more than 8000`;
  if (speech.type === 'PlainText')
    return { ssml: `<speak>${escapeText(text)}</speak>`, caption: text };
  const read = parseSsml(text);
  if (read.outcome === 'invalid') return `the SSML is not valid: ${read.reason}`;
  return { ssml: text, caption: captionOf(read.speak) };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
