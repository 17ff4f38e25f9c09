import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeEnvelope } from '../support/make-envelope.ts';
import { checkRequest, checkResponse } from './check-envelope.ts';
import { ENVELOPES, generateSchemas, schemaPath } from './generate-schemas.ts';

const RESPONSE = {
  version: '1.0',
  sessionAttributes: { any: { thing: [1] } },
  response: {
    outputSpeech: { type: 'SSML', ssml: '<speak>Hello.</speak>' },
    reprompt: { outputSpeech: { type: 'PlainText', text: 'Hello?' } },
    card: { type: 'Simple', title: 'Hello', content: 'Hello' },
    shouldEndSession: false,
    directives: [
      { type: 'Alexa.Presentation.APL.RenderDocument', token: 'x', document: { any: 1 } },
      { type: 'Dialog.UpdateDynamicEntities', updateBehavior: 'CLEAR' },
    ],
  },
};

describe('the schemas of the envelopes', () => {
  it('are those that the installed types make [REQ-SKILL-DOOR-SCHEMAS]', () => {
    const schemas = generateSchemas();
    for (const name of ENVELOPES) {
      const text = readFileSync(schemaPath(name), 'utf8');
      // As texts: the difference of two such objects would fill the screen.
      expect(JSON.stringify(JSON.parse(text)) === JSON.stringify(schemas[name]), name).toBe(true);
    }
  });

  it.each([
    { intent: 'OrderIntent', slots: { product: 'decaf' } },
    { type: 'SessionEndedRequest' },
    {},
  ])('accept a request of Alexa: %j', (said) => {
    expect(checkRequest(makeEnvelope(said))).toEqual([]);
  });

  it('accept a response with all that it may have', () => {
    expect(checkResponse(RESPONSE)).toEqual([]);
    expect(checkResponse({ version: '1.0', response: {} })).toEqual([]);
  });

  it.each([
    ['no version', { version: undefined }, /version/],
    ['a field of its own', { spoken: 'x' }, /spoken/],
    ['a response that is none', { response: 'x' }, /response.*object/],
    ['no response', { response: undefined }, /response/],
  ])('refuse a response with %s', (_what, change, words) => {
    expect(checkResponse({ ...RESPONSE, ...change }).join('\n')).toMatch(words);
  });

  it.each([
    ['speech of another type', { outputSpeech: { type: 'Markdown', text: 'x' } }, /outputSpeech/],
    ['speech without its text', { outputSpeech: { type: 'SSML' } }, /ssml/],
    ['a reprompt that is speech itself', { reprompt: { type: 'SSML', ssml: 'x' } }, /reprompt/],
    ['an end in words', { shouldEndSession: 'yes' }, /boolean/],
    ['a directive that Alexa does not know', { directives: [{ type: 'Pay.Now' }] }, /Pay\.Now/],
    ['a directive without a type', { directives: [{}] }, /no type/],
    [
      'a directive with a field of its own',
      { directives: [{ type: 'Dialog.UpdateDynamicEntities', updateBehavior: 'CLEAR', x: 1 }] },
      /UpdateDynamicEntities .*"x"/,
    ],
    [
      'a directive with another value',
      { directives: [{ type: 'Dialog.UpdateDynamicEntities', updateBehavior: 'ADD' }] },
      /updateBehavior/,
    ],
  ])('refuse a response with %s', (_what, change, words) => {
    const faults = checkResponse({ ...RESPONSE, response: { ...RESPONSE.response, ...change } });
    expect(faults.join('\n')).toMatch(words);
  });

  it.each([
    ['of another type', { type: 'OrderRequest' }, /OrderRequest/],
    ['without a time', { timestamp: undefined }, /timestamp/],
    ['without an intent', { type: 'IntentRequest' }, /intent/],
    ['with a field of its own', { spoken: 'x' }, /spoken/],
  ])('refuse a request %s', (_what, change, words) => {
    const envelope = makeEnvelope({});
    const request = { ...(envelope['request'] as object), ...change };
    expect(checkRequest({ ...envelope, request }).join('\n')).toMatch(words);
  });

  it('refuse what is no envelope', () => {
    for (const value of [undefined, null, 'x', [], {}]) {
      expect(checkRequest(value)).not.toEqual([]);
      expect(checkResponse(value)).not.toEqual([]);
    }
  });
});
