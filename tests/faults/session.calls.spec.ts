import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPassword } from '@platform/sandbox';
import { clientOf } from '../support/sessionClient.ts';
import { expect, people, test } from '../support/fixtures.ts';
import type { SandboxControl } from '@platform/sandbox/testing';
import { openTeam, refreshes, requests, storedSession } from '../support/sessionPage.ts';
import { clickFiveTimes, TeamPage } from '../support/teamPage.ts';

const ownWords = 'The words of the service';
const refusal = { status: 401, body: { error: { code: 'NO', message: ownWords } } };

test('S10 tells the words of a refused sign-in and refreshes nothing', async ({
  page,
  backend,
}) => {
  await backend.fault({ path: '/v1/login', count: 1, ...refusal });
  await backend.fault({ path: '/v1/google-auth-url', ...refusal });
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  const submit = page.getByRole('button', { name: 'Continue', exact: true });
  const form = page.getByRole('main');
  await submit.click();
  await expect(form.getByText(ownWords)).toBeVisible();
  await submit.click();
  const password = page.getByLabel('Password', { exact: true });
  await backend.fault({ path: '/v1/login', count: 1, ...refusal });
  await password.fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(password).toHaveAccessibleDescription(new RegExp(ownWords));
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(form.getByText(ownWords)).toBeVisible();
  expect(await refreshes(backend)).toEqual([]);
});

test('S11 takes no other status of a private call for the end of the session', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const team = new TeamPage(page);
  await team.open();
  const before = await storedSession(page);
  for (const status of [403, 404, 409, 422, 500]) {
    const message = `${ownWords}: ${status}`;
    await backend.fault({ method: 'DELETE', count: 1, status, body: { error: { message } } });
    await team.remove('Mateus Almeida');
    await expect(team.toast(message)).toBeVisible();
    await expect(team.row('Mateus Almeida')).toBeVisible();
    await team.closeToasts();
  }
  expect(await refreshes(backend)).toEqual([]);
  expect(await storedSession(page)).toEqual(before);
  await expect(page).toHaveURL(/\/settings\/teams$/);
});

/** Expects two requests that differ in nothing but the token: the first refused, the second taken. */
async function expectTwins(backend: SandboxControl, method: string, path: string): Promise<void> {
  const sent = await requests(backend, { method, path });
  expect(sent.map(({ status }) => Number(status) < 300)).toEqual([false, true]);
  expect(sent[0]?.status).toBe(401);
  expect(sent[0]?.bodyHash).not.toBeNull();
  expect(sent[1]?.bodyHash).toBe(sent[0]?.bodyHash);
  expect(sent[1]?.tokenHash).not.toBe(sent[0]?.tokenHash);
}

test('S26 replays a write byte for byte and commits it once', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const team = new TeamPage(page);
  await team.open();
  await backend.fault({ method: 'POST', path: '/v1/invite-user', status: 401, count: 1 });
  await team.invite('new.person@northwind.example', 'Viewer');
  await expect(team.row('new.person@northwind.example')).toHaveCount(1);
  await expectTwins(backend, 'POST', '/v1/invite-user');
  expect(await backend.ledger('invite.created')).toHaveLength(1);

  const path = '/v1/team/member/usr_nw07/role';
  await backend.fault({ method: 'PATCH', path, status: 401, count: 1 });
  await team.changeRole('Mateus Almeida', 'Editor');
  await expect(team.toast('Role updated')).toBeVisible();
  await expectTwins(backend, 'PATCH', path);
  await team.closeToasts();
  await backend.fault({ method: 'PATCH', path, status: 405, count: 1 });
  await backend.fault({ method: 'PUT', path, status: 401, count: 1 });
  await team.changeRole('Mateus Almeida', 'Viewer');
  await expect(team.toast('Role updated')).toBeVisible();
  await expectTwins(backend, 'PUT', path);
  expect(await backend.ledger('member.role_changed')).toHaveLength(2);
});

test('S26 replays a form with a file byte for byte', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  await openTeam(page);
  const path = '/v1/files';
  await backend.fault({ service: 'chatbot', path, status: 401, count: 1 });
  await backend.fault({ service: 'chatbot', path, status: 200, body: {} });
  const { handle } = await clientOf(page);
  await handle.evaluate(async ({ http }, to) => {
    const form = new FormData();
    form.set('title', 'Notes');
    form.set('file', new File([new Uint8Array(70_000).fill(7)], 'notes.bin'));
    await http.send({ service: 'chatbot', method: 'POST', path: to, access: 'private' }, { form });
  }, path);
  const sent = await requests(backend, { path });
  expect(sent.map(({ status }) => status)).toEqual([401, 200]);
  expect(new Set(sent.map(({ bodyHash }) => bodyHash)).size).toBe(1);
});

test('S27 shows the token to no origin that a service redirects to', async ({
  page,
  backend,
  signInAs,
  runtimeConfig,
}) => {
  const seen: { url: string | undefined; authorization: string | undefined }[] = [];
  const stranger = createServer((request, response) => {
    const { origin = '*', authorization } = request.headers;
    if (request.method !== 'OPTIONS') seen.push({ url: request.url, authorization });
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'authorization, accept, content-type');
    response.end('{"stolen":true}');
  });
  await once(stranger.listen(0, '127.0.0.1'), 'listening');
  const { port } = stranger.address() as AddressInfo;
  const location = `http://127.0.0.1:${port}/steal`;
  // The policy alone would stop this; the client is to stop it where a host has a laxer one.
  runtimeConfig['PLATFORM_EXTRA_URL'] = `http://127.0.0.1:${port}`;
  try {
    await signInAs('admin');
    await openTeam(page);
    const client = await clientOf(page);
    for (const service of ['auth', 'crm'] as const) {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const path = `/v1/away/${method}`;
        await backend.fault({ service, path, status: 302, headers: { location } });
        expect(await client.send([{ service, method, path }])).toMatchObject([
          { isOk: false, kind: 'network' },
        ]);
      }
    }
    expect(seen.length, 'the redirect of a read is followed').toBeGreaterThan(0);
    expect(seen.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
  } finally {
    stranger.close();
  }
});

test('M01 a sign-in and a sign-out that are pressed five times are sent once', async ({
  page,
  backend,
}) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  await clickFiveTimes(page.getByRole('button', { name: 'Continue', exact: true }));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await clickFiveTimes(page.getByRole('button', { name: 'Sign in' }));
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await backend.log({ method: 'POST', path: '/v1/login' })).toHaveLength(2);

  await page.getByRole('button', { name: 'Priya Nair', exact: true }).click();
  await clickFiveTimes(page.getByRole('menuitem', { name: 'Sign out' }));
  await expect(page).toHaveURL(/\/auth$/);
  expect(await backend.log({ method: 'POST', path: '/v1/auth/logout' })).toHaveLength(1);
});
