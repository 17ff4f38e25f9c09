/** The body of `POST /v1/directives` (`services.directive.SendDirectiveRequest` of the ASK model): the words to say before the answer. */
import { z } from 'zod';
import { readSpeech, type Speech } from '../check-skill-response.ts';

/** As Amazon documents it for a progressive response. */
export const LONGEST_DIRECTIVE_SPEECH = 600;

const bodySchema = z.object({
  header: z.object({ requestId: z.string().min(1) }),
  directive: z.object({ type: z.literal('VoicePlayer.Speak'), speech: z.string().min(1) }),
});

export type DirectiveRead =
  | { readonly outcome: 'valid'; readonly requestId: string; readonly speech: Speech }
  | { readonly outcome: 'invalid'; readonly reason: string };

export function readDirective(body: unknown): DirectiveRead {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join('.') ?? '';
    return { outcome: 'invalid', reason: `${where}: ${issue?.message ?? 'not a directive'}` };
  }
  const { header, directive } = parsed.data;
  if (directive.speech.length > LONGEST_DIRECTIVE_SPEECH) {
    return { outcome: 'invalid', reason: 'directive.speech: it has more than 600 characters' };
  }
  const isMarkup = directive.speech.trimStart().startsWith('<speak');
  const speech = readSpeech(
    isMarkup
      ? { type: 'SSML', ssml: directive.speech }
      : { type: 'PlainText', text: directive.speech },
  );
  return typeof speech === 'object'
    ? { outcome: 'valid', requestId: header.requestId, speech }
    : { outcome: 'invalid', reason: `directive.speech: ${speech ?? 'there is none'}` };
}
