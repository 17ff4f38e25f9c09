/** The one call of this side to settlement: end an order that the customer declined (docs/wire.md, "Settlement"). */
import { voidAnswerSchema, type VoidAnswer, type VoidRequest } from '#core';
import {
  callJson,
  CallFailed,
  createServiceToken,
  type Fetch,
  type ServiceTokenOptions,
} from '#edge';

export type AskForVoid = (request: VoidRequest) => Promise<VoidAnswer>;

/** Throws when settlement or the identity provider cannot be reached, or settlement does not take the call. */
export function createAskForVoid({
  settlementUrl,
  token,
  fetch,
}: {
  readonly settlementUrl: string;
  readonly token: Omit<ServiceTokenOptions, 'scope'>;
  readonly fetch: Fetch;
}): AskForVoid {
  const serviceToken = createServiceToken({ ...token, scope: 'void' });
  return async (request) => {
    try {
      return await callJson({
        method: 'POST',
        url: new URL('/void', settlementUrl).href,
        headers: { authorization: `Bearer ${await serviceToken.get()}` },
        body: request,
        answer: voidAnswerSchema,
        timeoutMs: 3000,
        fetch,
      });
    } catch (fault) {
      if (fault instanceof CallFailed && fault.status === 401) serviceToken.drop();
      throw fault;
    }
  };
}
