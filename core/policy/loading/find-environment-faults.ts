/** Real money: never by the file alone, and never by a processor of the other kind. */
import { LIVE_OPT_IN, type ShopPolicy } from '../shop-policy.ts';
import type { FoundFault } from './policy-fault.ts';

/** Where PayPal takes real money, and where it plays (PayPal, "API requests"). */
const LIVE_HOSTS = ['api-m.paypal.com', 'api.paypal.com'];
const SANDBOX_HOSTS = ['api-m.sandbox.paypal.com', 'api.sandbox.paypal.com'];

export function findEnvironmentFaults(
  { environment }: Pick<ShopPolicy, 'environment'>,
  given: {
    readonly liveOptIn?: string | undefined;
    readonly processorUrl?: string | undefined;
  },
): readonly FoundFault[] {
  const faults: FoundFault[] = [];
  if (environment === 'live' && given.liveOptIn !== LIVE_OPT_IN) {
    faults.push({
      code: 'live_without_opt_in',
      at: ['environment'],
      reason: 'the file alone must not begin to move real money',
      advice: `Write "sandbox", or give the phrase "${LIVE_OPT_IN}" in the process's own configuration.`,
    });
  }
  if (given.processorUrl !== undefined && isOfOther(environment, given.processorUrl)) {
    faults.push({
      code: 'processor_of_other_environment',
      at: ['environment'],
      reason:
        environment === 'sandbox'
          ? 'the file says that no real money moves, and the processor that is configured moves it'
          : 'the file says that real money moves, and the processor that is configured only plays',
      advice: 'Correct the one that is wrong: this word, or the address of the processor.',
    });
  }
  return faults;
}

/** An address that cannot be read is of neither. */
function isOfOther(environment: ShopPolicy['environment'], processorUrl: string): boolean {
  if (!URL.canParse(processorUrl)) return true;
  const host = new URL(processorUrl).hostname.replace(/\.$/, '');
  return (environment === 'sandbox' ? LIVE_HOSTS : SANDBOX_HOSTS).includes(host);
}
