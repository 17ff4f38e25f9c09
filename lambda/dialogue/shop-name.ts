/** The shop's name for as long as a request is answered: a screen that tells a problem is titled with it. */
import type { HandlerInput } from 'ask-sdk-core';

const KEY = 'shopName';

export function keepShopName({ attributesManager }: HandlerInput, shopName: string): void {
  attributesManager.setRequestAttributes({
    ...attributesManager.getRequestAttributes(),
    [KEY]: shopName,
  });
}

/** Empty before it was kept. */
export function shopNameOf({ attributesManager }: HandlerInput): string {
  const shopName: unknown = attributesManager.getRequestAttributes()[KEY];
  return typeof shopName === 'string' ? shopName : '';
}
