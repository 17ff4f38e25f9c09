/** The identity provider of a simulated world: it knows who stands before it, and when they signed in. */
import type {
  AuthorizationRequest,
  CodeExchange,
  ExchangeOutcome,
} from '../../../approval/identity/identity-provider.ts';
import type { Scheduler } from './scheduler.ts';

export const ISSUER = 'https://id.example';

export interface SignInAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss: string;
}

export class SimulatedIdentity {
  readonly #scheduler: Scheduler;
  readonly #begun = new Map<string, AuthorizationRequest>();
  readonly #codes = new Map<
    string,
    {
      readonly begun: AuthorizationRequest;
      readonly subject: string;
      readonly authTimeSeconds: number;
    }
  >();

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  authorizationUrl(request: AuthorizationRequest): Promise<string> {
    this.#begun.set(request.state, request);
    return Promise.resolve(`${ISSUER}/authorize?state=${request.state}`);
  }

  /** The person signs in; the browser carries the answer back. */
  signIn(authorizationUrl: string, subject: string): SignInAnswer {
    const state = new URL(authorizationUrl).searchParams.get('state') ?? '';
    const begun = this.#begun.get(state);
    if (!begun) throw new Error('nobody began this sign-in');
    const code = `code-${String(this.#codes.size + 1)}`;
    const authTimeSeconds = Math.floor(this.#scheduler.nowEpochMs() / 1000);
    this.#codes.set(code, { begun, subject, authTimeSeconds });
    return { code, state, iss: ISSUER };
  }

  exchangeCode({ code, codeVerifier, nonce }: CodeExchange): Promise<ExchangeOutcome> {
    const known = this.#codes.get(code);
    this.#codes.delete(code);
    const isRight = known?.begun.codeVerifier === codeVerifier && known.begun.nonce === nonce;
    if (!known || !isRight) return Promise.resolve({ outcome: 'refused', reason: 'invalid_grant' });
    const { subject, authTimeSeconds } = known;
    return Promise.resolve({ outcome: 'verified', subject, authTimeSeconds });
  }
}
