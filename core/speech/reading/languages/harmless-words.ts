/** Words that may stand beside a typed total and change nothing: "yes", "the total is", "please". Any other word makes it unclear. */
import type { WrittenLocale } from '../../speech-locale.ts';

/** English ones are read everywhere. */
export const ENGLISH_HARMLESS =
  'yes yeah yep ok okay sure please thanks thank you hi hello the a my it this total amount price sum order of in is ' +
  "it's its that's i i'm im am pay paying confirm confirmed approve approved agree agreed correct right exactly precisely";

const SPANISH =
  'sí si vale bueno claro por favor gracias hola el la los las un una es son total importe precio suma monto pedido del de ' +
  'en pago confirmo confirmado correcto exacto exactamente exactos justo acepto apruebo acuerdo';

/** By locale; the words of English besides. */
export const HARMLESS_WORDS: Readonly<Record<WrittenLocale, string>> = {
  'en-US': '',
  'en-GB': '',
  'en-CA': '',
  'es-US': SPANISH,
  'es-ES': SPANISH,
  'de-DE':
    'ja jawohl gut bitte danke schön hallo der die das es ist sind macht beträgt gesamtbetrag betrag summe gesamtsumme ' +
    'gesamtpreis preis gesamt insgesamt zusammen endbetrag total bestellung ich zahle bezahle bestätige bestätigt genau exakt ' +
    'stimmt richtig korrekt einverstanden in ordnung',
  'fr-FR':
    "oui ouais bon bien d'accord merci bonjour s'il vous te plaît plait svp le la les l' un une c'est ce sont est fait total " +
    'totale montant prix somme commande de du en tout je paie paye confirme confirmé exactement exact accepte correct',
  'it-IT':
    'sì si va bene bravo certo per favore piacere grazie ciao il la lo un una è sono totale importo prezzo somma ordine ' +
    "dell'ordine l'importo in tutto pago confermo confermato esattamente esatto esatti giusto corretto accetto d'accordo",
  'pt-BR':
    'sim claro certo bem por favor obrigado obrigada olá o a os as um uma é são total valor preço soma pedido do de em ' +
    'tudo pago confirmo confirmado exatamente exato correto aceito aprovo acordo',
  'ja-JP':
    'はい ええ うん お願いします おねがいします 願います ありがとう ありがとうございます 合計 総額 合計金額 金額 代金 お会計 会計 全部 ' +
    '税込 税込み ちょうど 丁度 ぴったり です だ は が で を の 確認しました 了解 了解です 支払います 払います お支払い 支払い',
  'hi-IN':
    'हाँ हां जी ठीक है हैं कृपया धन्यवाद शुक्रिया नमस्ते कुल राशि रकम योग मूल्य कीमत दाम यह ये मेरा ऑर्डर का की के सही बिल्कुल ' +
    'पुष्टि haan han ji theek hai kul kripya dhanyavaad',
  'zh-CN':
    '是 是的 对 对的 好 好的 嗯 行 可以 请 谢谢 多谢 您 你好 一共 共 共计 总共 总计 合计 总额 总价 总数 总金额 金额 价格 价钱 ' +
    '订单 我 付 支付 应付 实付 为 的 确认 同意 正好 刚好 整',
};
