/** The real card in Chromium against a page of another origin, and against what outside texts would make of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BROWSER_CASES,
  findForeignParts,
  openBrowserScene,
  type BrowserScene,
} from './browser-cases.ts';

let scene: BrowserScene;
beforeAll(async () => {
  scene = await openBrowserScene(false);
});
afterAll(() => scene.close());

describe('what only a browser can do', () => {
  it.each(BROWSER_CASES)(
    'does nothing: $title [REQ-WEB-FRAME] [REQ-WEB-FORMS] [REQ-WEB-LIVE] [REQ-WEB-XSS]',
    async ({ play }) => {
      const { attempts, harms } = await play(scene);
      expect(harms).toEqual([]);
      expect(attempts).toBeGreaterThan(0);
    },
    120_000,
  );
});

describe('texts from outside', () => {
  it('cannot become markup by a slip of ours either: Trusted Types refuse it', async () => {
    const { person } = scene;
    await person.goto(scene.stage.world.origin);
    const refused = await person.evaluate(() => {
      const slip = (work: () => void): boolean => {
        try {
          work();
          return false;
        } catch (fault) {
          return fault instanceof TypeError;
        }
      };
      return [
        slip(() => (document.createElement('div').innerHTML = '<b>bold</b>')),
        slip(() => {
          document.createElement('script').src = 'https://elsewhere.example/x.js';
        }),
        slip(() => {
          document.createElement('div').insertAdjacentHTML('beforeend', '<b>bold</b>');
        }),
      ];
    });
    expect(refused).toEqual([true, true, true]);
  });

  it('lead nowhere: no address of the card sends the browser to another origin [REQ-WEB-REDIRECT]', async () => {
    const { person, stage } = scene;
    const { origin } = stage.world;
    for (const path of [
      '/callback?code=a&state=b&iss=https://elsewhere.example&next=https://elsewhere.example',
      '/account/instruments?setup_token=abcdefgh1234&next=https://elsewhere.example',
      '/account?return=//elsewhere.example',
      '/orders/javascript:window.hacked=1',
    ]) {
      await person.goto(origin + path);
      await person.waitForLoadState('networkidle');
      expect(new URL(person.url()).origin).toBe(origin);
      expect(await findForeignParts(person)).toEqual([]);
    }
  });
});
