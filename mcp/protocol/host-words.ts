/** What a host may show beside an answer: that one is still coming, and where the customer confirms. No part of a tool's own words. */
import { languageOf, type Locale, type SpeechLanguage } from '#core';

export interface HostWords {
  /** While an answer takes its time. It says nothing of what will come of it. */
  readonly stillWorking: string;
  /** Why the card's address is offered; shown by a host before it opens the address. */
  readonly openCard: string;
}

const EN: HostWords = {
  stillWorking: 'Still working on it.',
  openCard: 'Open this order on your phone to check and confirm it. Nothing is bought yet.',
};
const ES: HostWords = {
  stillWorking: 'Sigo en ello.',
  openCard:
    'Abre este pedido en tu teléfono para revisarlo y confirmarlo. Todavía no se ha comprado nada.',
};

const HOST_WORDS: Readonly<Record<SpeechLanguage, HostWords>> = {
  en: EN,
  es: ES,
  de: {
    stillWorking: 'Es dauert noch einen Moment.',
    openCard:
      'Öffne diese Bestellung auf deinem Handy, um sie zu prüfen und zu bestätigen. Noch ist nichts gekauft.',
  },
  fr: {
    stillWorking: 'C’est encore en cours.',
    openCard:
      'Ouvrez cette commande sur votre téléphone pour la vérifier et la confirmer. Rien n’est encore acheté.',
  },
  it: {
    stillWorking: 'Ci sto ancora lavorando.',
    openCard:
      'Apri questo ordine sul telefono per controllarlo e confermarlo. Non è ancora stato acquistato nulla.',
  },
  pt: {
    stillWorking: 'Ainda estou cuidando disso.',
    openCard: 'Abra este pedido no celular para conferir e confirmar. Nada foi comprado ainda.',
  },
  ja: {
    stillWorking: 'まだ処理しています。',
    openCard: 'スマートフォンでこの注文を開いて、確認してください。まだ何も購入されていません。',
  },
  hi: {
    stillWorking: 'अभी काम चल रहा है।',
    openCard: 'इस ऑर्डर को अपने फ़ोन पर खोलकर जाँचें और पुष्टि करें। अभी कुछ भी खरीदा नहीं गया है।',
  },
};

export function hostWordsOf(locale: Locale): HostWords {
  return HOST_WORDS[languageOf(locale)];
}
