import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sessionCalls, teamCalls } from '@platform/api/contract';
import { demoPassword } from '@platform/sandbox';
import { clientOf } from '../support/appClient.ts';
import { expect, people, test } from '../support/fixtures.ts';
import { memberRow, openTeam, refreshes, requests, storedSession } from '../support/sessionPage.ts';

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

test('S10 leaves a session alone when a public call of it is refused', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  for (const { path } of [
    sessionCalls.login,
    sessionCalls.googleAuthUrl,
    sessionCalls.googleCallback,
    sessionCalls.googleProfile,
    sessionCalls.tokens,
    teamCalls.acceptInvite,
  ]) {
    await backend.fault({ path, ...refusal });
  }
  await page.evaluate(() => localStorage.setItem('fa_idp_state', `${Date.now()}.mine`));
  await page.goto('/auth/callback?code=code&state=mine');
  await expect(page.getByRole('main').getByText(ownWords)).toBeVisible();
  const before = await storedSession(page);

  const client = await clientOf(page);
  const outcomes = await client.send([
    { ...sessionCalls.login, json: null },
    { ...sessionCalls.googleAuthUrl, json: {} },
    { ...sessionCalls.googleCallback, json: {} },
    { ...sessionCalls.googleProfile },
    { ...sessionCalls.tokens },
    { ...teamCalls.acceptInvite, json: {} },
  ]);
  const refused = { isOk: false, status: 401, text: ownWords };
  expect(outcomes).toMatchObject(outcomes.map(() => refused));
  expect(await refreshes(backend)).toEqual([]);
  expect(await storedSession(page)).toEqual(before);
});

test('S11 takes no other status of a private call for the end of the session', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  const before = await storedSession(page);
  for (const status of [403, 404, 409, 422, 500]) {
    const message = `${ownWords}: ${status}`;
    await backend.fault({ method: 'DELETE', count: 1, status, body: { error: { message } } });
    await memberRow(page, 'Mateus Almeida').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(memberRow(page, 'Mateus Almeida')).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).click();
  }
  expect(await refreshes(backend)).toEqual([]);
  expect(await storedSession(page)).toEqual(before);
  await expect(page).toHaveURL(/\/settings\/teams$/);
});

test('S26 replays a write byte for byte and commits it once', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  const expectTwins = async (method: string, path: string) => {
    const sent = await requests(backend, { method, path });
    expect(sent.map(({ status }) => status)).toEqual([401, sent[1]?.status]);
    expect(sent[1]?.status).toBeLessThan(300);
    expect(sent[0]?.bodyHash).not.toBeNull();
    expect(sent[1]?.bodyHash).toBe(sent[0]?.bodyHash);
    expect(sent[1]?.tokenHash).not.toBe(sent[0]?.tokenHash);
  };

  await backend.fault({ method: 'POST', path: '/v1/invite-user', status: 401, count: 1 });
  await page.getByRole('button', { name: 'Invite User' }).click();
  await page.getByLabel('Email Address').fill('new.person@northwind.example');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Viewer' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(memberRow(page, 'new.person@northwind.example')).toHaveCount(1);
  await expectTwins('POST', '/v1/invite-user');
  expect(await backend.ledger('invite.created')).toHaveLength(1);

  const role = '/v1/team/member/usr_nw07/role';
  const change = async (to: string) => {
    const row = memberRow(page, 'Mateus Almeida');
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await row.getByRole('combobox').click();
    await page.getByRole('option', { name: to }).click();
    await row.getByRole('button', { name: 'Actions for Mateus Almeida' }).click();
    await page.getByRole('menuitem', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Role updated' })).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).last().click();
  };
  await backend.fault({ method: 'PATCH', path: role, status: 401, count: 1 });
  await change('Editor');
  await expectTwins('PATCH', role);
  await backend.fault({ method: 'PATCH', path: role, status: 405, count: 1 });
  await backend.fault({ method: 'PUT', path: role, status: 401, count: 1 });
  await change('Viewer');
  await expectTwins('PUT', role);
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

const foreign = 'elsewhere.example';
const evilPaths = [
  `https://${foreign}/v1/me`,
  `http://${foreign}`,
  `//${foreign}/v1/me`,
  `\\\\${foreign}\\v1\\me`,
  `/\\${foreign}/v1/me`,
  `javascript:alert(1)`,
  `data:text/html,x`,
  `/../../v1/me`,
  `/v1/%2e%2e/me`,
  `/v1/./me`,
  ` /v1/me`,
  `/v1/\nme`,
  '',
];

test('S27 refuses paths that lead away from the service', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  await openTeam(page);
  await backend.clearLog();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const client = await clientOf(page);
  const outcomes = await client.send(evilPaths.map((path) => ({ path })));
  expect(outcomes.map(({ isOk }) => isOk)).toEqual(evilPaths.map(() => false));
  expect(asked).toEqual([]);
  expect(await requests(backend)).toEqual([]);
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
