/** What a customer can do next after a refusal that does not say it itself (Alexa+, functional requirements 2). It is told now and kept in no trail. */
import type { Locale, RedeemOutcome } from '#core';
import type { CartRefusal } from '../cart/cart-refusal.ts';
import type { ProposalRefusal } from '../orders/propose-order.ts';
import { plainWords, type Words } from './words.ts';

type NextStep =
  | 'askForOther'
  | 'askForFewer'
  | 'fillCart'
  | 'oneByOne'
  | 'orderCartFirst'
  | 'hearCart'
  | 'hearOrders'
  | 'askAgain'
  | 'nameAWish'
  | 'sayItAnew';

const NEXT_STEPS: Readonly<Partial<Record<ProposalRefusal, NextStep>>> = {
  product_unknown: 'askForOther',
  out_of_stock: 'askForOther',
  too_many_of_one: 'askForFewer',
  cart_empty: 'fillCart',
  several_sellers: 'oneByOne',
  several_currencies: 'oneByOne',
};

const NEXT_STEPS_OF_CART: Readonly<Partial<Record<CartRefusal, NextStep>>> = {
  product_unknown: 'askForOther',
  out_of_stock: 'askForOther',
  too_many_of_one: 'askForFewer',
  several_sellers: 'orderCartFirst',
  several_currencies: 'orderCartFirst',
  not_in_cart: 'hearCart',
};

const EN: Readonly<Record<NextStep, string>> = {
  askForOther: 'Ask for something else, or for it by another name.',
  askForFewer: 'Ask for fewer of it.',
  fillCart: 'Tell me what to put in.',
  oneByOne: 'Order them one after the other.',
  orderCartFirst: 'Order your cart first, or take out what is in it.',
  hearCart: 'Ask what is in your cart.',
  hearOrders: 'Ask to hear your orders.',
  askAgain: 'Ask for it again if you still want it.',
  nameAWish: 'Ask for what you would like.',
  sayItAnew: 'Say it another way, or ask what you can do here.',
};
const ES: Readonly<Record<NextStep, string>> = {
  askForOther: 'Pide otra cosa, o dilo con otro nombre.',
  askForFewer: 'Pide menos cantidad.',
  fillCart: 'Dime qué quieres añadir.',
  oneByOne: 'Pídelos de uno en uno.',
  orderCartFirst: 'Pide primero lo que hay en tu cesta, o vacíala.',
  hearCart: 'Pregunta qué hay en tu cesta.',
  hearOrders: 'Pide que te lea tus pedidos.',
  askAgain: 'Pídelo otra vez si aún lo quieres.',
  nameAWish: 'Pide lo que quieras.',
  sayItAnew: 'Dilo de otra manera, o pregunta qué puedes hacer aquí.',
};

