/** What Alexa itself says where a skill gives no answer that can be used, in the language of the device. */
import { languageOf, type SpeechLanguage, type SpeechLocale } from '#core';

export interface TroubleWords {
  readonly unreachable: (shopName: string) => string;
  readonly unusable: (shopName: string) => string;
}

const WORDS: Readonly<Record<SpeechLanguage, TroubleWords>> = {
  en: {
    unreachable: (shop) => `Sorry, I'm having trouble reaching ${shop} right now.`,
    unusable: (shop) => `There was a problem with ${shop}'s answer.`,
  },
  es: {
    unreachable: (shop) => `Lo siento, ahora mismo no puedo comunicarme con ${shop}.`,
    unusable: (shop) => `Hubo un problema con la respuesta de ${shop}.`,
  },
  de: {
    unreachable: (shop) => `Ich kann ${shop} gerade leider nicht erreichen.`,
    unusable: (shop) => `Mit der Antwort von ${shop} stimmte etwas nicht.`,
  },
  fr: {
    unreachable: (shop) => `Désolée, je n’arrive pas à joindre ${shop} pour le moment.`,
    unusable: (shop) => `Il y a eu un problème avec la réponse de ${shop}.`,
  },
  it: {
    unreachable: (shop) => `Mi dispiace, al momento non riesco a raggiungere ${shop}.`,
    unusable: (shop) => `C’è stato un problema con la risposta di ${shop}.`,
  },
  pt: {
    unreachable: (shop) => `Desculpe, não consigo falar com ${shop} agora.`,
    unusable: (shop) => `Houve um problema com a resposta de ${shop}.`,
  },
  ja: {
    unreachable: (shop) => `すみません、いま${shop}につながりません。`,
    unusable: (shop) => `${shop}の応答に問題がありました。`,
  },
  hi: {
    unreachable: (shop) => `माफ़ कीजिए, अभी ${shop} से संपर्क नहीं हो पा रहा है।`,
    unusable: (shop) => `${shop} के जवाब में कोई समस्या थी।`,
  },
};

export function troubleWords(locale: SpeechLocale): TroubleWords {
  return WORDS[languageOf(locale)];
}
