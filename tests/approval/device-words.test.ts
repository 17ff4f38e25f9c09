import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceWordsOf } from '../../approval/sign-in/device-words.ts';

describe('the words of a device', () => {
  it.each([
    [
      'Chrome, Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Safari, iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Safari, Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    ],
    [
      'Edge, Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    ],
    ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    [
      'Samsung Internet, Android',
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    ],
    ['', 'curl/8.0'],
    ['', undefined],
  ])('are %j', (words, userAgent) => {
    expect(deviceWordsOf(userAgent)).toBe(words);
  });

  it('are of a few known names, whatever the header says', () => {
    const known = /^(?:[A-Z][A-Za-z]+(?: Internet)?(?:, )?|iPhone|iPad|, )*$/;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        expect(deviceWordsOf(`Mozilla/5.0 (Linux) ${text} Firefox/1`)).toMatch(known);
      }),
    );
  });
});
