/** A host is sent an offer of the card only where it said that it can show addresses, and what it was offered is in its own answer. */
import { describe, expect, it } from 'vitest';
import { idForDeclared, offerCard } from '../../../mcp/protocol/offer-card.ts';

const CARD_URL = 'https://card.shop.example/orders/1';
const DECLARED = idForDeclared({
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: { elicitation: { url: {} } } },
});

async function answeredTo(sessionId: string | undefined, state = 'waiting'): Promise<string> {
  const answer = Response.json({ result: { structuredContent: { state, card_url: CARD_URL } } });
  const offered = await offerCard(answer, {
    message: { method: 'tools/call', id: 1, params: { name: 'preview_order' } },
    headers: new Headers({
      'mcp-protocol-version': '2025-11-25',
      ...(sessionId === undefined ? {} : { 'mcp-session-id': sessionId }),
    }),
    readsStreams: true,
  });
  return offered.text();
}

describe('[REQ-MCP-ELICITATION] the card’s address', () => {
  it('is offered to a host that declared addresses', async () => {
    expect(await answeredTo(DECLARED)).toContain('elicitation/create');
  });

  it.each([undefined, '', 'another-id', 'x shows-addresses.1'])(
    'is offered to no host whose id is %s',
    async (sessionId) => {
      expect(await answeredTo(sessionId)).not.toContain('elicitation/create');
    },
  );

  it.each(['confirmed', 'ordered', 'expired', 'cancelled'])(
    'is not offered for an order that is %s, which waits for no confirmation',
    async (state) => {
      expect(await answeredTo(DECLARED, state)).not.toContain('elicitation/create');
    },
  );
});
