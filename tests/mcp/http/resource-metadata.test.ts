import { describe, expect, it } from 'vitest';
import { metadataPathsOf, metadataUrlOf } from '../../../mcp/http/resource-metadata.ts';

const ROOT = '/.well-known/oauth-protected-resource';

describe('the addresses of the resource metadata [REQ-MCP-METADATA]', () => {
  it.each([
    ['https://mcp.shop.example.com/mcp', [ROOT, `${ROOT}/mcp`]],
    ['https://shop.example.com/addon/mcp', [ROOT, `${ROOT}/mcp`, `${ROOT}/addon/mcp`]],
    ['https://mcp.shop.example.com/', [ROOT, `${ROOT}/mcp`]],
  ])('of %s are served, and the one that a challenge names is among them', (resource, paths) => {
    expect(metadataPathsOf(resource)).toEqual(paths);
    expect(paths).toContain(new URL(metadataUrlOf(resource)).pathname);
  });
});
