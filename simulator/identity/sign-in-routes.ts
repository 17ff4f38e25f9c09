/** The sign-in form and what happens when it is sent. */
import { urlencoded, type Express, type Request, type Response } from 'express';
import { errors, type Interaction, type Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Customers } from './customers.ts';
import { FRESH_QUERY, signInPage, type SignInPage } from './pages/sign-in-page.ts';
import { stoppedPage } from './pages/stopped-page.ts';

const formSchema = z.object({
  username: z.string().trim().toLowerCase().max(64),
  passphrase: z.string().max(200),
});

const WRONG = 'That name and passphrase do not belong together. You are not signed in. Try again.';

export function signInRoutes(app: Express, { provider, customers, issuer }: SignInParts): void {
  app.get('/interaction/:uid', async (request, response) => {
    const interaction = await findInteraction(provider, request, response);
    if (interaction === undefined) {
      response.status(400).type('html').send(stoppedPage());
      return;
    }
    if (interaction.prompt.name === 'login') {
      response
        .type('html')
        .send(signInPage({ ...aboutPage(interaction, { customers, request }), username: '' }));
      return;
    }
    // The only other question is consent, which these clients need not ask.
    await provider.interactionFinished(request, response, { consent: {} });
  });

  app.post(
    '/interaction/:uid',
    urlencoded({ extended: false, limit: '4kb' }),
    async (request, response) => {
      const interaction = await findInteraction(provider, request, response);
      if (interaction?.prompt.name !== 'login' || !isOwnForm(request, issuer)) {
        response.status(400).type('html').send(stoppedPage());
        return;
      }
      const form = formSchema.safeParse(request.body);
      const username = form.data?.username ?? '';
      const signIn = form.success
        ? customers.signIn(form.data.username, form.data.passphrase)
        : { outcome: 'wrong' as const };
      if (signIn.outcome !== 'signed_in') {
        const isWait = signIn.outcome === 'wait';
        const fault = isWait ? waitWords(signIn.seconds) : WRONG;
        response.status(isWait ? 429 : 400).type('html');
        response.send(
          signInPage({ ...aboutPage(interaction, { customers, request }), username, fault }),
        );
        return;
      }
      await forgetOtherCustomer(provider, interaction, signIn.sub);
      await provider.interactionFinished(
        request,
        response,
        { login: { accountId: signIn.sub, amr: ['pwd'] } },
        { mergeWithLastSubmission: false },
      );
    },
  );
}

export interface SignInParts {
  readonly provider: Provider;
  readonly customers: Customers;
  readonly issuer: string;
}

async function findInteraction(
  provider: Provider,
  request: Request,
  response: Response,
): Promise<Interaction | undefined> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    return interaction.uid === request.params['uid'] ? interaction : undefined;
  } catch (fault) {
    if (fault instanceof errors.SessionNotFound) return undefined;
    throw fault;
  }
}

/** A form of another origin of the same site would carry the Lax cookies: it is refused. */
function isOwnForm(request: Request, issuer: string): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  return (
    (origin === undefined || origin === issuer) && (site === undefined || site === 'same-origin')
  );
}

/** The library would ask the browser to sign out first, by a page with a script. Here the new sign-in simply takes the old one's place. */
async function forgetOtherCustomer(
  provider: Provider,
  interaction: Interaction,
  sub: string,
): Promise<void> {
  const { session } = interaction;
  if (session?.uid === undefined || session.accountId === sub) return;
  const old = await provider.Session.findByUid(session.uid);
  await old?.destroy();
  delete interaction.session;
  await interaction.persist();
}

function aboutPage(
  { uid, params }: Interaction,
  { customers, request }: { readonly customers: Customers; readonly request: Request },
): Pick<SignInPage, 'uid' | 'isFresh' | 'purpose' | 'demoNames'> {
  const isFresh = request.originalUrl.endsWith(FRESH_QUERY);
  return { uid, isFresh, purpose: purposeWords(params, isFresh), demoNames: customers.names };
}

/** The card asks for a sign-in made now before it shows a code or takes a passkey, and only then. */
function purposeWords(params: Interaction['params'], isFresh: boolean): string {
  if (params['client_id'] !== 'approval-card') {
    return 'Let Alexa shop in your name. It can propose orders; only you can confirm one.';
  }
  return isFresh
    ? 'This proves that it is you, before a code is shown or a passkey is added. Nothing is bought by signing in.'
    : 'Show that it is you. Nothing is bought by signing in.';
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries with this name. You are not signed in. Wait ${
    minutes === 1 ? 'a minute' : `${String(minutes)} minutes`
  }, then try again.`;
}
