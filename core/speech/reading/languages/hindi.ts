/** How Hindi speakers say codes and type totals; they also say English digits, which recognisers write in either script. */
import type { ReadingLanguage } from '../reading-language.ts';

/** Below a hundred each number has a word of its own. */
const TEENS = [
  'दस das',
  'ग्यारह',
  'बारह',
  'तेरह',
  'चौदह',
  'पंद्रह पन्द्रह पंद्रा',
  'सोलह',
  'सत्रह',
  'अठारह अट्ठारह',
  'उन्नीस',
] as const;

const TWENTY_AND_MORE = [
  ...['बीस', 'इक्कीस', 'बाईस बाइस', 'तेईस तेइस', 'चौबीस', 'पच्चीस', 'छब्बीस', 'सत्ताईस सत्ताइस'],
  ...['अट्ठाईस अट्ठाइस अठाईस अठाइस', 'उनतीस उन्तीस'],
  ...['तीस', 'इकतीस इकत्तीस', 'बत्तीस', 'तैंतीस तेंतीस तैतीस', 'चौंतीस चौतीस', 'पैंतीस पैतीस'],
  ...['छत्तीस', 'सैंतीस सैतीस', 'अड़तीस', 'उनतालीस उन्तालीस उनचालीस'],
  ...['चालीस', 'इकतालीस', 'बयालीस बैयालीस', 'तैंतालीस तेतालीस तैतालीस', 'चौवालीस चवालीस चौंवालीस'],
  ...['पैंतालीस पैतालीस', 'छियालीस', 'सैंतालीस सैतालीस', 'अड़तालीस', 'उनचास उन्चास'],
  ...['पचास', 'इक्यावन', 'बावन', 'तिरपन तिरेपन', 'चौवन चौअन', 'पचपन', 'छप्पन', 'सत्तावन'],
  ...['अट्ठावन अठावन', 'उनसठ'],
  ...['साठ', 'इकसठ', 'बासठ', 'तिरसठ तिरेसठ', 'चौंसठ चौसठ', 'पैंसठ पैसठ', 'छियासठ', 'सड़सठ सरसठ'],
  ...['अड़सठ', 'उनहत्तर उनहतर'],
  ...['सत्तर', 'इकहत्तर', 'बहत्तर', 'तिहत्तर', 'चौहत्तर', 'पचहत्तर', 'छिहत्तर', 'सतहत्तर'],
  ...['अठहत्तर', 'उनासी उन्यासी उन्नासी'],
  ...['अस्सी', 'इक्यासी', 'बयासी', 'तिरासी', 'चौरासी', 'पचासी', 'छियासी', 'सत्तासी सतासी'],
  ...['अट्ठासी अठासी', 'नवासी'],
  ...['नब्बे', 'इक्यानवे इक्यानबे', 'बानवे बानबे', 'तिरानवे तिरानबे', 'चौरानवे चौरानबे'],
  ...['पंचानवे पचानवे पंचानबे पचानबे', 'छियानवे छियानबे', 'सत्तानवे सत्तानबे'],
  ...['अट्ठानवे अठानवे अट्ठानबे', 'निन्यानवे निन्यानबे'],
] as const;

