import { ORDER_VIEW_STATES, SPEECH_LOCALES, WRITTEN_LOCALES } from '#core';
import { PHONE_TEXTS, SKILL_STRINGS, type PhoneTexts } from '#screens/strings';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './text-columns.ts';

/** A text may be this much longer than the English one. */
const MOST_GROWTH = 1.6;
/** What stays in one line of the phone at 320 px beside its mark, however short the English word is. */
const STATE_WORD_COLUMNS = 23;
/** The button beside the field; at 320 px it is as wide as this with half of the line left for the total. */
const GO_COLUMNS = 14;
/** While the total is checked the button may take the next line. */
const CHECKING_COLUMNS = 18;
const BUTTON_COLUMNS = 27;
/** The head of the Echo's card: 24 columns in English, beside the name of the shop. */
const CARD_STATE_COLUMNS = 37;
const CARD_LABEL_COLUMNS = 24;

function mostFor(english: string, stated: number): number {
  return Math.max(MOST_GROWTH * columnsOf(english), stated);
}

function buttonsOf({ confirm, verify, receipt, card }: PhoneTexts): readonly string[] {
  return [
    ...[confirm.dontBuy, confirm.notMe, confirm.notMeGo, confirm.isStopping, receipt.sendBack],
    ...[verify.again, verify.signIn, verify.back, receipt.save],
    ...[card.signIn, card.signOut, card.openNewer, card.tryAgain, card.addPasskey],
    ...[card.passkeyNotNow, card.back, ...Object.values(card.openTo)],
  ];
}

describe('[REQ-STRINGS-FIT] texts fit where the English ones fit', () => {
  it.each(WRITTEN_LOCALES)('state words on a phone of 320 px: %s', (locale) => {
    for (const state of ORDER_VIEW_STATES) {
      const { word } = PHONE_TEXTS[locale].states[state];
      const english = PHONE_TEXTS['en-US'].states[state].word;
      expect(columnsOf(word), word).toBeLessThanOrEqual(mostFor(english, STATE_WORD_COLUMNS));
    }
  });

  it.each(WRITTEN_LOCALES)('buttons on a phone of 320 px: %s', (locale) => {
    const { confirm } = PHONE_TEXTS[locale];
    expect(columnsOf(confirm.go)).toBeLessThanOrEqual(GO_COLUMNS);
    expect(columnsOf(confirm.isChecking)).toBeLessThanOrEqual(CHECKING_COLUMNS);
    const english = buttonsOf(PHONE_TEXTS['en-US']);
    buttonsOf(PHONE_TEXTS[locale]).forEach((button, at) => {
      expect(columnsOf(button), button).toBeLessThanOrEqual(
        mostFor(english[at] ?? '', BUTTON_COLUMNS),
      );
    });
  });

  it.each(WRITTEN_LOCALES)('the lines of the bar that holds the field: %s', (locale) => {
    const { confirm, roughDuration } = PHONE_TEXTS[locale];
    const english = PHONE_TEXTS['en-US'].confirm;
    for (const line of ['field', 'thenPasskey', 'thenSignIn', 'nothingTyped'] as const) {
      expect(columnsOf(confirm[line]), line).toBeLessThanOrEqual(mostFor(english[line], 42));
    }
    expect(columnsOf(confirm.timeLeft(roughDuration(119)))).toBeLessThanOrEqual(40);
  });

  it.each(SPEECH_LOCALES)('state words and labels on the Echo: %s', (locale) => {
    const { card } = SKILL_STRINGS[locale];
    for (const word of Object.values(card.states)) {
      expect(columnsOf(word), word).toBeLessThanOrEqual(CARD_STATE_COLUMNS);
      // Capitals where the script has them, as in English.
      expect(word).toBe(word.toUpperCase());
    }
    for (const label of [card.total, card.paid, card.checkWords, card.receipt]) {
      expect(columnsOf(label), label).toBeLessThanOrEqual(CARD_LABEL_COLUMNS);
    }
    const english = SKILL_STRINGS['en-US'].card;
    for (const line of ['instruction', 'confirmedInstruction', 'endedInstruction'] as const) {
      expect(columnsOf(card[line]), line).toBeLessThanOrEqual(mostFor(english[line], 60));
    }
  });
});
