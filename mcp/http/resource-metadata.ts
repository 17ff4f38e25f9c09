/** Protected resource metadata (RFC 9728), at the root and at the path form. */
import { PERSON_SCOPE } from './admit-visitor.ts';

export interface ResourceMetadata {
  readonly resource: string;
  readonly authorization_servers: readonly string[];
  readonly scopes_supported: readonly string[];
  readonly bearer_methods_supported: readonly string[];
  readonly resource_name: string;
}

export function makeResourceMetadata(of: {
  readonly resource: string;
  readonly issuer: string;
  readonly shopName: string;
}): ResourceMetadata {
  return {
    resource: of.resource,
    authorization_servers: [of.issuer],
    // Alexa asks the customer for every scope that is named here, so none is named that a person need not allow.
    scopes_supported: [PERSON_SCOPE],
    bearer_methods_supported: ['header'],
    resource_name: of.shopName,
  };
}

const ROOT = '/.well-known/oauth-protected-resource';

/** At the root, where Alexa looks; for our own path; and where a challenge sends others, should a proxy give us another. */
export function metadataPathsOf(resource: string): string[] {
  return [...new Set([ROOT, `${ROOT}/mcp`, new URL(metadataUrlOf(resource)).pathname])];
}

/** Where the metadata of `resource` is: the well-known segment goes between host and path (RFC 9728, section 3.1). */
export function metadataUrlOf(resource: string): string {
  const { origin, pathname } = new URL(resource);
  return `${origin}${ROOT}${pathname === '/' ? '' : pathname}`;
}