export const HINDI: ReadingLanguage = {
  letters: '[\\p{L}\\p{M}]',
  isCompound: false,
  isUnspaced: false,
  nativeZero: 0x966,
  // The dot below and the moon above are left out as often as they are written.
  folds: [
    ['\u093c', ''],
    ['\u0901', '\u0902'],
    ['\u0903', ''],
  ],
  numbers: {
    digits: [
      'शून्य सिफर सिफ़र ज़ीरो जीरो zero shunya ओ',
      'एक वन one ek',
      'दो टू two do',
      'तीन थ्री three teen',
      'चार फोर फ़ोर four char chaar',
      'पांच पाँच पाच फाइव फ़ाइव five panch paanch',
      'छह छः छे छै छ सिक्स six chhah chhe',
      'सात सेवन seven saat',
      'आठ एट eight aath',
      'नौ नाइन nine nau',
    ],
    homophones: {},
    teens: TEENS,
    rows: [],
    irregular: Object.fromEntries(TWENTY_AND_MORE.map((words, index) => [20 + index, words])),
    hundred: 'सौ sau',
    thousand: 'हज़ार हजार hazar hazaar',
    bareHundred: '',
    bareThousand: '',
    hasHundredsOfPairs: true,
    joiners: '',
    repeats: { डबल: 2, double: 2, ट्रिपल: 3, triple: 3 },
  },
  talk: {
    hesitations: 'उम उम्म अम हम्म तो फिर um uh',
    fillers:
      'मेरा मेरी मेरे यह ये वह वो कोड पिन नंबर नम्बर संख्या अंक पुष्टि ऑर्डर का की के को है हैं जी हां हाँ ठीक प्लीज़ कृपया ' +
      'बोल बोलो कहो रहा रही हूं हूँ एलेक्सा अलेक्सा नमस्ते धन्यवाद शुक्रिया फोन फ़ोन कार्ड पर से में ओके ok okay alexa my code ' +
      'pin number is it mera hai please',
    leads: 'कोड_है नंबर_है पिन_है code_is code_hai',
    corrections:
      'नहीं नही ना माफ़ माफ करना माफ़_कीजिए माफ़_करना सॉरी sorry रुको रुकिए ग़लत गलत मेरा_मतलब मतलब बल्कि असल_में no nahi nahin',
    weakCorrections: '',
    negations: 'मत न_कि नहीं_कि और_नहीं not',
  },
  money: {
    currencies: [
      { codes: ['CAD'], major: '(?:कनाडाई|कैनेडियन|कनाडियन) डॉलर|canadian dollars?' },
      { codes: [], major: '(?:ऑस्ट्रेलियाई|हांगकांग|सिंगापुर) डॉलर' },
      { codes: ['USD'], major: '(?:अमेरिकी|यूएस) डॉलर|us dollars?' },
      { codes: ['$'], major: 'डॉलर|dollars?' },
      {
        codes: ['INR'],
        major: 'रुपये|रुपए|रुपया|रुपयों|रूपये|रूपए|रु\\.?|rs\\.?|rupees?',
        minor: 'पैसे|पैसा|paise|paisa',
      },
      { codes: ['GBP'], major: 'पाउंड|पौंड|pounds?', minor: 'पेंस|पेनी|pence' },
      { codes: ['EUR'], major: 'यूरो|euros?', minor: 'यूरो सेंट' },
      { codes: ['USD', 'EUR', 'CAD'], minor: 'सेंट|cents?' },
      { codes: ['JPY'], major: 'येन|yen' },
      { codes: ['KWD'], major: '(?:कुवैती )?दीनार|dinars?', minor: 'फिल्स|फिल' },
      { codes: ['MXN'], major: '(?:मैक्सिकन )?पेसो|pesos?', minor: 'सेंटावो' },
      { codes: ['BRL'], major: '(?:ब्राजीली |ब्राज़ीली )?रियल|रीआल' },
      { codes: ['CNY'], major: '(?:चीनी )?युआन|yuan', minor: 'फेन' },
      { codes: [], major: 'फ्रैंक|रूबल|टका|दिरहम|रियाल' },
    ],
    minus: 'माइनस ऋण minus',
    doubts:
      'नहीं नही ना न मत गलत ग़लत रद्द रुको लगभग करीब क़रीब तकरीबन ज़्यादा ज्यादा कम अधिक से_ज़्यादा से_कम बीच या शायद गुना आधा ' +
      'साढ़े सवा डेढ़ ढाई पौने प्रति हर अगर लेकिन सिवाय बिना प्रतिशत दशमलव दर्जन हज़ार हजार लाख करोड़ सौ छूट no not about or lakh ' +
      'crore thousand k',
    joiners: 'और , &',
    hasBareMinor: false,
  },
};
