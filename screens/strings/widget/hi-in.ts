/** Hindi. Not reviewed by a native speaker yet. */
import type { WidgetTexts } from './widget-texts.ts';

export const WIDGET_HI_IN: WidgetTexts = {
  oneMoment: 'एक पल',
  chooseOne: 'कोई एक चुनें',
  places: ['पहला वाला', 'दूसरा वाला', 'तीसरा वाला', 'चौथा वाला', 'पाँचवाँ वाला'],
  showMore: 'और दिखाओ',
  showCart: 'मेरी कार्ट दिखाओ',
  outOfStock: 'स्टॉक में नहीं',
  soldBy: (seller) => `विक्रेता: ${seller}`,
  sellerSays: 'विक्रेता का कहना है',
  addToCart: 'कार्ट में डालें',
  backToList: 'सूची पर वापस',
  cart: 'आपकी कार्ट',
  cartEmpty: 'आपकी कार्ट खाली है।',
  each: (price) => `हर एक ${price}`,
  remove: 'हटाएँ',
  removeTitle: (title) => `${title} हटाएँ`,
  subtotal: 'सामान का जोड़',
  beforeDelivery: 'डिलीवरी और टैक्स के बिना। कुछ नहीं खरीदा गया है।',
  readBack: 'मेरा ऑर्डर पढ़कर सुनाओ',
  openOrder: 'यह ऑर्डर खोलें',
  notDone: 'यह नहीं हो पाया। कुछ नहीं खरीदा गया। फिर कोशिश करें।',
  calledOff: 'यह रोक दिया गया। कुछ नहीं खरीदा गया।',
  ended: 'तब तक की बात यही थी। आगे बढ़ने के लिए फिर से पूछें।',
};
