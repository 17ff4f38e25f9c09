/** `get_audit_trail`: what was done in the customer's name, from the request side's own ledger. */
import { z } from 'zod';
import { showableText, writeAmountOf, type Locale } from '#core';
import { readAuditTrail, type AuditEntry } from '../orders/audit-trail.ts';
import type { RequestSide } from '../request-side.ts';
import { auditEntryWords, auditTrailWords } from '../words/audit-words.ts';
import { localeInput } from './locale-input.ts';
import { pageInput } from './page-input.ts';
import { makeTool, READING_MARKS, type Tool } from './tool.ts';

export function getAuditTrailTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'get_audit_trail',
    title: 'What was done in my name',
    description:
      'Tells what assistants asked for in this customer\'s name and what became of it, the newest first, two at a time. Call it for "what was done in my name", "did you order anything", "who asked for that", history, activity, log. Says nothing about anybody else. Past orders may be told on the phone only.',
    input: z.strictObject({ page: pageInput, locale: localeInput }),
    output: z.strictObject({
      entries: z.array(
        z.strictObject({
          at: z.string().describe('When it was asked for.'),
          what: z.string().describe('What happened, in plain words.'),
          assistant: z.string().optional(),
          check_words: z.string().optional(),
          total: z.string().optional(),
        }),
      ),
      more: z.boolean().describe('There are older ones: ask for the next page.'),
      are_past_entries_on_phone: z
        .boolean()
        .describe('There are past ones, and others may hear this device: only the phone tells.'),
    }),
    marks: READING_MARKS,
    async run({ page }, { caller, locale }) {
      const trail = await readAuditTrail(side, caller, page);
      return {
        words: auditTrailWords(trail, locale),
        structured: {
          entries: trail.entries.map((entry) => describe(entry, locale)),
          more: trail.hasMore,
          are_past_entries_on_phone: trail.isPastOnPhone,
        },
        isRefused: false,
      };
    },
  });
}

function describe(entry: AuditEntry, locale: Locale): Record<string, unknown> {
  const { at, clientName } = entry;
  return {
    at: new Date(at).toISOString(),
    what: auditEntryWords(entry, locale).text,
    ...(clientName === undefined ? {} : { assistant: showableText(clientName, locale) }),
    ...(entry.kind === 'read_back' && {
      check_words: entry.order.dryRun.checkWords,
      total: writeAmountOf(entry.order.dryRun.terms, entry.order.dryRun.terms.totalMinor),
    }),
  };
}
