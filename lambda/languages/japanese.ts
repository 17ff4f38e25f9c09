/** What is heard in Japanese. Not reviewed by a native speaker yet. */
import type { HeardWords } from './heard-words.ts';

const NUMBER = '[0-9]{1,2}|[一二三四五六七八九十]{1,3}|ひと|ふた|みっ|よっ|いつ';
const UNITS = ['袋', '個', '箱', '本', '缶', 'パック', '点', 'つ'];
/** "二つ目" is a place. */
const COUNTED = `(${NUMBER})(${UNITS.join('|')})(?!目)`;
const AT_START = new RegExp(`^${COUNTED}(の)?`, 'u');
const AT_END = new RegExp(`(を|の)?${COUNTED}$`, 'u');

export const JAPANESE: HeardWords = {
  places: [
    ['最初', '一番目', '1番目', '一つ目', '1つ目'],
    ['二番目', '2番目', '二つ目', '2つ目'],
    ['三番目', '3番目', '三つ目', '3つ目'],
    ['四番目', '4番目', '四つ目', '4つ目'],
    ['五番目', '5番目', '五つ目', '5つ目'],
  ],
  last: ['最後'],
  other: ['他', 'ほか', '別', 'もう一つ', 'もうひとつ', 'もう一方', '違う'],
  numberNouns: ['番号'],
  all: ['全部', 'すべて', '全て', 'カート', 'カートの中身'],
  placeNouns: ['の', 'のもの', 'の商品', 'のやつ', 'を'],
  counts: { ひと: 1, ふた: 2, みっ: 3, よっ: 4, いつ: 5 },
  units: UNITS,
  links: ['の', 'を'],
  articles: [],
  titleArticles: [],
  pointing: ['それ', 'これ', 'あれ', 'それを', 'これを', 'あれを'],
  fillers: ['今', '今すぐ', 'ください', 'お願いします'],
  countsAfter: true,
  spaced: (text) =>
    AT_START.test(text)
      ? text.replace(AT_START, (_all, number: string, unit: string, link = '') =>
          [number, unit, link, ''].join(' '),
        )
      : text.replace(AT_END, (_all, link = '', number = '', unit = '') =>
          ['', link, number, unit].join(' '),
        ),
};
