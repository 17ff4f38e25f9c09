import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedTextsOf,
  orderTermsSchema,
  SPEECH_LOCALES,
  TAKEN_OUT_KINDS,
  traceEntrySchema,
  writeChangedTexts,
  type OrderTerms,
} from '#core';
import { describeEntry } from '../../../../approval/trace/describe-entry.ts';
import { noteProposal } from '../../../../mcp/orders/note-proposal.ts';
import { changedWords } from '../../../../screens/strings/trace/changed-words-en-us.ts';
import { orderOfAnyTexts } from '../../../surfaces/order-arbitrary.ts';
import { dryRunOf } from '../../../surfaces/make-surfaces.ts';
import { plainTerms, plainTermsInput } from '../../order/arbitrary-terms.ts';

function titled(title: string): OrderTerms {
  const [line] = plainTerms.lines;
  return orderTermsSchema.parse({ ...plainTermsInput(), lines: [{ ...line, title }] });
}

describe('which texts of an order were changed', () => {
  it('is nothing for an ordinary order in any locale [REQ-OUTSIDE-AUDIT]', () => {
    for (const locale of SPEECH_LOCALES) {
      expect(changedTextsOf({ ...plainTerms, locale })).toEqual([]);
    }
  });

  it.each([
    ['Roast, only $5.00', ['amount']],
    ['Your order is placed', ['claim']],
    ['<b>Roast</b> ${x}', ['markup', 'expression']],
    ['Card 4242 4242 4242 4242', ['long_number']],
  ])('tells the line and the kinds: %s [REQ-OUTSIDE-AUDIT]', (title, kinds) => {
    const changed = changedTextsOf(titled(title));
    expect(changed).toEqual([{ part: 'title', position: 1, kinds }]);
    expect(noteProposal(dryRunOf(titled(title)), 1).facts).toMatchObject({
      changedTexts: `title 1: ${kinds.join(' ')}`,
      changedTextCount: 1,
    });
  });

  it('is in the trace, made anew from the terms and told in words [REQ-OUTSIDE-AUDIT]', () => {
    const dryRun = dryRunOf(titled('Roast, only $5.00'));
    const requester = { clientName: 'Alexa', device: null };
    const entry = describeEntry(
      {
        version: 1,
        side: 'request',
        sequence: 1,
        previousHash: '0'.repeat(64),
        // As a request side writes it that hides what it changed.
        ...noteProposal(dryRunOf(plainTerms), 1),
      },
      { stored: { dryRun, requester }, before: [] },
    );
    expect(traceEntrySchema.parse(entry).changedTexts).toEqual([
      { part: 'title', position: 1, kinds: ['amount'] },
    ]);
    expect(changedWords(entry.changedTexts)).toBe(
      'changed: the title of line 1, without an amount',
    );
    expect(changedWords([])).toBeNull();
  });

  it('is no part of the note where nothing was changed', () => {
    expect(noteProposal(dryRunOf(plainTerms), 1).facts).not.toHaveProperty('changedTexts');
  });

  it('invariant 12: is written in closed words alone, at most 200 characters, whatever the texts say [REQ-OUTSIDE-AUDIT]', () => {
    const kind = `(?:${TAKEN_OUT_KINDS.join('|')})`;
    const entry = `(?:shop|seller|title \\d+|discount \\d+|method|promise|address|instrument): ${kind}(?: ${kind})*`;
    const closed = new RegExp(`^(?:${entry}(?:; ${entry})*)?$`, 'u');
    fc.assert(
      fc.property(orderOfAnyTexts, (terms) => {
        const written = writeChangedTexts(changedTextsOf(terms));
        expect(written).toMatch(closed);
        expect(written.length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 100 },
    );
  });
});
