/** Who may call what, and how it is answered (design, section 8). */
import type { Requirement } from './requirement.ts';

export const DOOR_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-MCP-TOOLS',
    source: 'design 8',
    behaviour: 'The MCP tool list holds exactly the tools that are named, and none that approves.',
  },
  {
    id: 'REQ-MCP-CART',
    source: 'design 8',
    behaviour:
      'A cart is viewed and changed by tools, within its bounds and by its own customer alone; what was bought of it leaves it, once.',
  },
  {
    id: 'REQ-MCP-AUDIT',
    source: 'design 8',
    behaviour: 'A tool tells a customer what was done in their name.',
  },
  {
    id: 'REQ-MCP-VERSIONS',
    source: 'design 8; MCP 2025-11-25',
    behaviour: 'Every handshake from 2025-03-26 to 2025-11-25 is served, and no other.',
  },
  {
    id: 'REQ-MCP-ACCEPT',
    source: 'issue 2',
    behaviour: 'Any Accept that a real client sends is answered.',
  },
  {
    id: 'REQ-MCP-ONE-ID',
    source: 'issue 2',
    behaviour: 'Two calls with one JSON-RPC id in flight are both answered.',
  },
  {
    id: 'REQ-MCP-BARE-401',
    source: 'issue 2',
    behaviour: 'Without an Authorization header the answer is a bare 401.',
  },
  {
    id: 'REQ-MCP-CHALLENGE',
    source: 'RFC 6750 3; RFC 9728 5.1',
    behaviour: 'A token that is not accepted gets 401 with where to find another.',
  },
  {
    id: 'REQ-MCP-METADATA',
    source: 'RFC 9728',
    behaviour: 'The resource metadata is published at the root and at the path form.',
  },
  {
    id: 'REQ-MCP-ORIGIN',
    source: 'issue 2; MCP 2025-11-25 transports',
    behaviour: 'A page of a foreign origin is refused.',
  },
  {
    id: 'REQ-MCP-SCOPE',
    source: 'RFC 6750 3.1',
    behaviour: 'A token without the scope to shop gets 403.',
  },
  {
    id: 'REQ-HOST',
    source: 'issue 2; RFC 9110 15.5.20',
    behaviour: 'A foreign Host is refused with 421.',
  },
  {
    id: 'REQ-TOKEN-CHECKED',
    source: 'RFC 9068 4',
    behaviour:
      'Issuer, exact audience, type, expiry, subject, client and scope of an access token are checked.',
  },
  {
    id: 'REQ-ROUTE-SCOPES',
    source: 'design 4; issue 2',
    behaviour: 'Each call at settlement has one scope and one client.',
  },
  {
    id: 'REQ-REFUSALS-COUNTED',
    source: 'design 3',
    behaviour: 'What is refused before authentication is counted by the minute.',
  },
  {
    id: 'REQ-NO-500',
    source: 'issue 2',
    behaviour:
      'Any JSON to any door gets a 4xx or an answer in plain words; never a 500, a stack or a hang.',
  },
  { id: 'REQ-YES-BUYS-NOTHING', source: 'issue 2', behaviour: 'A spoken yes buys nothing.' },
  {
    id: 'REQ-SKILL-ENVELOPE',
    source: 'issue 2',
    behaviour: 'The skill answers envelopes of its own application alone.',
  },
  {
    id: 'REQ-SKILL-SIGNATURE',
    source: 'issue 8',
    behaviour: 'A web request to the skill is verified by its signature.',
  },
  {
    id: 'REQ-CANCEL-LATE',
    source: 'design 8',
    behaviour: 'Cancelling says when it is too late, and undoes nothing.',
  },
  {
    id: 'REQ-PRIVATE',
    source: 'design 8',
    behaviour: 'Private things are read and passed on only with a grant.',
    planned: 7,
  },
  {
    id: 'REQ-BODY-SHAPE',
    source: 'issue 9',
    behaviour:
      'A body nested too deep, of too many parts or not in UTF-8 is refused before it is parsed.',
  },
];
