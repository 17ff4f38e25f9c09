/** What a notice says, in every language: few words, since the service worker that holds them is alone when it speaks. */
import type { NoticeKind, WrittenLocale } from '#core';

export type PushTexts = Readonly<Record<NoticeKind, string>>;

const ENGLISH: PushTexts = {
  order_waits: 'An order waits for you. Nothing is bought yet.',
  order_ended: 'Your order has ended. Open it to see how.',
  locked: 'Ordering by voice is locked after ten wrong codes.',
  changed: 'Your account was changed. Was that you?',
};
const SPANISH: PushTexts = {
  order_waits: 'Un pedido te espera. Todavía no se ha comprado nada.',
  order_ended: 'Tu pedido ha terminado. Ábrelo para ver cómo.',
  locked: 'Pedir por voz está bloqueado tras diez códigos equivocados.',
  changed: 'Tu cuenta ha cambiado. ¿Fuiste tú?',
};

export const PUSH_TEXTS: Readonly<Record<WrittenLocale, PushTexts>> = {
  'en-US': ENGLISH,
  'en-GB': ENGLISH,
  'en-CA': ENGLISH,
  'es-US': SPANISH,
  'es-ES': SPANISH,
  'de-DE': {
    order_waits: 'Eine Bestellung wartet auf Sie. Noch ist nichts gekauft.',
    order_ended: 'Ihre Bestellung ist beendet. Öffnen Sie sie, um zu sehen, wie.',
    locked: 'Bestellen per Stimme ist nach zehn falschen Codes gesperrt.',
    changed: 'Ihr Konto wurde geändert. Waren Sie das?',
  },
  'fr-FR': {
    order_waits: 'Une commande vous attend. Rien n’est encore acheté.',
    order_ended: 'Votre commande a pris fin. Ouvrez-la pour voir comment.',
    locked: 'La commande à la voix est bloquée après dix codes faux.',
    changed: 'Votre compte a été modifié. Était-ce vous\u00a0?',
  },
  'it-IT': {
    order_waits: 'Un ordine la attende. Non è ancora stato acquistato nulla.',
    order_ended: 'Il suo ordine è terminato. Lo apra per vedere come.',
    locked: 'Ordinare con la voce è bloccato dopo dieci codici sbagliati.',
    changed: 'Il suo account è stato cambiato. È stato lei?',
  },
  'pt-BR': {
    order_waits: 'Um pedido espera por você. Nada foi comprado ainda.',
    order_ended: 'Seu pedido terminou. Abra para ver como.',
    locked: 'Pedir por voz está bloqueado após dez códigos errados.',
    changed: 'Sua conta foi alterada. Foi você?',
  },
  'ja-JP': {
    order_waits: '確認を待っている注文があります。まだ何も購入されていません。',
    order_ended: 'ご注文が終わりました。開いて結果をご覧ください。',
    locked: 'コードの間違いが十回あったため、音声での注文はロックされています。',
    changed: 'アカウントが変更されました。ご本人ですか。',
  },
  'hi-IN': {
    order_waits: 'एक ऑर्डर आपका इंतज़ार कर रहा है। अभी कुछ भी खरीदा नहीं गया।',
    order_ended: 'आपका ऑर्डर खत्म हो गया। कैसे, यह देखने के लिए खोलें।',
    locked: 'दस गलत कोड के बाद बोलकर ऑर्डर करना लॉक है।',
    changed: 'आपका खाता बदला गया। क्या यह आप थे?',
  },
  'zh-CN': {
    order_waits: '有一个订单在等待您。尚未购买任何东西。',
    order_ended: '您的订单已结束。请打开查看结果。',
    locked: '口令说错十次，语音下单已锁定。',
    changed: '您的账户已更改。是您本人操作的吗？',
  },
};
