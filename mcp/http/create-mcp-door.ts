/** The express application around `/mcp`, whatever answers behind it: Host, Origin, token, the metadata that says where to sign in. */
import type { Express } from 'express';
import { createHttpApp, type CheckBearer, type Log, type RefusalCount } from '#edge';
import { PERSON_SCOPE } from './admit-visitor.ts';
import { createChallenges, type ChallengeMode } from './challenge.ts';
import { answerPreflight, showToPages } from './cross-origin.ts';
import type { Answerer } from './mcp-door.ts';
import { addMcpRoutes } from './mcp-routes.ts';
import { makeResourceMetadata, metadataPathsOf, metadataUrlOf } from './resource-metadata.ts';

export interface McpDoorOptions {
  readonly answerer: Answerer;
  readonly checkBearer: CheckBearer;
  readonly hosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly resource: string;
  readonly issuer: string;
  readonly challengeMode: ChallengeMode;
  readonly shopName: string;
  readonly refusals: RefusalCount;
  readonly log: Log;
}

export function createMcpDoor(options: McpDoorOptions): Express {
  const { answerer, checkBearer, allowedOrigins, resource, issuer, shopName, refusals } = options;
  const metadata = makeResourceMetadata({ resource, issuer, shopName });
  const metadataPaths = metadataPathsOf(resource);
  const challenge = createChallenges({
    mode: options.challengeMode,
    metadataUrl: metadataUrlOf(resource),
    scope: PERSON_SCOPE,
  });
  return createHttpApp({
    hosts: options.hosts,
    // As MCP answers a foreign Origin: one status for what DNS rebinding brings (MCP 2025-11-25, transports, security warning).
    foreignHostStatus: 403,
    log: options.log,
    routes: (app) => {
      // Read before there is a token: by the pages that may call, too.
      app.get(metadataPaths, showToPages(allowedOrigins), (_request, response) => {
        response.json(metadata);
      });
      app.options(metadataPaths, answerPreflight('GET', allowedOrigins));
      addMcpRoutes(app, { answerer, checkBearer, allowedOrigins, challenge, refusals });
    },
  });
}
