import { clientOf } from '../support/sessionClient.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  expectExpired,
  expiredMessage,
  expiredText,
  followLinksToTeam,
  memberRow,
  openTeam,
  refreshes,
  requests,
  storedSession,
} from '../support/sessionPage.ts';

/** Over all nine services; the auth service checks the token itself, the others have faults. */
const twentyCalls = [
  { service: 'auth', path: '/v1/me' },
  { service: 'auth', path: '/v1/rbac/user/context' },
  { service: 'auth', path: '/v1/team/members' },
  { service: 'auth', path: '/v1/role-request/' },
  { service: 'billing', path: '/v1/probe/a' },
  { service: 'billing', path: '/v1/probe/b' },
  { service: 'notifications', path: '/v1/probe/a' },
  { service: 'notifications', path: '/v1/probe/b' },
  { service: 'integrations', path: '/v1/probe/a' },
  { service: 'integrations', path: '/v1/probe/b' },
  { service: 'chatbot', path: '/v1/probe/a' },
  { service: 'chatbot', path: '/v1/probe/b' },
  { service: 'voice', path: '/v1/probe/a' },
  { service: 'voice', path: '/v1/probe/b' },
  { service: 'knowledge', path: '/v1/probe/a' },
  { service: 'knowledge', path: '/v1/probe/b' },
  { service: 'content', path: '/v1/probe/a' },
  { service: 'content', path: '/v1/probe/b' },
  { service: 'crm', path: '/v1/probe/a' },
  { service: 'crm', path: '/v1/probe/b' },
] as const;

test('S01 twenty calls that meet a 401 at once lead to one refresh, and each is sent once more', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  const client = await clientOf(page);
  const before = await storedSession(page);
  await backend.expire();
  await backend.fault({ path: '/v1/probe/*', status: 401, count: 16 });
  await backend.fault({ path: '/v1/probe/*', status: 200, body: {} });
  await backend.barrier({ method: 'GET', count: 20 });
  await backend.clearLog();

  const outcomes = await client.send(twentyCalls);

  expect(outcomes.filter(({ isOk }) => isOk)).toHaveLength(20);
  expect(await refreshes(backend)).toHaveLength(1);
  const sent = await requests(backend, { method: 'GET' });
  expect(sent.filter(({ status }) => status === 401)).toHaveLength(20);
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(new Set(sent.map(({ tokenHash }) => tokenHash)).size, 'old and new token').toBe(2);
  const different = new Set(sent.map(({ service, path, tokenHash }) => service + path + tokenHash));
  expect(different.size, 'each call once with either token').toBe(40);
  expect((await storedSession(page)).fa_access_token).not.toBe(before.fa_access_token);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
});

test('S03 a refresh that is refused under twenty calls ends the session once', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  await openTeam(page);
  const client = await clientOf(page);
  await backend.expire({ refresh: true });
  await backend.fault({ path: '/v1/probe/*', status: 401 });
  await backend.barrier({ method: 'GET', count: 20 });
  await backend.clearLog();

  const outcomes = await client.send(twentyCalls);

  expect(outcomes.filter((outcome) => !outcome.isOk && outcome.status === 401)).toHaveLength(20);
  await expectExpired(page);
  expect(await refreshes(backend)).toMatchObject([{ status: 401 }]);
  // A late call would show by then; the message stays until the next sign-in.
  await page.clock.runFor(5000);
  await expect(expiredMessage(page)).toHaveText(expiredText);
  expect(await requests(backend, { method: 'GET' })).toHaveLength(20);
  expect(await storedSession(page)).toEqual({});
});

for (const { clock, time } of [
  { clock: 'years late', time: '2016-02-29T12:00:00Z' },
  { clock: 'years early', time: '2040-02-29T12:00:00Z' },
]) {
  test(`S25 with a clock that is ${clock} the session is renewed at a 401 only, unseen`, async ({
    page,
    backend,
    signInAs,
  }) => {
    await page.clock.install({ time });
    await signInAs('admin');
    await backend.clearLog();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(60_000);
    expect(await refreshes(backend), 'no refresh by the clock').toEqual([]);
    await backend.expire();

    await followLinksToTeam(page);

    await expect(memberRow(page, 'Priya Nair')).toBeVisible();
    await page.clock.runFor(60_000);
    expect(await refreshes(backend)).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
