/** The stand-in for Alexa's cloud and a customer's Echo devices. */
export {
  createAlexaCloud,
  type AlexaCloud,
  type AlexaCloudOptions,
  type DeviceState,
} from './alexa-cloud.ts';
export type { AppCard } from './app-card.ts';
export { createSkillCaller, type CallSkill, type SkillCall } from './call-skill.ts';
export { checkSkillResponse } from './check-skill-response.ts';
export { createCloudClock, type CloudClock } from './cloud-clock.ts';
export {
  createDeviceLanguages,
  findDeviceLocale,
  type DeviceLanguage,
} from './device-languages.ts';
export {
  afterDirectives,
  ENTITIES_LAST_MS,
  MOST_ENTITIES,
  NO_ENTITIES,
  typesAt,
  type DynamicEntities,
} from './dynamic-entities.ts';
export { ECHO_NAMES, ECHO_SCREENS, type EchoName, type EchoScreen } from './echo-models.ts';
export { parseInteractionModel, type InteractionModel } from './interaction-model.ts';
export {
  createLinkedAccount,
  type DemoCustomer,
  type LinkedAccount,
  type LinkOptions,
} from './linked-account.ts';
export {
  createUtteranceMatcher,
  type MatchedIntent,
  type MatchUtterance,
} from './match-utterance.ts';
export { parseSsml } from './parse-ssml.ts';
export { readInvocation } from './read-invocation.ts';
export { makeRequestEnvelope } from './request-envelope.ts';
export { readDigitRun, readNumber } from './spoken-digits.ts';
export { createServicesApp } from './services/create-services-app.ts';
export { createSkillRequests, type SkillRequests } from './services/skill-requests.ts';
export { createRequestSigner, type SignRequest } from './signing/sign-request.ts';
export type { Turn } from './turn.ts';
export { LISTEN_MS, QUIET_MS } from './voice-session.ts';
