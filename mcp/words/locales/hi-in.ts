/** Hindi, India: आप. Amounts stand alone, never before का or को. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { ShopWords } from '../shop-words.ts';

const BOUGHT = 'कुछ भी खरीदा नहीं गया।';
const NOT_YET = 'अभी कुछ भी खरीदा नहीं गया है।';
const ORDERED = 'कुछ भी ऑर्डर नहीं किया गया।';
const UNREACHABLE = 'अभी दुकान से संपर्क नहीं हो पा रहा है।';
const LATER = 'कृपया एक मिनट में फिर से कोशिश कीजिए।';
const ONCE = 'आपसे दो बार पैसे नहीं लिए जाएँगे।';
const ANEW = 'फिर से ऑर्डर कीजिए, तो उसे दोबारा पढ़कर सुनाया जाएगा।';
const STILL_WANTED = 'अगर आप अब भी यह चाहते हैं, तो फिर से ऑर्डर कीजिए।';

export const HI_IN: ShopWords = {
  gap: ' ',
  search: {
    nothingFound: 'वह चीज़ दुकान में नहीं मिली। दूसरे शब्दों में कहिए, जैसे, एस्प्रेसो।',
    found: ({ count, said }) => (count === 1 ? 'एक चीज़ मिली।' : `${said} चीज़ें मिलीं।`),
    more: ({ count, said }) => (count === 1 ? 'एक चीज़ और है।' : `${said} चीज़ें और हैं।`),
  },
  product: {
    notFound: 'वह चीज़ दुकान में नहीं मिली।',
    line: ({ title, price, isInStock }) =>
      `${title}, ${price}${isInStock ? '' : ', अभी स्टॉक में नहीं है'}।`,
    sellerSays: (description) => `विक्रेता का कहना है: ${description}`,
  },
  help: (shopName) =>
    `आप ${shopName} से ऑर्डर कर सकते हैं। जो चाहिए वह कहिए, और ऑर्डर उसकी ठीक-ठीक कुल राशि के साथ पढ़कर सुनाया जाएगा। इससे कुछ भी खरीदा नहीं जाता। आप अपने फ़ोन पर ऑर्डर खोलकर कुल राशि लिखते हैं, फिर फ़ोन चार अंक दिखाता है। वे अंक कहिए, और ऑर्डर हो जाएगा। आप यह भी पूछ सकते हैं कि आपका ऑर्डर कैसा चल रहा है, या उसे रद्द कर सकते हैं।`,
  proposal: {
    refused: {
      product_unknown: `उनमें से एक चीज़ दुकान में नहीं मिली। ${ORDERED}`,
      out_of_stock: `उनमें से एक चीज़ अभी स्टॉक में नहीं है। ${ORDERED}`,
      several_sellers: `ये चीज़ें अलग-अलग विक्रेताओं की हैं, और हर विक्रेता के लिए अलग ऑर्डर चाहिए। ${ORDERED}`,
      several_currencies: `इन चीज़ों की कीमतें अलग-अलग मुद्राओं में हैं, और हर मुद्रा के लिए अलग ऑर्डर चाहिए। ${ORDERED}`,
      address_unknown: `वह पता आपकी पता सूची में नहीं है। आप अपने फ़ोन पर पता जोड़ सकते हैं। ${ORDERED}`,
      instrument_unknown: `भुगतान का वह तरीका सहेजा हुआ नहीं है। आप अपने फ़ोन पर तरीका जोड़ सकते हैं। ${ORDERED}`,
      client_revoked: `आपने मुझसे अपने लिए ऑर्डर करने की अनुमति वापस ले ली है। आप इसे अपने फ़ोन पर फिर से दे सकते हैं। ${ORDERED}`,
      unavailable: `${UNREACHABLE} ${ORDERED} ${LATER}`,
      too_many_of_one: `एक ऑर्डर में किसी चीज़ के ज़्यादा से ज़्यादा निन्यानवे पीस आते हैं। ${ORDERED}`,
      too_many_waiting: `आपके बहुत सारे ऑर्डर पहले से रुके हैं। पहले किसी एक की पुष्टि कीजिए या उसे रद्द कीजिए। ${ORDERED}`,
      offer_over: `दुकान की पेशकश अभी-अभी खत्म हुई है। ${ORDERED} नई पेशकश के लिए फिर से कहिए।`,
      quote_mismatch: `दुकान का जवाब ऑर्डर से मेल नहीं खाया। ${ORDERED} कृपया फिर से कोशिश कीजिए।`,
      invalid_request: `वह ऑर्डर समझ नहीं आया। ${ORDERED}`,
    },
    confirmThenCode: 'अपने फ़ोन पर पुष्टि कीजिए, फिर वह कोड कहिए जो फ़ोन दिखाता है।',
  },
  redeem: {
    outcomes: {
      payment_processing: `इस ऑर्डर का भुगतान हो रहा है। वह अभी पूरा नहीं हुआ है। ${ONCE} थोड़ी देर में पूछिए कि आपका ऑर्डर कैसा चल रहा है।`,
      payment_declined: `भुगतान नामंज़ूर हो गया। ${BOUGHT} आप फिर से ऑर्डर करके किसी और तरीके से भुगतान कर सकते हैं।`,
      waiting_for_confirmation: `इस ऑर्डर की पुष्टि अभी नहीं हुई है। ${BOUGHT} अपने फ़ोन पर पुष्टि कीजिए, फिर वे चार अंक कहिए जो फ़ोन दिखाता है।`,
      stronger_confirmation_needed: `इस ऑर्डर के लिए और पक्की पुष्टि चाहिए। ${BOUGHT} अपने फ़ोन पर अपनी पासकी से पुष्टि कीजिए।`,
      code_locked: `कोड बहुत बार गलत था। ${BOUGHT} ${STILL_WANTED}`,
      expired: `इस ऑर्डर का समय समाप्त हो गया। ${BOUGHT} ${ANEW}`,
      terms_changed: `इस ऑर्डर में कुछ बदल गया है। ${BOUGHT}`,
      limit_reached: `यह ऑर्डर अभी दुकान की सीमा से ज़्यादा है। ${BOUGHT}`,
      refused: `वह ऑर्डर नहीं किया जा सकता। ${BOUGHT} ${ANEW}`,
      cancelled: `यह ऑर्डर रद्द कर दिया गया था। ${BOUGHT}`,
      declined: `यह ऑर्डर आपके फ़ोन पर रोक दिया गया था। ${BOUGHT}`,
      unavailable: `${UNREACHABLE} ${BOUGHT} ${LATER}`,
    },
    codeWrong: `वह कोड सही नहीं है। ${BOUGHT}`,
    triesLeft: {
      none: `अब कोई कोशिश बाकी नहीं है। ${STILL_WANTED}`,
      one: 'आप एक बार और कोशिश कर सकते हैं।',
      two: 'आप दो बार और कोशिश कर सकते हैं।',
      three: 'आप तीन बार और कोशिश कर सकते हैं।',
    },
    codeUnclear: 'वे चार अंक कहिए जो आपका फ़ोन दिखा रहा है। इसे कोशिश नहीं गिना गया।',
    totalIsNow: (total) => `अब कुल राशि ${total} है।`,
    confirmThenNewCode: 'अपने फ़ोन पर पुष्टि कीजिए, फिर नया कोड कहिए।',
  },
  cancel: {
    cancelled: `आपका ऑर्डर रद्द हो गया। ${BOUGHT}`,
    declined: `आपका ऑर्डर पहले ही आपके फ़ोन पर रोक दिया गया था। ${BOUGHT}`,
    expired: `आपके ऑर्डर का समय पहले ही समाप्त हो चुका था। ${BOUGHT}`,
    already_ordered:
      'अब रद्द करने में देर हो गई है: कोड पहले ही मान लिया गया था। पूछिए कि आपका ऑर्डर कैसा चल रहा है। लौटाने के लिए इसे अपने फ़ोन पर खोलिए।',
    refused: 'वह ऑर्डर नहीं मिला।',
    unavailable: `अभी दुकान से संपर्क नहीं हो पा रहा है, इसलिए ऑर्डर रद्द नहीं हुआ है। ${LATER}`,
  },
  order: {
    none: 'यहाँ आपका कोई ऑर्डर नहीं है।',
    notFound: 'वह ऑर्डर नहीं मिला।',
    pastOnPhone: 'आपके पिछले ऑर्डर आपके फ़ोन पर हैं।',
    summary: ({ total, checkWords }) => `आपके ऑर्डर की कुल राशि ${total} है। जाँच के शब्द: ${checkWords}।`,
    states: {
      waiting: `ऑर्डर आपके फ़ोन पर आपकी पुष्टि के लिए रुका है। ${NOT_YET} वहाँ पुष्टि कीजिए, फिर वे चार अंक कहिए जो फ़ोन दिखाता है।`,
      confirmed: `आपके फ़ोन पर ऑर्डर की पुष्टि हो गई है और अब उसका कोड बाकी है। ${NOT_YET} वे चार अंक कहिए जो फ़ोन दिखा रहा है।`,
      locked: `कोड बहुत बार गलत था, इसलिए ऑर्डर लॉक है। ${BOUGHT} ${STILL_WANTED}`,
      cancelled: `ऑर्डर रद्द कर दिया गया था। ${BOUGHT}`,
      declined: `ऑर्डर आपके फ़ोन पर रोक दिया गया था। ${BOUGHT}`,
      expired: `ऑर्डर का समय समाप्त हो गया। ${BOUGHT} ${ANEW}`,
      payment_processing: `कोड सही था, और भुगतान हो रहा है। वह अभी पूरा नहीं हुआ है। ${ONCE}`,
      payment_declined: `भुगतान नामंज़ूर हो गया। ${BOUGHT}`,
      payment_unknown: `हमें अभी नहीं पता कि भुगतान हुआ या नहीं। ${ONCE} पता चलते ही हम आपको बताएँगे।`,
    },
    back: {
      soldOut: 'भुगतान के बाद सामान ख़त्म हो गया, इसलिए यह नहीं आएगा।',
      onItsWay: (amount) => `यह राशि आपको लौट रही है: ${amount}।`,
      paidBack: (amount) => `यह राशि आपको लौटा दी गई: ${amount}।`,
    },
    ordered: ({ amount, shop, checkWords }) =>
      `ऑर्डर हो गया। ${shop} को दी गई राशि: ${amount}। जाँच के शब्द: ${checkWords}। आपकी रसीद आपके फ़ोन पर है और ईमेल से भी आएगी।`,
  },
  faults: {
    unreachable: UNREACHABLE,
    ownFault: 'हमारी तरफ़ कुछ गड़बड़ है।',
    nothingBought: BOUGHT,
    phoneShowsOrders: 'आपका फ़ोन दिखाता है कि आपके ऑर्डर किस हाल में हैं।',
    cannotLookUpOrder: 'अभी ऑर्डर देखा नहीं जा सकता।',
    cannotLookUpOrders: 'अभी ऑर्डर देखे नहीं जा सकते।',
    cancelUnknown: 'यह पता नहीं है कि आपका ऑर्डर रद्द हुआ या नहीं।',
    orderUnknown: `अभी पता नहीं है कि आपका ऑर्डर हुआ या नहीं। ${ONCE}`,
    tryAgainSoon: LATER,
  },
  request: {
    notUnderstood: 'वह अनुरोध समझ नहीं आया।',
    notTaken: (names) => `उसमें ${names} के लिए जगह नहीं है।`,
    partWrong: ({ name }) => `उसका “${name}” वाला हिस्सा ठीक नहीं है।`,
    wholeWrong: () => 'वह ठीक नहीं है।',
    tooMany: `एक साथ बहुत सारे अनुरोध आए। ${BOUGHT} एक मिनट रुकिए।`,
  },
};
