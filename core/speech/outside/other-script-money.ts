/**
 * Money words of scripts that we do not speak: such text is still shown in writing, so a number beside one is an amount there.
 * They are keys as keyOf makes them: without marks, й is и and ώ is ω; and `евро` is made of look-alikes alone, so that it arrives as `ebpo`.
 */

const OTHER_MONEY = [
  'доллар(?:а|ов|ы|ами|ах|у)?|рубл(?:ь|я|еи|и|ю|ями|ях)|руб|евро|ebpo|цент(?:а|ов|ы)?|копе(?:ика|ики|ек)|гривен|гривн[аиы]|фунт(?:а|ов|ы)?|иен[аы]?|юан(?:ь|я|ей)',
  '(?:달러|유로|원|엔|위안|센트|파운드)(?:에|의|을|를|은|는|이|가|만|짜리)?',
  '(?:ال)?(?:دولار(?:ات|ا)?|ريال(?:ات)?|درهم|دراهم|دينار|دنانير|يورو|جنيه(?:ات)?|ليرة|سنت)',
  '(?:שקל|שקלים|ש"ח|דולר|דולרים|יורו|אירו|אגורות)',
  'ευρω|δολαρι[αο]|λεπτα',
  'บาท|ดอลลาร์|ยูโร|đong',
].join('|');
const WHOLE = new RegExp(`^(?:${OTHER_MONEY})$`, 'u');
const KOREAN_NUMBER_WITH_MONEY =
  /^[영공일이삼사오육륙칠팔구십백천만억]+(?:달러|유로|원|엔|위안)(?:에|의|을|를|은|는|이|가|만|짜리)?$/u;

export function isMoneyInOtherScript(key: string): boolean {
  return WHOLE.test(key.normalize('NFC'));
}

/** `오천원`: Korean writes the number and its money as one word. */
export function isNumberWithMoneyInOtherScript(key: string): boolean {
  return KOREAN_NUMBER_WITH_MONEY.test(key.normalize('NFC'));
}
