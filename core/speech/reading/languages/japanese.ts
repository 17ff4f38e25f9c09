/** How Japanese speakers say codes and type totals. Katakana is read as hiragana; `ー` lengthens a vowel. */
import type { NumberRow, ReadingLanguage } from '../reading-language.ts';

const DIGITS = [
  'ぜろ 〇 零 れい まる れー zero rei maru',
  'いち 一 いちー ichi',
  'に 二 にー にい ni',
  'さん 三 san',
  // Both yon and shi, nana and shichi, kyū and ku.
  'よん 四 し しー shi yon',
  'ご 五 ごー ごお go',
  'ろく 六 roku',
  'なな 七 しち nana shichi',
  'はち 八 hachi',
  'きゅう 九 きゅー く くー kyu kyuu ku',
] as const;

const TEN = 'じゅう じゅー 十 juu ju';

/** `二十`: a digit and a ten. */
const ROWS: readonly NumberRow[] = [
  { words: TEN, value: 10, upTo: 9, joins: 'T_U' },
  ...DIGITS.slice(2).map((digits, index): NumberRow => ({
    words: [...digits.split(' '), String(index + 2)]
      .flatMap((digit) => TEN.split(' ').map((ten) => `${digit}_${ten}`))
      .join(' '),
    value: (index + 2) * 10,
    upTo: 9,
    joins: 'T_U',
  })),
];

const KATAKANA_TO_HIRAGANA = Array.from({ length: 0x56 }, (_, index) => {
  const katakana = String.fromCodePoint(0x30a1 + index);
  return [katakana, String.fromCodePoint(0x3041 + index)] as const;
});

export const JAPANESE: ReadingLanguage = {
  letters: '',
  isCompound: true,
  isUnspaced: true,
  folds: KATAKANA_TO_HIRAGANA,
  numbers: {
    digits: DIGITS,
    // As they sound before hyaku and sen.
    boundDigits: { いっ: '1', ろっ: '6', はっ: '8' },
    homophones: {},
    teens: [],
    rows: ROWS,
    hundred: '百 ひゃく びゃく ぴゃく hyaku byaku pyaku',
    thousand: '千 せん ぜん sen zen',
    bareHundred: '百 ひゃく hyaku',
    bareThousand: '千 せん sen',
    hasHundredsOfPairs: false,
    joiners: '',
    repeats: { だぶる: 2 },
  },
  talk: {
    hesitations: 'えーと えっと ええと えー あの あのー あのう うーん んーと そして',
    fillers:
      'わたし わたしの 私 私の は の こーど 暗証番号 認証番号 確認番号 確認こーど 番号 数字 ばんごう です だ でした はい ええ うん ' +
      'おねがいします お願いします お願い ください 下さい これ この あれくさ 注文 注文の で を という よ ね 確認 desu wa no hai koodo bangou',
    leads: 'こーどは 番号は ばんごうは 数字は こーどの番号は',
    corrections:
      'いや いいえ いえ 違う 違います 違った ちがう ちがいます ちがった すみません ごめん ごめんなさい じゃなくて ではなくて でなく ' +
      '訂正 間違えた 間違えました 間違い まちがえた まちがえました まちがい やっぱり もとい 待って まって',
    weakCorrections: '',
    negations: 'じゃない ではない じゃありません ではありません',
  },
  money: {
    currencies: [
      { codes: [], major: '(?:豪|おーすとらりあ|香港|台湾|にゅーじーらんど)ど[るろ]' },
      { codes: ['CAD'], major: '(?:かなだ|加)どる', minor: 'かなだせんと' },
      { codes: ['USD'], major: '(?:米|あめりか|us)どる' },
      { codes: ['$'], major: 'どる|弗' },
      { codes: ['EUR'], major: 'ゆーろ', minor: 'ゆーろせんと' },
      { codes: ['USD', 'EUR', 'CAD'], minor: 'せんと' },
      { codes: [], major: '(?:えじぷと|とるこ)ぽんど' },
      { codes: ['GBP'], major: '(?:英|いぎりす)?ぽんど', minor: 'ぺんす|ぺに[いー]' },
      { codes: ['JPY'], major: '日本円|円|えん|圓|yen' },
      { codes: ['CNY'], major: '人民元|中国元|元', minor: '分' },
      { codes: ['KWD'], major: '(?:くうぇーと・?)?でぃなー?る', minor: 'ふぃるす' },
      { codes: ['MXN'], major: '(?:めきしこ・?)?ぺそ', minor: 'せんたーぼ' },
      { codes: ['BRL'], major: '(?:ぶらじる・?)?れある' },
      { codes: ['INR'], major: '(?:いんど・?)?るぴー', minor: 'ぱいさ' },
      { codes: [], major: '(?:すいす)?ふらん|うぉん|ばーつ|るーぶる|台湾元' },
    ],
    minus: 'まいなす 負',
    doubts:
      'ない じゃ 違 いいえ いや 約 およそ だいたい 大体 ほぼ ぐらい くらい 程 ほど 頃 以上 以下 未満 超 より 弱 強 または か ' +
      'もしくは から まで ぷらす 倍 半 割 ぱーせんと 毎 ずつ もし 抜 除 点 第 第 回 個 つ 人 % 引 値下 兆',
    joiners: 'と 、 ,',
    hasBareMinor: false,
  },
};
