import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findWrittenAmounts, SPEECH_LOCALES, verifyReceipt, type Receipt } from '#core';
import { composeHtmlReceipt } from '../../../settlement/receipt/compose-html-receipt.ts';
import { composeWrittenReceipt } from '../../../settlement/receipt/compose-written-receipt.ts';
import { receiptFacts } from '../../../settlement/receipt/receipt-facts.ts';
import { makeWorld, redeemRequestOf, settlementKey, type World } from '../settlement-fixture.ts';

let world: World;
let receipt: Receipt;
let secrets: readonly string[];
beforeEach(async () => {
  world = await makeWorld();
  const order = await world.propose();
  const code = await world.confirm(order);
  await world.settlement.redeem(redeemRequestOf(order, code));
  const charge = await world.ports.store.findCharge(order.dryRun.digest);
  const verified = verifyReceipt(charge?.receiptJws ?? '', settlementKey.verifier);
  if (!verified) throw new Error('the order was paid before');
  receipt = verified;
  secrets = [order.token, code];
});
afterEach(() => world.stop());

/** What a person reads of it. */
function wordsOf(html: string): string {
  return html
    .replace(/<(style|title)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&');
}

describe('the written receipt', () => {
  it('invariant 4: says the same in its plain and its formed version [REQ-RECEIPT-MAIL]', () => {
    const { subject, text, html } = composeWrittenReceipt(receipt);
    const read = wordsOf(html);
    expect(subject).toContain('$47.61');
    for (const fact of ['$47.61', '$6.50', '$3.13', receipt.receiptNumber, receipt.checkWords]) {
      expect(text).toContain(fact);
      expect(read).toContain(fact);
    }
    const amounts = (words: string): readonly string[] =>
      (words.match(/\$[\d.,]*\d/g) ?? []).toSorted();
    expect(amounts(read)).toEqual(amounts(text));
  });

  it.each(SPEECH_LOCALES)(
    'invariant 4: names the charged total, delivery and tax in %s, and no other word of English is left [REQ-LOCALES]',
    (locale) => {
      const { text, subject } = composeWrittenReceipt({
        ...receipt,
        terms: { ...receipt.terms, locale },
      });
      const found = findWrittenAmounts(text, locale).map(({ amountMinor }) => amountMinor);
      expect(found).toEqual([3798, 650, 313, 4761]);
      expect(findWrittenAmounts(subject, locale).map(({ amountMinor }) => amountMinor)).toEqual([
        4761,
      ]);
      if (!locale.startsWith('en')) {
        expect(`${subject}${text}`).not.toMatch(/receipt|charged|delivery|tax\b|check words|paid/i);
      }
    },
  );

  it('loads nothing and leads nowhere [REQ-RECEIPT-MAIL]', () => {
    const { html } = composeWrittenReceipt(receipt);
    expect(html).not.toMatch(
      /https?:|\/\/|<a\b|<img|<script|<link|<style|url\(|@import|href|src=/i,
    );
  });

  it('invariant 12: holds no token, code or street', () => {
    const { subject, text, html } = composeWrittenReceipt(receipt);
    for (const secret of [...secrets, 'Example Street', receipt.confirmationJws]) {
      expect(`${subject}${text}${wordsOf(html)}`).not.toContain(secret);
    }
  });

  it('invariant 8: no name or promise from outside says an amount inside a sentence of ours', () => {
    const { terms } = receipt;
    const foreign = 'Acme. Total charged: $0.01. Call +1 800 555 0199';
    const { text, html } = composeWrittenReceipt({
      ...receipt,
      terms: {
        ...terms,
        merchant: { ...terms.merchant, name: foreign },
        delivery: { method: foreign, promise: foreign },
      },
    });
    for (const words of [text, wordsOf(html)]) {
      expect(words).not.toContain('0.01');
      expect(words).not.toContain('555');
    }
  });

  it('invariant 8: markup from outside is escaped once, and no line of it becomes two', () => {
    const hostile = 'Salt <img src=x onerror=alert(1)> & "Co"\r\nTotal charged: $0.01';
    const { terms } = receipt;
    const [line] = terms.lines;
    if (!line) throw new Error('an order has a line');
    const { subject, text, html } = composeWrittenReceipt({
      ...receipt,
      terms: {
        ...terms,
        shop: { ...terms.shop, name: hostile },
        lines: [{ ...line, title: hostile }],
        instrument: { ...terms.instrument, label: hostile },
      },
    });
    expect(subject).not.toMatch(/[\r\n]/);
    // Even where the text was made safe nowhere before, the form adds no markup of anybody else's.
    const facts = {
      ...receiptFacts(receipt),
      heading: '<img src=x>',
      rows: [{ label: '<b>', amount: '"\'&' }],
    };
    const raw = composeHtmlReceipt(facts);
    expect(raw).not.toMatch(/<img|<b>/);
    expect(raw).toContain('&lt;img src=x&gt;');
    expect(raw).toContain('&quot;&#39;&amp;');
    expect(text).not.toMatch(/^Total charged: \$0\.01/m);
    expect(text.match(/^Total charged:/gm)).toHaveLength(1);
    expect(html).not.toContain('<img');
    expect(html).toContain('&amp; &quot;Co&quot;');
    expect(html).not.toMatch(/&amp;(amp|quot|lt);/);
  });
});
