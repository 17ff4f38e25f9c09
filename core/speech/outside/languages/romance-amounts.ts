/** Spanish, French, Italian and Portuguese words of money and of claims about it. */
import type { AmountWords } from '../amount-vocabulary.ts';

export const SPANISH_AMOUNTS: AmountWords = {
  number:
    /^(?:cero|un|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veinte|veinti\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos?|ciento|doscient[oa]s|trescient[oa]s|cuatrocient[oa]s|quinient[oa]s|seiscient[oa]s|setecient[oa]s|ochocient[oa]s|novecient[oa]s|mil|miles|millon|millones|docena)$/u,
  money:
    'dolares euros centimo centimos centavo centavos yenes rupias rupia dinares pesos eurocentimos pavos francos',
  moneyNextToNumbers:
    'dolar euro peso libra libras yen dinar real reales yuan duro duros pela pelas lucas varos plata',
  notBeforeNumbers: 'peso real libra libras plata',
  adjectives:
    'us estadounidenses americanos canadienses australianos mexicanos kuwaities esterlinas indias mas de',
  claims:
    'total importe subtotal suma precio precios cuesta cuestan coste costo cuestan vale valen paga pagas pagar pague ' +
    'pago solo solamente unicamente descuento descuentos ahorra ahorre ahorro oferta rebaja cargo cobro cobramos impuesto ' +
    'impuestos envio entrega',
  claimBefore: /(?:^| )descuento (?:.* )?es de$/u,
  claimLinks: 'es son era sera seran esta suma asciende cuesta : =',
  claimTails: 'cada total menos',
  measures:
    'gramo gramos kilogramo kilogramos kilo kilos miligramo miligramos mililitro mililitros centilitro centilitros litro ' +
    'litros centimetro centimetros milimetro milimetros metro metros onza onzas galon galones cuarto cuartos pulgada ' +
    'pulgadas pie pies unidad unidades pieza piezas paquete paquetes capsula capsulas tableta tabletas hoja hojas rollo ' +
    'rollos taza tazas dia dias hora horas minuto minutos semana semanas mes meses ano anos laborables habiles por ' +
    'ciento porciento grado grados vatios voltios',
  joiners: 'y con coma punto',
  articles: 'un una por cada medio media',
  danglers: 'y e o u de por con para a',
  ownPhrases:
    /(?<!\p{L})(?:simulaci[oó]n|palabras?\s+de\s+control|(?:no\s+se\s+ha|se\s+ha|ya\s+est[aá])\s+(?:comprado|pedido|pagado|cobrado)(?:\s+(?:nada|todo))?|en\s+cifras)(?!\p{L})/giu,
  instructions:
    /(?<!\p{L})(?:ignora|ignore|ignorar|olvida|olvide|descarta)\s+(?:(?:todas?|las?|los?|tus|sus|cualquier)\s+)*(?:instrucci[oó]n(?:es)?|[oó]rdenes|reglas|anterior(?:es)?|previas?)(?:\s+(?:anteriores|previas))?(?!\p{L})|(?<!\p{L})(?:sistema|asistente|usuario)\s*:/giu,
  notEnglish: 'sale real',
};

