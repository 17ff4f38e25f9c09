/** What a request has to be before the skill hears of it: signed by Alexa, whole, for this skill, and of this moment. */
import type { RequestEnvelope } from 'ask-sdk-model';
import { RequestRefused, type RefusalCount } from '#edge';
import { parseEnvelope } from '../parse-envelope.ts';
import type { CheckSender, SenderFault, SignedRequest } from './check-sender.ts';
import { isOfNow } from './check-time.ts';

export interface AdmissionOptions {
  readonly checkSender: CheckSender;
  readonly applicationId: string;
  readonly nowEpochMs: () => number;
  readonly refusals: RefusalCount;
}

export type AdmitRequest = (request: SignedRequest) => Promise<RequestEnvelope>;

type Fault = SenderFault | 'malformed' | 'other_skill' | 'not_of_now';

/** Nothing of the request is said again, nor written down: the reason is counted, and that is all. */
const MESSAGES: Readonly<Record<Fault, string>> = {
  not_signed: 'This request is not signed. Only requests that Alexa signed are answered here.',
  chain_address: 'This request is signed with a certificate that is not where Alexa keeps its own.',
  chain_not_read: 'The certificate that this request is signed with could not be read.',
  chain_unreadable: 'What is at the address of the certificate is no certificate chain.',
  certificate_of_another: 'This request is signed with a certificate that is not for Alexa.',
  certificate_out_of_date: 'This request is signed with a certificate that is not valid now.',
  certificate_too_weak: 'This request is signed with a certificate that is too weak.',
  chain_broken: 'This request is signed with a certificate that its issuer did not issue.',
  root_unknown: 'This request is signed with a certificate that nobody trusted issued.',
  signature_wrong: 'The signature is not that of this request.',
  malformed: 'This is not a request envelope of Alexa.',
  other_skill: 'This request is for another skill.',
  not_of_now: 'This request is not of this moment.',
};

/** @returns a function that throws {@link RequestRefused} 400 for whatever is not Alexa's own. */
export function createAdmission(options: AdmissionOptions): AdmitRequest {
  const refuse = (reason: Fault): RequestRefused => {
    options.refusals.add(reason);
    return new RequestRefused(400, reason, MESSAGES[reason]);
  };
  return async (request) => {
    const sender = await options.checkSender(request);
    if (sender.outcome === 'refused') throw refuse(sender.reason);
    const parsed = parseEnvelope(readJson(request.body), options.applicationId);
    if (parsed.outcome !== 'parsed') throw refuse(parsed.outcome);
    const { envelope } = parsed;
    if (!isOfNow(envelope.request.timestamp, options.nowEpochMs())) throw refuse('not_of_now');
    return envelope;
  };
}

/** Undefined, which is no envelope, for what is no JSON in UTF-8. */
function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
