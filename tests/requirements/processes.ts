/** The running whole: commands, processes, stand-ins (design, section 10; issues 2 and 3). */
import type { Requirement } from './requirement.ts';

export const PROCESS_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-RESTART',
    source: 'issue 2',
    behaviour: 'A crashed process is named and started again on its store.',
  },
  {
    id: 'REQ-THREE-CRASHES',
    source: 'issue 2',
    behaviour: 'Three crashes within a minute stop all.',
  },
  {
    id: 'REQ-CONFIG-STRICT',
    source: 'issue 2',
    behaviour: 'A process does not start with an unknown or missing key in its configuration.',
  },
  {
    id: 'REQ-DEMO-TIMES',
    source: 'design 5',
    behaviour: 'Ten minutes to confirm and five more to redeem where nothing else is said.',
  },
  {
    id: 'REQ-ALEXA-TIME-OUTS',
    source: 'issue 2',
    behaviour: 'The stand-in Alexa keeps the real time-outs on its own clock.',
  },
  {
    id: 'REQ-PROCESSOR-SHAPE',
    source: 'issue 2; PayPal Orders v2',
    behaviour: 'Requests and answers of the processor have the published shape.',
  },
  {
    id: 'REQ-PROCESSOR-MEMORY',
    source: 'issue 2',
    behaviour:
      'The processor captures once for a request id, also when it is killed before its answer.',
  },
  {
    id: 'REQ-REFRESH-ROTATES',
    source: 'RFC 9700 4.14',
    behaviour: 'Refresh tokens rotate, and an old one ends both.',
  },
  {
    id: 'REQ-PKCE',
    source: 'RFC 7636',
    behaviour: 'A code is of no use without the verifier that it was asked with.',
  },
  {
    id: 'REQ-PAGE-CALLS',
    source: 'issue 2',
    behaviour: 'The page takes calls of its own origin alone.',
  },
  {
    id: 'REQ-INTERACTION-MODEL',
    source: 'issue 2',
    behaviour: 'The interaction model has twenty samples for each main intent and no sample twice.',
  },
];
