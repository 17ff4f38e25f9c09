/** German words of money and of claims about it. Numbers are one word however long: "fünfundzwanzig". */
import type { AmountWords } from '../amount-vocabulary.ts';

export const GERMAN_AMOUNTS: AmountWords = {
  number:
    /^(?!und$)(?:null|dutzend|(?:und|eine?[rmns]?|eins|zwei|zwo|drei|vier|funf|fuenf|sechs?|sieben|sieb|acht|neun|zehn|elf|zwolf|zwoelf|zwanzig|dreissig|vierzig|funfzig|fuenfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend|million(?:en)?|milliarden?)+)$/u,
  money:
    'euro euros eurocent eurocents cents dollars pence yen rupien rupie dinare pesos franken rappen teuro us-dollar',
  moneyNextToNumbers:
    'cent dollar pfund dinar peso real reais yuan mark kronen mause mucken piepen tacken',
  adjectives:
    'us amerikanische amerikanischer kanadische kanadischer britische britischer kuwaitische mexikanische indische ganze glatte',
  claims:
    'macht insgesamt zusammen lieferpreis versandpreis kaufpreis sonderpreis rechnungsbetrag steuern gesamt gesamtbetrag gesamtpreis gesamtsumme summe endsumme endpreis endbetrag preis preise betrag kostet kosten ' +
    'kostenpunkt zahlen zahle zahlst bezahlen zahlbar nur bloss lediglich rabatt nachlass ersparnis spare sparen statt ' +
    'lieferkosten versandkosten lieferung versand steuer mehrwertsteuer gebuhr rechnung angebot gutschein wert',
  claimBefore: /(?:^| )rabatt (?:.* )?ist$/u,
  claimLinks: 'ist sind war waren wird werden betragt betragen macht lautet liegt : =',
  claimTails: 'pro je jeweils gesamt insgesamt nur',
  measures:
    'gramm kilogramm milligramm milliliter zentiliter liter zentimeter millimeter meter kilometer unze unzen zoll stuck ' +
    'stk packung packungen pack beutel flasche flaschen dose dosen kapseln kapsel tabletten tablette blatt rollen rolle ' +
    'tassen tasse tag tage tagen werktage werktagen stunde stunden minute minuten woche wochen monat monate jahr jahre ' +
    'uhr prozent grad watt volt teilig tlg gallone gallonen fuss x mal',
  joiners: 'und komma punkt',
  articles: 'ein eine einen einem einer eines pro je halber halben',
  danglers: 'und oder fur von mit zu zum',
  ownPhrases:
    /(?<!\p{L})(?:probelauf|kontrollw[oö]rt(?:er)?(?:\s+(?:sind|ist|lauten))?|(?:es|nichts|alles)\s+(?:wurde|ist|wird)\s+(?:nichts\s+|alles\s+|schon\s+|bereits\s+)?(?:gekauft|bestellt|bezahlt)|in\s+ziffern)(?!\p{L})/giu,
  instructions:
    /(?<!\p{L})(?:ignoriere?n?|missachte|vergiss|verwirf)\s+(?:sie\s+)?(?:(?:alle|alles|die|deine|ihre|jede)\s+)*(?:vorherigen?|vorangehenden|bisherigen?|obigen?|anweisungen|fr[uü]heren?)(?:\s+(?:anweisungen?|befehle|regeln))?(?!\p{L})|(?<!\p{L})(?:system|assistent|nutzer)\s*:/giu,
  notEnglish: 'just am',
};
