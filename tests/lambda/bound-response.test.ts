/** What Alexa would not take never leaves the skill: words, card and whole answer stay within their bounds. */
import { SkillBuilders, type RequestHandler } from 'ask-sdk-core';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { describe, expect, it } from 'vitest';
import { answer, type Answer } from '../../lambda/dialogue/answer.ts';
import { boundResponse } from '../../lambda/dialogue/bound-response.ts';
import { makeEnvelope } from './support/make-envelope.ts';

interface Made extends Answer {
  readonly card?: string;
  readonly directiveBytes?: number;
}

async function invoke({ card, directiveBytes, ...said }: Made): Promise<ResponseEnvelope> {
  const handler: RequestHandler = {
    canHandle: () => true,
    handle(input) {
      if (card !== undefined) input.responseBuilder.withSimpleCard('A title', card);
      if (directiveBytes !== undefined) {
        input.responseBuilder.addDirective({
          type: 'Alexa.Presentation.APL.RenderDocument',
          token: 't',
          document: { type: 'APL', text: 'x'.repeat(directiveBytes) },
        });
      }
      return answer(input, said);
    },
  };
  const skill = SkillBuilders.custom()
    .addRequestHandlers(handler)
    .addResponseInterceptors(boundResponse)
    .create();
  const envelope = makeEnvelope({ intent: 'StatusIntent' }) as unknown as RequestEnvelope;
  return skill.invoke(envelope);
}

function ssmlOf({ response }: ResponseEnvelope): string {
  return response.outputSpeech?.type === 'SSML' ? response.outputSpeech.ssml : '';
}

describe('an answer', () => {
  it.each([
    ['just short enough', 'a'.repeat(7984), true],
    ['one too long', 'a'.repeat(7985), false],
    ['far too long', 'ab '.repeat(40_000), false],
    ['too long only when escaped', "'".repeat(2000), false],
  ])(
    'whose words are %s is said whole, or in a sentence that is safe [REQ-SKILL-LIMITS]',
    async (_name, spoken, isWhole) => {
      const made = await invoke({ spoken });
      expect(ssmlOf(made).length).toBeLessThan(8000);
      expect(ssmlOf(made).includes('That is too long to say here.')).toBe(!isWhole);
      expect(made.response.shouldEndSession).toBe(true);
    },
  );

  it('keeps its question, and repeats the safe sentence', async () => {
    const made = await invoke({ spoken: 'a'.repeat(9000), asks: 'code' });
    expect(ssmlOf(made)).toContain('That is too long to say here.');
    expect(ssmlOf(made)).toContain('Which four digits does your phone show?');
    expect(made.response.shouldEndSession).toBe(false);
    expect(made.sessionAttributes).toMatchObject({ lastAnswer: { asks: 'code' } });
    expect(JSON.stringify(made.sessionAttributes).length).toBeLessThan(500);
  });

  it('gives up its screen before its words, above 120 KB in all', async () => {
    const small = await invoke({ spoken: 'Hello.', directiveBytes: 100_000 });
    expect(small.response.directives).toHaveLength(1);
    const large = await invoke({ spoken: 'Hello.', directiveBytes: 125_000 });
    expect(large.response.directives).toBeUndefined();
    expect(ssmlOf(large)).toContain('Hello.');
    expect(Buffer.byteLength(JSON.stringify(large))).toBeLessThan(120 * 1024);
  });

  it('leaves a card out that Alexa would not take', async () => {
    expect(
      (await invoke({ spoken: 'Hello.', card: 'c'.repeat(7993) })).response.card,
    ).toMatchObject({ content: 'c'.repeat(7993) });
    expect(
      (await invoke({ spoken: 'Hello.', card: 'c'.repeat(7994) })).response.card,
    ).toBeUndefined();
  });
});
