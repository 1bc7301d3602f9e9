import { accountResponseSchema } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandbox } from '../../createSandbox.ts';
import type { Sandbox } from '../../createSandbox.ts';
import { CLIENT, Visitor, codeOf } from '../../testing/visitor.ts';

const RESET_PAGE = `${CLIENT}/auth/reset`;
const HOUR_MS = 3_600_000;
const priya = 'priya.nair@northwind.example';
const newPassword = 'an entirely new one';

let sandbox: Sandbox;
let visitor: Visitor;
let now = new Date();
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => now });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await sandbox.reset();
  visitor = new Visitor(sandbox);
});

const forgot = (email: string, changes: object = {}) =>
  visitor.post('/auth/v1/password/forgot', {
    email,
    frontend_redirect_uri: RESET_PAGE,
    ...changes,
  });
const reset = (token: string, password = newPassword) =>
  visitor.post('/auth/v1/password/reset', { token, password });

interface Mail {
  subject: string;
  link: string | null;
}

/** Mails to an address, newest first. */
async function mailsTo(email: string): Promise<Mail[]> {
  const response = await sandbox.app.request(`/sandbox/outbox?to=${email}`);
  return ((await response.json()) as { mails: Mail[] }).mails;
}

async function sentToken(email = priya): Promise<string> {
  await forgot(email);
  const [mail] = await mailsTo(email);
  const link = new URL(mail?.link ?? '');
  expect(link.origin + link.pathname).toBe(RESET_PAGE);
  return link.searchParams.get('token') ?? '';
}

it('sets a new password once, signs in with it and ends every other session', async () => {
  const other = new Visitor(sandbox);
  await other.login(priya, 'northwind-demo-26');
  expect((await other.get('/auth/v1/me')).status).toBe(200);

  const token = await sentToken();
  const response = await reset(token);
  expect(accountResponseSchema.parse(response.body)).toMatchObject({
    email: priya,
    user: { name: 'Priya Nair' },
  });
  visitor.keepTokens(response.body.tokens);
  expect((await visitor.get('/auth/v1/me')).status).toBe(200);
  expect((await other.get('/auth/v1/me')).status).toBe(401);

  expect(codeOf(await visitor.login(priya, 'northwind-demo-26'))).toBe('INVALID_CREDENTIALS');
  expect((await visitor.login(priya, newPassword)).status).toBe(200);
  expect((await mailsTo(priya))[0]).toMatchObject({ subject: 'Your password was changed' });
  expect(codeOf(await reset(token, 'yet another password'))).toBe('RESET_USED');
});

it('responds the same to unknown emails, and mails only active accounts', async () => {
  const known = await forgot(priya);
  for (const email of ['nobody@new.example', 'jonas.weber@northwind.example']) {
    const before = (await mailsTo(email)).length;
    const unknown = await forgot(email);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailsTo(email)).toHaveLength(before);
  }
});

it('mails an account of an identity provider that it has no password', async () => {
  const email = 'chiara.ricci@northwind.example';
  await forgot(email);
  expect((await mailsTo(email))[0]).toMatchObject({
    subject: 'Your account has no password',
    link: null,
  });
});

it('rejects a link that is unknown, older than an hour, or replaced by a newer one', async () => {
  expect(codeOf(await reset('no-such-token'))).toBe('RESET_NOT_FOUND');
  const first = await sentToken();
  const second = await sentToken();
  expect(codeOf(await reset(first))).toBe('RESET_EXPIRED');
  now = new Date(now.getTime() + HOUR_MS);
  expect(codeOf(await reset(second))).toBe('RESET_EXPIRED');
  expect((await visitor.login(priya, 'northwind-demo-26')).status).toBe(200);
});

it('rejects a short password and keeps the link valid', async () => {
  const token = await sentToken();
  const response = await reset(token, 'eleven char');
  expect(response.status).toBe(422);
  expect(response.body.error).toMatchObject({ fields: { password: expect.any(String) as string } });
  expect((await reset(token)).status).toBe(200);
});

it('rejects a page of another origin', async () => {
  const response = await forgot(priya, { frontend_redirect_uri: 'https://evil.test/auth/reset' });
  expect(response.status).toBe(422);
});
