/** What a person does with the account: everything that gives power asks for a verification, what takes it away for a second press at most. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, HISTORY } from './account-fixture.ts';
import { openCardStage, type CardStage, type Scene } from './card-stage.ts';
import { listOf } from './order-fixture.ts';

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

async function openAccount(page: string, account = accountOf()): Promise<Scene> {
  const scene = await stage.openSignedIn(listOf());
  scene.approval.account = account;
  scene.approval.history = [HISTORY, { orders: [], more: false }];
  await scene.page.goto(`${scene.approval.origin}/account${page}`);
  await scene.page.locator('hb-account h1').waitFor();
  return scene;
}

function bodyOf({ approval }: Scene, path: string): unknown {
  return approval.calls.find((call) => call.path === path)?.body;
}

const VERIFY_BY_SIGN_IN = ({ approval }: Scene) => ({
  outcome: 'verify',
  signIn: { authorizationUrl: approval.authorizationUrl() },
  passkey: null,
});

describe('the account', () => {
  it('is reached from the orders and left again, by keyboard, with the focus on each heading', async () => {
    const scene = await stage.openSignedIn(listOf());
    scene.approval.account = accountOf();
    const { page } = scene;
    await page.getByRole('link', { name: 'Your account' }).press('Enter');
    const heading = page.getByRole('heading', { name: 'Your account' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((h1) => h1.matches(':focus'))).toBe(true);
    await page.getByRole('link', { name: /^Assistants/ }).press('Enter');
    await page.getByText('It can never confirm one.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/account/assistants');
    await page.goBack();
    await page.getByRole('link', { name: /^Assistants/ }).waitFor();
    expect(scene.faults).toEqual([]);
    await scene.close();
  });

  it('takes nothing away at the first press, and says what is asked for', async () => {
    const scene = await openAccount('/access');
    const { page } = scene;
    await page.getByRole('button', { name: 'Sign out there: A device' }).click();
    expect(bodyOf(scene, '/api/sessions/session-the-othe/end')).toBeUndefined();
    expect(
      await page
        .getByRole('button', { name: 'Yes, do it' })
        .evaluate((button) => button.matches(':focus')),
    ).toBe(true);
    await page.getByRole('button', { name: 'Leave it' }).click();
    await page.getByRole('button', { name: 'Sign out there: A device' }).click();
    await page.getByRole('button', { name: 'Yes, do it' }).click();
    await expect.poll(() => bodyOf(scene, '/api/sessions/session-the-othe/end')).toEqual({});
    await scene.close();
  });

  it('keeps the last passkey, and offers no way to remove it', async () => {
    const [passkey] = accountOf().passkeys;
    const scene = await openAccount('/access', accountOf({ passkeys: [passkey] }));
    await scene.page.getByText('The last passkey stays').waitFor();
    expect(await scene.page.getByRole('button', { name: /^Remove: Added/ }).count()).toBe(0);
    await scene.close();
  });

  it('asks for a verification before recovery codes are made, and shows them once [REQ-ACCOUNT-VERIFIED]', async () => {
    const scene = await openAccount('/access');
    const { page, approval } = scene;
    approval.changeAnswer = () => VERIFY_BY_SIGN_IN(scene);
    approval.callbackAnswer = {
      outcome: 'changed',
      change: 'make_recovery_codes',
      recoveryCodes: ['Q7K2M-0XVBN-4TR9P-H3CD0', 'Q7K2M-0XVBN-4TR9P-H3CD1'],
    };
    await page.getByRole('button', { name: 'Make new codes' }).click();
    await page.locator('.codes').waitFor();
    expect(new URL(page.url()).pathname).toBe('/account/access');
    expect(bodyOf(scene, '/api/changes')).toEqual({ change: { kind: 'make_recovery_codes' } });
    expect(await page.locator('.codes li').allInnerTexts()).toHaveLength(2);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    expect(await page.locator('.codes').count()).toBe(0);
    await page.reload();
    await page.locator('hb-account h1').waitFor();
    expect(await page.locator('.codes').count()).toBe(0);
    await scene.close();
  });

  it('goes on with a closed passkey sheet by another try, a sign-in, or back, with nothing changed', async () => {
    const scene = await openAccount('');
    const { page, approval } = scene;
    approval.changeAnswer = () => ({
      outcome: 'verify',
      signIn: { authorizationUrl: approval.authorizationUrl() },
      passkey: { challenge: 'AAAA', timeout: 10, rpId: 'elsewhere.example' },
    });
    await page.getByRole('button', { name: 'Unlock it' }).click();
    await page.getByText('That did not finish. Nothing was changed.').waitFor();
    expect(await page.getByRole('button', { name: 'Sign in instead' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Back to your account' }).click();
    await page.getByRole('button', { name: 'Unlock it' }).waitFor();
    expect(bodyOf(scene, '/api/changes/passkey')).toBeUndefined();
    await scene.close();
  });

  it('says beside each field of an address what is missing, and sends it whole', async () => {
    const scene = await openAccount('/addresses');
    const { page, approval } = scene;
    await page.getByRole('button', { name: 'Add this address' }).click();
    expect(await page.getByText('Fill this in.').count()).toBe(5);
    const label = page.getByLabel('Name for it');
    expect(
      await label.evaluate((field) => [
        field.matches(':focus'),
        field.getAttribute('aria-invalid'),
      ]),
    ).toEqual([true, 'true']);
    expect(bodyOf(scene, '/api/changes')).toBeUndefined();
    const tokens = await page
      .locator('form [autocomplete]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
    expect(tokens).toEqual([
      'off',
      'name',
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
      'country',
    ]);
    await label.fill('Home');
    await page.getByLabel('Full name').fill('Sam Sample');
    await page.getByLabel('Street and number').fill('1 Quay');
    await page.getByLabel('City', { exact: true }).fill('Harbor');
    await page.getByLabel('Country').selectOption({ label: 'United States' });
    approval.changeAnswer = () => ({ outcome: 'refused', reason: 'not_possible' });
    await page.getByRole('button', { name: 'Add this address' }).click();
    await page.getByText('The shop cannot take that. Nothing was changed.').waitFor();
    expect(bodyOf(scene, '/api/changes')).toEqual({
      change: {
        kind: 'add_address',
        label: 'Home',
        name: 'Sam Sample',
        lines: ['1 Quay'],
        city: 'Harbor',
        region: '',
        postalCode: '',
        countryCode: 'US',
      },
    });
    await scene.close();
  });

  it('erases nothing without the word, and then only after a verification', async () => {
    const scene = await openAccount('/data');
    const { page } = scene;
    const field = page.getByLabel('Type ERASE to go on');
    await field.fill('yes');
    await page.getByRole('button', { name: 'Erase my data' }).click();
    await page.getByText('That is not the word. Nothing was erased.').waitFor();
    expect(bodyOf(scene, '/api/changes')).toBeUndefined();
    await field.fill('erase');
    await page.getByRole('button', { name: 'Erase my data' }).click();
    await expect.poll(() => bodyOf(scene, '/api/changes')).toEqual({ change: { kind: 'erase' } });
    await scene.close();
  });

  it('takes a set-up token from behind the # of its own asking alone, and adds nothing before it has a name', async () => {
    const scene = await openAccount('/payment');
    const { page, approval } = scene;
    const comeBack = async (state: string): Promise<void> => {
      await page.goto(
        `${approval.origin}/account/payment#setup_token=SETUP-TOKEN-1&state=${state}`,
      );
      await page.reload();
      await page.locator('hb-account h1').waitFor();
    };
    await comeBack('of-somebody-else');
    await page.getByRole('button', { name: 'Add a way to pay' }).waitFor();
    // A page that comes: the browser's own page about one that does not would come in between later.
    await page
      .context()
      .route('https://pay.example/**', (route) => route.fulfill({ body: 'The processor' }));
    await page.getByRole('button', { name: 'Add a way to pay' }).click();
    await page.waitForURL(/pay\.example/);
    const asked = new URL(page.url()).searchParams;
    expect(asked.get('return_url')).toBe(`${approval.origin}/account/payment`);
    await comeBack(asked.get('state') ?? '');
    await page.getByText('nothing is added before').waitFor();
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.getByText('Fill this in.').waitFor();
    await page.getByLabel('Name for it').fill('New card');
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect
      .poll(() => bodyOf(scene, '/api/changes'))
      .toEqual({
        change: { kind: 'add_instrument', setupToken: 'SETUP-TOKEN-1', label: 'New card' },
      });
    await scene.close();
  });

  it('changes a setting at once, and shows older orders on request', async () => {
    const scene = await openAccount('/settings');
    const { page } = scene;
    await page.getByLabel('Others hear my Echo too').uncheck();
    await page.getByText('Saved.').waitFor();
    expect(bodyOf(scene, '/api/settings')).toEqual({ isSharedDevice: false });
    await page.goto(`${scene.approval.origin}/account/history`);
    await page.getByRole('button', { name: 'Show older orders' }).click();
    await expect
      .poll(() => page.getByRole('button', { name: 'Show older orders' }).count())
      .toBe(0);
    await scene.close();
  });
});
