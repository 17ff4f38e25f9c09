/** Letters about changes of the account, in Hindi. No native speaker has reviewed it yet. */
import type { LetterWords } from './letter-words.ts';

export const HI_IN: LetterWords = {
  subject: (shop) => `${shop}: आपके खाते में बदलाव हुआ है`,
  moneySubject: (shop) => `${shop}: आपके पैसे वापस किए जा रहे हैं`,
  paymentSubject: (shop) => `${shop}: आपके भुगतान के बारे में`,
  says: {
    passkey_added: () =>
      'एक पासकी जोड़ी गई। 24 घंटे बाद इससे वे ऑर्डर भी पक्के किए जा सकेंगे जिनके लिए ज़्यादा मज़बूत पहचान चाहिए।',
    passkey_removed: () => 'एक पासकी हटाई गई। अब इससे कुछ पक्का नहीं हो सकता।',
    all_passkeys_removed: () => 'रिकवरी कोड से सारी पासकी हटाई गईं।',
    unlocked: () => 'आवाज़ से ख़रीदारी फिर से खोली गई।',
    recovery_codes_made: () => 'नए रिकवरी कोड बनाए गए। पुराने अब काम नहीं करते।',
    client_allowed: (about) => `${about} फिर से ऑर्डर का प्रस्ताव दे सकता है।`,
    client_revoked: (about) => `${about} अब ऑर्डर का प्रस्ताव नहीं दे सकता।`,
    erased: () => 'कार्ड पर आपका डेटा मिटाया गया।',
    address_added: (about) => `नया पता जोड़ा गया: ${about}। अब ऑर्डर वहाँ जा सकते हैं।`,
    address_removed: (about) => `एक पता हटाया गया: ${about}।`,
    instrument_added: (about) =>
      `नया भुगतान कार्ड जोड़ा गया: ${about}। अब इससे ऑर्डर का भुगतान हो सकता है।`,
    instrument_removed: (about) => `एक भुगतान कार्ड हटाया गया: ${about}।`,
    address_not_added: () => 'नया पता नहीं जोड़ा जा सका। आपके पते पहले जैसे हैं।',
    instrument_not_added: () => 'नया भुगतान कार्ड नहीं जोड़ा जा सका। आपके भुगतान कार्ड पहले जैसे हैं।',
    order_sold_out: (about) =>
      `भुगतान के बाद आपका सामान ख़त्म हो गया। ${about} उसी माध्यम में लौटाए जाएँगे जिससे भुगतान हुआ था।`,
    return_accepted: (about) =>
      `आपकी वापसी स्वीकार हुई। ${about} उसी माध्यम में लौटाए जाएँगे जिससे भुगतान हुआ था।`,
    return_refused: () => 'आपकी वापसी स्वीकार नहीं हुई। कुछ भी लौटाया नहीं गया।',
    refunded: (about) => `${about} उसी माध्यम में लौटा दिए गए जिससे भुगतान हुआ था।`,
    payment_not_taken: (about) =>
      `${about} का भुगतान नहीं हुआ। कुछ नहीं ख़रीदा गया और कोई पैसा नहीं लिया गया। आप फिर से ऑर्डर कर सकते हैं और किसी और माध्यम से भुगतान कर सकते हैं।`,
    refund_failed: (about) =>
      `${about} तय तरीक़े से उसी माध्यम में नहीं लौटाए जा सके जिससे भुगतान हुआ था। दुकान आपको पैसे किसी और तरीक़े से लौटाएगी। कृपया दुकान से पूछिए।`,
  },
  nameless: '(बिना नाम)',
  when: (time) => `कब: ${time}`,
  ifNotYou: (shop) =>
    `अगर यह आपने नहीं किया, तो अपना कार्ड खोलिए, इसे वापस कीजिए और अभी ${shop} को बताइए। फिर अपने खाते का पासवर्ड बदलिए।`,
};
