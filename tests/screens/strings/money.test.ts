import {
  ORDER_VIEW_STATES,
  SPEECH_LOCALES,
  WRITTEN_LOCALES,
  type SpeechLocale,
  type WrittenLocale,
} from '#core';
import { ORDER_TONES, PHONE_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { describe, expect, it } from 'vitest';
import { SHOP } from './table-texts.ts';

interface MoneyWords {
  /** Said of an order that ended without a payment. */
  readonly nothingBought: string;
  readonly notBoughtYet: RegExp;
  readonly notStoppedYet: RegExp;
  readonly boughtBefore: RegExp;
  readonly paying: RegExp;
  readonly notTwice: RegExp;
  readonly notKnown: RegExp;
  readonly paid: string;
  readonly notCharged: RegExp;
  /** On the card, in capitals where the script has them. */
  readonly notBought: RegExp;
  readonly nothingOrdered: RegExp;
  readonly nothingConfirmed: RegExp;
}

const ENGLISH: MoneyWords = {
  nothingBought: 'Nothing was bought',
  notBoughtYet: /nothing is bought (?:yet|until)|not bought yet|yes alone buys nothing/iu,
  notStoppedYet: /not stopped yet/iu,
  boughtBefore: /was bought before/iu,
  paying: /payment is on its way/iu,
  notTwice: /not be charged twice/iu,
  notKnown: /don't know yet/iu,
  paid: 'Paid',
  notCharged: /not charged/iu,
  notBought: /NOT(?:HING)? BOUGHT/u,
  nothingOrdered: /nothing was ordered/iu,
  nothingConfirmed: /nothing was confirmed/iu,
};
const SPANISH: MoneyWords = {
  nothingBought: 'No se ha comprado nada',
  notBoughtYet:
    /todavía no (?:se ha comprado nada|comprado|se compra nada)|no se compra nada hasta|con un sí no se compra nada/iu,
  notStoppedYet: /todavía no se ha detenido/iu,
  boughtBefore: /ya se había comprado/iu,
  paying: /pago está en camino/iu,
  notTwice: /no se te cobrará dos veces/iu,
  notKnown: /todavía no sabemos/iu,
  paid: 'Pagado',
  notCharged: /no se te ha cobrado nada/iu,
  notBought: /NO COMPRADO|NADA COMPRADO/u,
  nothingOrdered: /no se ha pedido nada/iu,
  nothingConfirmed: /no se ha confirmado nada/iu,
};
const MONEY: Readonly<Record<WrittenLocale, MoneyWords>> = {
  'en-US': ENGLISH,
  'en-GB': ENGLISH,
  'en-CA': ENGLISH,
  'es-US': SPANISH,
  'es-ES': SPANISH,
  'de-DE': {
    nothingBought: 'Es wurde nichts gekauft',
    notBoughtYet:
      /noch (?:ist )?nichts? gekauft|gekauft wird nichts, bevor|ja allein ist nichts gekauft/iu,
    notStoppedYet: /noch nicht gestoppt/iu,
    boughtBefore: /war schon gekauft/iu,
    paying: /zahlung ist unterwegs/iu,
    notTwice: /nicht zweimal abgebucht/iu,
    notKnown: /wissen noch nicht/iu,
    paid: 'Bezahlt',
    notCharged: /nichts abgebucht/iu,
    notBought: /NICHTS? GEKAUFT/u,
    nothingOrdered: /es wurde nichts bestellt/iu,
    nothingConfirmed: /es wurde nichts bestätigt/iu,
  },
  'fr-FR': {
    nothingBought: "Rien n'a été acheté",
    notBoughtYet:
      /rien n'est (?:encore )?acheté(?: tant| pour autant|\.|$)|pas encore acheté|oui n'achète rien/iu,
    notStoppedYet: /pas encore arrêtée?/iu,
    boughtBefore: /achat était déjà fait/iu,
    paying: /paiement est parti/iu,
    notTwice: /rien ne sera débité deux fois/iu,
    notKnown: /ne savons pas encore/iu,
    paid: 'Payé',
    notCharged: /rien n'a été débité/iu,
    notBought: /NON ACHETÉ|RIEN D'ACHETÉ/u,
    nothingOrdered: /rien n'a été commandé/iu,
    nothingConfirmed: /rien n'a été confirmé/iu,
  },
  'it-IT': {
    nothingBought: 'Non è stato acquistato nulla',
    notBoughtYet:
      /non (?:è ancora stato acquistato nulla|ancora acquistato)|non si acquista (?:ancora )?nulla/iu,
    notStoppedYet: /non (?:è )?ancora fermato/iu,
    boughtBefore: /era già stato acquistato/iu,
    paying: /pagamento è partito/iu,
    notTwice: /non le verrà addebitato due volte/iu,
    notKnown: /non sappiamo ancora/iu,
    paid: 'Pagato',
    notCharged: /non le è stato addebitato nulla/iu,
    notBought: /NON ACQUISTATO|NESSUN ACQUISTO/u,
    nothingOrdered: /non è stato ordinato nulla/iu,
    nothingConfirmed: /non è stato confermato nulla/iu,
  },
  'pt-BR': {
    nothingBought: 'Nada foi comprado',
    notBoughtYet: /nada foi comprado ainda|nada é comprado|ainda não comprado/iu,
    notStoppedYet: /ainda não (?:foi )?interrompido/iu,
    boughtBefore: /já tinha sido comprado/iu,
    paying: /pagamento está a caminho/iu,
    notTwice: /não vai pagar duas vezes/iu,
    notKnown: /ainda não sabemos/iu,
    paid: 'Pago',
    notCharged: /nada foi cobrado/iu,
    notBought: /NÃO COMPRADO|NADA COMPRADO/u,
    nothingOrdered: /nada foi pedido/iu,
    nothingConfirmed: /nada foi confirmado/iu,
  },
  'ja-JP': {
    nothingBought: '何も購入されていません',
    notBoughtYet: /まだ(?:何も)?購入されていません|何も購入されません/u,
    notStoppedYet: /まだ中止されていません/u,
    boughtBefore: /すでに購入されています/u,
    paying: /お支払いの手続き中/u,
    notTwice: /二重に請求されることはありません/u,
    notKnown: /まだわかりません/u,
    paid: '支払い済み',
    notCharged: /請求はされていません/u,
    notBought: /未購入/u,
    nothingOrdered: /何も注文されていません/u,
    nothingConfirmed: /何も確認されていません/u,
  },
  'hi-IN': {
    nothingBought: 'कुछ भी खरीदा नहीं गया',
    notBoughtYet: /अभी (?:कुछ भी )?खरीदा नहीं गया|कुछ भी खरीदा नहीं जाता/u,
    notStoppedYet: /अभी रुका नहीं है/u,
    boughtBefore: /पहले ही खरीदा जा चुका था/u,
    paying: /भुगतान अभी पूरा नहीं हुआ/u,
    notTwice: /दो बार पैसे नहीं लिए जाएँगे/u,
    notKnown: /अभी नहीं पता/u,
    paid: 'भुगतान हो गया',
    notCharged: /पैसे नहीं लिए गए/u,
    notBought: /नहीं खरीदा गया/u,
    nothingOrdered: /कुछ भी ऑर्डर नहीं किया गया/u,
    nothingConfirmed: /किसी चीज़ की पुष्टि नहीं हुई/u,
  },
  'zh-CN': {
    nothingBought: '没有购买任何东西',
    notBoughtYet: /尚未购买|不会购买任何东西/u,
    notStoppedYet: /尚未停止/u,
    boughtBefore: /在此之前已购买/u,
    paying: /付款正在进行/u,
    notTwice: /不会被扣款两次/u,
    notKnown: /还不知道/u,
    paid: '已付款',
    notCharged: /没有扣款/u,
    notBought: /没有购买/u,
    nothingOrdered: /没有下单/u,
    nothingConfirmed: /没有确认任何东西/u,
  },
};

/** Reading an order back buys nothing. */
const HELP_BUYS_NOTHING: Readonly<Record<SpeechLocale, RegExp>> = {
  'en-US': /nothing is bought by that/iu,
  'en-GB': /nothing is bought by that/iu,
  'en-CA': /nothing is bought by that/iu,
  'es-US': /todavía no se compra nada/iu,
  'es-ES': /todavía no se compra nada/iu,
  'de-DE': /damit ist noch nichts gekauft/iu,
  'fr-FR': /rien n'est acheté pour autant/iu,
  'it-IT': /con questo non si acquista ancora nulla/iu,
  'pt-BR': /com isso, nada é comprado ainda/iu,
  'ja-JP': /それだけでは何も購入されません/u,
  'hi-IN': /इससे कुछ भी खरीदा नहीं जाता/u,
};

/** Where a sentence says it in other words than a state line does. */
const NOTHING_BOUGHT_IN_SENTENCES: Readonly<Partial<Record<WrittenLocale, string>>> = {
  'de-DE': 'es wurde nichts gekauft',
};

/** Screens write the curled apostrophe, speech the plain one. */
const plain = (text: string): string => text.replaceAll('’', "'");

describe('[REQ-STRINGS-MONEY] every text of a state says what happened to the money', () => {
  it.each(WRITTEN_LOCALES)('on the phone: %s', (locale) => {
    const words = MONEY[locale];
    const { states } = PHONE_TEXTS[locale];
    expect(new Set(Object.values(states).map(({ word }) => word)).size).toBe(
      Object.keys(states).length,
    );
    for (const state of ORDER_VIEW_STATES.filter((each) => ORDER_TONES[each] === 'stopped')) {
      expect(plain(states[state].money), state).toBe(words.nothingBought);
    }
    expect(plain(states.found_unpaid.money)).toBe(words.nothingBought);
    expect(plain(states.halted.money)).toMatch(words.notBoughtYet);
    for (const state of ['to_confirm', 'confirmed_here', 'confirmed_elsewhere'] as const) {
      expect(plain(states[state].money), state).toMatch(words.notBoughtYet);
    }
    expect(plain(states.stopping.money)).toMatch(words.notStoppedYet);
    expect(plain(states.too_late.money)).toMatch(words.boughtBefore);
    expect(plain(states.payment_processing.money)).toMatch(words.paying);
    expect(plain(states.payment_processing.next)).toMatch(words.notTwice);
    expect(plain(states.payment_declined.next)).toMatch(words.notCharged);
    expect(plain(states.payment_unknown.next)).toMatch(words.notKnown);
    expect(plain(states.payment_unknown.next)).toMatch(words.notTwice);
    expect(states.ordered.money).toBe(words.paid);
  });

  it.each(WRITTEN_LOCALES)('in every refusal: %s', (locale) => {
    const notBought = NOTHING_BOUGHT_IN_SENTENCES[locale] ?? MONEY[locale].nothingBought;
    for (const [word, text] of Object.entries(PHONE_TEXTS[locale].refusals)) {
      if (word === 'ordered') continue;
      expect(plain(text).toLowerCase(), word).toContain(notBought.toLowerCase());
    }
  });

  it.each(WRITTEN_LOCALES)('in the notices of the phone: %s', (locale) => {
    const words = MONEY[locale];
    const { card, confirm, verify } = PHONE_TEXTS[locale];
    for (const text of [
      card.notSent,
      card.signInUnfinished,
      card.cookiesDroppedExplain,
      verify.cancelled,
    ]) {
      expect(plain(text)).toMatch(words.nothingConfirmed);
    }
    for (const text of [confirm.untilSaid, card.welcomeExplain, card.nothingWaitingExplain]) {
      expect(plain(text)).toMatch(words.notBoughtYet);
    }
    expect(plain(card.declineNotSent)).toMatch(words.notStoppedYet);
    expect(plain(card.notKnown)).toMatch(words.notKnown);
  });

  it.each(SPEECH_LOCALES)('on the card of the Echo: %s', (locale) => {
    const { notBought } = MONEY[locale];
    const { states } = SKILL_STRINGS[locale].card;
    expect(new Set(Object.values(states)).size).toBe(Object.keys(states).length);
    const unbought = [
      ...(['dry_run', 'locked', 'cancelled', 'declined'] as const),
      ...(['expired', 'not_bought', 'payment_declined'] as const),
    ];
    for (const state of unbought) expect(plain(states[state]), state).toMatch(notBought);
    for (const state of [
      'confirmed',
      'ordered',
      'payment_processing',
      'payment_unknown',
    ] as const) {
      expect(plain(states[state]), state).not.toMatch(notBought);
    }
  });

  it.each(SPEECH_LOCALES)('in what the skill says: %s', (locale) => {
    const words = MONEY[locale];
    const strings = SKILL_STRINGS[locale];
    const { shopUnreachable, orderStillWaits } = strings;
    for (const text of [strings.linkAccount(SHOP), shopUnreachable, orderStillWaits]) {
      expect(text.toLowerCase()).toContain(words.nothingBought.toLowerCase());
    }
    // Of an order that is asked about, nobody knows.
    expect(strings.ordersUnreachable.toLowerCase()).not.toContain(
      words.nothingBought.toLowerCase(),
    );
    for (const text of [strings.productNotFound, strings.productOutOfStock]) {
      expect(text).toMatch(words.nothingOrdered);
    }
    for (const text of [strings.welcome(SHOP), strings.confirmReprompt, strings.yesBuysNothing]) {
      expect(text).toMatch(words.notBoughtYet);
    }
    expect(strings.help).toMatch(HELP_BUYS_NOTHING[locale]);
    expect(strings.outcomeUnknown).toMatch(words.notKnown);
    expect(strings.outcomeUnknown).toMatch(words.notTwice);
  });
});
