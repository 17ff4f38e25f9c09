/** English words of money and of claims about it; looked for in titles of every locale. */
import type { AmountWords } from '../amount-vocabulary.ts';

export const ENGLISH_AMOUNTS: AmountWords = {
  number:
    /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|four|fif|six|seven|eigh|nine|nin)ty|hundreds?|thousands?|millions?|billion|trillion|dozen|oh|nil|nought)$/u,
  money:
    'dollars cents bucks bux pence pennies euros yen dinars fils quid usd gbp eur jpy kwd aud cad mxn brl inr cny rmb chf ' +
    'eurocents sterling dolla dollas rupees pesos tenner tenners fiver fivers',
  moneyNextToNumbers:
    'dollar cent euro dinar pound pounds penny buck cdn grand smackers tenner tenners fiver fivers sense scents sents rupee peso francs rubles ' +
    'kronor yuan real reais rs yuans yens kwai renminbi won wons baht bahts rubles roubles ruble rouble zloty zlotys krona kronas krone kroner lira liras ' +
    'shekel shekels dirham dirhams riyal riyals forint naira rand rands franc rupiah ringgit',
  notBeforeNumbers: 'peso real won rand',
  moneyBehindNumbers: 'p c bob nicker',
  adjectives:
    'us u.s american canadian australian british kuwaiti japanese mexican indian euro whole more extra',
  claims:
    'total totals totalling subtotal sum price prices priced pricing cost costs costing pay pays paying paid charge ' +
    'charged charges amount amounts fee fees only just due owe owes worth sale discount discounts refund refunds save ' +
    'saves saving tax delivery bill billed',
  claimBefore: /(?:^| )discounts? (?:.* )?takes off$/u,
  claimLinks: 'is are was were be will would comes equals now : =',
  claimTails: 'off each total only',
  measures:
    'oz ounce ounces lb lbs g gram grams kg kilo kilos kilogram kilograms mg milligram milligrams ml milliliter ' +
    'milliliters millilitre millilitres cl centiliter centiliters centilitre centilitres l liter liters litre litres gal ' +
    'gallon gallons qt quart quarts pint pints fluid inch inches ft foot feet cm centimeter centimeters centimetre ' +
    'centimetres mm millimeter millimeters millimetre millimetres meter meters metre metres km yard yards ct count pk ' +
    'pack packs pc pcs piece pieces sheet sheets roll rolls tablet tablets capsule capsules serving servings watt watts ' +
    'volt volts mah gb tb mb hz ghz day days business hour hours hr hrs minute minutes week weeks month months year ' +
    'years pm am % percent ° degree degrees ply slices',
  joiners: 'and point dot',
  articles: 'a an per every single extra half quarter',
  danglers: 'and or for of at with',
  ownPhrases:
    /\b(?:dry[\s-]+run|(?:the\s+)?check[\s-]+words?(?:\s+(?:are|is))?|(?:nothing|everything|it|this|order)\s+(?:has|have|was|is)(?:\s+been)?\s+(?:bought|ordered|paid|charged)|in\s+digits)\b/giu,
  instructions:
    /\b(?:ignore|disregard|forget|override)\s+(?:(?:all|any|the|your|my|these|of)\s+)*(?:previous|prior|above|earlier|preceding|instructions?|prompts?|rules)(?:\s+(?:instructions?|prompts?|messages?|rules|text|orders?))?\b|\b(?:system|assistant|developer|user)\s*:/giu,
};
