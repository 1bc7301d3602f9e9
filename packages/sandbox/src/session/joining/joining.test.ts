import { accountResponseSchema, agentsSchema, meSchema } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandbox } from '../../createSandbox.ts';
import type { Sandbox } from '../../createSandbox.ts';
import { CLIENT, Visitor, codeOf, signedIn } from '../../testing/visitor.ts';
import { nightDesk } from '../../voice/testing.ts';

const RETURN_URI = `${CLIENT}/auth/registerSuccess`;
const DAY_MS = 24 * 3_600_000;
/** Another address in each test, so that the data need not be reset. */
const nora = {
  email: '',
  password: 'a long enough one',
  first_name: 'Nora',
  last_name: '<b>Übel</b>',
  company: 'Northwind',
  frontend_redirect_uri: RETURN_URI,
};

let sandbox: Sandbox;
let visitor: Visitor;
let now = new Date();
let count = 0;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => now });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z');
  count += 1;
  nora.email = `Nora.${count}@New-Clinic.example`;
  visitor = new Visitor(sandbox);
});

const register = (changes: object = {}) =>
  visitor.post('/auth/v1/register', { ...nora, ...changes });

/** Links emailed to an address, newest first. */
async function links(email = nora.email): Promise<URL[]> {
  const response = await sandbox.app.request(`/sandbox/outbox?to=${email.toLowerCase()}`);
  const { mails } = (await response.json()) as { mails: { link: string }[] };
  return mails.map(({ link }) => new URL(link));
}

/** Opens a link as a browser does. Returns the outcome. */
async function open({ pathname, search }: URL): Promise<string | null> {
  const response = await visitor.raw(pathname + search);
  expect(response.status).toBe(303);
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(RETURN_URI);
  return back.searchParams.get('confirmation');
}

async function firstLink(): Promise<URL> {
  const [link] = await links();
  if (!link) throw new Error('No link was sent.');
  return link;
}

it('creates an account with its own tenant once the email is confirmed', async () => {
  const response = await register();
  expect(response).toMatchObject({ status: 201, body: { requires_verification: true } });
  expect(codeOf(await visitor.login(nora.email, nora.password))).toBe('EMAIL_NOT_CONFIRMED');
  expect(codeOf(await visitor.login(nora.email, 'another long one'))).toBe('INVALID_CREDENTIALS');

  const link = await firstLink();
  expect(await open(link)).toBe('confirmed');
  const { body } = await visitor.get('/auth/v1/tokens');
  visitor.keepTokens(body.tokens);
  expect(meSchema.parse((await visitor.get('/auth/v1/me')).body)).toMatchObject({
    email: nora.email.toLowerCase(),
    name: 'Nora <b>Übel</b>',
    roles: ['TenantAdmin'],
  });

  expect(await open(link)).toBe('used');
  expect(codeOf(await register())).toBe('EMAIL_EXISTS');
});

it('gives a new tenant only unconnected integrations, and lets it create a first agent', async () => {
  await register();
  await open(await firstLink());
  const { body } = await visitor.get('/auth/v1/tokens');
  visitor.keepTokens(body.tokens);

  const agents = async () => agentsSchema.parse((await visitor.get('/voice/v1/agents')).body).total;
  expect(await agents()).toBe(0);
  const found = Object.values((await visitor.get('/integrations/v1/tools/discover')).body);
  expect(new Set(found.map((each) => (each as { status: string }).status))).toEqual(
    new Set(['not_connected']),
  );
  expect((await visitor.get('/billing/v1/subscription/status')).body).toEqual({
    detail: 'Not Found',
  });
  expect((await visitor.post('/voice/v1/agents', nightDesk)).status).toBe(201);
  expect(await agents()).toBe(1);

  now = new Date(now.getTime() + 15 * DAY_MS);
  await visitor.login(nora.email, nora.password);
  expect(codeOf(await visitor.post('/voice/v1/agents', nightDesk))).toBe('PLAN_LIMIT');
});

