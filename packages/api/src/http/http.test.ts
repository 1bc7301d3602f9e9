import type { AssignableRole } from '@platform/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startBackend } from '../testing/backend.ts';
import { createWorld, tokenSet } from '../testing/world.ts';
import { invite } from '../team/invites.ts';
import { changeMemberRole, listMembers } from '../team/members.ts';
import { login } from '../session/login.ts';
import { DEFAULT_MESSAGE } from './apiError.ts';
import { createHelpers } from './helpers.ts';
import type { CallAddress } from './call.ts';
import { send } from './send.ts';

const read: CallAddress = {
  service: 'crm',
  method: 'GET',
  path: '/v1/contacts/',
  access: 'private',
};
const remove: CallAddress = { service: 'crm', method: 'DELETE', path: '/v1/x', access: 'private' };

async function signedIn() {
  const world = await createWorld();
  const { api, ended, serverTimes } = world.openTab();
  api.store.begin(tokenSet(1));
  return { ...world, api, ended, serverTimes, http: api.http };
}

describe('credentials of a call', () => {
  it('sends the token on private calls only', async () => {
    const { backend, http } = await signedIn();
    backend.on('GET /v1/contacts/', () => ({ body: [] }));
    await http.send(read);
    await http.send({ ...read, access: 'public' });
    expect(backend.log.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer access-1',
      undefined,
    ]);
  });

  it('C1 sends the credentials of a login in the query and null as the body', async () => {
    const { backend, http } = await signedIn();
    backend.on('POST /v1/login', () => ({ body: { auth_url: 'https://idp.test/' } }));
    const query = { email: 'a+b@acme.test', redirectUri: 'http://app.test/auth' };
    await send(http, login, { query: { ...query, password: 'p&=?' } });
    await send(http, login, { query });
    const [first, second] = backend.log;
    expect(first?.query.get('password')).toBe('p&=?');
    expect(first?.query.get('email')).toBe('a+b@acme.test');
    expect(first?.body).toBe('null');
    expect(first?.headers.authorization).toBeUndefined();
    expect(second?.query.has('password')).toBe(false);
  });

  it.each([
    ['the replacing token', 'Bearer renewed', true, ['given', 'renewed'], ['seen']],
    ['no token at all', '', true, ['given', 'renewed'], 401],
    ['no token, without a renewal', '', false, ['given'], 401],
    ['the given token', 'Bearer given', true, ['given'], ['seen']],
  ] as const)('sends a bearer call to a server that accepts %s', async (...row) => {
    const [, accepted, renews, tokens, outcome] = row;
    const { backend, http, ended } = await signedIn();
    backend.on('GET /v1/contacts/', ({ headers }) =>
      headers.authorization === accepted ? { body: ['seen'] } : { status: 401, body: {} },
    );
    const renewed: string[] = [];
    const renew = async (refused: string) => {
      renewed.push(refused);
      return 'renewed';
    };
    const sent = http.send(
      { ...read, access: 'bearer' },
      { token: 'given', ...(renews && { renew }) },
    );
    expect(await sent.catch(({ status }: { status: number }) => status)).toEqual(outcome);
    expect(backend.log.map(({ headers }) => headers.authorization)).toEqual(
      tokens.map((token) => `Bearer ${token}`),
    );
    expect(renewed).toEqual(tokens.length === 2 ? ['given'] : []);
    expect(ended).toEqual([]);
  });

  it('S10 never refreshes for a public call', async () => {
    const { backend, http, ended } = await signedIn();
    backend.on('POST /v1/login', () => ({ status: 401, body: { error: { message: 'Wrong' } } }));
    const query = { email: 'a@b.test', redirectUri: 'http://app.test/auth' };
    await expect(send(http, login, { query })).rejects.toMatchObject({
      status: 401,
      message: 'Wrong',
    });
    expect(backend.count('POST /v1/refresh')).toBe(0);
    expect(ended).toEqual([]);
  });
});

