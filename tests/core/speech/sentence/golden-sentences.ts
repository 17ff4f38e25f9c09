/** The plain order in every locale, letter for letter: a changed word is a changed product. In USD throughout, so that the locales can be compared. */
import type { SpeechLocale } from '#core';

export const GOLDEN_SENTENCES: Readonly<
  Record<SpeechLocale, { readonly sentence: string; readonly spokenText: string }>
> = {
  'en-US': {
    sentence:
      'This is a dry run: nothing has been bought. From Harbor Roasters, sold by Harbor Roasters LLC: 2 of “Dark Roast, whole bean 12 oz”. Standard delivery to Home, arriving Thu Dec 3. Paying with Visa ending 4242. Check words: lápiz micrófono panadería. Delivery is $6.50. Tax is $3.13. The total is $47.61.',
    spokenText:
      'This is a dry run: nothing has been bought. From Harbor Roasters, sold by Harbor Roasters LLC: two of Dark Roast whole bean twelve ounces. Standard delivery to Home, arriving Thursday, December third. Paying with Visa ending four two four two. Check words: lápiz micrófono panadería. Delivery is six dollars and fifty cents. Tax is three dollars and thirteen cents. The total is forty-seven dollars and sixty-one cents.',
  },
  'en-GB': {
    sentence:
      'This is a dry run: nothing has been bought. From Harbor Roasters, sold by Harbor Roasters LLC: 2 of “Dark Roast, whole bean 12 oz”. Standard delivery to Home, arriving Thursday 3 December. Paying with Visa ending 4242. Check words: lápiz micrófono panadería. Delivery is US$6.50. Tax is US$3.13. The total is US$47.61.',
    spokenText:
      'This is a dry run: nothing has been bought. From Harbor Roasters, sold by Harbor Roasters LLC: two of Dark Roast whole bean twelve ounces. Standard delivery to Home, arriving Thursday, the third of December. Paying with Visa ending four two four two. Check words: lápiz micrófono panadería. Delivery is six US dollars and fifty cents. Tax is three US dollars and thirteen cents. The total is forty-seven US dollars and sixty-one cents.',
  },
  'en-CA': {
    sentence:
      'This is a dry run: nothing has been bought. From Harbor Roasters, sold by Harbor Roasters LLC: 2 of “Dark Roast, whole bean 12 oz”. Standard delivery to Home, arriving Thu Dec 3. Paying with Visa ending 4242. Check words: lápiz micrófono panadería. Delivery is US$6.50. Tax is US$3.13. The total is US$47.61.',
    spokenText:
      'This is a dry run: nothing has been bought. From Harbor Roasters, sold by Harbor Roasters LLC: two of Dark Roast whole bean twelve ounces. Standard delivery to Home, arriving Thursday, December third. Paying with Visa ending four two four two. Check words: lápiz micrófono panadería. Delivery is six US dollars and fifty cents. Tax is three US dollars and thirteen cents. The total is forty-seven US dollars and sixty-one cents.',
  },
  'es-US': {
    sentence:
      'Esto es una simulación: no se ha comprado nada. De Harbor Roasters, con Harbor Roasters LLC como vendedor: 2 unidades de “Dark Roast, whole bean 12 oz”. Envío estándar a la dirección Casa; llegada prevista: jueves, 3 de diciembre. Pago con Visa terminada en 4242. Palabras de control: lápiz micrófono panadería. El envío cuesta $6.50. Los impuestos son $3.13. El total es de $47.61.',
    spokenText:
      'Esto es una simulación: no se ha comprado nada. De Harbor Roasters, con Harbor Roasters LLC como vendedor: dos unidades de Dark Roast whole bean doce onzas. Envío estándar a la dirección Casa, llegada prevista: jueves, tres de diciembre. Pago con Visa terminada en cuatro dos cuatro dos. Palabras de control: lápiz, micrófono, panadería. El envío cuesta seis dólares con cincuenta centavos. Los impuestos son tres dólares con trece centavos. El total es de cuarenta y siete dólares con sesenta y un centavos, en cifras: cuatro siete, punto, seis uno.',
  },
  'es-ES': {
    sentence:
      'Esto es una simulación: no se ha comprado nada. De Harbor Roasters, con Harbor Roasters LLC como vendedor: 2 unidades de «Dark Roast, whole bean 12 oz». Envío estándar a la dirección Casa; llegada prevista: jueves, 3 de diciembre. Pago con Visa terminada en 4242. Palabras de control: lápiz micrófono panadería. El envío cuesta 6,50\u00a0US$. Los impuestos son 3,13\u00a0US$. El total es de 47,61\u00a0US$.',
    spokenText:
      'Esto es una simulación: no se ha comprado nada. De Harbor Roasters, con Harbor Roasters LLC como vendedor: dos unidades de Dark Roast whole bean doce onzas. Envío estándar a la dirección Casa, llegada prevista: jueves, tres de diciembre. Pago con Visa terminada en cuatro dos cuatro dos. Palabras de control: lápiz, micrófono, panadería. El envío cuesta seis dólares con cincuenta centavos. Los impuestos son tres dólares con trece centavos. El total es de cuarenta y siete dólares con sesenta y un centavos, en cifras: cuatro siete, coma, seis uno.',
  },
  'de-DE': {
    sentence:
      'Das ist ein Probelauf: Es wurde nichts gekauft. Von Harbor Roasters, verkauft von Harbor Roasters LLC: 2 × „Dark Roast, whole bean 12 oz“. Standardlieferung an die Adresse Zuhause, Ankunft: Donnerstag, 3. Dezember. Zahlung mit Visa, letzte Ziffern 4242. Kontrollwörter: lápiz micrófono panadería. Der Lieferpreis ist 6,50\u00a0$. Die Steuer ist 3,13\u00a0$. Der Gesamtbetrag ist 47,61\u00a0$.',
    spokenText:
      'Das ist ein Probelauf: Es wurde nichts gekauft. Von Harbor Roasters, verkauft von Harbor Roasters LLC: zweimal Dark Roast whole bean zwölf Unzen. Standardlieferung an die Adresse Zuhause, Ankunft: Donnerstag, dritter Dezember. Zahlung mit Visa, letzte Ziffern vier zwo vier zwo. Kontrollwörter: lápiz, micrófono, panadería. Der Lieferpreis ist sechs Dollar und fünfzig Cent. Die Steuer ist drei Dollar und dreizehn Cent. Der Gesamtbetrag ist siebenundvierzig Dollar und einundsechzig Cent.',
  },
  'fr-FR': {
    sentence:
      'Ceci est une simulation\u00a0: rien n’a été acheté. Chez Harbor Roasters, vendu par Harbor Roasters LLC\u00a0: 2 × «\u00a0Dark Roast, whole bean 12 oz\u00a0». Livraison standard à l’adresse Maison, arrivée prévue\u00a0: jeudi 3 décembre. Paiement avec Visa se terminant par 4242. Mots de contrôle\u00a0: lápiz micrófono panadería. La livraison coûte 6,50\u00a0$US. Les taxes s’élèvent à 3,13\u00a0$US. Le total s’élève à 47,61\u00a0$US.',
    spokenText:
      "Ceci est une simulation: rien n'a été acheté. Chez Harbor Roasters, vendu par Harbor Roasters LLC: deux fois Dark Roast whole bean douze onces. Livraison standard à l'adresse Maison, arrivée prévue: jeudi trois décembre. Paiement avec Visa se terminant par quatre deux quatre deux. Mots de contrôle: lápiz, micrófono, panadería. La livraison coûte six dollars et cinquante centimes. Les taxes s'élèvent à trois dollars et treize centimes. Le total s'élève à quarante-sept dollars et soixante et un centimes, en chiffres: quatre sept, virgule, six un.",
  },
  'it-IT': {
    sentence:
      'Questa è una simulazione: non è stato acquistato nulla. Da Harbor Roasters, venduto da Harbor Roasters LLC: 2 unità di «Dark Roast, whole bean 12 oz». Consegna standard all’indirizzo Casa, arrivo previsto: giovedì 3 dicembre. Pagamento con Visa che termina con 4242. Parole di controllo: lápiz micrófono panadería. La consegna costa 6,50\u00a0US$. Le imposte sono di 3,13\u00a0US$. Il totale è di 47,61\u00a0US$.',
    spokenText:
      "Questa è una simulazione: non è stato acquistato nulla. Da Harbor Roasters, venduto da Harbor Roasters LLC: due unità di Dark Roast whole bean dodici once. Consegna standard all'indirizzo Casa, arrivo previsto: giovedì tre dicembre. Pagamento con Visa che termina con quattro due quattro due. Parole di controllo: lápiz, micrófono, panadería. La consegna costa sei dollari e cinquanta centesimi. Le imposte sono di tre dollari e tredici centesimi. Il totale è di quarantasette dollari e sessantuno centesimi, in cifre: quattro sette, virgola, sei uno.",
  },
  'pt-BR': {
    sentence:
      'Esta é uma simulação: nada foi comprado. Da loja Harbor Roasters, vendido por Harbor Roasters LLC: 2 unidades de “Dark Roast, whole bean 12 oz”. Entrega padrão para o endereço Casa, chegada prevista: quinta-feira, 3 de dezembro. Pagamento com Visa com final 4242. Palavras de verificação: lápiz micrófono panadería. A entrega custa US$\u00a06,50. Os impostos são US$\u00a03,13. O total é de US$\u00a047,61.',
    spokenText:
      'Esta é uma simulação: nada foi comprado. Da loja Harbor Roasters, vendido por Harbor Roasters LLC: duas unidades de Dark Roast whole bean doze onças. Entrega padrão para o endereço Casa, chegada prevista: quinta-feira, três de dezembro. Pagamento com Visa com final quatro dois quatro dois. Palavras de verificação: lápiz, micrófono, panadería. A entrega custa seis dólares e cinquenta centavos. Os impostos são três dólares e treze centavos. O total é de quarenta e sete dólares e sessenta e um centavos, em algarismos: quatro sete, vírgula, meia um.',
  },
  'ja-JP': {
    sentence:
      'これは注文前の確認で、まだ何も購入されていません。Harbor Roastersから、販売元はHarbor Roasters LLC、「Dark Roast, whole bean 12 oz」が2個。自宅へ通常配送、お届け予定は12月3日木曜日。お支払いは末尾4242のVisa。確認の言葉は、lápiz micrófono panadería。送料は$6.50。税金は$3.13。合計は$47.61です。',
    spokenText:
      'まだ何も購入されていません。Harbor Roastersから、販売元はHarbor Roasters LLC、Dark Roast whole bean 十二オンスが二個。自宅へ通常配送、十二月三日木曜日。お支払いは末尾よん、に、よん、にのVisa。確認の言葉は、lápiz、micrófono、panadería。送料はろくドル ごじゅうセント。税金はさんドル じゅうさんセント。合計はよんじゅうななドル ろくじゅういちセント、数字でよん、なな、てん、ろく、いち、です。',
  },
  'hi-IN': {
    sentence:
      'यह सिर्फ़ ऑर्डर की जाँच है: अभी कुछ भी खरीदा नहीं गया है। Harbor Roasters से, विक्रेता Harbor Roasters LLC: “Dark Roast, whole bean 12 oz” के 2 पीस। सामान्य डिलीवरी, पता घर, पहुँचने का समय: गुरुवार, 3 दिसंबर। भुगतान आखिरी अंक 4242 वाले Visa से। जाँच के शब्द: lápiz micrófono panadería। डिलीवरी शुल्क $6.50 है। टैक्स $3.13 है। कुल राशि $47.61 है।',
    spokenText:
      'यह सिर्फ़ ऑर्डर की जाँच है: अभी कुछ भी खरीदा नहीं गया है। Harbor Roasters से, विक्रेता Harbor Roasters LLC: Dark Roast whole bean बारह औंस के दो पीस। सामान्य डिलीवरी, पता घर, पहुँचने का समय: गुरुवार, तीन दिसंबर। भुगतान आखिरी अंक चार दो चार दो वाले Visa से। जाँच के शब्द: lápiz, micrófono, panadería। डिलीवरी शुल्क छह डॉलर और पचास सेंट है। टैक्स तीन डॉलर और तेरह सेंट है। कुल राशि सैंतालीस डॉलर और इकसठ सेंट है, अंकों में: चार सात, दशमलव, छह एक।',
  },
};
