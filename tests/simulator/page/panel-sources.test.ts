/** What the page's server takes from the mailbox and the merchant, and what it leaves there. */
import { describe, expect, it } from 'vitest';
import { readMailbox } from '../../../simulator/page/customer-mailbox.ts';
import { createShopShelf } from '../../../simulator/page/shop-shelf.ts';

function answering(body: unknown, headers: Readonly<Record<string, string>> = {}): typeof fetch {
  return () =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { headers }),
    );
}

describe('the mailbox', () => {
  it('gives the linked customer’s e-mails alone, newest first, and no markup [REQ-PAGE-MAIL]', async () => {
    const mail = (id: string, to: string) => ({
      id,
      to,
      subject: `Subject ${id}`,
      text: 'Text.',
      html: '<script>',
      date: '2026-01-01T00:00:00Z',
      headers: [],
    });
    const messages = [
      mail('1', 'customer-1@example.test'),
      mail('2', 'customer-2@example.test'),
      mail('3', 'not-customer-1@example.test'),
      mail('4', 'customer-1@example.test'),
    ];
    const mails = await readMailbox('customer-1@example.test', {
      outbox: 'http://127.0.0.1:9',
      fetch: answering({ messages }),
    });
    expect(mails.map(({ id }) => id)).toEqual(['4', '1']);
    expect(JSON.stringify(mails)).not.toContain('script');
  });
});

describe('the shelf', () => {
  it('passes on a drawing as what it is, and nothing that is none', async () => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const shelfOf = (body: string, type: string) =>
      createShopShelf({
        merchant: 'http://127.0.0.1:9',
        fetch: answering(body, { 'content-type': type }),
      });
    expect(await shelfOf(picture, 'image/svg+xml').picture('one')).toBe(picture);
    expect(await shelfOf('<script>', 'text/html').picture('one')).toBeUndefined();
    expect(await shelfOf('x'.repeat(100_001), 'image/svg+xml').picture('one')).toBeUndefined();
  });
});
