/** The customer is told by letter of each change, once, in a language of theirs, and by nobody but us. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LETTER_KINDS, WRITTEN_LOCALES, type Letter } from '#core';
import { composeLetter } from '../../../settlement/book/compose-letter.ts';
import { makeSigningKey } from '../../core/signing-key.ts';
import { customer1 } from '../settlement-fixture.ts';
import { makeBookStage, type BookStage } from './book-stage.ts';

let stage: BookStage;
beforeEach(async () => {
  stage = await makeBookStage();
});
afterEach(async () => {
  await stage.stopAll();
});

const subjects = (): readonly string[] =>
  stage.outbox.messages.map(({ text }) => text.split('\n')[0] ?? '');

describe('a letter', () => {
  it('tells of a change that approval has signed, and goes to the customer’s own address [REQ-TOLD-OF-CHANGES]', async () => {
    await stage.tell({ what: 'passkey_added' });
    await stage.settle();
    const [letter] = stage.outbox.messages;
    expect(letter?.to).toBe('customer-1@example.test');
    expect(letter?.subject).toBe('Harbor Roasters: your account was changed');
    expect(letter?.text).toContain('A passkey was added.');
    expect(letter?.text).toContain('If this was not you');
  });

  it('is one of each change, however often it is sent, found or asked for [REQ-TOLD-ONCE]', async () => {
    stage.outbox.isDown = true;
    const told = await stage.tell();
    await stage.settle();
    expect(stage.outbox.messages).toEqual([]);
    const tried = stage.outbox.timesAsked;
    expect(tried).toBeGreaterThan(0);
    stage.outbox.isDown = false;
    stage.timers.fire(5000);
    await stage.settle();
    const again = stage.openWork();
    again.start();
    await stage.settle();
    expect(stage.outbox.messages.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      `letter-${told.noticeId}`,
    ]);
    // Not merely the same message: once it was taken, nobody asks again.
    expect(stage.outbox.timesAsked).toBe(tried + 1);
    const sent = stage
      .ledger()
      .filter(({ kind, facts }) => kind === 'change_told' && facts['isSent'] === true);
    expect(sent).toHaveLength(1);
  });

  it('that is refused waits an hour, whatever other letters are sent meanwhile [REQ-LETTER-OWN-WAIT]', async () => {
    stage.outbox.answer = () => ({ outcome: 'refused', reason: '550' });
    await stage.tell();
    await stage.settle();
    expect(stage.outbox.timesAsked).toBe(1);
    stage.outbox.answer = undefined;
    await stage.tell();
    await stage.settle();
    expect(stage.outbox.timesAsked).toBe(2);
    expect(stage.outbox.messages).toHaveLength(1);
    stage.timers.fire(3_600_000);
    await stage.settle();
    expect(stage.outbox.messages).toHaveLength(2);
  });

  it('invariant 1: is not written for a record that approval has not signed, nor sent for a row by hand', async () => {
    await stage.tell({}, makeSigningKey('approval-1').signer);
    stage.sql('settlement', (database) => {
      database.exec(`
        INSERT INTO letters (letter_id, customer_id, kind, about, locale, at, seal)
        VALUES ('by-hand', 'customer-1', 'client_allowed', 'A stranger', 'en-US', 1, 'x.y')
      `);
    });
    await stage.tell({ what: 'unlocked' });
    await stage.settle();
    expect(subjects()).toEqual(['Buying by voice was unlocked.']);
  });

  it('that is refused holds up no other', async () => {
    stage.outbox.answer = (message) =>
      message.idempotencyKey === 'letter-told-1'
        ? { outcome: 'refused', reason: 'EENVELOPE 550' }
        : undefined;
    await stage.tell();
    await stage.tell({ what: 'unlocked' });
    await stage.settle();
    expect(subjects()).toEqual(['Buying by voice was unlocked.']);
  });

  it('that meets a fault of ours holds up no other', async () => {
    stage.outbox.answer = (message) => {
      if (message.idempotencyKey === 'letter-told-1') throw new Error('a broken outbox');
      return undefined;
    };
    await stage.tell({ what: 'passkey_added' });
    await stage.tell({ what: 'unlocked' });
    await stage.settle();
    expect(subjects()).toEqual(['Buying by voice was unlocked.']);
  });

  it('tells of an erased account, and the book is empty then [REQ-ERASE-BOOK]', async () => {
    await stage.tell({ what: 'erased' });
    await stage.settle();
    expect(await stage.book()).toMatchObject({ addresses: [], instruments: [] });
    expect(subjects()).toEqual(['Your data on the card was erased.']);
  });

  const letterOf = (change: Partial<Letter>): Letter => ({
    letterId: 'letter-1',
    customerId: customer1,
    kind: 'instrument_added',
    about: 'Visa ending 1881',
    locale: 'en-US',
    at: Date.UTC(2026, 10, 30, 10),
    ...change,
  });

  it('has words of its own for each kind in each language, and names what it is about', () => {
    for (const locale of WRITTEN_LOCALES) {
      const texts = LETTER_KINDS.map(
        (kind) => composeLetter(letterOf({ kind, locale }), 'Harbor Roasters').text,
      );
      expect(new Set(texts).size, locale).toBe(LETTER_KINDS.length);
      expect(
        texts.every((text) => text.includes('(UTC)')),
        locale,
      ).toBe(true);
      const added = composeLetter(letterOf({ locale }), 'Harbor Roasters').text;
      expect(added, locale).toContain('Visa ending 1881');
    }
  });

  it('invariant 8: a label or name in it is text: no markup, no line of its own, no link', () => {
    const about = 'Evil <img src=x>\r\nBcc: someone\u202E http://x.example/';
    const letter = composeLetter(letterOf({ about }), 'Harbor <b>Roasters</b>');
    expect(letter.html).not.toMatch(/<img|<b>|href/);
    expect(letter.subject).not.toMatch(/[\r\n]/);
    expect(letter.text.split('\n\n')).toHaveLength(4);
    expect(letter.text).not.toContain('\u202E');
  });
});
