import { describe, expect, it } from 'vitest';
import { readInvocation } from '../../../simulator/alexa-cloud/index.ts';

const read = (text: string): ReturnType<typeof readInvocation> =>
  readInvocation(text, 'harbor roasters');

describe('calling a skill by its name', () => {
  it('opens it where nothing is asked', () => {
    for (const text of [
      'alexa, open harbor roasters',
      'Open Harbor Roasters',
      'Alexa, ask harbor roasters',
    ]) {
      expect(read(text), text).toEqual({ kind: 'open' });
    }
  });

  it('asks it with and without a joining word', () => {
    for (const text of [
      'Alexa, ask harbor roasters to order a dark roast',
      'ask harbor roasters order a dark roast',
      'alexa, order a dark roast from harbor roasters',
    ]) {
      expect(read(text), text).toEqual({ kind: 'ask', utterance: 'order a dark roast' });
    }
    expect(read('alexa, ask harbor roasters, my code is four eight two one')).toEqual({
      kind: 'ask',
      utterance: 'my code is four eight two one',
    });
  });

  it('leaves words without the name as they are', () => {
    expect(read('Alexa, my code is 4821')).toEqual({ kind: 'bare', utterance: 'my code is 4821' });
    expect(read('open another shop')).toEqual({ kind: 'bare', utterance: 'open another shop' });
    expect(read('open harbor roastersx')).toMatchObject({ kind: 'bare' });
  });

  it.each([
    ['de-DE', 'Alexa, öffne Harbor Roasters', undefined],
    ['de-DE', 'Alexa, öffne harbor roasters und bestelle Espresso', 'bestelle espresso'],
    ['de-DE', 'Alexa, bestelle Espresso bei harbor roasters', 'bestelle espresso'],
    ['fr-FR', 'Alexa, ouvre harbor roasters', undefined],
    ['fr-FR', "demande à harbor roasters d'annuler ma commande", 'annuler ma commande'],
    ['es-ES', 'dile a harbor roasters que quiero espresso', 'quiero espresso'],
    ['it-IT', 'chiedi a harbor roasters di ordinare espresso', 'ordinare espresso'],
    ['pt-BR', 'peça para a harbor roasters comprar espresso', 'comprar espresso'],
    ['ja-JP', 'アレクサ、ハーバー ロースターズを開いて', undefined],
    ['ja-JP', 'アレクサ、ハーバーロースターズでコードは４８２１', 'コードは4821'],
    ['ja-JP', 'ハーバーロースターズを開いて注文は', '注文は'],
    ['hi-IN', 'एलेक्सा, हार्बर रोस्टर्स खोलो', undefined],
    ['hi-IN', 'हार्बर रोस्टर्स से पूछो कि मेरा ऑर्डर कहाँ है', 'मेरा ऑर्डर कहाँ है'],
    ['hi-IN', 'हार्बर रोस्टर्स से एस्प्रेसो ऑर्डर करो', 'एस्प्रेसो ऑर्डर करो'],
  ] as const)(
    'knows how it is called in %s: "%s" [REQ-SKILL-LOCALES]',
    (locale, text, utterance) => {
      const names = { 'ja-JP': 'ハーバー ロースターズ', 'hi-IN': 'हार्बर रोस्टर्स' };
      const name = locale === 'ja-JP' || locale === 'hi-IN' ? names[locale] : 'harbor roasters';
      expect(readInvocation(text, name, locale)).toEqual(
        utterance === undefined ? { kind: 'open' } : { kind: 'ask', utterance },
      );
      expect(readInvocation(name, name, locale)).toEqual({ kind: 'open' });
    },
  );
});
