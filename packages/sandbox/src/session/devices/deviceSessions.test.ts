import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandbox } from '../../createSandbox.ts';
import type { Sandbox } from '../../createSandbox.ts';
import { CLIENT, Visitor, codeOf, loginPath, signedIn } from '../../testing/visitor.ts';
import { demoPassword } from '../../seed/demoAccounts.ts';

const priya = 'priya.nair@northwind.example';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

let sandbox: Sandbox;
let now = new Date();
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => now });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await sandbox.reset();
});

const wait = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

async function signIn(userAgent: string): Promise<Visitor> {
  const visitor = new Visitor(sandbox);
  const headers = { 'User-Agent': userAgent };
  const { body } = await visitor.send(loginPath(priya, demoPassword), {
    method: 'POST',
    body: null,
    headers,
  });
  visitor.keepTokens(body.tokens);
  return visitor;
}

interface Listed {
  id: string;
  is_current: boolean;
  last_used_at: string;
}

async function sessionsOf(visitor: Visitor): Promise<Listed[]> {
  const { body } = await visitor.get('/auth/v1/sessions');
  return body.sessions as Listed[];
}

const end = (visitor: Visitor, id: string) =>
  visitor.send(`/auth/v1/sessions/${id}`, { method: 'DELETE' });

it('lists the sessions of the caller alone: the own first, then the last used first', async () => {
  await signedIn(sandbox, 'amara.okafor');
  const desk = await signIn(WINDOWS);
  wait(SECOND);
  await signIn(IPHONE);
  wait(SECOND);
  await signIn('');
  const at = (second: number) => `2026-11-21T10:00:0${second}.000Z`;
  const times = (second: number) => ({ started_at: at(second), last_used_at: at(second) });
  const id = expect.any(String) as string;
  expect(await sessionsOf(desk)).toEqual([
    { id, is_current: true, device: 'desktop', browser: 'Chrome', system: 'Windows', ...times(0) },
    { id, is_current: false, ...times(2) },
    { id, is_current: false, device: 'phone', browser: 'Safari', system: 'iOS', ...times(1) },
  ]);
});

it('ends another session: its tokens and cookie are refused, and a second time changes nothing', async () => {
  const desk = await signIn(WINDOWS);
  const phone = await signIn(IPHONE);
  const [, other] = await sessionsOf(desk);
  for (const _ of [1, 2]) expect((await end(desk, other?.id ?? '')).status).toBe(200);

  expect((await phone.get('/auth/v1/me')).status).toBe(401);
  const { refresh_token } = phone.tokens ?? {};
  const refreshed = await phone.post('/auth/v1/refresh', { refresh_token });
  expect(codeOf(refreshed)).toBe('REFRESH_REFUSED');
  expect(codeOf(await phone.get('/auth/v1/tokens'))).toBe('NO_SESSION');
  expect(await sessionsOf(desk)).toHaveLength(1);
});

it('ends neither the own session nor one of another person', async () => {
  const desk = await signIn(WINDOWS);
  const amara = await signedIn(sandbox, 'amara.okafor');
  const [own] = await sessionsOf(desk);
  expect(codeOf(await end(desk, own?.id ?? ''))).toBe('CURRENT_SESSION');
  expect((await end(amara, own?.id ?? '')).status).toBe(404);
  expect((await end(desk, 'no-such-session')).status).toBe(404);
  expect((await desk.get('/auth/v1/me')).status).toBe(200);
});

it('ends all other sessions of the caller', async () => {
  const amara = await signedIn(sandbox, 'amara.okafor');
  const desk = await signIn(WINDOWS);
  const others = [await signIn(IPHONE), await signIn('')];
  const response = await desk.send('/auth/v1/sessions', { method: 'DELETE' });
  expect(response.status).toBe(200);
  for (const other of others) expect((await other.get('/auth/v1/me')).status).toBe(401);
  expect((await amara.get('/auth/v1/me')).status).toBe(200);
  expect(await sessionsOf(desk)).toMatchObject([{ is_current: true }]);
});

it('stores the last use at most once a minute', async () => {
  const desk = await signIn(WINDOWS);
  const lastUse = async () => (await sessionsOf(desk))[0]?.last_used_at;
  wait(59 * SECOND);
  expect(await lastUse()).toBe('2026-11-21T10:00:00.000Z');
  wait(SECOND);
  await desk.get('/auth/v1/me');
  expect(await lastUse()).toBe('2026-11-21T10:01:00.000Z');
});

it('leaves out sessions that were not used for a week', async () => {
  await signIn(IPHONE);
  wait(7 * DAY);
  expect(await sessionsOf(await signIn(WINDOWS))).toHaveLength(1);
});
