/** What customers say in all kinds of ways, and a product that must be among the first five. */
import type { Locale } from '#core';

export interface Wanted {
  readonly query: string;
  readonly productId: string;
  readonly locale: Locale;
}

const inLocale =
  (locale: Locale) =>
  (productId: string, ...queries: readonly string[]): readonly Wanted[] =>
    queries.map((query) => ({ query, productId, locale }));

const en = inLocale('en-US');
const es = inLocale('es-ES');
const de = inLocale('de-DE');
const fr = inLocale('fr-FR');
const it = inLocale('it-IT');
const pt = inLocale('pt-BR');
const ja = inLocale('ja-JP');
const hi = inLocale('hi-IN');

export const WANTED: readonly Wanted[] = [
  // Slips, plurals, words run together and apart.
  ...en('dark-roast-whole-bean-12oz', 'drak roasts', 'dark rosat', 'darkroast', 'dark roast beens'),
  ...en('glass-teapot', 'tea pot', 'teapots', 'a glass tea pot'),
  ...en('french-press', 'frenchpress', 'french pres', 'the french presses'),
  ...en('earbuds', 'ear buds', 'wireless ear bud', 'earbud'),
  ...en('headphones', 'head phones', 'headfones'),
  ...en('moka-pot', 'mokapot', 'mocca pot', 'moka pots'),
  ...en('pour-over-kettle', 'goosneck kettle', 'goose neck kettle', 'kettels'),
  ...en('peanut-butter', 'peanutbutter', 'penut butter'),
  ...en('tea-caddy', 'teacaddy', 'tea cady'),
  // Measures.
  ...en('dark-roast-whole-bean-12oz', 'twelve ounces of dark roast', 'dark roast 12oz'),
  ...en('green-beans-5lb', 'five pounds of green beans', 'green coffee 5 pound'),
  ...en('glass-teapot', 'one liter teapot', 'teapot 1 litre', 'teapot, 1 l'),
  ...en('estate-cask-10kg', 'ten kilograms of coffee in a cask', 'cask 10 kilos'),
  ...en('espresso-whole-bean-2lb', 'two pounds of espresso beans'),
  ...en('olive-oil', 'olive oil 500 milliliters', '500ml olive oil'),
  ...en('stoneware-mug', 'ten ounce mug', '10 oz stoneware mug'),
  ...en('travel-mug', 'sixteen ounce travel mug'),
  // Prices in the words.
  ...en('chamomile-tea', 'the cheapest herbal tea', 'cheapest tea without caffeine'),
  ...en('iced-tea-bags', 'cheapest tea', 'the least expensive tea', 'a cheap tea'),
  ...en(
    'peppermint-tea',
    'tea under eight dollars',
    'herbal tea for less than $8',
    'tea, 8 dollars or less',
  ),
  ...en('english-breakfast-tea', 'black tea for at most ten dollars', 'black tea up to $9.50'),
  ...en('stoneware-mug', 'a mug under twenty dollars', 'mugs cheaper than 25 bucks'),
  ...en('soy-dish', 'japanese tableware under a thousand yen', 'the cheapest japanese dish'),
  ...en(
    'geisha-reserve-4oz',
    'coffee between ninety and a hundred and ten dollars',
    'coffee from $90 to $110',
    'coffee over ninety but under a hundred and ten dollars',
    'cheapest coffee over ninety dollars',
  ),
  ...en('matcha', 'tea between 29 and 30 dollars', 'cheapest tea over twenty-nine dollars'),
  ...inLocale('en-GB')('dark-roast-whole-bean-12oz', 'dark roast', 'some dark roast please'),
  // The plain nouns for tea and coffee, alone and as they are said.
  ...es('english-breakfast-tea', 'té', 'el té', 'un té', 'quiero un té', 'tés'),
  ...inLocale('es-US')('english-breakfast-tea', 'té', 'busco té'),
  ...de('english-breakfast-tea', 'Tee', 'tee', 'einen Tee', 'Tees', 'ich möchte einen Tee'),
  ...fr('english-breakfast-tea', 'thé', 'du thé', 'le thé', 'thés', 'je voudrais du thé'),
  ...it('english-breakfast-tea', 'tè', 'del tè', 'il tè', 'vorrei del tè', 'qualche tè'),
  ...pt('english-breakfast-tea', 'chá', 'um chá', 'chás', 'quero um chá'),
  ...ja('english-breakfast-tea', 'お茶', '紅茶', 'ティー', 'お茶をください', 'お茶を探して'),
  ...hi('english-breakfast-tea', 'चाय', 'टी', 'मुझे चाय चाहिए'),
  ...es('dark-roast-whole-bean-12oz', 'un café', 'cafés'),
  ...de('dark-roast-whole-bean-12oz', 'kaffee', 'einen Kaffee', 'Kaffees'),
  ...fr('dark-roast-whole-bean-12oz', 'café', 'un café'),
  ...it('dark-roast-whole-bean-12oz', 'un caffè', 'del caffè'),
  ...pt('dark-roast-whole-bean-12oz', 'café', 'um café'),
  ...ja('dark-roast-whole-bean-12oz', '珈琲', 'コーヒーを探して'),
  ...hi('dark-roast-whole-bean-12oz', 'कॉफ़ी', 'कॉफी', 'मुझे कॉफ़ी चाहिए'),
  ...es('sencha', 'té verde'),
  ...de('sencha', 'grüner Tee', 'grünen Tee'),
  ...fr('sencha', 'thé vert', 'du thé vert'),
  ...it('sencha', 'tè verde'),
  ...pt('sencha', 'chá verde'),
  ...ja('sencha', '緑茶', '煎茶'),
  ...hi('sencha', 'ग्रीन टी'),
  ...de('peppermint-tea', 'Kräutertee'),
  ...es('peppermint-tea', 'infusión'),
  ...it('peppermint-tea', 'tisana'),
  // The main things in other languages.
  ...de('dark-roast-whole-bean-12oz', 'Kaffee', 'Kaffeebohnen'),
  ...de('pour-over-kettle', 'einen Wasserkocher'),
  ...de('iced-tea-bags', 'der billigste Tee', 'Tee unter sieben Dollar'),
  ...de('matcha', 'der billigste Tee über 29 Dollar', 'Tee zwischen 29 und 30 Dollar'),
  ...de('glass-teapot', 'Teekanne'),
  ...es('dark-roast-whole-bean-12oz', 'café', 'quiero café'),
  ...es('iced-tea-bags', 'el té más barato', 'té por menos de siete dólares'),
  ...es('stoneware-mug', 'una taza'),
  ...fr('dark-roast-whole-bean-12oz', 'du café'),
  ...fr('iced-tea-bags', 'le thé le moins cher', 'thé à moins de sept dollars'),
  ...fr('pour-over-kettle', 'une bouilloire'),
  ...it('dark-roast-whole-bean-12oz', 'caffè'),
  ...it('iced-tea-bags', 'il tè più economico', 'tè sotto i sette dollari'),
  ...pt('iced-tea-bags', 'o chá mais barato', 'chá até sete dólares'),
  ...pt('clover-honey', 'mel'),
  ...ja('matcha-bowl', '抹茶茶碗', '抹茶茶碗をください'),
  ...ja('yunomi-cup', '湯呑み', '有田焼の湯呑み'),
  ...ja('wrapping-cloth', '風呂敷が欲しい'),
  ...ja('iron-kettle', '南部鉄器', '急須'),
  ...ja('iced-tea-bags', '一番安いお茶', '7ドル以下のお茶'),
  ...ja('dark-roast-whole-bean-12oz', 'コーヒー'),
  ...hi('darjeeling', 'दार्जिलिंग चाय', 'दार्जिलिंग'),
  ...hi('iced-tea-bags', 'सबसे सस्ती चाय', 'सात डॉलर से कम की चाय'),
];