const WORDS: Readonly<Record<Locale, Readonly<Record<NextStep, string>>>> = {
  'en-US': EN,
  'en-GB': EN,
  'en-CA': EN,
  'es-ES': ES,
  'es-US': { ...ES, fillCart: 'Dime qué quieres agregar.' },
  'de-DE': {
    askForOther: 'Fragen Sie nach etwas anderem, oder nennen Sie es anders.',
    askForFewer: 'Bestellen Sie weniger davon.',
    fillCart: 'Sagen Sie mir, was hinein soll.',
    oneByOne: 'Bestellen Sie eins nach dem anderen.',
    orderCartFirst: 'Bestellen Sie zuerst Ihren Warenkorb, oder leeren Sie ihn.',
    hearCart: 'Fragen Sie, was in Ihrem Warenkorb ist.',
    hearOrders: 'Fragen Sie nach Ihren Bestellungen.',
    askAgain: 'Bestellen Sie es noch einmal, wenn Sie es weiterhin möchten.',
    nameAWish: 'Sagen Sie mir, was Sie möchten.',
    sayItAnew: 'Sagen Sie es anders, oder fragen Sie, was Sie hier tun können.',
  },
  'fr-FR': {
    askForOther: 'Demandez autre chose, ou le même article sous un autre nom.',
    askForFewer: 'Demandez-en moins.',
    fillCart: 'Dites-moi quoi y mettre.',
    oneByOne: "Commandez-les l'un après l'autre.",
    orderCartFirst: "Commandez d'abord votre panier, ou videz-le.",
    hearCart: 'Demandez ce que contient votre panier.',
    hearOrders: 'Demandez à entendre vos commandes.',
    askAgain: 'Redemandez-le si vous le voulez toujours.',
    nameAWish: 'Demandez ce que vous souhaitez.',
    sayItAnew: 'Dites-le autrement, ou demandez ce que vous pouvez faire ici.',
  },
  'it-IT': {
    askForOther: "Chieda qualcos'altro, oppure lo dica con un altro nome.",
    askForFewer: 'Ne chieda di meno.',
    fillCart: 'Mi dica che cosa aggiungere.',
    oneByOne: 'Li ordini uno alla volta.',
    orderCartFirst: 'Ordini prima il suo carrello, oppure lo svuoti.',
    hearCart: "Chieda che cosa c'è nel carrello.",
    hearOrders: 'Chieda di sentire i suoi ordini.',
    askAgain: 'Lo chieda di nuovo se lo vuole ancora.',
    nameAWish: 'Mi dica che cosa desidera.',
    sayItAnew: 'Lo dica in un altro modo, oppure chieda che cosa può fare qui.',
  },
  'pt-BR': {
    askForOther: 'Peça outra coisa, ou diga outro nome.',
    askForFewer: 'Peça uma quantidade menor.',
    fillCart: 'Diga o que devo colocar.',
    oneByOne: 'Peça um de cada vez.',
    orderCartFirst: 'Peça primeiro o seu carrinho, ou esvazie-o.',
    hearCart: 'Pergunte o que tem no carrinho.',
    hearOrders: 'Peça para ouvir os seus pedidos.',
    askAgain: 'Peça de novo se ainda quiser.',
    nameAWish: 'Peça o que você quiser.',
    sayItAnew: 'Diga de outro jeito, ou pergunte o que pode fazer aqui.',
  },
  'ja-JP': {
    askForOther: '別の商品か、別の名前で頼んでください。',
    askForFewer: '数を減らして頼んでください。',
    fillCart: '入れたい商品を言ってください。',
    oneByOne: '別々に注文してください。',
    orderCartFirst: '先にカートを注文するか、空にしてください。',
    hearCart: 'カートに何が入っているか聞いてください。',
    hearOrders: '注文の一覧を聞いてください。',
    askAgain: 'まだご希望でしたら、もう一度頼んでください。',
    nameAWish: 'ご希望の商品を言ってください。',
    sayItAnew: '別の言い方で頼むか、何ができるか聞いてください。',
  },
  'hi-IN': {
    askForOther: 'कुछ और माँगें, या उसे दूसरे नाम से कहें।',
    askForFewer: 'कम मात्रा में माँगें।',
    fillCart: 'बताएँ कि उसमें क्या डालना है।',
    oneByOne: 'उन्हें अलग-अलग ऑर्डर करें।',
    orderCartFirst: 'पहले अपना कार्ट ऑर्डर करें, या उसे खाली करें।',
    hearCart: 'पूछें कि आपके कार्ट में क्या है।',
    hearOrders: 'अपने ऑर्डर सुनने के लिए कहें।',
    askAgain: 'अगर अब भी चाहिए, तो फिर से माँगें।',
    nameAWish: 'बताएँ कि आपको क्या चाहिए।',
    sayItAnew: 'उसे दूसरे शब्दों में कहें, या पूछें कि यहाँ क्या हो सकता है।',
  },
};

/** Empty where the refusal says itself what to do. */
export function nextStepWords(reason: ProposalRefusal, locale: Locale): readonly Words[] {
  return wordsOfStep(NEXT_STEPS[reason], locale);
}

/** After a change that was refused. */
export function nextCartStepWords(reason: CartRefusal, locale: Locale): readonly Words[] {
  return wordsOfStep(NEXT_STEPS_OF_CART[reason], locale);
}

const NEXT_STEPS_OF_REDEEMING: Readonly<Partial<Record<RedeemOutcome, NextStep>>> = {
  cancelled: 'askAgain',
  declined: 'askAgain',
  limit_reached: 'askForFewer',
};

/** After a code that placed nothing. */
export function nextRedeemStepWords(outcome: RedeemOutcome, locale: Locale): readonly Words[] {
  return wordsOfStep(NEXT_STEPS_OF_REDEEMING[outcome], locale);
}

/** After an order that is not the customer's or is not there; and where there is none at all. */
export function otherOrderWords(locale: Locale): Words {
  return plainWords(WORDS[locale].hearOrders);
}
export function firstOrderWords(locale: Locale): Words {
  return plainWords(WORDS[locale].nameAWish);
}

/** After a call that was not understood. */
export function sayItAnewWords(locale: Locale): Words {
  return plainWords(WORDS[locale].sayItAnew);
}

/** After a product that the shop does not have. */
export function otherProductWords(locale: Locale): Words {
  return plainWords(WORDS[locale].askForOther);
}

function wordsOfStep(step: NextStep | undefined, locale: Locale): readonly Words[] {
  return step === undefined ? [] : [plainWords(WORDS[locale][step])];
}