describe('responses', () => {
  it.each<[string, object]>([
    ['JSON', { body: [1] }],
    ['JSON as text', { body: '[1]', headers: { 'content-type': 'text/plain' } }],
    ['JSON as HTML', { body: '[1]', headers: { 'content-type': 'text/html' } }],
    ['JSON with a byte order mark', { body: '\uFEFF[1]' }],
  ])('D02 reads %s', async (_, reply) => {
    const { backend, http } = await signedIn();
    backend.on('GET /v1/contacts/', () => reply);
    expect(await http.send(read)).toEqual([1]);
  });

  it('report the server time, even for an error', async () => {
    const { backend, http, serverTimes } = await signedIn();
    const date = 'Thu, 26 Nov 2026 21:00:00 GMT';
    const statuses = [200, 503];
    backend.on('GET /v1/contacts/', () => ({
      status: statuses.shift() ?? 500,
      body: [],
      headers: { date },
    }));
    await http.send(read);
    await expect(http.send(read)).rejects.toMatchObject({ status: 503 });
    expect(serverTimes).toEqual([new Date(date), new Date(date)]);
  });

  it('D01 have an undefined body for 204 and for an empty body', async () => {
    const { backend, http } = await signedIn();
    backend.on('DELETE /v1/x', () => ({ status: 204 }));
    expect(await http.send(remove)).toBeUndefined();
  });

  it.each<[string, object]>([
    ['truncated JSON', { body: '{"members":[', headers: { 'content-type': 'application/json' } }],
    ['a page', { body: '<!doctype html><p>Login</p>', headers: { 'content-type': 'text/html' } }],
    [
      'a page that claims to be JSON',
      { body: '<p>', headers: { 'content-type': 'application/json' } },
    ],
    ['plain text', { body: 'OK' }],
    ['an empty body', {}],
    ['another shape', { body: { detail: 'Not Found' } }],
  ])('D01 D02 rejects %s as malformed', async (_, reply) => {
    const { backend, http } = await signedIn();
    backend.on('GET /v1/team/members', () => reply);
    await expect(send(http, listMembers)).rejects.toMatchObject({
      kind: 'malformed',
      message: DEFAULT_MESSAGE,
    });
  });

  it('report the first invalid field of a malformed response', async () => {
    const { backend, http } = await signedIn();
    backend.on('GET /v1/team/members', () => ({ body: { members: 5 } }));
    await expect(send(http, listMembers)).rejects.toMatchObject({ field: 'members' });
  });

  it.each([502, 503, 403])('D03 never show text of an HTML page with %i', async (status) => {
    const { backend, http } = await signedIn();
    const body = '<html><body><h1>Bad Gateway</h1></body></html>';
    backend.on('GET /v1/contacts/', () => ({ status, body }));
    await expect(http.send(read)).rejects.toMatchObject({
      kind: 'http',
      status,
      message: DEFAULT_MESSAGE,
      body: undefined,
    });
  });

  it('D11 report the delay that the server asks for', async () => {
    const { backend, http } = await signedIn();
    const headers = { 'retry-after': '2' };
    backend.on('GET /v1/contacts/', () => ({ status: 503, body: {}, headers }));
    await expect(http.send(read)).rejects.toMatchObject({ status: 503, retryAfter: 2_000 });
  });

  it('P13 may have unknown fields', async () => {
    const { backend, http } = await signedIn();
    const body = { members: [{ user_id: 'u1', shoe_size: 43 }], page: {} };
    backend.on('GET /v1/team/members', () => ({ body }));
    expect(Object.keys((await send(http, listMembers))[0] ?? {}).sort()).toEqual([
      'email',
      'id',
      'key',
      'name',
      'role',
      'status',
    ]);
  });
});

