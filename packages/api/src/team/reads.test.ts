import { describe, expect, it } from 'vitest';
import type { Api } from '../createApi.ts';
import { ApiError } from '../http/apiError.ts';
import type { ApiErrorKind } from '../http/apiError.ts';
import type { CallAddress } from '../http/call.ts';
import type { CallInput } from '../http/http.ts';
import { invite, pendingInvites } from './invites.ts';
import { members } from './members.ts';
import { roleContext } from './roleContext.ts';
import { roleRequests } from './roleRequests.ts';

function clientOf(respond: () => unknown) {
  const calls: string[] = [];
  const send = async ({ method, path }: CallAddress, { query }: CallInput = {}) => {
    calls.push([`${method} ${path}`, ...Object.entries(query ?? {}).flat()].join(' '));
    return respond();
  };
  return { api: { http: { send } } as unknown as Api, calls };
}
const { signal } = new AbortController();
const row = { id: '1' };

describe('the team', () => {
  it('is loaded for the requested tenant', async () => {
    const { api, calls } = clientOf(() => [row]);
    expect(await members.load(api, {}, signal)).toHaveLength(1);
    expect(await pendingInvites.load(api, { tenantId: 't1' }, signal)).toHaveLength(1);
    expect(await roleRequests.load(api, {}, signal)).toHaveLength(1);
    expect(calls).toEqual([
      'GET /v1/team/members',
      'GET /v1/invite/pending tenant_id t1',
      'GET /v1/role-request/',
    ]);
  });

  it('has role requests as its only optional feature', () => {
    expect(
      [members, pendingInvites, roleContext, roleRequests].map((each) => each.isFeature),
    ).toEqual([undefined, undefined, undefined, true]);
  });
});

describe('the roles of the signed-in user', () => {
  it('are those of the server', async () => {
    const { api } = clientOf(() => ({ tenant_id: 't1', user_id: 'u1', is_tenant_admin: true }));
    const context = await roleContext.load(api, {}, signal);
    expect(context).toMatchObject({ tenantId: 't1', userId: 'u1', isTenantAdmin: true });
  });

  const failsBy = (kind: ApiErrorKind, status?: number) =>
    clientOf(() => {
      throw new ApiError(kind, { status });
    });

  it.each([400, 403, 404])('are null after a %d', async (status) => {
    expect(await roleContext.load(failsBy('http', status).api, {}, signal)).toBeNull();
  });

  it.each<[ApiErrorKind, number | undefined]>([
    ['http', 401],
    ['http', 429],
    ['http', 500],
    ['network', undefined],
    ['timeout', undefined],
    ['aborted', undefined],
    ['malformed', 200],
  ])('are kept after a failure of kind %s %d', async (kind, status) => {
    await expect(roleContext.load(failsBy(kind, status).api, {}, signal)).rejects.toMatchObject({
      kind,
    });
  });

  it('are kept after a response that is not an object', async () => {
    const { api } = clientOf(() => []);
    await expect(roleContext.load(api, {}, signal)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

it('allow no invite to an unknown tenant', async () => {
  const { api, calls } = clientOf(() => ({ tenant_id: null }));
  const sent = invite.send(api, { email: 'a@b.test', role: 'admin' });
  await expect(sent).rejects.toMatchObject({ kind: 'malformed', field: 'tenant_id' });
  expect(calls).toEqual(['GET /v1/rbac/user/context']);
});
