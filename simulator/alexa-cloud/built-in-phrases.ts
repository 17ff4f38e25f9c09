/** What people say for Amazon's built-in intents, beside a skill's own samples for them, in each language. */
import { languageOf, type SpeechLocale, type SpeechLanguage } from '#core';

type Phrases = Readonly<
  Record<'Help' | 'Stop' | 'Cancel' | 'Yes' | 'No' | 'Repeat' | 'NavigateHome', readonly string[]>
>;

const ENGLISH: Phrases = {
  Help: ['help', 'help me', 'can you help me'],
  Stop: ['stop', 'off', 'shut up'],
  Cancel: ['cancel', 'never mind', 'nevermind', 'forget it'],
  Yes: ['yes', 'yeah', 'yep', 'sure', 'ok', 'okay', 'yes please'],
  No: ['no', 'nope', 'no thanks', 'no thank you'],
  Repeat: ['repeat', 'repeat that', 'say that again'],
  NavigateHome: ['go home', 'home', 'go to the home screen'],
};

const SPANISH: Phrases = {
  Help: ['ayuda', 'ayúdame', 'necesito ayuda'],
  Stop: ['para', 'alto', 'detente', 'cállate', 'basta'],
  Cancel: ['cancela', 'cancelar', 'cancélalo', 'olvídalo'],
  Yes: ['sí', 'si', 'claro', 'vale', 'de acuerdo', 'por supuesto', 'sí por favor', 'ok'],
  No: ['no', 'no gracias', 'para nada'],
  Repeat: ['repite', 'repítelo', 'otra vez', 'repite eso'],
  NavigateHome: ['ve al inicio', 'ir al inicio', 'pantalla de inicio', 'inicio'],
};

const GERMAN: Phrases = {
  Help: ['hilfe', 'hilf mir', 'kannst du mir helfen'],
  Stop: ['stopp', 'stop', 'aus', 'halt', 'schluss', 'hör auf'],
  Cancel: ['abbrechen', 'brich ab', 'vergiss es', 'lass es'],
  Yes: ['ja', 'jawohl', 'jep', 'klar', 'ok', 'okay', 'gerne', 'ja bitte'],
  No: ['nein', 'nee', 'nö', 'nein danke'],
  Repeat: ['wiederholen', 'wiederhole das', 'nochmal', 'noch einmal', 'sag das nochmal'],
  NavigateHome: ['startseite', 'zur startseite', 'gehe zur startseite', 'zum startbildschirm'],
};

const FRENCH: Phrases = {
  Help: ['aide', 'aide moi', 'aidez moi', "à l'aide"],
  Stop: ['stop', 'arrête', 'arrête toi', 'tais toi'],
  Cancel: ['annule', 'annuler', 'laisse tomber', 'oublie'],
  Yes: ['oui', 'ouais', "d'accord", 'ok', 'bien sûr', "oui s'il te plaît"],
  No: ['non', 'non merci', 'pas du tout'],
  Repeat: ['répète', 'répéter', 'répète ça', 'redis le'],
  NavigateHome: ["retour à l'accueil", "va à l'accueil", 'accueil', "écran d'accueil"],
};

const ITALIAN: Phrases = {
  Help: ['aiuto', 'aiutami', 'ho bisogno di aiuto'],
  Stop: ['stop', 'fermati', 'basta', 'fermo', 'smettila'],
  Cancel: ['annulla', 'annullare', 'lascia perdere', 'lascia stare'],
  Yes: ['sì', 'si', 'certo', 'va bene', 'ok', "d'accordo", 'sì grazie'],
  No: ['no', 'no grazie', 'per niente'],
  Repeat: ['ripeti', 'ripetere', 'ripetilo', 'di nuovo'],
  NavigateHome: ['vai alla home', 'schermata principale', 'torna alla home'],
};

const PORTUGUESE: Phrases = {
  Help: ['ajuda', 'me ajuda', 'socorro', 'preciso de ajuda'],
  Stop: ['pare', 'para', 'chega', 'desliga'],
  Cancel: ['cancelar', 'cancela', 'cancele', 'esquece', 'deixa pra lá'],
  Yes: ['sim', 'claro', 'ok', 'tá bom', 'isso', 'com certeza', 'sim por favor'],
  No: ['não', 'não obrigado', 'não obrigada', 'de jeito nenhum'],
  Repeat: ['repete', 'repita', 'repetir', 'de novo'],
  NavigateHome: ['ir para o início', 'tela inicial', 'ir para a tela inicial', 'início'],
};

const JAPANESE: Phrases = {
  Help: ['ヘルプ', '助けて', 'ヘルプお願い', 'ヘルプをお願いします'],
  Stop: ['ストップ', '止めて', 'とめて', 'やめて', '終了', '終わり'],
  Cancel: ['キャンセル', '取り消し', 'やっぱりやめた'],
  Yes: ['はい', 'うん', 'ええ', 'オーケー', 'お願い', 'お願いします', 'そうです', 'いいよ'],
  No: ['いいえ', 'いや', 'ううん', '違います', '結構です'],
  Repeat: ['もう一度', 'もう一回', '繰り返して', 'リピート', 'もう一度言って'],
  NavigateHome: ['ホーム', 'ホームに戻って', 'ホーム画面', 'ホーム画面に戻って'],
};

const HINDI: Phrases = {
  Help: ['मदद', 'हेल्प', 'मेरी मदद करो', 'सहायता'],
  Stop: ['रुको', 'बंद करो', 'स्टॉप', 'रुक जाओ', 'बस करो'],
  Cancel: ['कैंसिल', 'कैंसिल करो', 'रद्द करो', 'छोड़ दो', 'रहने दो'],
  Yes: ['हाँ', 'जी', 'जी हाँ', 'हाँ जी', 'ठीक है', 'ओके', 'बिल्कुल'],
  No: ['नहीं', 'ना', 'जी नहीं', 'नहीं धन्यवाद'],
  Repeat: ['दोहराओ', 'फिर से बोलो', 'फिर से कहो', 'दोबारा बोलो'],
  NavigateHome: ['होम', 'होम पर जाओ', 'होम स्क्रीन', 'होम स्क्रीन पर जाओ'],
};

const PHRASES: Readonly<Record<SpeechLanguage, Phrases>> = {
  en: ENGLISH,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  hi: HINDI,
};

/** The phrases by the name of the intent. */
export function builtInPhrases(locale: SpeechLocale): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(PHRASES[languageOf(locale)]).map(([name, phrases]) => [
      `AMAZON.${name}Intent`,
      phrases,
    ]),
  );
}
