/** How people type totals in Chinese. Codes are not spoken in it: Alexa does not speak Chinese. */
import type { ReadingLanguage } from '../reading-language.ts';

export const CHINESE: ReadingLanguage = {
  letters: '',
  isCompound: false,
  isUnspaced: true,
  folds: [
    ['圓', '元'],
    ['圆', '元'],
    ['塊', '块'],
    ['錢', '钱'],
    ['一共', '共'],
  ],
  money: {
    currencies: [
      { codes: [], major: '澳元|澳大利亚元|新西兰元|港元|港币|新台币|台币|新加坡元|日币' },
      { codes: ['CAD'], major: '加元|加币|加拿大元', minor: '加分' },
      { codes: ['USD'], major: '美元|美金|美刀|刀', minor: '美分' },
      { codes: ['EUR'], major: '欧元', minor: '欧分' },
      { codes: ['GBP'], major: '英镑|镑', minor: '便士' },
      { codes: ['JPY'], major: '日元|日圆|日圓|円' },
      { codes: ['MXN'], major: '(?:墨西哥)?比索' },
      { codes: ['BRL'], major: '雷亚尔|巴西里亚尔' },
      { codes: ['INR'], major: '(?:印度)?卢比' },
      { codes: ['KWD'], major: '(?:科威特)?第纳尔', minor: '费尔' },
      { codes: [], major: '瑞士法郎|法郎|韩元|韩币|泰铢|卢布|比特币' },
      { codes: ['CNY'], major: '人民币|元整|块钱|元钱|元|块', minor: '分钱|分' },
    ],
    minus: '负 减',
    doubts:
      '不 没 非 别 错 取消 停 大约 大概 约 左右 差不多 几乎 接近 将近 超过 以上 以下 多 少 到 至 或 还是 也许 可能 加 乘 倍 半 ' +
      '折 每 各 如果 但 除 第 次 个 件 % 百分 角 毛 吗 兆 几 来',
    joiners: '又 零 ,',
    hasBareMinor: false,
  },
};
