/** Where the identity provider's endpoints are, confirmed by its own metadata before the first use. */
import { callJson, type Fetch } from '#edge';
import { z } from 'zod';
import { IdentityUnavailable } from './identity-provider.ts';

export interface ProviderEndpoints {
  readonly authorization: string;
  readonly token: string;
  readonly keys: string;
}

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  code_challenge_methods_supported: z.array(z.string()),
});

/**
 * Gives the endpoints; reads the metadata (OpenID Connect Discovery 1.0, section 4) once it can be had, and keeps what it said.
 * Metadata that names another issuer (section 4.3), other endpoints than ours or no S256 is as good as none.
 */
export function createProviderEndpoints({
  issuer,
  fetch,
}: {
  readonly issuer: string;
  readonly fetch: Fetch;
}): () => Promise<ProviderEndpoints> {
  const endpoints: ProviderEndpoints = {
    authorization: new URL('/auth', issuer).href,
    token: new URL('/token', issuer).href,
    keys: new URL('/jwks', issuer).href,
  };
  let isConfirmed = false;
  return async () => {
    if (isConfirmed) return endpoints;
    const metadata = await readMetadata(issuer, fetch);
    if (!saysTheSame(metadata, { issuer, endpoints })) {
      throw new IdentityUnavailable({ cause: new Error('its metadata names other endpoints') });
    }
    isConfirmed = true;
    return endpoints;
  };
}

async function readMetadata(
  issuer: string,
  fetch: Fetch,
): Promise<z.output<typeof metadataSchema>> {
  try {
    return await callJson({
      method: 'GET',
      url: new URL('/.well-known/openid-configuration', issuer).href,
      answer: metadataSchema,
      timeoutMs: 3000,
      fetch,
    });
  } catch (cause) {
    throw new IdentityUnavailable({ cause });
  }
}

function saysTheSame(
  metadata: z.output<typeof metadataSchema>,
  expected: { readonly issuer: string; readonly endpoints: ProviderEndpoints },
): boolean {
  return (
    metadata.issuer === expected.issuer &&
    metadata.authorization_endpoint === expected.endpoints.authorization &&
    metadata.token_endpoint === expected.endpoints.token &&
    metadata.jwks_uri === expected.endpoints.keys &&
    metadata.code_challenge_methods_supported.includes('S256')
  );
}