export const FRENCH_AMOUNTS: AmountWords = {
  number:
    /^(?:zero|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|cents?|centaines?|mille|milles|millions?|milliards?|douzaines?)$/u,
  money:
    'euros centimes centime dollars yens roupies roupie dinars pesos eurocents francs balles sous',
  moneyNextToNumbers:
    'euro dollar livre livres yen dinar peso real reais yuan franc balle sou briques',
  notBeforeNumbers: 'livre livres',
  adjectives: 'us americains canadiens australiens koweitiens mexicains sterling indiennes de',
  claims:
    'total montant somme prix coute coutent cout payer payez paye paie seulement uniquement remise reduction rabais ' +
    'economisez economie soldes offre facture frais taxe taxes livraison valeur vaut',
  claimBefore: /(?:^| )(?:(?:ca|cela) fait|s ['’‘ʼ] eleve(?:nt)? a)$/u,
  claimLinks: 'est sont etait sera seront fait font : =',
  claimTails: 'chacun chacune piece total',
  measures:
    'gramme grammes kilogramme kilogrammes kilo kilos milligramme milligrammes millilitre millilitres centilitre ' +
    'centilitres litre litres centimetre centimetres millimetre millimetres metre metres once onces gallon gallons pouce ' +
    'pouces pied pieds unite unites paquet paquets sachet sachets capsule capsules comprime comprimes feuille feuilles ' +
    'rouleau rouleaux tasse tasses jour jours ouvres heure heures minute minutes semaine semaines mois an ans pour ' +
    'pourcent degre degres watts volts pinte pintes',
  joiners: 'et virgule point',
  articles: 'un une par chaque demi la le',
  danglers: 'et ou de du pour avec a',
  ownPhrases:
    /(?<!\p{L})(?:simulation|mots?\s+de\s+contr[oô]le|(?:rien|tout|il|elle|commande)\s+(?:n['’]?\s*)?(?:a|est)\s+(?:[eé]t[eé]\s+)?(?:achet[eé]|command[eé]|pay[eé])e?|en\s+chiffres)(?!\p{L})/giu,
  instructions:
    /(?<!\p{L})(?:ignore[zr]?|oublie[zr]?|n[eé]glige[zr]?)\s+(?:(?:toutes?|tous|les?|tes|vos|ces)\s+)*(?:instructions?|consignes?|ordres?|r[eè]gles|pr[eé]c[eé]dente?s?)(?:\s+pr[eé]c[eé]dente?s)?(?!\p{L})|(?<!\p{L})(?:syst[eè]me|assistant|utilisateur)\s*:/giu,
  notEnglish: 'cent cents sale sense due l est',
};

export const ITALIAN_AMOUNTS: AmountWords = {
  number:
    /^(?:zero|un|uno|una|dozzina|mille|milion[ei]|miliard[oi]|(?:uno?|due?|tre|quattro?|cinque?|sei|sette?|otto?|nove?|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti?|trenta?|quaranta?|cinquanta?|sessanta?|settanta?|ottanta?|novanta?|cento?|mila)+)$/u,
  money:
    'euro euros centesimo centesimi dollari sterline sterlina rupie rupia dinari eurocent pesos',
  moneyNextToNumbers: 'dollaro cent yen dinaro peso real reais yuan lira lire sacchi pezzi',
  notBeforeNumbers: 'peso real pezzi',
  adjectives: 'us americani canadesi australiani messicani kuwaitiani indiane di',
  claims:
    'totale importo somma prezzo prezzi costa costano costo paga paghi pagare pagate solo soltanto solamente appena ' +
    'sconto sconti risparmi risparmia offerta saldo saldi addebito imposta imposte tasse spedizione consegna vale valore',
  claimBefore: /(?:^| )sconto (?:.* )?e di$/u,
  claimLinks: 'e sono era sara saranno ammonta viene : =',
  claimTails: 'ciascuno cadauno totale',
  measures:
    'grammo grammi chilogrammo chilogrammi chilo chili milligrammo milligrammi millilitro millilitri centilitro ' +
    'centilitri litro litri centimetro centimetri millimetro millimetri metro metri oncia once gallone galloni pollice ' +
    'pollici piede piedi unita pezzo pezzi confezione confezioni capsula capsule compressa compresse foglio fogli rotolo ' +
    'rotoli tazza tazze giorno giorni lavorativi ora ore minuto minuti settimana settimane mese mesi anno anni per ' +
    'percento grado gradi watt volt quarto quarti',
  joiners: 'e virgola punto',
  articles: 'un uno una per ogni mezzo mezza',
  danglers: 'e ed o di da per con a',
  ownPhrases:
    /(?<!\p{L})(?:simulazione|parole?\s+di\s+controllo|(?:non\s+è|è|e'|sono)\s+stat[oaie]\s+(?:acquistat|comprat|ordinat|pagat)[oaie](?:\s+(?:nulla|niente|tutto))?|in\s+cifre)(?!\p{L})/giu,
  instructions:
    /(?<!\p{L})(?:ignora(?:re|te)?|dimentica(?:re|te)?|trascura)\s+(?:(?:tutte?|tutti|le|gli|i|tue)\s+)*(?:istruzioni|regole|comandi|ordini|precedenti)(?:\s+precedenti)?(?!\p{L})|(?<!\p{L})(?:sistema|assistente|utente)\s*:/giu,
  notEnglish: 'due sale sense real am',
};

export const PORTUGUESE_AMOUNTS: AmountWords = {
  number:
    /^(?:zero|um|uma|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezasseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|quinhent[oa]s|seiscent[oa]s|setecent[oa]s|oitocent[oa]s|novecent[oa]s|mil|milhao|milhoes|bilhao|bilhoes|duzia)$/u,
  money: 'reais centavo centavos dolares euros ienes iene rupias rupia dinares pesos reaus',
  moneyNextToNumbers:
    'real dolar euro libra libras dinar peso yuan conto contos pila pilas mangos pratas',
  notBeforeNumbers: 'peso real libra libras',
  adjectives: 'us americanos canadenses australianos mexicanos kuwaitianos esterlinas indianas de',
  claims:
    'total subtotal soma valor preco precos custa custam custo paga pague pagar pagamento so somente apenas desconto ' +
    'descontos economize economia oferta promocao cobranca imposto impostos taxa taxas frete entrega vale',
  claimBefore: /(?:^| )(?:(?:sai|saem|fica|ficou) por|desconto (?:.* )?e de)$/u,
  claimLinks: 'e sao era sera serao fica ficou soma : =',
  claimTails: 'cada total',
  measures:
    'grama gramas quilograma quilogramas quilo quilos miligrama miligramas mililitro mililitros centilitro centilitros ' +
    'litro litros centimetro centimetros milimetro milimetros metro metros onca oncas galao galoes quarto quartos ' +
    'polegada polegadas pe pes unidade unidades peca pecas pacote pacotes capsula capsulas comprimido comprimidos folha ' +
    'folhas rolo rolos xicara xicaras dia dias uteis hora horas minuto minutos semana semanas mes meses ano anos por ' +
    'porcento grau graus watts volts',
  joiners: 'e com virgula ponto',
  articles: 'um uma por cada meio meia',
  danglers: 'e ou de por com para a',
  ownPhrases:
    /(?<!\p{L})(?:simula[cç][aã]o|palavras?\s+de\s+verifica[cç][aã]o|(?:nada|tudo|j[aá])\s+(?:foi|est[aá])\s+(?:comprado|pedido|pago|cobrado)|em\s+algarismos)(?!\p{L})/giu,
  instructions:
    /(?<!\p{L})(?:ignore|ignora|ignorar|esque[cç]a|desconsidere)\s+(?:(?:todas?|as?|os?|suas|tuas)\s+)*(?:instru[cç][oõ]es|ordens|regras|anterior(?:es)?)(?:\s+anteriores)?(?!\p{L})|(?<!\p{L})(?:sistema|assistente|usu[aá]rio)\s*:/giu,
  notEnglish: 'sale sense real am',
};