it('sends another link, keeps the first valid, and responds the same to unknown emails', async () => {
  await register();
  const resend = (email: string) => visitor.post('/auth/v1/register/resend', { email });
  const knownEmail = await resend(nora.email);
  expect([knownEmail.status, knownEmail.body]).toEqual([
    202,
    (await resend('nobody@new.example')).body,
  ]);
  expect(await links('nobody@new.example')).toEqual([]);
  const [second, first] = await links();
  expect(await open(first as URL)).toBe('confirmed');
  expect(await open(second as URL)).toBe('used');
});

it('rejects a link that is expired, changed, or redirects elsewhere', async () => {
  await register();
  const link = await firstLink();
  const changed = new URL(link);
  changed.searchParams.set('token', 'another');
  expect(await open(changed)).toBe('invalid');

  const elsewhere = new URL(link);
  elsewhere.searchParams.set('to', 'https://evil.test/auth/registerSuccess');
  expect((await visitor.raw(elsewhere.pathname + elsewhere.search)).status).toBe(400);

  now = new Date(now.getTime() + DAY_MS + 1);
  expect(await open(link)).toBe('expired');
  expect(visitor.cookies.size).toBe(0);
});

it.each([
  ['email', { email: 'nora' }],
  ['password', { password: 'eleven char' }],
  ['password', { password: 'x'.repeat(257) }],
  ['first_name', { first_name: ' ', last_name: '' }],
  ['last_name', { last_name: 'x'.repeat(51) }],
  ['company', { company: ' N ' }],
  ['company', { company: 'N'.repeat(81) }],
  ['frontend_redirect_uri', { frontend_redirect_uri: 'https://evil.test/' }],
])('names the invalid field %s', async (field, changes) => {
  const response = await register(changes);
  expect(response.status).toBe(422);
  expect(response.body.error).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  expect(await links()).toEqual([]);
});

it('rejects an email that has an account', async () => {
  const response = await register({ email: 'Priya.Nair@northwind.example' });
  expect([response.status, codeOf(response)]).toEqual([409, 'EMAIL_EXISTS']);
});

it('signs in the person who accepts an invite', async () => {
  const response = await visitor.post('/auth/v1/accept-invite', {
    token: 'demo-invite-noor.haddad',
    first_name: 'Noor',
    last_name: 'Haddad',
    password: nora.password,
  });
  const joined = accountResponseSchema.parse(response.body);
  expect(joined).toMatchObject({
    email: 'noor.haddad@northwind.example',
    user: { name: 'Noor Haddad', roles: ['Editor'] },
  });
  visitor.keepTokens(response.body.tokens);
  expect((await visitor.get('/auth/v1/team/members')).status).toBe(200);
});

it('sends a role request to a person who has an account', async () => {
  const [link] = await links('tomasz.zielinski@northwind.example');
  const token = link?.searchParams.get('token') ?? '';
  await register({ email: 'tomasz.zielinski@northwind.example' });
  const [confirmation] = await links('tomasz.zielinski@northwind.example');
  await open(confirmation as URL);

  const accept = () =>
    visitor.post('/auth/v1/accept-invite', {
      token,
      first_name: 'Tomasz',
      password: nora.password,
    });
  expect(codeOf(await accept())).toBe('EMAIL_EXISTS');
  expect(codeOf(await accept())).toBe('ALREADY_ACCEPTED');

  await visitor.login('tomasz.zielinski@northwind.example', nora.password);
  const { body } = await visitor.get('/auth/v1/role-request/');
  expect(body.requests).toMatchObject([
    { tenant_name: 'Northwind', role_name: 'Viewer', requested_by: 'Priya Nair' },
  ]);
  const priya = await signedIn(sandbox, 'priya.nair');
  const invites = await priya.get('/auth/v1/invite/pending?tenant_id=tnt_4c81f0');
  expect(JSON.stringify(invites.body)).not.toContain('tomasz.zielinski');
});
