import {
  acceptInvite,
  acceptRoleRequest,
  cancelInvite,
  changeMemberRole,
  changeProfile,
  confirmationUri,
  createApi,
  getGoogleAuthUrl,
  getGoogleProfile,
  getMe,
  getRoleContext,
  getTokens,
  invite,
  joinByInvite,
  listMembers,
  listPendingInvites,
  listRoleRequests,
  login,
  logout,
  postGoogleCallback,
  readConfig,
  register,
  rejectRoleRequest,
  removeMember,
  requestRefresh,
  resendConfirmation,
  send,
  signIn,
} from '@platform/api';
import type { Api, ApiError } from '@platform/api';
import { tokensSchema } from '@platform/api/contract';
import { createSandbox, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const CLIENT = 'http://client.test';
const PRIYA = 'priya.nair@northwind.example';
const AMARA = 'amara.okafor@northwind.example';

let sandbox: Sandbox;
let api: Api;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  api = openApi();
});

function openApi(): Api {
  const values = new Map<string, string>();
  return createApi({
    config: readConfig(sandbox.clientConfig()),
    onSessionEnded: (reason) => {
      throw new Error(`The session ended: ${reason}.`);
    },
    environment: {
      origin: CLIENT,
      openStorage: () => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      }),
      events: null,
      locks: null,
      isOnline: () => true,
      isLeaving: () => false,
      forgetAddresses: () => {},
    },
  });
}

async function enter(email = PRIYA) {
  const result = await signIn(api, { email, password: demoPassword });
  expect(result).toMatchObject({ status: 'signedIn', user: { email } });
  return api.http;
}

async function memberId(email: string): Promise<string> {
  const members = await send(api.http, listMembers);
  return members.find((member) => member.email === email)?.id ?? '';
}

function failure(promise: Promise<unknown>): Promise<ApiError> {
  return promise.then(
    () => {
      throw new Error('The call did not fail.');
    },
    (error: ApiError) => error,
  );
}

describe('session calls', () => {
  it('login asks for the password, refuses a wrong one and answers tokens', async () => {
    expect(await signIn(api, { email: PRIYA })).toEqual({ status: 'passwordRequired' });
    expect(await signIn(api, { email: PRIYA, password: 'wrong' })).toMatchObject({
      reason: 'wrongPassword',
    });
    const answer = await send(api.http, login, {
      query: { email: PRIYA, redirectUri: `${CLIENT}/auth`, password: demoPassword },
    });
    expect(answer).toMatchObject({ user: { name: 'Priya Nair' }, authUrl: null });
    expect(answer.tokens?.refreshToken).toBeTruthy();
  });

  it('login sends a person without a password to the identity provider', async () => {
    const result = await signIn(api, { email: 'chiara.ricci@northwind.example' });
    expect(result).toMatchObject({ status: 'redirect' });
  });

  it('me, tokens and logout', async () => {
    const http = await enter();
    expect(await send(http, getMe)).toMatchObject({ email: PRIYA, roles: ['TenantAdmin'] });
    // Node keeps no cookies: without one there is nothing to exchange.
    expect(await failure(send(http, getTokens))).toMatchObject({ status: 401 });
    const token = api.store.tokens()?.accessToken ?? '';
    await send(http, logout, { token });
    const answer = await http.request({ ...getMe, access: 'bearer' }, { token });
    expect(answer.status).toBe(401);
  });

  it('refresh rotates and refuses a spent token', async () => {
    const http = await enter();
    const spent = api.store.tokens()?.refreshToken ?? '';
    const renewed = await requestRefresh(http, spent);
    expect(tokensSchema.parse(renewed.body).refreshToken).not.toBe(spent);
    expect(await requestRefresh(http, spent)).toMatchObject({ status: 401, format: 'json' });
  });

  it('google: address, consent, callback and profile', async () => {
    const redirectUri = `${CLIENT}/auth/callback`;
    const state = 'f'.repeat(64);
    const start = await send(api.http, getGoogleAuthUrl, { body: { redirectUri, state } });
    expect(start.state).toBe(state);
    expect(start.authUrl).toEqual(expect.stringMatching(/^http:/));
    const address = new URL(start.authUrl as string);
    const consent = await sandbox.app.request('/auth/identity/authorize', {
      method: 'POST',
      headers: { Origin: 'http://localhost' },
      body: new URLSearchParams({
        redirect_uri: address.searchParams.get('redirect_uri') ?? '',
        state: address.searchParams.get('state') ?? '',
        email: 'chiara.ricci@northwind.example',
        decision: 'continue',
      }),
    });
    const back = new URL(consent.headers.get('location') ?? '');
    const code = back.searchParams.get('code') ?? '';
    const answer = await send(api.http, postGoogleCallback, {
      body: { code, state, redirectUri },
    });
    expect(answer).toMatchObject({ isSuccess: true, user: { name: 'Chiara Ricci' } });

    await enter();
    const token = api.store.tokens()?.accessToken ?? '';
    const profile = await send(api.http, getGoogleProfile, {
      query: { accessToken: token },
      token,
    });
    expect(profile).toMatchObject({ firstName: 'Priya', lastName: 'Nair' });
  });
});

