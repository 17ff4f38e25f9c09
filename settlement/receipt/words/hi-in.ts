/** The written receipt in Hindi. No native speaker has reviewed it yet. */
import type { ReceiptWords } from './receipt-words.ts';

export const HI_IN: ReceiptWords = {
  subject: ({ shop, receiptNumber, charged }) => `${shop}: रसीद ${receiptNumber}, ${charged}`,
  placed: (shop) => `${shop}: आपका ऑर्डर हो गया है।`,
  soldBy: (merchant) => `विक्रेता: ${merchant}।`,
  totalCharged: 'कुल ली गई राशि',
  paidWith: (instrument) => `भुगतान: ${instrument}।`,
  goesTo: ({ address, method, promise }) => `डिलीवरी ${address}: ${method}, ${promise}।`,
  receiptNumber: (receiptNumber) => `रसीद नंबर: ${receiptNumber}`,
  checkWords: 'जाँच के शब्द',
  howItWasConfirmed: 'आपने यह कुल राशि सुनी, इसे अपने फ़ोन पर लिखा और फ़ोन पर दिखा कोड बोला।',
  ifNotYou: (shop) =>
    `अगर यह आपने नहीं किया, तो अभी ${shop} को बताइए और रसीद नंबर दीजिए। फिर अपने खाते का पासवर्ड बदलिए।`,
};
