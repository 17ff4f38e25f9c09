/** The MCP door: what a reviewer, a hostile host and the official suites meet (issue 9). */
import type { Requirement } from './requirement.ts';

export const MCP_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-MCP-HOST',
    source: 'issue 9',
    behaviour: 'A foreign Host at the MCP door is refused with 403.',
  },
  { id: 'REQ-MCP-STATELESS', source: 'issue 9', behaviour: 'No session is given or needed.' },
  {
    id: 'REQ-MCP-BATCHES',
    source: 'issue 9',
    behaviour: 'Batches come in 2025-03-26 alone, and are bounded.',
  },
  {
    id: 'REQ-MCP-SLOW',
    source: 'issue 9',
    behaviour: 'Slow, cut and surplus connections end, and cost nothing.',
  },
  {
    id: 'REQ-MCP-CHALLENGE-MODES',
    source: 'issue 9',
    behaviour: 'Each of the three ways to ask for a token answers as it is configured.',
  },
  {
    id: 'REQ-MCP-TIERS',
    source: 'issue 9',
    behaviour: 'A client’s own token never opens a person’s things.',
  },
  {
    id: 'REQ-MCP-GUEST',
    source: 'issue 9',
    behaviour: 'The catalogue and the help are there without a person.',
  },
  {
    id: 'REQ-MCP-LINKING',
    source: 'issue 9',
    behaviour: 'A host that knows the address alone can link itself.',
  },
  {
    id: 'REQ-MCP-RELINK',
    source: 'issue 9',
    behaviour: 'Who links anew sees nothing of the account before.',
  },
  {
    id: 'REQ-MCP-NO-PASSTHROUGH',
    source: 'issue 9',
    behaviour: 'The customer’s token goes to nobody else.',
  },
  {
    id: 'REQ-MCP-RESOURCE',
    source: 'issue 9; RFC 8707',
    behaviour: 'Tokens are for exactly the address of the door.',
  },
  {
    id: 'REQ-AS-METADATA',
    source: 'issue 9; RFC 8414',
    behaviour: 'The identity provider tells its issuer, three grants and S256.',
  },
  {
    id: 'REQ-ANY-ISSUER',
    source: 'issue 9',
    behaviour: 'Another authorization server works by configuration.',
  },
  {
    id: 'REQ-MCP-CONFORMANCE',
    source: 'issue 9',
    behaviour: 'The official conformance suite passes.',
  },
  {
    id: 'REQ-MCP-CLIENTS',
    source: 'issue 9',
    behaviour: 'Clients made by others drive the main job.',
  },
  {
    id: 'REQ-MCP-HOSTILE',
    source: 'issue 9',
    behaviour: 'A hostile host buys nothing and meets no fault of ours.',
  },
];
