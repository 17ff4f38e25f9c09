/** Hindi. Not reviewed by a native speaker yet. */
import type { AplTexts } from './apl-texts.ts';

export const HI_IN: AplTexts = {
  cart: 'आपका कार्ट',
  cartState: 'कुछ नहीं खरीदा गया',
  cartEmpty: 'आपका कार्ट खाली है।',
  subtotal: 'उप-योग',
  subtotalNote: 'डिलीवरी और टैक्स कुल राशि के साथ बताए जाएँगे।',
  checkout: 'कुल राशि सुनाएँ',
  readBack: 'फिर से सुनाएँ',
  products: 'कौन सा?',
  productsState: 'कुछ नहीं खरीदा गया',
  more: 'और दिखाएँ',
  outOfStock: 'स्टॉक में नहीं',
  touchHint: 'नंबर बोलें, या उसे छुएँ।',
  sayHint: 'नंबर बोलें।',
  waitingState: 'आपके फ़ोन का इंतज़ार',
  waitingWords: 'जब तक आप फ़ोन पर पुष्टि नहीं करते, कुछ नहीं खरीदा जाएगा।',
  haltedState: 'रोका गया · कुछ नहीं खरीदा गया',
  haltedWords: 'यह ऑर्डर आपके लिए असामान्य है। फ़ोन पर अपनी पासकी से इसकी पुष्टि करें।',
};
