/**
 * The 256 Italian check words, eight bits each. No two are closer than two sounds and three letters, by the measure in the test;
 * none is a number, money, order or wake word. The order is part of the format. No native speaker has reviewed the list.
 */
export const ITALIAN_CHECK_WORDS: readonly string[] = (
  'abete affresco agnello alabastro albicocco alce allegria alpaca altalena amarena ambra ametista ' +
  'ampolla ananas anatra anguria antilope arancia arcobaleno ardesia argilla asparago asteroide ' +
  'astronauta atlante atrio aurora autunno bandiera baobab barattolo barbabietola basalto basilico ' +
  'bastone baule belvedere biblioteca bicicletta binocolo borraccia bottiglia bradipo brezza cactus ' +
  'calendario calzolaio camaleonte campeggio canarino carciofo carosello cartolina castoro cavalletta ' +
  'cerbiatto cerniera cesto chiave chinotto chiosco ciclamino cinghiale cipresso clarinetto ' +
  'clavicembalo clessidra coccinella cocomero colibrì cometa compasso coriandolo cormorano cornice ' +
  'cristallo cruscotto cuculo cuspide damasco deserto diamante dinosauro dirigibile drago dromedario ' +
  'eclissi elicottero enciclopedia erba eucalipto falegname farfalla fenomeno finestra fisarmonica ' +
  'flanella flauto formica fornaio foulard frassino frumento fungo funivia garofano gelsomino genziana ' +
  'ghepardo ghiacciaio ghiro giaguaro giardino giocoliere giostra giungla glicerina gondola granchio ' +
  'grattugia grillo guanto igloo insalata lampada lanterna larice lattuga lavanda lavatrice leggio ' +
  'lenticchia libellula lichene lince liquirizia locomotiva lontra lucchetto lucertola maestrale ' +
  'mandolino mandorla mangrovia margherita marmotta maschera melanzana melodia melograno meridiana ' +
  'merlo meteorite mirtillo mongolfiera mosaico muschio narciso nespola nido ninfea oasis obelisco ' +
  'oliva ombrellone orchestra origano ornitorinco orologio orsacchiotto ostrica palazzo papavero ' +
  'paprica paracadute passero pellicano peperone pergamena pettirosso pianoforte piccione pinguino ' +
  'pipistrello piramide pistacchio platano polenta pomodoro porcellana porcospino prezzemolo primavera ' +
  'primula profumo puledro pungitopo quaderno ramarro ravanello remo ribes ricamo rinoceronte robinia ' +
  'rondine rosmarino rospo salmone salvia samovar sassofono scacchiera scarabeo scoglio scoiattolo ' +
  'scrivania serenata sestante sgombro sirena smeraldo spartito spiaggia spinaci spirale spugna ' +
  'stambecco statua struzzo stuoia tagliatelle tartaruga tazza telescopio tempera tigre topazio torta ' +
  'trattore trifoglio tucano tulipano turbante ukulele uliveto unicorno vimini violoncello yogurt ' +
  'zaffiro zampogna zenzero zibellino zucca zucchina'
).split(' ');
