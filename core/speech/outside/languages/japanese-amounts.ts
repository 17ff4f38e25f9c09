/** Japanese words of money and of claims about it, with the Chinese ones that share its letters. */
import type { AmountWords } from '../amount-vocabulary.ts';

export const JAPANESE_AMOUNTS: AmountWords = {
  number: /^[〇零一二三四五六七八九十百千万億兆壱弐参两两]+$/u,
  money: '日本円 米ドル 人民币',
  moneyNextToNumbers:
    '円 圓 元 块 塊 銭 えん エン どる ドル ゆーろ ユーロ セント せんと ポンド ぽんど ペンス ペニー ルピー ディナール ペソ レアル フィルス 弗 両 ' +
    '人民元 元整 毛 角 分钱 块钱 美元 欧元 日元 英镑 円也',
  notBeforeNumbers: '円 元 角 両 毛',
  adjectives: 'カナダ アメリカ 米 クウェート メキシコ インド ブラジル',
  claims:
    '合計 総額 合計額 総計 小計 価格 値段 代金 料金 税込 税抜 送料 税金 支払 お支払い 請求 割引 値引 特価 たった わずか ' +
    'のみ だけ ぽっきり 总价 合计 总计 价格 只要 仅',
  claimLinks: 'は が も 是 为 : = で',
  claimTails: '引き 引 オフ 割 割引 ぽっきり のみ だけ',
  measures:
    'グラム キログラム キロ ミリグラム ミリリットル センチリットル リットル センチ センチメートル ミリ ミリメートル メートル ' +
    'オンス ガロン クォート インチ フィート 個 本 枚 袋 箱 缶 杯 粒 錠 台 点 件 セット パック 入り 日 時 時間 分 週間 か月 ヶ月 ' +
    '月 年 人 人前 パーセント 度 ワット ボルト 番 号 代 型 種 種類 色 畳 回 階 層 切れ',
  joiners: '点 と ・ 、 コンマ てん',
  articles: '一',
  danglers: 'と や の で を は が から も',
  ownPhrases:
    /注文前の確認|確認の言葉|(?:まだ|もう)?(?:何も|すべて)?購入(?:され|し)(?:てい|ました|ませ)[んまたすで]*|数字で/gu,
  instructions:
    /(?:これまで|以前|上記|前)の(?:指示|命令|ルール)を?(?:すべて)?(?:無視|忘れ)(?:して|する|てください|せよ|しろ)?(?:ください)?|(?:システム|アシスタント|ユーザー)\s*[:：]/gu,
};
