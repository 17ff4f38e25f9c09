/** What customers say in German. Not reviewed by a native speaker yet. */
import type { LanguageSource } from '../language-source.ts';

export const GERMAN: LanguageSource = {
  samples: {
    OrderIntent: `
      (bestell|bestelle|kauf|kaufe) {product}
      (bestell|bestelle|kauf|kaufe) (mir |)(den|die|das|einen|eine|ein|etwas) {product}
      (bestell|bestelle|kauf|kaufe) mir {product}
      (bestell|bestelle|kauf|kaufe) (mir |){quantity} {product}
      (bestell|bestelle|kauf|kaufe) (mir |){quantity} (packungen|päckchen|tüten|dosen|flaschen) {product}
      (bestell|bestelle|kauf|kaufe) (mir |){quantity} (packungen|tüten) (vom|von der|von dem) {product}
      (bestell|bestelle|kauf|kaufe) (mir |)eine (packung|tüte|dose|flasche) {product}
      ich (möchte|will|nehme|brauche|hätte gern|hätte gerne) (den |die |das |einen |eine |ein |){product}
      ich (möchte|will|nehme|brauche|hätte gern|hätte gerne) {quantity} {product}
      ich (möchte|will|nehme|brauche|hätte gern|hätte gerne) {quantity} (packungen|päckchen|tüten) {product}
      ich (möchte|will|würde gern) (den |die |das |){product} (bestellen|kaufen)
      ich (möchte|will|würde gern) {quantity} {product} (bestellen|kaufen)
      ich (möchte|will|würde gern) {quantity} (packungen|tüten) {product} (bestellen|kaufen)
      (kann|könnte) ich (den |die |das |){product} (haben|bekommen|bestellen)
      (kann|könnte) ich {quantity} (packungen|tüten) {product} (haben|bekommen|bestellen)
      (gib|schick) mir (den |die |das |){product}
      (gib|schick) mir {quantity} (packungen|tüten) {product}
      {quantity} (packungen|päckchen|tüten|dosen|flaschen) {product}
      eine (packung|tüte|dose) {product}
      (den|die|das) {product}
      {quantity} {product} bitte
      {product}
    `,
    SearchIntent: `
      (suche|such) (nach |){query}
      (suche|such) mir {query}
      (finde|find) {query}
      ich suche (nach |){query}
      ich bin auf der suche nach {query}
      schau nach {query}
      (zeig|zeige) mir {query}
      was (habt ihr|gibt es|hast du) an {query}
      was für {query} (habt ihr|gibt es|hast du)
      welche {query} (habt ihr|gibt es|hast du)
      welchen {query} (habt ihr|gibt es|hast du)
      kannst du mir {query} empfehlen
      empfiehl mir {query}
      (habt ihr|gibt es|verkauft ihr) (auch |den |die |das |){product}
      (führt ihr|hast du) {product}
      ist (der |die |das |){product} (da|lieferbar|vorrätig|verfügbar)
      was kostet (der |die |das |){product}
      was kostet eine (packung|tüte) {product}
      wie teuer ist (der |die |das |){product}
      wie viel kostet (der |die |das |){product}
      erzähl mir (mehr |etwas |)über (den |die |das |){product}
      ich suche {product}
    `,
    ChooseIntent: `
      (der|die|das|den) {place}
      nein (der|die|das|den) {place}
      ich (nehme|möchte|will) (den|die|das) {place}
      (nimm|bestell|bestelle|kauf) (den|die|das) {place}
      ich meine (den|die|das) {place}
      (den|die|das) {place} bitte
      (nimm|ich nehme) {place}
      {place} bitte
      {place}
    `,
    MoreOptionsIntent: `
      mehr
      (zeig|zeige|nenn) mir (mehr|weitere)
      (weitere|andere|mehr) (artikel|möglichkeiten|angebote|vorschläge)
      was (gibt es|habt ihr|hast du) noch
      was (gibt es|habt ihr|hast du) sonst noch
      (gibt es|habt ihr) noch (andere|mehr|weitere)
      (gibt es|habt ihr) was anderes
      keiner davon
      keine davon
      nichts davon
      die nächsten
      weiter
      lies weiter
    `,
    QuantityIntent: `
      mach (mal |){quantity} daraus
      (mach|nimm) {quantity}
      (lieber|doch|nur|nein) {quantity}
      ich (möchte|will|nehme|brauche) {quantity}
      ich (möchte|will|nehme|brauche) (lieber|nur|doch) {quantity}
      ich (möchte|will|nehme|brauche) {quantity} (davon|stück|packungen|tüten)
      {quantity} (davon|stück|packung|packungen|päckchen|tüte|tüten)
      (ändere|änder) (die menge|die anzahl|es) (auf|in) {quantity}
      (nein |)ich (meinte|sagte) {quantity}
      nein (doch|lieber) {quantity}
      {quantity} bitte
      {quantity}
    `,
    AddToCartIntent: `
      (leg|lege|pack|packe|tu) (den |die |das |){product} in (den|meinen) (warenkorb|einkaufswagen)
      (leg|lege|pack|packe|tu) {quantity} {product} in (den|meinen) (warenkorb|einkaufswagen)
      (leg|lege|pack|packe|tu) {quantity} (packungen|tüten) {product} in (den|meinen) (warenkorb|einkaufswagen)
      (leg|lege|pack|packe|tu) eine (packung|tüte) {product} in (den|meinen) warenkorb
      in den warenkorb {product}
      {product} in den (warenkorb|einkaufswagen)
      (füge|füg) (den |die |das |){product} (hinzu|zum warenkorb hinzu|meinem warenkorb hinzu)
      (füge|füg) {quantity} (packungen |tüten |){product} (hinzu|zum warenkorb hinzu|meinem warenkorb hinzu)
      (leg|lege|pack|packe) (noch |auch ){product} dazu
      (leg|lege|pack|packe) noch {quantity} (packungen |tüten |){product} dazu
    `,
    RemoveFromCartIntent: `
      (nimm|hol) (den |die |das |){product} (aus dem warenkorb|aus dem einkaufswagen|wieder raus|heraus|raus)
      (entferne|lösche|streich|streiche) (den |die |das |){product}
      (entferne|lösche|streich|streiche) (den |die |das |){product} aus (dem|meinem) warenkorb
      ich (will|möchte) (den|die|das|keinen|keine|kein) {product} (nicht mehr|mehr|doch nicht)
      (den|die|das) {product} doch nicht
      (keinen|keine|kein) {product}
      lass (den|die|das) {product} weg
      ohne (den |die |das |){product}
    `,
    ViewCartIntent: `
      was (ist|liegt|hab ich|habe ich) (im|in meinem) (warenkorb|einkaufswagen)
      (zeig|zeige|öffne|lies) (mir |)(den|meinen) (warenkorb|einkaufswagen)
      lies (mir |)(den|meinen) warenkorb vor
      (mein|der) warenkorb
      wie sieht mein warenkorb aus
      ist (etwas|noch was|was) (im|in meinem) warenkorb
      wie viele artikel sind im warenkorb
      geh (zum|zu meinem) warenkorb
    `,
    CheckoutIntent: `
      (bestell|bestelle|kauf|kaufe) (den|meinen) (warenkorb|einkaufswagen)
      (bestell|bestelle|kauf|kaufe) (alles|alles im warenkorb|alles aus dem warenkorb)
      (bestell|bestelle) was im warenkorb (ist|liegt)
      (zur|geh zur|weiter zur) kasse
      ich (möchte|will) (zur kasse|zur kasse gehen)
      ich (möchte|will) (meinen|den) warenkorb bestellen
      ich (möchte|will) alles bestellen
      ich bin bereit zu bestellen
    `,
    DeliveryIntent: `
      (liefere|liefer|schick|schicke|sende) (es|alles|das|die bestellung) (nach|ins|zum|zur|zu) {address}
      (liefere|liefer|schick|schicke|sende) (es|alles|das) an (die adresse |){address}
      (liefere|liefer|liefert) (nach|ins|zum|zur|zu) {address}
      ich (möchte|will|hätte gern) es (nach|ins|zu|zum) {address} geliefert
      es soll (nach|ins|zu|zum) {address}
      (nach|ins|zu|zum) {address}
      nimm (die adresse|die anschrift) {address}
      ändere die (adresse|lieferadresse|anschrift)
      ändere die (adresse|lieferadresse) (auf|in) {address}
      ändere die lieferung (nach|ins|zu|zum) {address}
      wohin (geht es|geht das|geht die bestellung|wird geliefert|wird es geliefert)
      wohin (lieferst du|liefert ihr|schickst du es)
      (wie lautet|was ist) (die|meine) lieferadresse
      an welche adresse (geht es|wird geliefert|)
      {address}
    `,
    InstrumentIntent: `
      (bezahl|bezahle|zahl|zahle) mit {instrument}
      (bezahl|bezahle|zahl|zahle) mit (der|meiner) {instrument}
      (nimm|benutze|verwende|belaste) (die|meine) {instrument}
      ich (möchte|will) mit (der |meiner |){instrument} (zahlen|bezahlen)
      ich (zahle|bezahle) mit (der |meiner |){instrument}
      mit (der|meiner) {instrument}
      mit {instrument}
      (wechsle|wechsel|ändere) die karte
      (wechsle|wechsel) (auf|zu) (die|meine) {instrument}
      (nimm|ich möchte) eine andere karte
      ändere die (zahlungsart|zahlung)
      (die|meine) {instrument}
      (mit welcher karte|womit|wie) (zahle ich|bezahle ich|wird bezahlt)
      welche karte (nimmst du|ist es|wird belastet|)
      {instrument}
    `,
    CodeIntent: `
      {code}
      (mein|der) code (ist|lautet|heißt) {code}
      (mein|der) (bestätigungscode|sprachcode) (ist|lautet) {code}
      (mein|der) code {code}
      code {code}
      der code wäre {code}
      (er|es) (ist|lautet) {code}
      es zeigt {code}
      das ist {code}
      hier ist (mein|der) code {code}
      (mein|das) handy (sagt|zeigt) {code}
      (mein|das) telefon (sagt|zeigt) {code}
      auf (meinem|dem) handy steht {code}
      da steht {code}
      die (vier |)ziffern (sind|lauten) {code}
      meine (vier |)ziffern sind {code}
      (die|meine) zahl ist {code}
      (nimm|benutze) den code {code}
      bestätige mit (dem code |){code}
      (mein|der) code (ist|lautet) {spokenCode}
      (mein|der) bestätigungscode (ist|lautet) {spokenCode}
      hier ist mein code {spokenCode}
      auf meinem handy steht {spokenCode}
      die ziffern sind {spokenCode}
      code ist {spokenCode}
    `,
    WhereIsMyCodeIntent: `
      wo (ist|steht|finde ich) (mein|der|den|meinen) code
      wo (bekomme|kriege) ich (den|einen|meinen) code
      wie (bekomme|kriege) ich (den|einen|meinen) code
      (was|wie) ist (mein|der) code
      wie lautet (mein|der) code
      (welcher|was für ein) code
      welchen code meinst du
      ich (habe|hab) (keinen|noch keinen) code
      ich (habe|hab) (den|meinen) code nicht
      ich (habe|hab) keinen code (bekommen|gekriegt)
      ich finde (den|meinen) code nicht
      wie war (nochmal |noch mal |)(mein|der) code
      ich (habe|hab) (es|sie|die bestellung|) bestätigt
      (ist |)bestätigt
      (da ist|es gibt|auf dem handy ist) kein code
    `,
    ReadBackIntent: `
      lies (es|das|sie) (nochmal |noch mal |noch einmal |)vor
      lies (mir |)(meine|die) bestellung (nochmal |noch einmal |)vor
      lies (mir |)vor (was ich bestelle|was ich bestellt habe)
      was (bestelle|kaufe) ich (da|gerade|)
      was (habe|hab) ich bestellt
      was (ist|steht) in meiner bestellung
      (wie lautet|was ist) (meine|die) bestellung
      (geh|gehen wir) (meine|die) bestellung (nochmal |)durch
      (nenn|sag) mir (die|meine) bestellung
      (nenn|sag) mir die (einzelheiten|details)
      was sind die (einzelheiten|details)
      (was|wie) (sind|lauten) die prüfwörter
      (nenn|sag) mir die prüfwörter
      prüfwörter
      kannst du (die|meine) bestellung (nochmal |)vorlesen
      ich möchte (die|meine) bestellung (nochmal |)hören
    `,
    TotalIntent: `
      was (kostet|macht) (das|es|alles)
      was (kostet|macht) das (insgesamt|zusammen|alles zusammen)
      was kostet (meine|die) bestellung
      (wie viel|wieviel) (kostet|macht|ist) (das|es|alles|meine bestellung)
      (wie viel|wieviel) (kostet|macht) das (insgesamt|zusammen)
      (wie viel|was) muss ich (zahlen|bezahlen)
      (wie hoch ist|was ist) (die summe|der gesamtbetrag|die gesamtsumme|der endpreis)
      (gesamtbetrag|gesamtsumme|summe)
      (nenn|sag) mir (die summe|den gesamtbetrag|den preis)
      wie teuer ist (das|es|alles|meine bestellung)
      was kostet (die lieferung|der versand)
    `,
    StatusIntent: `
      wie (steht es um|steht's um|läuft) meine bestellung
      wie ist der (stand|status) meiner bestellung
      was ist mit meiner bestellung
      was macht meine bestellung
      was wird aus meiner bestellung
      wo (ist|bleibt) meine bestellung
      (status|stand) meiner bestellung
      bestellstatus
      (prüf|prüfe) meine bestellung
      schau nach meiner bestellung
      ist (meine|die) bestellung (bestätigt|durch|raus|angekommen|aufgegeben)
      ist (es|das|sie) (bestätigt|bestellt|gekauft)
      hat (es|die bestellung) geklappt
      (hast du|habt ihr) (es|das) (bestellt|gekauft)
      wurde (es|das) (bestellt|gekauft)
      (wann kommt|wann kommt denn) meine bestellung
      wann kommt sie an
      gibt es etwas neues zu meiner bestellung
    `,
    ReorderIntent: `
      das gleiche (wie letztes mal|wie beim letzten mal|wie immer|nochmal|noch einmal)
      dasselbe (wie letztes mal|wie beim letzten mal|wie immer|nochmal|noch einmal)
      wie (letztes mal|beim letzten mal|immer)
      (bestell|bestelle|kauf) (das gleiche|dasselbe) (nochmal|noch einmal|wie letztes mal|wieder)
      (bestell|bestelle|kauf) (es|das) (nochmal|noch einmal|wieder)
      ich (möchte|will|nehme) (das gleiche|dasselbe) (wie letztes mal|nochmal|wieder)
      (wiederhole|wiederhol) meine letzte bestellung
      meine letzte bestellung (nochmal|noch einmal)
      (das|mein) übliches
      bestelle wieder was ich letztes mal hatte
    `,
    CancelOrderIntent: `
      (storniere|stornier|widerrufe) (die|meine|diese) bestellung
      (storniere|stornier) (es|das|sie)
      (brich|breche) (die|meine) bestellung ab
      (die|meine) bestellung (abbrechen|stornieren|zurückziehen)
      (vergiss|lass) (es|das)
      lass das (sein|mal)
      (vergiss|verwirf) (die|meine) bestellung
      ich (will|möchte) (es|das|die bestellung|meine bestellung) (nicht mehr|doch nicht)
      ich (will|möchte) (die|meine) bestellung (stornieren|abbrechen|zurückziehen)
      ich (habe es|hab's) mir anders überlegt
      (bestell|bestelle|kauf) (es|das) (nicht|doch nicht)
      (zieh|nimm) (die|meine) bestellung zurück
      doch nicht
    `,
    SlowerIntent: `
      langsamer
      (sprich|rede|lies) (bitte |)langsamer
      (sag|lies) (das|es) (nochmal |)(langsam|langsamer)
      (etwas|ein bisschen) langsamer
      nicht so schnell
      (das war|du bist|du sprichst) zu schnell
      zu schnell
      kannst du langsamer (sprechen|reden)
    `,
    'AMAZON.RepeatIntent': `
      wiederhole (das|es)
      (nochmal|noch mal|noch einmal)
      sag (das|es) (nochmal|noch mal|noch einmal)
      was hast du gesagt
      wie bitte
      das habe ich nicht verstanden
      kannst du das wiederholen
    `,
    'AMAZON.HelpIntent': `
      was kannst du
      was kann ich (sagen|tun|machen|fragen)
      wie (funktioniert das|geht das|bestelle ich|kaufe ich etwas)
      ich brauche hilfe
    `,
    'AMAZON.StopIntent': `
      tschüss
      auf wiedersehen
      das (ist|war) alles
      das war's
      ich bin fertig
      sonst nichts
    `,
    'AMAZON.YesIntent': `
      ja bitte
      ja (bestell|bestelle|kauf|bestätige) es
      gib die bestellung auf
      (mach|tu) das
    `,
    'AMAZON.NoIntent': `
      nein danke
      (nicht jetzt|jetzt nicht|heute nicht|noch nicht)
    `,
  },
  places: {
    first: ['erste', 'ersten', 'erster', 'erstes', 'nummer eins'],
    second: ['zweite', 'zweiten', 'zweiter', 'zweites', 'nummer zwei'],
    third: ['dritte', 'dritten', 'dritter', 'drittes', 'nummer drei'],
    fourth: ['vierte', 'vierten', 'vierter', 'viertes', 'nummer vier'],
    fifth: ['fünfte', 'fünften', 'fünfter', 'fünftes', 'nummer fünf'],
    last: ['letzte', 'letzten', 'letzter', 'letztes'],
    other: ['andere', 'anderen', 'anderer', 'anderes'],
  },
  addresses: {
    home: ['hause', 'zuhause', 'mir nach hause', 'meine wohnung', 'meiner wohnung'],
    office: ['büro', 'arbeit', 'arbeitsplatz', 'firma', 'ins büro'],
    parents: ['meinen eltern', 'eltern', 'meiner mutter'],
  },
  instruments: {
    visa: ['visa', 'visakarte', 'visa karte'],
    mastercard: ['mastercard', 'master card'],
    'american-express': ['american express', 'amex'],
    'credit-card': ['kreditkarte'],
    'debit-card': ['girocard', 'debitkarte', 'bankkarte'],
  },
  productNames: {
    'dark-roast-whole-bean-12oz': ['dunkle röstung', 'dunkler kaffee', 'dunkel gerösteter kaffee'],
    'harbor-blend-whole-bean-12oz': ['hausmischung', 'mittlere röstung'],
    'breakfast-blend-ground-12oz': ['frühstückskaffee', 'gemahlener kaffee', 'helle röstung'],
    'decaf-whole-bean-12oz': [
      'entkoffeinierter kaffee',
      'koffeinfreier kaffee',
      'kaffee ohne koffein',
    ],
    'espresso-whole-bean-2lb': ['espressobohnen', 'espresso bohnen'],
    'ethiopia-whole-bean-10oz': ['äthiopischer kaffee', 'äthiopien'],
    'colombia-whole-bean-12oz': ['kolumbianischer kaffee', 'kolumbien'],
    'paper-filters-no-4': ['kaffeefilter', 'filtertüten'],
    'burr-grinder': ['kaffeemühle', 'mühle'],
    'pour-over-kettle': ['wasserkessel', 'kessel'],
    'stoneware-mug': ['kaffeebecher', 'becher', 'tasse'],
    sencha: ['grüner tee'],
    'chamomile-tea': ['kamillentee'],
    'peppermint-tea': ['pfefferminztee'],
    'clover-honey': ['honig'],
    'dark-chocolate-bar': ['schokolade', 'dunkle schokolade'],
  },
};
