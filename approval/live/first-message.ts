/** The one message that a browser sends: what it watches, and the proof that it is the session's own browser (design, section 7). */
import { liveRequestSchema, parseJson, type LiveWatch, type Session } from '#core';
import type { RawData } from 'ws';
import type { ApprovalParts } from '../approval-parts.ts';
import { useProof } from '../http/authenticate.ts';
import { checkProof } from '../http/check-proof.ts';
import { LIVE_PATH } from './admit-upgrade.ts';

/** What is watched, or undefined when anything is wrong: the caller learns no more than that. */
export async function readFirstMessage(
  message: { readonly data: RawData; readonly isBinary: boolean },
  session: Session,
  parts: ApprovalParts,
): Promise<LiveWatch | undefined> {
  if (message.isBinary) return undefined;
  const request = liveRequestSchema.safeParse(parseJson(textOf(message.data)));
  if (!request.success) return undefined;
  const proof = await checkProof(request.data.proof, {
    method: 'GET',
    url: parts.origin + LIVE_PATH,
    nowEpochMs: parts.clock.nowEpochMs(),
  });
  if (proof?.thumbprint !== session.proofKeyThumbprint) return undefined;
  return (await useProof(proof, parts)) ? request.data.watch : undefined;
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.from(data as Uint8Array).toString('utf8');
}
