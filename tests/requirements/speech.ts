/** What is said and heard (design, section 6). */
import type { Requirement } from './requirement.ts';

export const SPEECH_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-SPOKEN-WORDS',
    source: 'design 6.1',
    behaviour:
      'Spoken amounts are words that we make; no digit or sign is left to a speech engine.',
  },
  {
    id: 'REQ-SPOKEN-ROUND-TRIP',
    source: 'design 6.2',
    behaviour: 'Parsing the words of an amount gives back exactly its minor units.',
  },
  {
    id: 'REQ-READ-BACK',
    source: 'design 6.3',
    behaviour: 'Amounts that sound alike get their digits read back.',
  },
  {
    id: 'REQ-SENTENCE-AMOUNTS',
    source: 'design 6.4',
    behaviour: 'The sentence speaks exactly the named amounts of the terms, the total last.',
  },
  {
    id: 'REQ-SENTENCE-DETERMINISTIC',
    source: 'design 2',
    behaviour: 'The sentence is a function of the terms.',
  },
  {
    id: 'REQ-OUTSIDE-SPEAKABLE',
    source: 'design 6.5',
    behaviour: 'Outside text is made speakable before it enters a sentence.',
  },
  {
    id: 'REQ-OUTSIDE-BOUNDED',
    source: 'design 6.5',
    behaviour: 'Outside text is bounded at a word.',
  },
  { id: 'REQ-MARKUP-ONCE', source: 'design 6.5', behaviour: 'Markup is escaped exactly once.' },
  {
    id: 'REQ-CODE-HEARD',
    source: 'design 6.6',
    behaviour: 'A code is accepted in every way people say it, and is a string of four digits.',
  },
  {
    id: 'REQ-CODE-UNCLEAR',
    source: 'design 6.6; issue 4',
    behaviour: 'What is not clearly four digits is asked for again and is no try.',
  },
  {
    id: 'REQ-SURFACES-AGREE',
    source: 'design 6.7',
    behaviour: 'Screen, speech and receipt come from one object.',
  },
  {
    id: 'REQ-MCP-CARRIES',
    source: 'design 6.8',
    behaviour: 'The MCP result carries sentence, spoken text, minor units and digest.',
  },
  {
    id: 'REQ-SKILL-VERBATIM',
    source: 'design 6.8',
    behaviour: 'The skill says the spoken text word for word.',
  },
  {
    id: 'REQ-LOCALES',
    source: 'issue 4',
    behaviour:
      'Sentence, speech, written totals and the words that are heard exist in every language that is sold in.',
  },
];
