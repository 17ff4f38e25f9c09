/** Whose token it is, by whatever subject an authorization server names its customers. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerIdSchema, customerOfSubject } from '#core';
import { nodeHash } from '#stores';
import { callTool } from '../support/call-tool.ts';
import { startRequestSide, type RequestSideUnderTest } from '../support/start-request-side.ts';

const of = (subject: string) => customerOfSubject(subject, nodeHash);

describe('[REQ-MCP-TOOLS-SUBJECT] the customer of a subject', () => {
  it('is the subject itself where that is an id', () => {
    for (const id of ['customer-1', 'c:7', 'A'.repeat(128)]) expect(of(id)).toBe(id);
  });

  it('is an id for every subject of printable ASCII up to 255 characters, and the same each time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 255 }),
        (subject) => {
          const customer = of(subject);
          expect(customerIdSchema.safeParse(customer).success).toBe(true);
          expect(of(subject)).toBe(customer);
        },
      ),
    );
  });

  it('invariant 11: is another for every other subject, also for one that looks as if it were made here', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 }), {
          minLength: 2,
        }),
        (subjects) => {
          expect(new Set(subjects.map(of)).size).toBe(subjects.length);
        },
      ),
    );
    const made = of('auth0|abc') ?? '';
    expect(of(made)).not.toBe(made);
    expect(of(made)).not.toBe(of('auth0|abc'));
  });

  it('is nobody for what is empty, longer, or not of printable ASCII', () => {
    for (const subject of ['', 'a'.repeat(256), 'jos\u00e9', 'a\nb', 'a\u0000b', '\u202ea']) {
      expect(of(subject)).toBeUndefined();
    }
  });
});

describe('[REQ-MCP-TOOLS-SUBJECT] at the door', () => {
  let side: RequestSideUnderTest;
  beforeAll(async () => {
    side = await startRequestSide();
  });
  afterAll(() => side.stop());

  it('a customer with bars and at-signs in their name has a cart and orders of their own', async () => {
    const subjects = [
      'auth0|5f7c8ec7c33c6c004bbafe82',
      'someone@shop.example',
      'https://id.example/u?7',
    ];
    for (const [at, subject] of subjects.entries()) {
      const client = await side.connect({ subject });
      await callTool(client, 'change_cart', {
        change: 'add',
        product_id: 'decaf',
        quantity: at + 1,
      });
      const proposed = await callTool(client, 'preview_order');
      expect(proposed.structured).toMatchObject({ outcome: 'proposed' });
      expect((await callTool(client, 'list_orders')).structured['orders']).toHaveLength(1);
      await client.close();
    }
  });

  it('a token of any other subject opens nothing', async () => {
    await expect(side.connect({ subject: 'a'.repeat(256) })).rejects.toThrow();
    await expect(side.connect({ subject: 'jos\u00e9' })).rejects.toThrow();
  });
});