describe('team calls', () => {
  it('context, members and pending invites', async () => {
    const http = await enter();
    const context = await send(http, getRoleContext);
    expect(context).toMatchObject({ isTenantAdmin: true, roles: ['TenantAdmin'] });
    const members = await send(http, listMembers);
    expect(members.find(({ id }) => id === context.userId)).toMatchObject({
      name: 'Priya Nair',
      role: 'TenantAdmin',
      status: 'Active',
    });
    const invites = await send(http, listPendingInvites, {
      query: { tenantId: context.tenantId ?? '' },
    });
    expect(invites.length).toBeGreaterThan(0);
    expect(invites.every(({ id, status }) => id !== '' && status === 'Pending')).toBe(true);
  });

  it('invites, and cancels the invite', async () => {
    const http = await enter();
    const email = 'new.person@northwind.example';
    await invite.send(api, { email, role: 'editor' });
    const { tenantId } = await send(http, getRoleContext);
    const find = async () =>
      (await send(http, listPendingInvites, { query: { tenantId: tenantId ?? '' } })).find(
        (invite) => invite.email === email,
      );
    expect(await find()).toMatchObject({ role: 'Editor' });
    const again = await failure(invite.send(api, { email, role: 'editor' }));
    expect(again.serverMessage).toContain('Pending invitation');
    await send(http, cancelInvite, { params: { id: (await find())?.id ?? '' } });
    expect(await find()).toBeUndefined();
  });

  it('changes a role and removes a member', async () => {
    const http = await enter();
    const id = await memberId(AMARA);
    await send(http, changeMemberRole, { params: { id }, body: { role: 'Viewer' } });
    expect((await send(http, listMembers)).find((member) => member.id === id)?.role).toBe('Viewer');
    await send(http, removeMember, { params: { id } });
    expect(await memberId(AMARA)).toBe('');
  });

  it('refuses a non-admin in words', async () => {
    await enter(AMARA);
    const refused = await failure(invite.send(api, { email: 'x@y.example', role: 'viewer' }));
    expect(refused).toMatchObject({ kind: 'http', status: 403 });
    expect(refused.serverMessage).toContain("Permission 'users.manage' required");
  });

  it('accepts an invite without a token; refuses an unknown one', async () => {
    const body = { token: 'unknown', firstName: 'A', lastName: 'B', password: 'long enough 12' };
    expect(await failure(send(api.http, acceptInvite, { body }))).toMatchObject({ status: 404 });
  });

  it('opens the session of whoever accepts an invite', async () => {
    const body = {
      token: 'demo-invite-noor.haddad',
      firstName: 'Noor',
      lastName: '',
      password: 'long enough 12',
    };
    const joined = await joinByInvite(api, body);
    expect(joined).toMatchObject({
      email: 'noor.haddad@northwind.example',
      user: { name: 'Noor' },
    });
    expect(await send(api.http, getMe)).toMatchObject({ roles: ['Editor'] });
    const again = await failure(joinByInvite(api, body));
    expect(again.body).toMatchObject({ error: { code: 'ALREADY_ACCEPTED' } });
  });

  it('registers an account and sends its e-mail again', async () => {
    const body = {
      email: 'nora@new.example',
      password: 'long enough 12',
      firstName: 'Nora',
      lastName: '',
      company: 'New Clinic',
      redirectUri: confirmationUri(api),
    };
    expect(await send(api.http, register, { body })).toEqual({ needsConfirmation: true });
    await send(api.http, resendConfirmation, { body: { email: body.email } });
    const known = await failure(send(api.http, register, { body: { ...body, email: PRIYA } }));
    expect(known).toMatchObject({ status: 409, body: { error: { code: 'EMAIL_EXISTS' } } });
  });

  it('tells which ways in a person has, and what the tenant is called', async () => {
    const http = await enter();
    expect(await send(http, getMe)).toMatchObject({
      signInMethods: [
        { method: 'password', lastUsedAt: expect.stringMatching(/^20/) as string },
        { method: 'google', lastUsedAt: '' },
      ],
      signedInAt: expect.stringMatching(/^20/) as string,
    });
    expect(await send(http, getRoleContext)).toMatchObject({ tenantName: 'Northwind' });
  });

  it('changes a name in every list, and keeps a picture under an address of its own', async () => {
    const http = await enter();
    const png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';
    const names = { firstName: 'प्रिया', lastName: 'Nair' };
    const changed = await changeProfile.send(api, { ...names, picture: png });
    expect(changed.name).toBe('प्रिया Nair');
    expect(changed.picture).toMatch(/^http:.*\/auth\/v1\/pictures\/[\w-]{43}$/);
    const served = await fetch(changed.picture);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect((await served.arrayBuffer()).byteLength).toBe(16);
    expect((await send(http, listMembers)).map(({ name }) => name)).toContain('प्रिया Nair');

    // Left out it stays; '' takes it away.
    expect((await changeProfile.send(api, names)).picture).toBe(changed.picture);
    expect((await changeProfile.send(api, { ...names, picture: '' })).picture).toBe('');
    expect((await fetch(changed.picture)).status).toBe(404);
  });

  it.each([
    ['no name', { firstName: ' ', lastName: '' }, 'first_name'],
    ['a name of 51 letters', { firstName: 'a'.repeat(51), lastName: '' }, 'first_name'],
    ['a picture of another type', { picture: 'data:image/png;base64,R0lGODlh' }, 'picture'],
    ['a picture elsewhere', { picture: 'https://pictures.test/a.png' }, 'picture'],
    ['a drawing', { picture: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'picture'],
    [
      'a picture of 3 MB',
      { picture: `data:image/jpeg;base64,${'/9j/'.repeat(750_000)}` },
      'picture',
    ],
  ])('refuses a profile with %s', async (_what, change, field) => {
    await enter();
    const body = { firstName: 'Priya', lastName: 'Nair', ...change };
    const refused = await failure(changeProfile.send(api, body));
    expect(refused.status).toBe(422);
    expect(refused.body).toHaveProperty(['error', 'fields', field]);
  });

  it('lists role requests and answers each once', async () => {
    const http = await enter();
    const [request] = await send(http, listRoleRequests);
    expect(request).toMatchObject({ tenantName: 'Harbour Optics', role: 'Editor' });
    await send(http, acceptRoleRequest, { params: { id: request?.id ?? '' } });
    expect(await send(http, listRoleRequests)).toEqual([]);
    expect(
      await failure(send(http, rejectRoleRequest, { params: { id: request?.id ?? '' } })),
    ).toMatchObject({
      status: 409,
    });
  });
});
