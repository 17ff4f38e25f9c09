/** The Alexa+ add-on: tools, cards, package and certification (issue 9). */
import type { Requirement } from './requirement.ts';

export const ADD_ON_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-MCP-SEARCH',
    source: 'issue 9',
    behaviour:
      'Search forgives slips, plurals and units, takes wishes beside the words, and is paged.',
  },
  {
    id: 'REQ-MCP-TOOLS-CONTRACT',
    source: 'issue 9',
    behaviour:
      'Every tool answers as its declared schema says, in text and structure alike, refusals included.',
  },
  {
    id: 'REQ-MCP-TOOLS-PARAMETERS',
    source: 'issue 9',
    behaviour: 'Every parameter of every tool changes what is answered; an unknown one is refused.',
  },
  {
    id: 'REQ-MCP-CORS',
    source: 'issue 9',
    behaviour: 'A host that is a page in a browser is answered for configured origins alone.',
  },
  {
    id: 'REQ-MCP-ELICITATION',
    source: 'issue 9',
    behaviour:
      'Where a host declares URL elicitation the card’s address is offered by it, and nothing depends on it.',
  },
  {
    id: 'REQ-MCP-PROGRESS',
    source: 'issue 9',
    behaviour: 'A call that takes long says so where the host asked for it.',
  },
  {
    id: 'REQ-APPS-RESOURCE',
    source: 'issue 9',
    behaviour: 'The cards are one resource that is listed and read.',
  },
  {
    id: 'REQ-APPS-CSP',
    source: 'issue 9',
    behaviour: 'Its policy stands on list and read, and asks for nothing.',
  },
  {
    id: 'REQ-APPS-HASH',
    source: 'issue 9',
    behaviour: 'Its address follows from its bytes.',
  },
  {
    id: 'REQ-APPS-META',
    source: 'issue 9',
    behaviour: 'Tools that have a card name it, nested and flat; no other does.',
  },
  {
    id: 'REQ-APPS-DATA-ONLY',
    source: 'issue 9',
    behaviour: 'The shop decides whether transaction cards are drawn or told as data alone.',
  },
  {
    id: 'REQ-APPS-VISIBILITY',
    source: 'issue 9',
    behaviour: 'A card calls no tool that is not for cards.',
  },
  {
    id: 'REQ-APPS-NEVER-PAYS',
    source: 'issue 9',
    behaviour: 'Nothing on a card proposes, redeems, cancels, confirms or pays.',
  },
  {
    id: 'REQ-APPS-CARDS',
    source: 'issue 9',
    behaviour: 'Cart, list, total, waiting and receipt are drawn in both themes.',
  },
  {
    id: 'REQ-APPS-A11Y',
    source: 'issue 9',
    behaviour: 'The cards have no fault that axe finds, targets of 48 px, and nothing cut off.',
  },
  {
    id: 'REQ-APPS-TOTAL',
    source: 'issue 9',
    behaviour:
      'The total is in the 32 px token, which is 53.3 px at 1280x800, and is never cut off.',
  },
  {
    id: 'REQ-APPS-FIRST-PAINT',
    source: 'issue 9',
    behaviour: 'Before any data there is a calm picture.',
  },
  {
    id: 'REQ-APPS-SEALED',
    source: 'issue 9',
    behaviour: 'A card stores nothing and asks nobody on the network.',
  },
  {
    id: 'REQ-APPS-INERT',
    source: 'issue 9',
    behaviour: 'After the conversation a card’s buttons are dead, and it says so.',
  },
  {
    id: 'REQ-APPS-CONTROLS',
    source: 'issue 9',
    behaviour: 'A card’s controls look, choose and fill the cart.',
  },
  {
    id: 'REQ-APPS-RECEIPT',
    source: 'issue 9',
    behaviour: 'A redemption’s card shows its receipt.',
  },
  {
    id: 'REQ-APPS-HOST',
    source: 'issue 9',
    behaviour:
      'The simulator’s Alexa+ device hosts the cards by the official bridge, in a document of its own.',
  },
  {
    id: 'REQ-APPS-HOST-CONTEXT',
    source: 'issue 9',
    behaviour:
      'A card takes the place, theme and language that a host of Alexa’s or of the standard’s shape gives.',
  },
  {
    id: 'REQ-APPS-WORDS',
    source: 'issue 9',
    behaviour: 'The cards speak every locale.',
  },
  {
    id: 'REQ-ADDON-PACKAGE',
    source: 'issue 9',
    behaviour: 'The add-on’s manifest and images keep every limit.',
  },
  {
    id: 'REQ-ADDON-PHRASES',
    source: 'issue 9',
    behaviour: 'The add-on’s example phrases work.',
  },
  {
    id: 'REQ-CERTIFY',
    source: 'issue 9',
    behaviour:
      'Each row of the certification table runs its check, and fails when what it checks is broken.',
  },
  {
    id: 'REQ-NEXT-STEP',
    source: 'issue 9',
    behaviour: 'A refused proposal says what can be done next.',
  },
  {
    id: 'REQ-MCP-CART-BOOK',
    source: 'issue 9',
    behaviour:
      'A client sees ids and labels of the customer’s own book and nothing else of it, and nothing once it is revoked.',
  },
  {
    id: 'REQ-MCP-TOOLS-SUBJECT',
    source: 'issue 9',
    behaviour: 'Any printable subject of a token is a customer of its own.',
  },
];