describe('no response', () => {
  it('D16 fails with `network` if the connection breaks, before or within the body', async () => {
    const { backend, http } = await signedIn();
    backend.on('GET /v1/contacts/', () => 'drop');
    await expect(http.send(read)).rejects.toMatchObject({
      kind: 'network',
      message: DEFAULT_MESSAGE,
    });
    backend.on('GET /v1/contacts/', () => 'half');
    await expect(http.send(read)).rejects.toMatchObject({ kind: 'network' });
  });

  it('D09 times out', async () => {
    const { backend, http } = await signedIn();
    backend.on('GET /v1/contacts/', () => 'hang');
    await expect(http.send(read, { timeout: 50 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it("aborts for the caller's signal", async () => {
    const { backend, http } = await signedIn();
    backend.on('GET /v1/contacts/', () => 'hang');
    const controller = new AbortController();
    const response = http
      .send(read, { signal: controller.signal })
      .catch((error: unknown) => error);
    await expect.poll(() => backend.log.length).toBe(1);
    controller.abort();
    expect(await response).toMatchObject({ kind: 'aborted' });
    const again = http.send(read, { signal: controller.signal });
    await expect(again).rejects.toMatchObject({ kind: 'aborted' });
    expect(backend.log).toHaveLength(1);
  });

  it('L07 reports no failure while the page unloads', async () => {
    const { backend, openTab } = await createWorld();
    const { api } = openTab({ isLeaving: () => true });
    api.store.begin(tokenSet(1));
    backend.on('GET /v1/contacts/', () => 'drop');
    await expect(api.http.send(read)).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('M02 never sends a failed write again', async () => {
    const { backend, http } = await signedIn();
    for (const reply of [{ status: 500, body: {} }, 'drop'] as const) {
      backend.on('DELETE /v1/x', () => reply);
      await expect(http.send(remove)).rejects.toThrow(DEFAULT_MESSAGE);
    }
    expect(backend.count('DELETE /v1/x')).toBe(2);
  });
});

describe('redirects', () => {
  it('S27 send no token to a foreign origin, whose response is rejected', async () => {
    const foreign = await startBackend();
    onTestFinished(() => foreign.close());
    foreign.on('GET /take', () => ({ body: { members: [] } }));
    foreign.on('POST /take', () => ({ body: {} }));
    const { backend, http } = await signedIn();
    const redirect = { status: 307, headers: { location: `${foreign.address}/take` } };
    backend.on('GET /v1/contacts/', () => redirect);
    backend.on('POST /v1/refresh', () => redirect);
    await expect(http.send(read)).rejects.toMatchObject({ kind: 'network' });
    const refresh: CallAddress = {
      service: 'auth',
      method: 'POST',
      path: '/v1/refresh',
      access: 'public',
    };
    await expect(http.send(refresh, { json: { refresh_token: 'r' } })).rejects.toThrow(
      DEFAULT_MESSAGE,
    );
    expect(foreign.log.filter(({ headers }) => headers.authorization)).toEqual([]);
    expect(foreign.count('POST /take')).toBe(0);
  });

  it('are followed within the service', async () => {
    const { backend, http } = await signedIn();
    backend.on('GET /v1/contacts/', () => ({ status: 307, headers: { location: '/v1/contacts' } }));
    backend.on('GET /v1/contacts', () => ({ body: [7] }));
    expect(await http.send(read)).toEqual([7]);
  });
});

describe('helpers', () => {
  it('join a relative path to the chatbot service for the six kinds of call', async () => {
    const { backend, api } = await signedIn();
    const helpers = createHelpers(api.http);
    const form = new FormData();
    form.set('name', 'x');
    for (const call of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      backend.on(`${call} /things`, () => ({ body: { ok: true } }));
    }
    await helpers.get('things', { query: { limit: 5 } });
    await helpers.post('/things', { a: 1 });
    await helpers.postForm('/things', form);
    await helpers.put('/things', {});
    await helpers.patch('/things', {});
    await helpers.delete('/things');
    expect(backend.log.map(({ call }) => call.split(' ')[0])).toEqual([
      'GET',
      'POST',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
    ]);
    expect(backend.log[0]?.query.get('limit')).toBe('5');
  });

  it.each(['https://evil.test/x', '//evil.test/x', '/../x'])('S27 reject %j', async (path) => {
    const { backend, api } = await signedIn();
    await expect(createHelpers(api.http).get(path)).rejects.toThrow(TypeError);
    expect(backend.log).toEqual([]);
  });
});

describe('team calls', () => {
  const CHANGE = '/v1/team/member/u1/role';
  const change = (role: AssignableRole) => ({ params: { id: 'u1' }, body: { role } });

  it.each([405, 501])('use PUT instead of PATCH after %i from then on', async (status) => {
    const { backend, http } = await signedIn();
    backend.on(`PATCH ${CHANGE}`, () => ({ status, body: {} }));
    backend.on(`PUT ${CHANGE}`, () => ({ body: {} }));
    await send(http, changeMemberRole, change('Editor'));
    await send(http, changeMemberRole, change('Viewer'));
    expect(backend.log.map(({ call }) => call.split(' ')[0])).toEqual(['PATCH', 'PUT', 'PUT']);
    expect(backend.log[1]?.body).toBe('{"new_role":"Editor"}');
  });

  it.each([400, 403, 404, 500])('keep using PATCH after %i', async (status) => {
    const { backend, http } = await signedIn();
    backend.on(`PATCH ${CHANGE}`, () => ({ status, body: {} }));
    await expect(send(http, changeMemberRole, change('Editor'))).rejects.toMatchObject({ status });
    expect(backend.log).toHaveLength(1);
  });

  it('fetch the tenant from the context before an invite', async () => {
    const { backend, api } = await signedIn();
    backend.on('GET /v1/rbac/user/context', () => ({ body: { tenant_id: 't1', user_id: 'u1' } }));
    backend.on('POST /v1/invite-user', () => ({ status: 201, body: {} }));
    await invite.send(api, { email: 'x@y.test', role: 'editor' });
    expect(backend.log.map(({ call }) => call)).toEqual([
      'GET /v1/rbac/user/context',
      'POST /v1/invite-user',
    ]);
    expect(JSON.parse(backend.log[1]?.body ?? '')).toEqual({
      email: 'x@y.test',
      role_name: 'editor',
      tenant_id: 't1',
    });
  });
});
