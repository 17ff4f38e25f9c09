/** What the skill tells people to say is what it understands, in every language. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPEECH_LOCALES, type SpeechLocale } from '#core';
import { readProductWords } from '../../lambda/dialogue/read-product-words.ts';
import { SKILL_STRINGS } from '#screens/strings';
import {
  createUtteranceMatcher,
  parseInteractionModel,
} from '../../simulator/alexa-cloud/index.ts';

const INTENTS = [
  'OrderIntent',
  'AddToCartIntent',
  'MoreOptionsIntent',
  'CheckoutIntent',
  'ReadBackIntent',
  'ViewCartIntent',
  'StatusIntent',
  'CancelOrderIntent',
] as const;
/** They speak of "it". */
const POINTING: readonly string[] = ['OrderIntent', 'AddToCartIntent'];

type Taught = Readonly<Record<(typeof INTENTS)[number], string>>;

const ENGLISH: Taught = {
  OrderIntent: 'order it',
  AddToCartIntent: 'add it to my cart',
  MoreOptionsIntent: 'more options',
  CheckoutIntent: 'order my cart',
  ReadBackIntent: 'read it back',
  ViewCartIntent: 'what is in my cart',
  StatusIntent: 'how is my order',
  CancelOrderIntent: 'cancel my order',
};
const SPANISH: Taught = {
  OrderIntent: 'pide eso',
  AddToCartIntent: 'añade eso a mi cesta',
  MoreOptionsIntent: 'más opciones',
  CheckoutIntent: 'pide mi cesta',
  ReadBackIntent: 'léelo de nuevo',
  ViewCartIntent: 'qué hay en mi cesta',
  StatusIntent: 'cómo va mi pedido',
  CancelOrderIntent: 'cancela mi pedido',
};

const TAUGHT: Readonly<Record<SpeechLocale, Taught>> = {
  'en-US': ENGLISH,
  'en-GB': ENGLISH,
  'en-CA': ENGLISH,
  'es-ES': SPANISH,
  'es-US': {
    ...SPANISH,
    AddToCartIntent: 'añade eso a mi carrito',
    CheckoutIntent: 'pide mi carrito',
    ViewCartIntent: 'qué hay en mi carrito',
  },
  'de-DE': {
    OrderIntent: 'bestelle es',
    AddToCartIntent: 'leg es in meinen Warenkorb',
    MoreOptionsIntent: 'zeig mir mehr',
    CheckoutIntent: 'bestelle meinen Warenkorb',
    ReadBackIntent: 'lies es noch einmal vor',
    ViewCartIntent: 'was liegt in meinem Warenkorb',
    StatusIntent: 'wie steht es um meine Bestellung',
    CancelOrderIntent: 'storniere meine Bestellung',
  },
  'fr-FR': {
    OrderIntent: 'commande-le',
    AddToCartIntent: 'ajoute-le à mon panier',
    MoreOptionsIntent: "d'autres choix",
    CheckoutIntent: 'commande mon panier',
    ReadBackIntent: 'relis la commande',
    ViewCartIntent: 'montre mon panier',
    StatusIntent: 'où en est ma commande',
    CancelOrderIntent: 'annule ma commande',
  },
  'it-IT': {
    OrderIntent: 'ordina questo',
    AddToCartIntent: 'aggiungi questo al carrello',
    MoreOptionsIntent: 'altre opzioni',
    CheckoutIntent: 'ordina il mio carrello',
    ReadBackIntent: "rileggi l'ordine",
    ViewCartIntent: "che cosa c'è nel mio carrello",
    StatusIntent: 'a che punto è il mio ordine',
    CancelOrderIntent: 'annulla il mio ordine',
  },
  'pt-BR': {
    OrderIntent: 'peça isso',
    AddToCartIntent: 'coloque isso no meu carrinho',
    MoreOptionsIntent: 'mais opções',
    CheckoutIntent: 'peça meu carrinho',
    ReadBackIntent: 'leia de novo',
    ViewCartIntent: 'o que tem no meu carrinho',
    StatusIntent: 'como está meu pedido',
    CancelOrderIntent: 'cancele meu pedido',
  },
  'ja-JP': {
    OrderIntent: 'それを注文して',
    AddToCartIntent: 'それをカートに入れて',
    MoreOptionsIntent: 'もっと見せて',
    CheckoutIntent: 'カートを注文して',
    ReadBackIntent: 'もう一度読んで',
    ViewCartIntent: 'カートの中身を教えて',
    StatusIntent: '注文の状況を教えて',
    CancelOrderIntent: '注文をキャンセルして',
  },
  'hi-IN': {
    OrderIntent: 'इसे ऑर्डर करो',
    AddToCartIntent: 'इसे मेरे कार्ट में डालो',
    MoreOptionsIntent: 'और दिखाओ',
    CheckoutIntent: 'मेरा कार्ट ऑर्डर करो',
    ReadBackIntent: 'फिर से पढ़ो',
    ViewCartIntent: 'कार्ट में क्या है',
    StatusIntent: 'मेरा ऑर्डर कैसा है',
    CancelOrderIntent: 'मेरा ऑर्डर रद्द करो',
  },
};

describe.each(SPEECH_LOCALES)('what the skill teaches in %s', (locale) => {
  const model: unknown = JSON.parse(
    readFileSync(
      new URL(`../../skill-package/interactionModels/custom/${locale}.json`, import.meta.url),
      'utf8',
    ),
  );
  const match = createUtteranceMatcher(parseInteractionModel(model), locale);
  const strings = SKILL_STRINGS[locale];
  const said = [
    strings.help,
    strings.offerOne('~'),
    strings.moreHint,
    strings.cartQuestion,
    strings.noBuysNothing,
  ].join(' ');

  it.each(INTENTS)('is said, and is heard as %s [REQ-SKILL-TAUGHT]', (intent) => {
    const phrase = TAUGHT[locale][intent];
    expect(said.toLowerCase()).toContain(phrase.toLowerCase());
    const { name, slots } = match(phrase);
    expect(name).toBe(intent);
    if (!POINTING.includes(intent)) return;
    const product = slots.find((slot) => slot.name === 'product')?.value?.value ?? '?';
    expect(readProductWords(product, locale).product).toBe('');
  });
});
