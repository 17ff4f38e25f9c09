/** The control of what every dialogue is held against: an exchange that Alexa would not take is noticed. */
import { describe, expect, it } from 'vitest';
import { makeEnvelope } from '../lambda/support/make-envelope.ts';
import { checkExchange } from './stage/check-exchange.ts';

const REQUEST = makeEnvelope({ intent: 'OrderIntent', slots: { product: 'decaf' } });
const RESPONSE = { version: '1.0', response: { shouldEndSession: true } };

function drawing(component: object): object {
  const document = { type: 'APL', version: '1.4', mainTemplate: { items: [component] } };
  const type = 'Alexa.Presentation.APL.RenderDocument';
  return { ...RESPONSE, response: { directives: [{ type, token: 'x', document }] } };
}

describe('[REQ-SKILL-DOOR-SCHEMAS] the exchange of a dialogue', () => {
  it('is taken as it should be, with a document that is allowed', async () => {
    await checkExchange(REQUEST, RESPONSE);
    await checkExchange(REQUEST, drawing({ type: 'Text', text: 'Hello' }));
  });

  it.each<[what: string, request: object, response: object, words: RegExp]>([
    ['a request with a field of its own', { ...REQUEST, x: 1 }, RESPONSE, /"x"/],
    ['a response with a field of its own', REQUEST, { ...RESPONSE, spoken: 'x' }, /spoken/],
    ['a component off our list', REQUEST, drawing({ type: 'Video' }), /no component on the list/],
    [
      'a value that Amazon’s validator finds',
      REQUEST,
      drawing({ type: 'Text', text: 'Hello', textAlign: 'askew' }),
      /askew|textAlign/,
    ],
  ])('is refused with %s', async (_what, request, response, words) => {
    await expect(checkExchange(request, response)).rejects.toThrow(words);
  });
});
