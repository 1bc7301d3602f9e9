import { contextSchema, membersSchema } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, codeOf, messageOf, signedIn } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

const PRIYA = 'usr_nw01';
const AMARA = 'usr_nw02';
const CHIARA = 'usr_nw06';
const HARBOUR_EDITOR = 'usr_ho02';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const setRole = (visitor: Visitor, id: string, new_role: unknown, method = 'PATCH') =>
  visitor.send(`/auth/v1/team/member/${id}/role`, { method, body: { new_role } });
const remove = (visitor: Visitor, id: string) =>
  visitor.send(`/auth/v1/team/member/${id}`, { method: 'DELETE' });
const list = async (visitor: Visitor) =>
  membersSchema.parse((await visitor.get('/auth/v1/team/members')).body);

describe('the team', () => {
  it('lists its own members only, in the order they joined', async () => {
    const names = (await list(await signedIn(sandbox, 'lucia.fernandez'))).map(({ name }) => name);
    expect(names).toEqual([
      'Priya Nair',
      'Amara Okafor',
      'Дмитрий Соколов',
      'Lucía Fernández',
      'Jonas Weber',
      'Chiara Ricci',
      'Mateus Almeida',
      'Ingrid Sørensen',
      'अनन्या शर्मा',
      'సాయి తేజ',
    ]);
    const others = await list(await signedIn(sandbox, 'ines.duarte@harbour-optics.example'));
    expect(others.map(({ name }) => name)).toEqual([
      'Inês Duarte',
      'Oskar Lindqvist',
      'Ελένη Παπαδοπούλου',
    ]);
  });

  it('returns the context of each member', async () => {
    const admin = await signedIn(sandbox, 'priya.nair');
    const editor = await signedIn(sandbox, 'amara.okafor');
    const context = async (visitor: Visitor) =>
      contextSchema.parse((await visitor.get('/auth/v1/rbac/user/context')).body);
    expect(await context(admin)).toMatchObject({
      tenantId: 'tnt_4c81f0',
      userId: PRIYA,
      roles: ['TenantAdmin'],
      isTenantAdmin: true,
    });
    expect(await context(editor)).toMatchObject({ roles: ['Editor'], isTenantAdmin: false });
  });
});

describe('changing a role', () => {
  it.each(['PATCH', 'PUT'])('works with %s and takes effect immediately', async (method) => {
    const admin = await signedIn(sandbox, 'priya.nair');
    const amara = await signedIn(sandbox, 'amara.okafor');
    expect((await setRole(admin, AMARA, 'TenantAdmin', method)).status).toBe(200);
    expect((await list(admin)).find(({ id }) => id === AMARA)?.role).toBe('TenantAdmin');
    expect((await setRole(amara, 'usr_nw04', 'Editor')).status).toBe(200);
  });

  it.each(['amara.okafor', 'lucia.fernandez'])('is denied to %s', async (mailbox) => {
    const visitor = await signedIn(sandbox, mailbox);
    for (const target of [PRIYA, AMARA, 'usr_nw04']) {
      expect((await setRole(visitor, target, 'TenantAdmin')).status).toBe(403);
    }
    expect(
      (await list(visitor)).map(({ role }) => role).filter((role) => role === 'TenantAdmin'),
    ).toHaveLength(3);
  });

  it('does not let admins demote themselves', async () => {
    const admin = await signedIn(sandbox, 'priya.nair');
    const response = await setRole(admin, PRIYA, 'Viewer');
    expect(response.status).toBe(403);
    expect(messageOf(response)).toBe('You cannot change your own admin role');
  });

  it.each(['Owner', 'EndUser', 'admin', '', null, 7])('rejects the role %j', async (role) => {
    const admin = await signedIn(sandbox, 'priya.nair');
    const response = await setRole(admin, AMARA, role);
    expect(response.status).toBe(422);
    expect(response.body.error).toMatchObject({
      fields: { new_role: expect.any(String) as string },
    });
  });
});

describe('removing a member', () => {
  it('ends their sessions and deletes them', async () => {
    const admin = await signedIn(sandbox, 'priya.nair');
    const amara = await signedIn(sandbox, 'amara.okafor');
    expect((await remove(admin, AMARA)).status).toBe(200);
    expect((await amara.get('/auth/v1/me')).status).toBe(401);
    const { refresh_token } = amara.tokens ?? {};
    expect((await amara.post('/auth/v1/refresh', { refresh_token })).status).toBe(401);
    expect((await remove(admin, AMARA)).status).toBe(404);
  });

  it.each([
    ['priya.nair', CHIARA, 403, 'Admins cannot be deleted'],
    ['priya.nair', PRIYA, 403, 'Admins cannot be deleted'],
    ['amara.okafor', AMARA, 403, "You can't delete your own account"],
    ['amara.okafor', 'usr_nw04', 403, 'You do not have permission for this action'],
    ['priya.nair', HARBOUR_EDITOR, 404, 'Member not found'],
    ['priya.nair', "x' OR '1'='1", 404, 'Member not found'],
  ])('by %s of %s responds with %i', async (mailbox, target, status, message) => {
    const response = await remove(await signedIn(sandbox, mailbox), encodeURIComponent(target));
    expect([response.status, messageOf(response)]).toEqual([status, message]);
  });
});

describe('tenancy', () => {
  it('hides the members of one tenant from the admins of another', async () => {
    const admin = await signedIn(sandbox, 'priya.nair');
    expect((await setRole(admin, HARBOUR_EDITOR, 'Viewer')).status).toBe(404);
    const harbour = await signedIn(sandbox, 'ines.duarte@harbour-optics.example');
    expect((await list(harbour)).find(({ id }) => id === HARBOUR_EDITOR)?.role).toBe('Editor');
  });
});

describe('a malformed JSON body', () => {
  it('gets a 400', async () => {
    const admin = await signedIn(sandbox, 'priya.nair');
    const response = await sandbox.app.request(`/auth/v1/team/member/${AMARA}/role`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${admin.tokens?.access_token ?? ''}` },
      body: '{"new_role":',
    });
    const body = (await response.json()) as Record<string, unknown>;
    expect([response.status, codeOf({ status: 400, headers: new Headers(), body })]).toEqual([
      400,
      'MALFORMED_JSON',
    ]);
  });
});
