/** What a card believes of the window around it, and what it still asks for when the conversation is over: without a browser, part by part. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WidgetElement } from '../../../screens/elements/widget/widget-element.ts';
import { HostTransport } from '../../../screens/surfaces/widget/host-transport.ts';
import { readResult } from '../../../screens/surfaces/widget/read-result.ts';
import * as given from './results.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

describe('messages of the host [REQ-APPS-SEALED]', () => {
  it('are believed of the window that frames the card, and of no other', async () => {
    const parent = {};
    const window = Object.assign(new EventTarget(), { parent });
    vi.stubGlobal('window', window);
    const heard: unknown[] = [];
    const transport = new HostTransport(() => undefined);
    transport.onmessage = (message) => heard.push(message);
    await transport.start();
    const say = (source: object | null, data: unknown): void => {
      window.dispatchEvent(Object.assign(new Event('message'), { source, data }));
    };
    say({}, PING);
    say(window, PING);
    say(null, PING);
    expect(heard).toEqual([]);
    say(parent, PING);
    say(parent, 'no message');
    expect(heard).toEqual([PING]);
  });
});

describe('what a tool’s result is shown as', () => {
  const shownAs = (structuredContent: given.Structured): ReturnType<typeof readResult> =>
    readResult({ content: [{ type: 'text', text: 'The words.' }], structuredContent });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'tel:1', 'nowhere'])(
    'is no order whose card is at %s',
    (card_url) => {
      expect(shownAs(given.proposed()).shows).toBe('order');
      expect(shownAs(given.proposed({ card_url })).shows).toBe('words');
    },
  );

  it('invariant 6: is a receipt of an ordered order alone', () => {
    const { receipt } = given.order('ordered');
    const receiptOf = (view: ReturnType<typeof readResult>): unknown =>
      view.shows === 'order' && view.order.receipt;
    expect(receiptOf(shownAs(given.order('ordered')))).toMatchObject({ charged: '$47.61' });
    for (const state of ['waiting', 'confirmed', 'payment_processing', 'payment_unknown']) {
      expect(receiptOf(shownAs(given.order(state, { receipt }))), state).toBeUndefined();
    }
  });
});

describe('after the conversation', () => {
  class Card extends WidgetElement {
    press(): void {
      this.tell({ act: 'cart' });
    }

    protected override draw(): never {
      throw new Error('nothing is drawn here');
    }
  }
  customElements.define('hb-test-card', Card);

  it('a card asks for nothing, whatever still presses its buttons [REQ-APPS-INERT]', () => {
    const card = new Card();
    const acts: unknown[] = [];
    card.addEventListener('hb-act', (event) => acts.push((event as CustomEvent).detail));
    card.controls = { offered: ['cart'], isInert: false };
    card.press();
    expect(acts).toEqual([{ act: 'cart' }]);
    card.controls = { offered: ['cart'], isInert: true };
    card.press();
    expect(acts).toHaveLength(1);
  });
});
