/** A line of outside text cut into words, numbers and signs, in every script that we sell in. */
import { readAsLatin } from './look-alikes.ts';
import { keyOf, type AmountVocabulary } from './amount-vocabulary.ts';

export interface Word {
  /** As it stands. */
  readonly text: string;
  /** Lower case, without accents: what is looked up. */
  readonly key: string;
  readonly isSpaced: boolean;
  readonly isNumber: boolean;
}

const FIGURES = String.raw`\d+(?:[.,]\d+)*`;
/** With the numerals of formal deeds: 伍仟円. */
const KANJI_DIGITS = '〇零一二三四五六七八九十百千万億兆萬壱弐参肆伍陸漆柒捌玖拾佰陌仟阡两両';
const KANJI = `[${KANJI_DIGITS}]+`;
/** Number words in kana, only where money follows: に, ご and し alone are other words. */
const KANA_PIECES =
  'ぜろ|れい|いっ|いち|に|さん|よん|よ|ご|ろっ|ろく|なな|しち|はっ|はち|きゅう|く|じゅう|じゅっ|ひゃく|びゃく|ぴゃく|せん|ぜん|まん|おく';
/** English numbers as Japanese writes them: ファイブドル. */
const ENGLISH_IN_KATAKANA =
  'ゼロ|ワン|ツー|トゥー|スリー|フォーティー?|フォー|ファイブ|ファイヴ|シックス|セブン|エイト|ナイン|テン|イレブン|トゥエルブ|トゥエンティー?|トウェンティー?|' +
  'サーティー?|フィフティー?|シックスティー?|セブンティー?|エイティー?|ナインティー?|ハンドレッド|サウザンド';
const KATAKANA_PIECES = `${ENGLISH_IN_KATAKANA}|${inKatakana(KANA_PIECES)}`;
const EAST_ASIAN_MONEY =
  '円|圓|元|块|銭|弗|えん|エン|どる|ドル|ゆーろ|ユーロ|ぽんど|ポンド|せんと|セント|ペンス|ルピー|ディナール|ペソ|レアル|美元|欧元|日元|英镑|人民元|人民币';
const KANA = `(?:${KANA_PIECES}|${KATAKANA_PIECES})+(?=[\\s・]*(?:カナダ|アメリカ|米)?(?:${EAST_ASIAN_MONEY}))`;
/** Directly behind a number; "アイドル" and "キャンドル" hold the same letters and no money. */
const MONEY_BEHIND_NUMBER = `(?<=[\\d${KANJI_DIGITS}んちにごくうろえいつ][\\s・-]*(?:カナダ|アメリカ)?)(?:${EAST_ASIAN_MONEY})`;
/** Behind our own words for a claim kana are a number too, where nothing but the end of the sentence follows. */
const CLAIMED_KANA = `(?<=(?:合計額|合計|総額|総計|会計|全部で|価格|値段|代金|料金|送料|税金|支払い|請求|割引|値引)[^、。]{0,90}?[はがもで：:]?\\s*)(?:${KANA_PIECES}|${KATAKANA_PIECES})+(?=\\s*(?:です|でし|だ|に|と|、|。|,|\\.|$))`;
const EAST_ASIAN_WORDS =
  'お会計|会計|全部で|全部|しめて|になります|でございます|いただきます|' +
  '合計額|合計|総額|総計|小計|価格|値段|代金|料金|税込|税抜|送料|税金|お支払い|支払|請求|割引|値引|特価|たった|わずか|のみ|だけ|ぽっきり|总价|合计|总计|共计|一共|总共|价格|售价|单价|应付|实付|运费|税费|优惠|折扣|只要|只需|仅需|美金|' +
  '週間|時間|か月|ヶ月|人前|入り|种|セット|パック|カナダ|アメリカ|グラム|キログラム|キロ|ミリグラム|ミリリットル|リットル|センチ|オンス|ガロン|インチ|パーセント|円|個';
const TOKEN = new RegExp(
  [
    // "In all", and no one of something.
    '一共',
    `(${FIGURES}|${KANJI}|${KANA}|${CLAIMED_KANA})`,
    MONEY_BEHIND_NUMBER,
    EAST_ASIAN_WORDS,
    // 計 alone claims a sum; at the end of 時計 and 温度計 it is a part of a word.
    '\\p{Script=Han}計',
    '[\\p{Script=Katakana}ー]+',
    '[\\p{Script=Han}\\p{Script=Hiragana}]',
    '(?:(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])\\p{L})(?:(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])[\\p{L}\\p{M}])*',
    '[^\\s]',
  ].join('|'),
  'gu',
);
const LATIN_TOKEN = new RegExp(`(${FIGURES})|\\p{L}[\\p{L}\\p{M}]*|[^\\s]`, 'gu');
const IS_EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function wordsOf(line: string, vocabulary: AmountVocabulary): readonly Word[] {
  const token = IS_EAST_ASIAN.test(line) ? TOKEN : LATIN_TOKEN;
  return [...line.matchAll(token)].map(({ 0: text, 1: number, index }) => {
    const key = keyOf(text);
    return {
      text,
      key,
      isNumber: number !== undefined || vocabulary.isNumber(key),
      isSpaced: /\s/u.test(line[index - 1] ?? ''),
    };
  });
}

const LETTERS_IN_FIGURES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  $: 's',
  '@': 'a',
  '!': 'i',
  '€': 'e',
};

/** Words that are read as money or number words though they are spelled with figures, signs or look-alikes: `d0llars`, `€uros`, `fіve`. */
export function unmasked(line: string, isAmountWord: (key: string) => boolean): string {
  return readAsLatin(line).replace(/[\p{L}\p{M}\d$@!€]*[\p{L}][\p{L}\p{M}\d$@!€]*/gu, (word) => {
    if (!/[\d$@!€]/u.test(word)) return word;
    const letters = Array.from(word, (each) => LETTERS_IN_FIGURES[each] ?? each).join('');
    if (isAmountWord(keyOf(letters))) return letters;
    const withL = Array.from(word, (each) =>
      each === '1' ? 'l' : (LETTERS_IN_FIGURES[each] ?? each),
    );
    return isAmountWord(keyOf(withL.join(''))) ? withL.join('') : word;
  });
}

function inKatakana(hiragana: string): string {
  return hiragana.replace(/[ぁ-ゖ]/gu, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60),
  );
}
