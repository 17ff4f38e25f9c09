import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSkillResponse, parseSsml } from '../../../simulator/alexa-cloud/index.ts';

function answering(ssml: string, rest: object = {}): string {
  return JSON.stringify({
    version: '1.0',
    response: { outputSpeech: { type: 'SSML', ssml }, ...rest },
  });
}

describe('a skill’s answer', () => {
  it('is taken with its speech, its caption and its directives', () => {
    const checked = checkSkillResponse(
      answering('<speak>Salt &amp; pepper<break time="200ms"/>now , please.</speak>', {
        directives: [{ type: 'Alexa.Presentation.APL.RenderDocument', token: 't' }],
        shouldEndSession: false,
      }),
    );
    expect(checked).toMatchObject({
      outcome: 'valid',
      answer: { speech: { caption: 'Salt & pepper now, please.' }, shouldEndSession: false },
    });
  });

  it('is refused above 120 KB and taken just below', () => {
    const padded = (length: number): string =>
      answering('<speak>a</speak>', { padding: 'x'.repeat(length) });
    const overhead = padded(0).length;
    expect(checkSkillResponse(padded(120 * 1024 - overhead)).outcome).toBe('valid');
    expect(checkSkillResponse(padded(120 * 1024 - overhead + 1)).outcome).toBe('invalid');
  });

  it('is refused when it speaks more than 8000 characters, also in the reprompt', () => {
    const spoken = (length: number): string => `<speak>${'a'.repeat(length - 15)}</speak>`;
    expect(checkSkillResponse(answering(spoken(8000))).outcome).toBe('valid');
    expect(checkSkillResponse(answering(spoken(8001))).outcome).toBe('invalid');
    const reprompt = { outputSpeech: { type: 'SSML', ssml: spoken(8001) } };
    expect(checkSkillResponse(answering('<speak>a</speak>', { reprompt })).outcome).toBe('invalid');
  });

  it('may bring a card for the Alexa app, of at most 8000 characters with its title [REQ-APP-CARD]', () => {
    const withCard = (card: object) => checkSkillResponse(answering('<speak>a</speak>', { card }));
    const simple = { type: 'Simple', title: 'Ordered', content: 'You paid $44.63.' };
    expect(withCard(simple)).toMatchObject({ outcome: 'valid', answer: { card: simple } });
    expect(withCard({ type: 'Standard', title: 'a', text: 'b' }).outcome).toBe('valid');
    expect(withCard({ type: 'LinkAccount' }).outcome).toBe('valid');
    const long = (length: number): object => ({ ...simple, content: 'x'.repeat(length - 7) });
    expect(withCard(long(8000)).outcome).toBe('valid');
    expect(withCard(long(8001)).outcome).toBe('invalid');
    expect(withCard({ type: 'Poster', title: 'a', content: 'b' }).outcome).toBe('invalid');
    expect(withCard({ type: 'Simple', title: 'a' }).outcome).toBe('invalid');
  });

  it('is refused when it is no answer at all', () => {
    for (const body of ['', 'null', '[]', '{}', '{"version":"1.0"}', '<html>']) {
      expect(checkSkillResponse(body).outcome, body).toBe('invalid');
    }
  });

  it('never throws, whatever the body is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        expect(['valid', 'invalid']).toContain(checkSkillResponse(body).outcome);
      }),
    );
  });
});

describe('SSML', () => {
  it('is refused when it is not well formed or holds what Alexa does not know', () => {
    for (const ssml of [
      'no root',
      '<speak>This & That</speak>',
      '<speak>a < b</speak>',
      '<speak>&bogus;</speak>',
      '<speak>&#0;</speak>',
      '<speak>&#x110000;</speak>',
      '<speak>bell \u0007</speak>',
      '<speak><break></speak>',
      '<speak><s>crossed</speak></s>',
      '<speak>one</speak><speak>two</speak>',
      '<speak>one</speak> after',
      '<speak><speak>nested</speak></speak>',
      '<speak><script>x</script></speak>',
      '<speak><break time=200ms/></speak>',
      '<speak><break time="1s" time="2s"/></speak>',
      '<speak>',
    ]) {
      expect(parseSsml(ssml).outcome, ssml).toBe('invalid');
    }
  });

  it('gives escaped text back as it was', () => {
    const escape = (text: string): string =>
      text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{1,40}$/), (text) => {
        const read = parseSsml(`<speak>${escape(text)}</speak>`);
        expect(read).toMatchObject({ speak: { children: [{ kind: 'text', text }] } });
      }),
    );
  });
});
