import { callbackResponseSchema, googleAuthUrlResponseSchema } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../createSandbox.ts';
import type { Sandbox } from '../../createSandbox.ts';
import { CLIENT, Visitor, codeOf, loginPath, signedIn } from '../../testing/visitor.ts';

const CALLBACK = `${CLIENT}/auth/callback`;
const CHIARA = 'chiara.ricci@northwind.example';

let sandbox: Sandbox;
let visitor: Visitor;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  visitor = new Visitor(sandbox);
});

/** Submits the consent page as a user would. Returns the redirect URL. */
async function decide(authUrl: string, email: string, decision = 'continue') {
  const { searchParams } = new URL(authUrl);
  const response = await sandbox.app.request('/auth/identity/authorize', {
    method: 'POST',
    headers: { Origin: 'http://localhost' },
    body: new URLSearchParams({
      redirect_uri: searchParams.get('redirect_uri') ?? '',
      state: searchParams.get('state') ?? '',
      email,
      decision,
    }),
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

async function authUrl(): Promise<string> {
  const { body } = await visitor.post('/auth/v1/google-auth-url', {
    tenant_id: null,
    redirect_uri: CALLBACK,
    state: 'state-1',
  });
  const response = googleAuthUrlResponseSchema.parse(body);
  expect(response.state).toBe('state-1');
  if (typeof response.authUrl !== 'string') throw new Error('no address');
  return response.authUrl;
}

function exchange(code: string | null, changes: object = {}) {
  return visitor.post('/auth/v1/oauth/google/callback', {
    code,
    state: 'state-1',
    redirect_uri: CALLBACK,
    ...changes,
  });
}

describe('the identity provider', () => {
  it('shows a consent page with its people', async () => {
    const page = await visitor.get(
      new URL(await authUrl()).pathname + new URL(await authUrl()).search,
    );
    expect(page.body.text).toContain(CHIARA);
    expect(page.body.text).toContain('Continue</button>');
    expect(page.body.text).toContain('Cancel</button>');
  });

  it('signs in: consent, one-time code, cookie, tokens', async () => {
    const back = await decide(await authUrl(), CHIARA);
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(back.searchParams.get('state')).toBe('state-1');
    const code = back.searchParams.get('code');

    const response = callbackResponseSchema.parse((await exchange(code)).body);
    expect(response).toMatchObject({ isSuccess: true, tokens: null, user: { email: CHIARA } });
    const { body } = await visitor.get('/auth/v1/tokens');
    visitor.keepTokens(body.tokens);
    expect((await visitor.get('/auth/v1/me')).body.name).toBe('Chiara Ricci');

    expect(codeOf(await exchange(code))).toBe('INVALID_CODE');
  });

  it('binds a code to its state and URL', async () => {
    const code = (await decide(await authUrl(), CHIARA)).searchParams.get('code');
    expect(codeOf(await exchange(code, { state: 'other' }))).toBe('INVALID_CODE');
    expect(codeOf(await exchange(code, { redirect_uri: `${CLIENT}/` }))).toBe('INVALID_CODE');
    expect((await exchange(code)).status).toBe(200);
  });

  it('reports a cancelled consent', async () => {
    const back = await decide(await authUrl(), CHIARA, 'cancel');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      state: 'state-1',
    });
  });

  it('rejects users who are not members', async () => {
    const back = await decide(await authUrl(), 'guest@elsewhere.example');
    const response = await exchange(back.searchParams.get('code'));
    expect([response.status, codeOf(response)]).toEqual([403, 'NOT_A_MEMBER']);
  });

  it('does not redirect to other origins', async () => {
    const page = await visitor.get(
      '/auth/identity/authorize?redirect_uri=https://evil.test&state=x',
    );
    expect(page.status).toBe(400);
    const consent = await sandbox.app.request('/auth/identity/authorize', {
      method: 'POST',
      headers: { Origin: 'http://localhost' },
      body: new URLSearchParams({
        redirect_uri: 'https://evil.test',
        state: 'x',
        email: CHIARA,
        decision: 'continue',
      }),
    });
    expect(consent.status).toBe(400);
    const response = await visitor.post('/auth/v1/google-auth-url', {
      tenant_id: null,
      redirect_uri: 'https://evil.test/auth/callback',
      state: 'x',
    });
    expect(response.status).toBe(422);
  });

  it('handles the login of a user without a password, and returns with a cookie', async () => {
    const { body } = await visitor.post(loginPath(CHIARA), null);
    const back = await decide(String(body.auth_url), CHIARA);
    expect(back.pathname).toBe('/auth/identity/return');

    const foreign = await new Visitor(sandbox).get(back.pathname + back.search);
    expect(foreign.status).toBe(400);
    const home = await visitor.get(back.pathname + back.search);
    expect(home.headers.get('location')).toBe(`${CLIENT}/auth`);
    expect((await visitor.get('/auth/v1/tokens')).body.user_data).toMatchObject({ email: CHIARA });
  });

  it('returns the external profile of the bearer of a token', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const token = priya.tokens?.access_token ?? '';
    const { body } = await visitor.get(`/auth/v1/oauth/google/profile?access_token=${token}`);
    expect(body).toMatchObject({ given_name: 'Priya', family_name: 'Nair' });
    expect((await visitor.get('/auth/v1/oauth/google/profile')).status).toBe(401);
  });
});
