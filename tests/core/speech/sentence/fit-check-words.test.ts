/** What a check word must not be: rude, sad, or somebody's trade name. Compared without accents, also inside a longer word where it says so. */
import { describe, expect, it } from 'vitest';
import { checkWordListOf, type SpeechLocale } from '#core';

/** Trade names that a customer of a voice shop may hear as one, whatever the language. */
const TRADE_NAMES =
  'alexa echo amazon kindle prime fire ring google siri cortana apple adobe oracle shell target frisbee hoover thermos velcro lego ' +
  'pepsi cola nescafe nutella tesla ford visa mastercard paypal nike adidas puma disney netflix nintendo playstation';

/** Sickness, death, war, prison, insult, body and sex, and politics, as far as a short list goes. */
const UNFIT: Readonly<Record<string, readonly [locale: SpeechLocale, words: string]>> = {
  English: [
    'en-US',
    'death dead grave coffin corpse funeral widow orphan cancer fever plague poison virus tumor blood murder killer suicide victim ' +
      'war bomb bullet weapon soldier pistol rifle grenade prison jail slave terror torture disaster misery sorrow tragedy idiot stupid ' +
      'ugly fool bastard devil hell damn naked breast bottom sexy toilet vomit sweat drunk cocaine gambler president election church ' +
      'mosque synagogue debt loan discount bargain coupon refund',
  ],
  Spanish: [
    'es-ES',
    'muerte muerto tumba ataud cadaver viuda huerfano cancer fiebre veneno sangre asesino victima guerra bomba bala pistola soldado ' +
      'carcel esclavo terror tortura miseria idiota tonto feo diablo infierno desnudo sexo culo retrete vomito borracho iglesia ' +
      'politica deuda rebaja cupon concha cojon polla',
  ],
  German: [
    'de-DE',
    'Tod Toter Grab Sarg Leiche Witwe Waise Krebs Fieber Gift Blut Mord Opfer Krieg Bombe Kugel Pistole Soldat Gefängnis Sklave Terror ' +
      'Folter Elend Idiot Dummkopf Teufel Hölle nackt Brust Hintern Klo Kotze Kirche Partei Schulden Rabatt Gutschein Schwein Esel Sau',
  ],
  French: [
    'fr-FR',
    'mort tombe cercueil cadavre veuve orphelin cancer fièvre poison sang meurtre victime guerre bombe balle pistolet soldat prison ' +
      'esclave terreur torture misère idiot laid diable enfer nu sexe cul toilettes ivre église politique dette soldes rabais chatte',
  ],
  Italian: [
    'it-IT',
    'morte tomba bara cadavere vedova orfano cancro febbre veleno sangue omicidio vittima guerra bomba proiettile pistola soldato ' +
      'prigione schiavo terrore tortura miseria idiota brutto diavolo inferno nudo sesso culo bagno vomito chiesa politica debito sconto fica',
  ],
  Portuguese: [
    'pt-BR',
    'morte túmulo caixão cadáver viúva órfão câncer febre veneno sangue assassino vítima guerra bomba bala pistola soldado prisão ' +
      'escravo quilombo terror tortura miséria idiota feio diabo inferno nu sexo bunda banheiro vômito igreja política dívida desconto',
  ],
  Japanese: [
    'ja-JP',
    'しにがみ おはか ひつぎ なきがら そうしき びょうき がん どく ちまみれ さつじん ぎせい せんそう ばくだん ピストル へいたい けいむしょ どれい ごうもん ばか ' +
      'あくま じごく はだか おしり トイレ ゲロ せいじ しゃっきん クーポン',
  ],
  Hindi: [
    'hi-IN',
    'मौत कब्र कफन लाश विधवा अनाथ कैंसर बुखार ज़हर ख़ून हत्या शिकार युद्ध बम गोली पिस्तौल सैनिक जेल गुलाम आतंक यातना दुख मूर्ख शैतान नरक ' +
      'नंगा शौचालय उल्टी मंदिर मस्जिद राजनीति कर्ज़ छूट सरहद',
  ],
};

function folded(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

describe('check words', () => {
  it.each(Object.entries(UNFIT))(
    'of %s are neither rude nor sad nor a trade name [REQ-CHECK-WORDS-FIT]',
    (_language, [locale, words]) => {
      const unfit = new Set(`${words} ${TRADE_NAMES}`.split(' ').map(folded));
      expect(checkWordListOf(locale).filter((word) => unfit.has(folded(word)))).toEqual([]);
    },
  );
});
