import { checkoutCalls, connectionCalls, googleSignInCalls } from '@platform/api/contract';
import { SandboxControl } from '@platform/sandbox/testing';
import { newAdmin } from './mailbox.ts';
import { assertThat } from './mismatch.ts';
import type { Prepared } from './prepared.ts';
import type { ContentMaker } from './sample.ts';
import { purchase } from './samples/billing.ts';
import type { World } from './world.ts';

/** More polls than a run sends, so that a late payment stays unconfirmed. */
const MANY_POLLS = 1000;

/** Prepares requests that start on a page on which a user would consent or pay. */
export function preparedBySandbox(url: string): Prepared[] {
  return [
    prepared('googleSignIn.callback', signIn('chiara.ricci@northwind.example')),
    prepared('googleSignIn.callback', signIn('guest@elsewhere.example'), 'NOT_A_MEMBER'),
    prepared('connections.completeSlack', consent('slack')),
    prepared('connections.completeAggregated', consent('gmail')),
    prepared('connections.completeOAuth', consent('hubspot')),
    prepared('subscription.cancel', async (world) => ({ as: await buyer(world, 'pay') })),
    prepared(
      'checkout.create',
      async (world) => {
        await new SandboxControl(url).set({ confirmationPolls: MANY_POLLS });
        const as = await buyer(world, 'payLate');
        return { ...(await purchase(world.as(as))), as };
      },
      'CHECKOUT_PENDING',
    ),
    prepared(
      'contacts.list',
      async () => {
        const body = { error: { code: 'INTERNAL', message: 'The service failed' } };
        const fault = { service: 'crm', method: 'GET', count: 1, status: 500, body };
        await new SandboxControl(url).fault(fault);
        return {};
      },
      'INTERNAL',
    ),
  ];
}

const prepared = (call: string, content: ContentMaker, code?: string): Prepared => ({
  call,
  content,
  code,
  times: 1,
  once: false,
});

/**
 * Submits the form of a page.
 * @returns the URL that the browser is redirected to
 */
async function submit(page: URL, form: Record<string, string>): Promise<URL> {
  const response = await fetch(page.origin + page.pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: page.origin },
    body: new URLSearchParams(form),
  });
  assertThat(response.status === 303, 'a redirect from the page', response.status);
  return new URL(response.headers.get('location') ?? '');
}

const codeIn = ({ searchParams }: URL) => ({
  code: searchParams.get('code') ?? '',
  state: searchParams.get('state') ?? '',
});

/** Returns a code of the identity provider. */
const signIn =
  (email: string): ContentMaker =>
  async (world) => {
    const redirect_uri = `${world.config.origin}/auth/callback`;
    const state = world.unique('state');
    const { auth_url } = await world.prepare<{ auth_url: string }>(googleSignInCalls.authUrl, {
      body: { tenant_id: null, redirect_uri, state },
    });
    const form = { redirect_uri, state, email, decision: 'continue' };
    return { body: { ...codeIn(await submit(new URL(auth_url), form)), redirect_uri } };
  };

/** Returns a provider's code with all requested permissions. */
const consent =
  (provider: string): ContentMaker =>
  async (world) => {
    const redirect_uri = `${world.config.origin}/integrations/callback`;
    const { url } = await world.prepare<{ url: string }>(connectionCalls.connect, {
      params: { provider },
      body: { redirect_uri, scopes: [], provider },
    });
    const page = new URL(url);
    const state = page.searchParams.get('state') ?? '';
    const back = await submit(page, { state, decision: 'allow' });
    return { params: { provider }, body: { ...codeIn(back), redirect_uri } };
  };

/** Creates an admin of a new tenant that has bought a plan. */
async function buyer(world: World, decision: 'pay' | 'payLate') {
  const person = await newAdmin(world);
  const worldOfPerson = world.as(person);
  const session = await worldOfPerson.prepare<{ url: string }>(
    checkoutCalls.create,
    await purchase(worldOfPerson),
  );
  await submit(new URL(session.url), { decision });
  return person;
}
