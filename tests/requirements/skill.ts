/** The classic skill and its screens (issue 8). */
import type { Requirement } from './requirement.ts';

export const SKILL_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-SKILL-MODELS',
    source: 'issue 8',
    behaviour:
      'Every committed interaction model is what its source makes, and each intent is heard by its own samples.',
  },
  {
    id: 'REQ-SKILL-LINT',
    source: 'issue 8',
    behaviour:
      'A model with overlapping samples, too little variety, an unused slot, a missing intent or a limit passed is refused by name.',
  },
  {
    id: 'REQ-SKILL-LOCALES',
    source: 'issue 8',
    behaviour:
      'All eleven locales have every intent, their own words, a name, example phrases that are heard, and the public addresses.',
  },
  {
    id: 'REQ-SKILL-SESSION-FLAG',
    source: 'issue 8',
    behaviour:
      'A session stays open exactly where something is asked, and every question has a reprompt.',
  },
  {
    id: 'REQ-SKILL-ANY-WORDS',
    source: 'issue 8',
    behaviour:
      'Whatever is said to the skill, nothing is bought without a code, and each answer keeps to Alexa’s bounds.',
  },
  {
    id: 'REQ-SKILL-TAUGHT',
    source: 'issue 8',
    behaviour: 'What the skill tells a customer to say is heard as what it was told for.',
  },
  {
    id: 'REQ-SKILL-SEARCH',
    source: 'issue 8',
    behaviour: 'A search reads out at most five products, each with its price, and asks which one.',
  },
  {
    id: 'REQ-SKILL-MORE',
    source: 'issue 8',
    behaviour: 'A list is paged on by voice, and stays open when there is no more of it.',
  },
  {
    id: 'REQ-SKILL-CHOOSE',
    source: 'issue 8',
    behaviour: 'What was read out is chosen by number or by name.',
  },
  {
    id: 'REQ-SKILL-THE-OTHER',
    source: 'issue 8',
    behaviour: '"No, the other" proposes the other, and takes the first back.',
  },
  {
    id: 'REQ-SKILL-CONTEXT',
    source: 'issue 8',
    behaviour:
      'What was read out can still be chosen after help, a status or words that fit nothing.',
  },
  {
    id: 'REQ-SKILL-QUANTITY',
    source: 'issue 8',
    behaviour: 'Another quantity is a new proposal, and takes the first back.',
  },
  {
    id: 'REQ-SKILL-CART',
    source: 'issue 8',
    behaviour:
      'Lines are added to the cart, read from it and taken out of it by voice, and nothing is ordered by that.',
  },
  {
    id: 'REQ-SKILL-CHECKOUT',
    source: 'issue 8',
    behaviour: 'The cart is read back word for word with its total; nothing is bought by that.',
  },
  {
    id: 'REQ-SKILL-LEFT-CART',
    source: 'issue 8',
    behaviour: 'A cart that was left is offered the next time.',
  },
  {
    id: 'REQ-SKILL-DELIVERY',
    source: 'issue 8',
    behaviour:
      'An order is sent to another address of the customer’s own book by a word of its label.',
  },
  {
    id: 'REQ-SKILL-INSTRUMENT',
    source: 'issue 8',
    behaviour:
      'An order is paid with another instrument of the customer’s own book by a word of its label.',
  },
  {
    id: 'REQ-SKILL-LABELS',
    source: 'issue 8',
    behaviour:
      'Alexa is told the labels of the customer’s own book for one conversation, and forgets them.',
  },
  {
    id: 'REQ-SKILL-TOTAL',
    source: 'issue 8',
    behaviour: 'The total alone is said, and in digits what sounds like another.',
  },
  {
    id: 'REQ-SKILL-REPEAT',
    source: 'issue 8',
    behaviour:
      'The last answer is repeated exactly; of an order that has ended since, its end is told instead.',
  },
  {
    id: 'REQ-SKILL-SLOWER',
    source: 'issue 8',
    behaviour: 'The same words are said slowly, every amount in the words that it had.',
  },
  {
    id: 'REQ-SKILL-REORDER',
    source: 'issue 8',
    behaviour: 'What was bought before is proposed anew, at today’s price.',
  },
  {
    id: 'REQ-SKILL-WHERE-CODE',
    source: 'issue 8',
    behaviour: 'Who asks where the code is is told the phone, and hears no code.',
  },
  {
    id: 'REQ-SKILL-CODE-ANYWHERE',
    source: 'issue 8',
    behaviour: 'A code is found in whatever slot and intent it lands.',
  },
  {
    id: 'REQ-SKILL-CODE-LENGTH',
    source: 'issue 8',
    behaviour: 'A code of a wrong length is asked for again, and is no try.',
  },
  {
    id: 'REQ-SKILL-SHARED-DEVICE',
    source: 'issue 8',
    behaviour: 'On a device that others hear, history and what was bought are the phone’s to tell.',
  },
  {
    id: 'REQ-SKILL-TIME-ZONE',
    source: 'issue 8',
    behaviour: 'A day is named in the device’s own time zone.',
  },
  {
    id: 'REQ-SKILL-PROGRESSIVE',
    source: 'issue 8',
    behaviour:
      'When an answer takes long, Alexa says so meanwhile, and the answer is no later for it.',
  },
  {
    id: 'REQ-SKILL-ALEXA-HOSTS',
    source: 'issue 8',
    behaviour: 'The skill’s own calls go to Alexa’s servers alone.',
  },
  {
    id: 'REQ-SKILL-LIMITS',
    source: 'issue 8',
    behaviour: 'Speech and response keep to Alexa’s bounds, whatever the shop tells.',
  },
  {
    id: 'REQ-SKILL-TOUCH',
    source: 'issue 8',
    behaviour: 'A touch on the screen says and does what the same words do.',
  },
  {
    id: 'REQ-SKILL-DOOR-ADDRESS',
    source: 'issue 8',
    behaviour: 'A certificate is fetched from Amazon’s own address alone.',
  },
  {
    id: 'REQ-SKILL-DOOR-CHAIN',
    source: 'issue 8',
    behaviour:
      'A request is admitted only with a signature of its raw body by a certificate for Alexa, in date, under a trusted root; each single defect is refused.',
  },
  {
    id: 'REQ-SKILL-DOOR-TIME',
    source: 'issue 8',
    behaviour: 'A request older or newer than 150 seconds is refused.',
  },
  {
    id: 'REQ-SKILL-DOOR-PROBE',
    source: 'issue 8',
    behaviour:
      'Requests with fields that nobody knows yet, as certification sends them, are verified like any other.',
  },
  {
    id: 'REQ-SKILL-DOOR-SIZE',
    source: 'issue 8',
    behaviour: 'A body that is too large is refused before its signature is looked at.',
  },
  {
    id: 'REQ-SKILL-DOOR-COUNT',
    source: 'issue 8',
    behaviour:
      'Refused requests are counted by the minute, and nothing of what they said is written down.',
  },
  {
    id: 'REQ-SKILL-DOOR-DOWNLOAD',
    source: 'issue 8',
    behaviour: 'The certificate’s download is bounded, follows no redirect and is kept.',
  },
  {
    id: 'REQ-SKILL-DOOR-LAMBDA',
    source: 'issue 8',
    behaviour:
      'In Lambda the skill checks the application id, and reaches the shop and Alexa alone.',
  },
  {
    id: 'REQ-SKILL-DOOR-BUNDLE',
    source: 'issue 8',
    behaviour: 'The bundle answers in a process of its own, in every language.',
  },
  {
    id: 'REQ-SKILL-DOOR-RIGHTS',
    source: 'issue 8',
    behaviour:
      'The deployed function has no right but to write its log, and Alexa alone may call it, for this skill.',
  },
  {
    id: 'REQ-SKILL-DOOR-SCHEMAS',
    source: 'issue 8',
    behaviour: 'Requests and responses are as Amazon’s own types have them.',
  },
  {
    id: 'REQ-CONVERSATIONS',
    source: 'issue 8',
    behaviour:
      'Scripted conversations in every locale say, ask, show and buy exactly what is written down for them.',
  },
  {
    id: 'REQ-SKILL-DEVICE',
    source: 'issue 7',
    behaviour: 'The shop is told the device as an opaque hash.',
  },
  {
    id: 'REQ-SKILL-PERMISSIONS',
    source: 'issue 8',
    behaviour: 'The skill asks Alexa for no permission.',
  },
  {
    id: 'REQ-SKILL-CODE-TOO-SOON',
    source: 'issue 8',
    behaviour:
      'A code before the confirmation shows and says what to do, and names the passkey only where the shop said so.',
  },
  {
    id: 'REQ-ALEXA-SERVICES',
    source: 'issue 8',
    behaviour:
      'A word before an answer is taken only with the token of the request that is being answered.',
  },
  {
    id: 'REQ-SKILL-STAND-IN-HERE',
    source: 'issue 8',
    behaviour:
      'A stand-in for Alexa has its interfaces asked on this machine alone, and a customer’s token leaves it by TLS.',
  },
];
