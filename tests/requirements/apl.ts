/** What an Echo shows (issue 8). */
import type { Requirement } from './requirement.ts';

export const APL_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-APL-SIZES',
    source: 'issue 8',
    behaviour: 'The total is 53 dp at 1280x800 and follows one rule on every other screen.',
  },
  {
    id: 'REQ-APL-WHOLE',
    source: 'issue 8',
    behaviour:
      'On every screen, in both themes, with the longest titles and totals, no amount is cut off and nothing lies over it.',
  },
  {
    id: 'REQ-APL-ALLOWED',
    source: 'issue 8',
    behaviour:
      'Documents use what is on our list of components and properties, and Amazon’s linter has nothing to say.',
  },
  {
    id: 'REQ-APL-VERSION',
    source: 'issue 8',
    behaviour: 'No document declares a version above the device’s.',
  },
  {
    id: 'REQ-APL-ACCESSIBLE',
    source: 'issue 8',
    behaviour: 'A screen reader is told what can be touched and what everything is.',
  },
  {
    id: 'REQ-APL-NEVER-PAYS',
    source: 'issue 8',
    behaviour: 'No control on an Echo’s screen pays or confirms.',
  },
  {
    id: 'REQ-APL-TOUCH',
    source: 'issue 8',
    behaviour: 'A touch sends what the same words would say, and nothing else.',
  },
  {
    id: 'REQ-APL-PICTURES',
    source: 'issue 8',
    behaviour: 'Each screen is as it was when its picture was taken.',
  },
];
