/** How signs, units and fractions of a title are said in each language. */
import type { Gender } from '../amounts/languages/language.ts';
import type { SpeechLocale } from '../speech-locale.ts';
import { languageOf, type SpeechLanguage } from '../speech-language.ts';

export interface SpokenUnit {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

export interface SpokenSigns {
  readonly and: string;
  readonly percent: string;
  readonly degree: string;
  readonly plus: string;
  readonly at: string;
  /** `#4`, `No. 4`. */
  readonly number: string;
  /** Between the ends of a range. */
  readonly to: string;
  readonly point: string;
  /** `1 1/2`. */
  readonly andAHalf: string;
  readonly half: string;
  readonly third: string;
  readonly twoThirds: string;
  readonly quarter: string;
  readonly threeQuarters: string;
  /** By what is written: abbreviations and the names themselves. */
  readonly units: ReadonlyMap<string, SpokenUnit>;
  /** Whole words that every voice of the language can say. */
  readonly sayable: RegExp;
  /** Between number and unit. */
  readonly gap: string;
  /** Groups thousands in titles of this language; the other one of comma and point is the decimal sign. */
  readonly groupSign: ',' | '.';
  readonly nothingLeft: string;
}

const UNIT_KEYS = 'oz g kg mg ml cl l cm mm m gal qt ft in ct pk pc hr'.split(' ');
const ALSO_WRITTEN: Readonly<Record<string, string>> = {
  pcs: 'pc',
  hrs: 'hr',
  '"': 'in',
  gr: 'g',
  lt: 'l',
  ltr: 'l',
};

/** `one/many` in the order of {@link UNIT_KEYS}; `:f` and `:n` name the gender, `-` has no word of its own. */
function unitsOf(words: string): ReadonlyMap<string, SpokenUnit> {
  const units = new Map<string, SpokenUnit>();
  words.split(' ').forEach((entry, index) => {
    const [names = '', letter] = entry.split(':');
    if (names === '-') return;
    const [one = '', many = one] = names.split('/').map((name) => name.replaceAll('_', ' '));
    const gender = letter === 'f' ? 'feminine' : letter === 'n' ? 'neuter' : 'masculine';
    const unit = { one, many, gender } as const;
    const key = UNIT_KEYS[index] ?? one;
    // "in" and "m" are words or letters far more often than inches and metres.
    if (key !== 'in' && key !== 'm') units.set(key, unit);
    for (const [written, same] of Object.entries(ALSO_WRITTEN))
      if (same === key) units.set(written, unit);
    units.set(one.toLowerCase(), unit);
    units.set(many.toLowerCase(), unit);
  });
  return units;
}

const LATIN = /^[a-zA-Z\u00c0-\u024f\u0300-\u036f]+$/u;

const SIGNS: Readonly<Record<SpeechLanguage, SpokenSigns>> = {
  en: {
    and: 'and',
    percent: 'percent',
    degree: 'degree',
    plus: 'plus',
    at: 'at',
    number: 'number',
    to: 'to',
    point: 'point',
    andAHalf: 'and a half',
    half: 'half',
    third: 'third',
    twoThirds: 'two thirds',
    quarter: 'quarter',
    threeQuarters: 'three quarter',
    units: unitsOf(
      'ounce/ounces gram/grams kilogram/kilograms milligram/milligrams milliliter/milliliters centiliter/centiliters ' +
        'liter/liters centimeter/centimeters millimeter/millimeters - gallon/gallons quart/quarts foot/foot inch/inch ' +
        'count/count pack/pack piece/pieces hour/hours',
    ),
    sayable: LATIN,
    gap: ' ',
    groupSign: ',',
    nothingLeft: 'an item',
  },
  es: {
    and: 'y',
    percent: 'por ciento',
    degree: 'grados',
    plus: 'más',
    at: 'arroba',
    number: 'número',
    to: 'a',
    point: 'coma',
    andAHalf: 'y medio',
    half: 'medio',
    third: 'un tercio',
    twoThirds: 'dos tercios',
    quarter: 'un cuarto',
    threeQuarters: 'tres cuartos',
    units: unitsOf(
      'onza/onzas:f gramo/gramos kilogramo/kilogramos miligramo/miligramos mililitro/mililitros centilitro/centilitros ' +
        'litro/litros centímetro/centímetros milímetro/milímetros - galón/galones cuarto/cuartos pie/pies pulgada/pulgadas:f ' +
        'unidad/unidades:f paquete/paquetes pieza/piezas:f hora/horas:f',
    ),
    sayable: LATIN,
    gap: ' ',
    groupSign: '.',
    nothingLeft: 'un artículo',
  },
  de: {
    and: 'und',
    percent: 'Prozent',
    degree: 'Grad',
    plus: 'plus',
    at: 'at',
    number: 'Nummer',
    to: 'bis',
    point: 'Komma',
    andAHalf: 'einhalb',
    half: 'halb',
    third: 'ein Drittel',
    twoThirds: 'zwei Drittel',
    quarter: 'ein Viertel',
    threeQuarters: 'drei Viertel',
    units: unitsOf(
      'Unze/Unzen:f Gramm:n Kilogramm:n Milligramm:n Milliliter Zentiliter Liter Zentimeter Millimeter - Gallone/Gallonen:f ' +
        'Quart:n Fuß Zoll Stück:n Packungen:f Stück:n Stunde/Stunden:f',
    ),
    sayable: /^[a-zA-Z\u00c0-\u024f\u0300-\u036fẞ]+$/u,
    gap: ' ',
    groupSign: '.',
    nothingLeft: 'ein Artikel',
  },
  fr: {
    and: 'et',
    percent: 'pour cent',
    degree: 'degrés',
    plus: 'plus',
    at: 'arobase',
    number: 'numéro',
    to: 'à',
    point: 'virgule',
    andAHalf: 'et demi',
    half: 'un demi',
    third: 'un tiers',
    twoThirds: 'deux tiers',
    quarter: 'un quart',
    threeQuarters: 'trois quarts',
    units: unitsOf(
      'once/onces:f gramme/grammes kilogramme/kilogrammes milligramme/milligrammes millilitre/millilitres ' +
        'centilitre/centilitres litre/litres centimètre/centimètres millimètre/millimètres - gallon/gallons quart/quarts ' +
        'pied/pieds pouce/pouces unité/unités:f paquet/paquets pièce/pièces:f heure/heures:f',
    ),
    sayable: LATIN,
    gap: ' ',
    groupSign: '.',
    nothingLeft: 'un article',
  },
  it: {
    and: 'e',
    percent: 'per cento',
    degree: 'gradi',
    plus: 'più',
    at: 'chiocciola',
    number: 'numero',
    to: 'a',
    point: 'virgola',
    andAHalf: 'e mezzo',
    half: 'mezzo',
    third: 'un terzo',
    twoThirds: 'due terzi',
    quarter: 'un quarto',
    threeQuarters: 'tre quarti',
    units: unitsOf(
      'oncia/once:f grammo/grammi chilogrammo/chilogrammi milligrammo/milligrammi millilitro/millilitri ' +
        'centilitro/centilitri litro/litri centimetro/centimetri millimetro/millimetri - gallone/galloni quarto/quarti ' +
        'piede/piedi pollice/pollici unità/unità:f confezione/confezioni:f pezzo/pezzi ora/ore:f',
    ),
    sayable: LATIN,
    gap: ' ',
    groupSign: '.',
    nothingLeft: 'un articolo',
  },
  pt: {
    and: 'e',
    percent: 'por cento',
    degree: 'graus',
    plus: 'mais',
    at: 'arroba',
    number: 'número',
    to: 'a',
    point: 'vírgula',
    andAHalf: 'e meio',
    half: 'meio',
    third: 'um terço',
    twoThirds: 'dois terços',
    quarter: 'um quarto',
    threeQuarters: 'três quartos',
    units: unitsOf(
      'onça/onças:f grama/gramas quilo/quilos miligrama/miligramas mililitro/mililitros centilitro/centilitros ' +
        'litro/litros centímetro/centímetros milímetro/milímetros - galão/galões quarto/quartos pé/pés polegada/polegadas:f ' +
        'unidade/unidades:f pacote/pacotes peça/peças:f hora/horas:f',
    ),
    sayable: LATIN,
    gap: ' ',
    groupSign: '.',
    nothingLeft: 'um item',
  },
  ja: {
    and: 'と',
    percent: 'パーセント',
    degree: '度',
    plus: 'プラス',
    at: 'アット',
    number: 'ナンバー',
    to: 'から',
    point: '点',
    andAHalf: 'と二分の一',
    half: '二分の一',
    third: '三分の一',
    twoThirds: '三分の二',
    quarter: '四分の一',
    threeQuarters: '四分の三',
    units: unitsOf(
      'オンス グラム キログラム ミリグラム ミリリットル センチリットル リットル センチ ミリ - ガロン クォート フィート インチ 個 パック 個 時間',
    ),
    sayable:
      /^[a-zA-Z\u00c0-\u024f\u0300-\u036f\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
    gap: '',
    groupSign: ',',
    nothingLeft: '商品',
  },
  hi: {
    and: 'और',
    percent: 'प्रतिशत',
    degree: 'डिग्री',
    plus: 'प्लस',
    at: 'ऐट',
    number: 'नंबर',
    to: 'से',
    point: 'दशमलव',
    andAHalf: 'सही एक बटा दो',
    half: 'आधा',
    third: 'एक तिहाई',
    twoThirds: 'दो तिहाई',
    quarter: 'एक चौथाई',
    threeQuarters: 'तीन चौथाई',
    units: unitsOf(
      'औंस ग्राम किलोग्राम मिलीग्राम मिलीलीटर सेंटीलीटर लीटर सेंटीमीटर मिलीमीटर - गैलन क्वार्ट फुट इंच नग पैक पीस घंटा/घंटे',
    ),
    sayable: /^[a-zA-Z\u00c0-\u024f\u0300-\u036f\u0900-\u0963\u0971-\u097f]+$/u,
    gap: ' ',
    groupSign: ',',
    nothingLeft: 'एक वस्तु',
  },
};

/** Spanish of the United States counts thousands and says the decimal point as English does. */
const AMERICAN_SPANISH: SpokenSigns = { ...SIGNS.es, point: 'punto', groupSign: ',' };

export function spokenSignsOf(locale: SpeechLocale): SpokenSigns {
  return locale === 'es-US' ? AMERICAN_SPANISH : SIGNS[languageOf(locale)];
}
