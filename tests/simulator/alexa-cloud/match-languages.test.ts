/** The matcher in each language of the skill, with the models of the package. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPEECH_LOCALES, type SpeechLocale } from '#core';
import { deviceLanguageOf } from '../../skill-package/support/written.ts';

type Slots = Readonly<Record<string, string>>;

/** The intent, and the slots in which something was heard. */
function heard(locale: SpeechLocale, words: string): readonly [intent: string, slots: Slots] {
  const { name, slots } = deviceLanguageOf(locale).match(words);
  return [
    name,
    Object.fromEntries(
      slots.flatMap((slot) => (slot.value ? [[slot.name, slot.value.value] as const] : [])),
    ),
  ];
}

const SAYINGS: readonly (readonly [SpeechLocale, string, string, Slots])[] = [
  // As somebody says it who thinks while speaking.
  [
    'en-US',
    'um could you order two bags of the dark roast for me',
    'OrderIntent',
    { quantity: '2', product: 'dark roast' },
  ],
  ['en-GB', "what's in my basket", 'ViewCartIntent', {}],
  ['en-US', 'deliver it to my parents house', 'DeliveryIntent', { address: 'parents house' }],
  ['en-US', 'pay with the visa', 'InstrumentIntent', { instrument: 'visa' }],
  ['en-US', 'no the other one', 'ChooseIntent', { place: 'other' }],
  ['en-US', 'number two', 'ChooseIntent', { place: 'number two' }],
  ['en-US', 'make it three', 'QuantityIntent', { quantity: '3' }],
  [
    'de-DE',
    'Ähm, bestell mir bitte zwei Packungen Espresso!',
    'OrderIntent',
    { quantity: '2', product: 'espresso' },
  ],
  ['de-DE', 'nein die andere', 'ChooseIntent', { place: 'andere' }],
  ['de-DE', 'ich zahle mit der Visakarte', 'InstrumentIntent', { instrument: 'visakarte' }],
  [
    'fr-FR',
    "commande deux paquets d'espresso s'il te plaît",
    'OrderIntent',
    { quantity: '2', product: 'espresso' },
  ],
  ['fr-FR', "l'autre", 'ChooseIntent', { place: "l'autre" }],
  ['fr-FR', 'livre ça au bureau', 'DeliveryIntent', { address: 'bureau' }],
  [
    'es-ES',
    'ponme dos bolsas de espresso por favor',
    'OrderIntent',
    { quantity: '2', product: 'espresso' },
  ],
  ['es-ES', '¿Qué hay en la cesta?', 'ViewCartIntent', {}],
  [
    'es-US',
    'quiero ordenar tres bolsas de espresso',
    'OrderIntent',
    { quantity: '3', product: 'espresso' },
  ],
  [
    'it-IT',
    "vorrei due confezioni d'espresso",
    'OrderIntent',
    { quantity: '2', product: 'espresso' },
  ],
  ['it-IT', "no l'altro", 'ChooseIntent', { place: "l'altro" }],
  [
    'pt-BR',
    'eu quero dois pacotes de espresso, por favor',
    'OrderIntent',
    { quantity: '2', product: 'espresso' },
  ],
  ['pt-BR', 'cadê o meu pedido', 'StatusIntent', {}],
  [
    'ja-JP',
    'えっと、エスプレッソを二袋お願いします',
    'OrderIntent',
    { quantity: '2', product: 'エスプレッソ' },
  ],
  [
    'ja-JP',
    'エスプレッソをふたつください',
    'OrderIntent',
    { quantity: '2', product: 'エスプレッソ' },
  ],
  [
    'ja-JP',
    'エスプレッソを 12 個 注文して',
    'OrderIntent',
    { quantity: '12', product: 'エスプレッソ' },
  ],
  ['ja-JP', 'もう一つのほう', 'ChooseIntent', { place: 'もう一つ' }],
  ['ja-JP', '自宅に届けてください', 'DeliveryIntent', { address: '自宅' }],
  ['hi-IN', 'एस्प्रेसो के दो पैकेट मंगवा दो', 'OrderIntent', { quantity: '2', product: 'एस्प्रेसो' }],
  // Devanagari digits, and letters with and without the dot below.
  ['hi-IN', 'मुझे ३ पैकेट डिकैफ चाहिए', 'OrderIntent', { quantity: '3', product: 'डिकैफ' }],
  ['hi-IN', 'मेरे लिए कॉफी मग ऑर्डर करो', 'OrderIntent', { product: 'कॉफी मग' }],
];

/** The code 4821 and parts of it, as people say them. */
const CODES: readonly (readonly [SpeechLocale, string, string])[] = [
  ['en-US', 'four eight two one', '4821'],
  ['de-DE', 'vier acht zwo eins', '4821'],
  ['de-DE', 'achtundvierzig einundzwanzig', '4821'],
  ['de-DE', 'mein Code ist viertausendachthunderteinundzwanzig', '4821'],
  ['de-DE', 'mein Code lautet null null vier zwei', '0042'],
  ['fr-FR', 'mon code est quarante-huit vingt et un', '4821'],
  ['fr-FR', 'mon code est zéro zéro quatre deux', '0042'],
  ['es-ES', 'mi código es cuarenta y ocho veintiuno', '4821'],
  ['it-IT', 'il mio codice è quarantotto ventuno', '4821'],
  ['pt-BR', 'meu código é quatro oito dois um', '4821'],
  ['ja-JP', 'コードはよんはちにいちです', '4821'],
  ['ja-JP', 'ゼロゼロ四二', '0042'],
  ['ja-JP', '４８２１です', '4821'],
  ['hi-IN', 'मेरा कोड फोर एट टू वन है', '4821'],
  ['hi-IN', '४८२१', '4821'],
  // Not four digits, or not clearly these.
  ['en-US', 'my code is four eight two', '?'],
  ['de-DE', 'mein Code ist vier acht zwei', '?'],
  ['fr-FR', 'mon code est vingt-quatre vingt-deux', '?'],
  ['es-US', 'mi código es cuatro ocho dos uno cinco', '?'],
  ['ja-JP', 'コードは四八二です', '?'],
  ['hi-IN', 'मेरा कोड चार आठ दो है', '?'],
];

