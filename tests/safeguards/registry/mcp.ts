/** What keeps the MCP door to what a visitor may do (issue 9). */
import type { Safeguard } from '../safeguard.ts';

const HTTP = 'tests/mcp/http';

export const MCP_SAFEGUARDS: readonly Safeguard[] = [
  {
    id: 'service-token-is-a-guest',
    requirements: ['REQ-MCP-TIERS'],
    file: 'mcp/http/admit-visitor.ts',
    keep: 'if (scopes.includes(SERVICE_SCOPE)) {',
    removed: "if (scopes.includes('')) {",
    tests: [`${HTTP}/guest.test.ts`],
  },
  {
    id: 'guests-call-no-persons-tool',
    requirements: ['REQ-MCP-GUEST', 'REQ-MCP-TIERS'],
    file: 'mcp/http/mcp-routes.ts',
    keep: "visitor.kind === 'guest' && read.toolsCalled.some(door.answerer.isPersons)",
    removed: "visitor.kind === 'guest' && read.toolsCalled.length < 0",
    tests: [`${HTTP}/guest.test.ts`],
  },
  {
    id: 'tools-are-a-persons-unless-open',
    requirements: ['INV-13', 'REQ-MCP-GUEST'],
    file: 'mcp/protocol/answer-message.ts',
    keep: '?.callAsGuest === undefined,',
    removed: '?.callAsGuest === null,',
    tests: [`${HTTP}/guest.test.ts`],
  },
  {
    id: 'tokens-of-the-named-algorithms',
    requirements: ['REQ-ANY-ISSUER'],
    file: 'edge/bearer.ts',
    keep: '        algorithms: [...algorithms],\n',
    removed: '',
    tests: [`${HTTP}/other-authorization-server.test.ts`],
  },
  {
    id: 'endless-bodies-dropped',
    requirements: ['REQ-MCP-HOSTILE'],
    file: 'edge/json-body.ts',
    keep: 'if (bytes > MOST_DROPPED_BYTES) request.socket.destroy();',
    removed: '',
    tests: [`${HTTP}/hostile-host.test.ts`],
  },
  {
    id: 'slow-requests-end',
    requirements: ['REQ-MCP-SLOW'],
    file: 'edge/http-server.ts',
    keep: 'requestTimeout: limits.requestMs,',
    removed: 'requestTimeout: 0,',
    tests: [`${HTTP}/slow-connections.test.ts`],
  },
  {
    id: 'surplus-connections-end',
    requirements: ['REQ-MCP-SLOW'],
    file: 'edge/http-server.ts',
    keep: 'if (limits.mostConnections !== undefined) server.maxConnections = limits.mostConnections;',
    removed: '',
    tests: [`${HTTP}/slow-connections.test.ts`],
  },
];