const BUILT_IN: readonly (readonly [SpeechLocale, readonly string[]])[] = [
  ['en-US', ['yes', 'no', 'help', 'stop', 'cancel', 'repeat', 'go home']],
  ['es-ES', ['sí', 'no', 'ayuda', 'para', 'cancela', 'repite', 'ir al inicio']],
  ['de-DE', ['ja', 'nein', 'Hilfe', 'stopp', 'abbrechen', 'wiederholen', 'zur Startseite']],
  ['fr-FR', ['oui', 'non', 'aide', 'stop', 'annuler', 'répète', "va à l'accueil"]],
  ['it-IT', ['sì', 'no', 'aiuto', 'stop', 'annulla', 'ripeti', 'vai alla home']],
  ['pt-BR', ['sim', 'não', 'ajuda', 'pare', 'cancelar', 'repete', 'tela inicial']],
  ['ja-JP', ['はい', 'いいえ', 'ヘルプ', 'ストップ', 'キャンセル', 'もう一度', 'ホームに戻って']],
  ['hi-IN', ['हाँ', 'नहीं', 'मदद', 'रुको', 'कैंसिल करो', 'दोहराओ', 'होम पर जाओ']],
];
const BUILT_IN_NAMES = ['Yes', 'No', 'Help', 'Stop', 'Cancel', 'Repeat', 'NavigateHome'];

describe('finding the intent in each language', () => {
  it.each(SAYINGS)('in %s, "%s" is %s [REQ-SKILL-LOCALES]', (locale, words, intent, slots) => {
    expect(heard(locale, words)).toEqual([intent, slots]);
  });

  it.each(CODES)('in %s, "%s" is the code %s [REQ-SKILL-LOCALES]', (locale, words, code) => {
    expect(heard(locale, words)).toEqual(['CodeIntent', { code }]);
  });

  it.each(BUILT_IN)(
    'knows what is said for the built-in intents in %s [REQ-SKILL-LOCALES]',
    (locale, said) => {
      expect(said.map((words) => heard(locale, words)[0])).toEqual(
        BUILT_IN_NAMES.map((name) => `AMAZON.${name}Intent`),
      );
    },
  );

  it.each([
    ['en-US', 'three', '4821 please'],
    ['de-DE', 'drei', '4821 bitte'],
    ['ja-JP', '三', '4821個'],
    ['hi-IN', 'तीन', '4821 कर दो'],
  ] as const)(
    'lets a number land where its words lead, in %s: a code may be a quantity [REQ-SKILL-LOCALES]',
    (locale, three, code) => {
      expect(heard(locale, three)).toEqual(['QuantityIntent', { quantity: '3' }]);
      expect(heard(locale, code)).toEqual(['QuantityIntent', { quantity: '4821' }]);
    },
  );

  it('gives "?" for numbers that are not one number', () => {
    expect(heard('en-US', 'order two five bags of the dark roast')).toEqual([
      'OrderIntent',
      { quantity: '?', product: 'dark roast' },
    ]);
  });

  it('knows a product of Hindi with and without the dot below its letters [REQ-SKILL-LOCALES]', () => {
    for (const words of ['कॉफ़ी मग ऑर्डर करो', 'कॉफी मग ऑर्डर करो']) {
      const [, product] = deviceLanguageOf('hi-IN').match(words).slots;
      expect(product?.value?.resolved?.id, words).toBe('stoneware-mug');
    }
  });

  it('takes no free words where nothing but a link stands beside the slot', () => {
    for (const [locale, words] of [
      ['en-US', 'to the moon and back'],
      ['de-DE', 'die Königin von England'],
      ['fr-FR', 'la lune est en fromage'],
      ['ja-JP', '月に'],
      ['hi-IN', 'चाँद पर'],
    ] as const) {
      expect(heard(locale, words), words).toEqual(['AMAZON.FallbackIntent', {}]);
    }
  });

  it.each(SPEECH_LOCALES)('answers whatever is said, in %s', (locale) => {
    const { match } = deviceLanguageOf(locale);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        expect(match(text).name).toMatch(/Intent$/);
      }),
      { numRuns: 30 },
    );
  });

  it('reads every digit of a code in every language, said one by one [REQ-SKILL-LOCALES]', () => {
    const digits: readonly (readonly [SpeechLocale, string])[] = [
      ['es-ES', 'cero uno dos tres cuatro cinco seis siete ocho nueve'],
      ['de-DE', 'null eins zwei drei vier fünf sechs sieben acht neun'],
      ['it-IT', 'zero uno due tre quattro cinque sei sette otto nove'],
      ['pt-BR', 'zero um dois três quatro cinco seis sete oito nove'],
      ['ja-JP', 'ゼロ いち に さん よん ご ろく なな はち きゅう'],
      ['hi-IN', 'शून्य एक दो तीन चार पाँच छह सात आठ नौ'],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...digits), fc.nat(9999), ([locale, words], number) => {
        const code = String(number).padStart(4, '0');
        const said = Array.from(code, (digit) => words.split(' ')[Number(digit)]).join(' ');
        expect(heard(locale, said)).toEqual(['CodeIntent', { code }]);
      }),
      { numRuns: 200 },
    );
  });
});
