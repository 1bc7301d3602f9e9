import { invitesSchema, roleRequestsSchema } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, Visitor, codeOf, messageOf, signedIn } from '../testing/visitor.ts';

const NORTHWIND = 'tnt_4c81f0';

let sandbox: Sandbox;
let admin: Visitor;
let now = new Date();
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => now });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await sandbox.reset();
  admin = await signedIn(sandbox, 'priya.nair');
});

const invite = (visitor: Visitor, email: string, changes: object = {}) =>
  visitor.post('/auth/v1/invite-user', {
    email,
    role_name: 'editor',
    tenant_id: NORTHWIND,
    ...changes,
  });
const pending = async (visitor: Visitor) =>
  invitesSchema.parse((await visitor.get(`/auth/v1/invite/pending?tenant_id=${NORTHWIND}`)).body);
const accept = (token: string, changes: object = {}) =>
  new Visitor(sandbox).post('/auth/v1/accept-invite', {
    token,
    first_name: 'Zoë',
    last_name: '<b>Nova</b>',
    password: 'a long enough one',
    ...changes,
  });

async function linkFor(email: string): Promise<string> {
  const response = await sandbox.app.request(`/sandbox/outbox?to=${email}`);
  const { mails } = (await response.json()) as { mails: { link: string }[] };
  return mails[0]?.link ?? '';
}

describe('inviting', () => {
  it('sends an email whose link creates a member who can sign in', async () => {
    expect((await invite(admin, 'Zoe@New.example')).status).toBe(201);
    expect(await pending(admin)).toContainEqual(
      expect.objectContaining({ email: 'zoe@new.example', role: 'Editor', status: 'Pending' }),
    );

    const link = new URL(await linkFor('zoe@new.example'));
    expect(link.origin + link.pathname).toBe(`${CLIENT}/invite/accept`);
    const token = link.searchParams.get('token') ?? '';
    expect(await accept(token)).toMatchObject({ status: 200, body: { email: 'zoe@new.example' } });

    const zoe = new Visitor(sandbox);
    const login = await zoe.login('zoe@new.example', 'a long enough one');
    expect(login.body.user_info).toMatchObject({ name: 'Zoë <b>Nova</b>', roles: ['Editor'] });
    expect(codeOf(await accept(token))).toBe('ALREADY_ACCEPTED');
  });

  it.each([
    ['amara.okafor@northwind.example', 'already exists in tenant'],
    ['oskar.lindqvist@harbour-optics.example', 'already exists in the system'],
    ['noor.haddad@northwind.example', 'Pending invitation'],
    ['NOOR.HADDAD@northwind.example', 'Pending invitation'],
  ])('rejects %s with the message %j', async (email, phrase) => {
    const response = await invite(admin, email);
    expect(response.status).toBe(409);
    expect(messageOf(response)).toContain(phrase);
  });

  it.each(['amara.okafor', 'lucia.fernandez'])('is denied to %s', async (mailbox) => {
    const response = await invite(await signedIn(sandbox, mailbox), 'new@new.example');
    expect(response.status).toBe(403);
    expect(messageOf(response)).toBe("Permission 'users.manage' required");
  });

  it('is denied for another tenant', async () => {
    expect((await invite(admin, 'new@new.example', { tenant_id: 'tnt_9b27d3' })).status).toBe(404);
    const list = await admin.get('/auth/v1/invite/pending?tenant_id=tnt_9b27d3');
    expect(list.status).toBe(404);
  });

  it.each([
    ['email', { email: 'nobody' }],
    ['role_name', { role_name: 'owner' }],
    ['tenant_id', { tenant_id: null }],
  ])('names the invalid field %s', async (field, changes) => {
    const response = await invite(admin, 'new@new.example', changes);
    expect(response.status).toBe(422);
    expect(response.body.error).toMatchObject({
      fields: { [field]: expect.any(String) as string },
    });
  });

  it('creates one of two concurrent invites', async () => {
    const responses = await Promise.all([1, 2].map(() => invite(admin, 'twice@new.example')));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('is possible again once the first has expired', async () => {
    expect((await invite(admin, 'late.answer@northwind.example')).status).toBe(201);
  });
});

describe('a pending invite', () => {
  it('is listed to members, without expired ones', async () => {
    const viewer = await signedIn(sandbox, 'lucia.fernandez');
    expect((await pending(viewer)).map(({ email }) => email)).toEqual([
      'noor.haddad@northwind.example',
      'tomasz.zielinski@northwind.example',
    ]);
  });

  it('has the link of its latest email for those who may invite', async () => {
    const linkOf = async (visitor: Visitor) =>
      (await pending(visitor)).find(({ email }) => email === 'noor.haddad@northwind.example')?.link;
    const link = await linkOf(admin);
    expect(link).toBe(await linkFor('noor.haddad@northwind.example'));
    expect(await linkOf(await signedIn(sandbox, 'lucia.fernandez'))).toBeUndefined();

    await admin.send('/auth/v1/invites/inv_01', { method: 'DELETE' });
    await invite(admin, 'noor.haddad@northwind.example');
    const next = await linkOf(admin);
    expect(next).not.toBe(link);
    const token = new URL(next ?? '').searchParams.get('token') ?? '';
    expect((await accept(token)).status).toBe(200);
  });

  it('is cancelled by an admin of its tenant, once', async () => {
    const cancel = (visitor: Visitor, id: string) =>
      visitor.send(`/auth/v1/invites/${id}`, { method: 'DELETE' });
    expect((await cancel(await signedIn(sandbox, 'amara.okafor'), 'inv_01')).status).toBe(403);
    expect((await cancel(admin, 'inv_05')).status).toBe(404);
    expect((await cancel(admin, 'inv_01')).status).toBe(200);
    expect((await cancel(admin, 'inv_01')).status).toBe(404);
    expect(codeOf(await accept('demo-invite-noor.haddad'))).toBe('INVITE_CANCELLED');
    expect((await invite(admin, 'noor.haddad@northwind.example')).status).toBe(201);
  });

  it.each([
    ['no-such-token', 404, 'INVITE_NOT_FOUND'],
    ['demo-invite-changed.plans', 410, 'INVITE_CANCELLED'],
    ['demo-invite-late.answer', 410, 'INVITE_EXPIRED'],
  ])('with the token %s responds with %i', async (token, status, code) => {
    const response = await accept(token);
    expect([response.status, codeOf(response)]).toEqual([status, code]);
  });

  it('expires after seven days', async () => {
    now = new Date(now.getTime() + 7 * 24 * 3600 * 1000);
    expect(codeOf(await accept('demo-invite-noor.haddad'))).toBe('INVITE_EXPIRED');
  });

  it.each([
    ['password', { password: 'short' }],
    ['password', { password: undefined }],
    ['first_name', { first_name: ' ', last_name: '' }],
    ['last_name', { last_name: 'x'.repeat(51) }],
    ['email', { email: 'somebody@else.example' }],
  ])('is not accepted with an invalid %s, and stays open', async (field, changes) => {
    const response = await accept('demo-invite-noor.haddad', changes);
    expect(response.status).toBe(422);
    expect(response.body.error).toMatchObject({
      fields: { [field]: expect.any(String) as string },
    });
    expect((await accept('demo-invite-noor.haddad')).status).toBe(200);
  });
});

describe('a role request', () => {
  const list = async (visitor: Visitor) =>
    roleRequestsSchema.parse((await visitor.get('/auth/v1/role-request/')).body);
  const answerTo = (visitor: Visitor, id: string, answer: 'accept' | 'reject') =>
    visitor.post(`/auth/v1/role-request/${id}/${answer}`);

  it('is visible to and answered by its user only', async () => {
    const amara = await signedIn(sandbox, 'amara.okafor');
    expect(await list(amara)).toEqual([]);
    expect((await answerTo(amara, 'rrq_01', 'accept')).status).toBe(404);
    expect(await list(admin)).toMatchObject([
      { id: 'rrq_01', tenantName: 'Harbour Optics', role: 'Editor', requestedBy: 'Inês Duarte' },
    ]);
  });

  it('makes a member of the other tenant when it is accepted, once', async () => {
    expect((await answerTo(admin, 'rrq_01', 'accept')).status).toBe(200);
    expect(codeOf(await answerTo(admin, 'rrq_01', 'reject'))).toBe('ALREADY_ANSWERED');
    expect(await list(admin)).toEqual([]);
    const ines = await signedIn(sandbox, 'ines.duarte@harbour-optics.example');
    expect((await ines.get('/auth/v1/team/members')).body.members).toContainEqual(
      expect.objectContaining({ user_id: 'usr_nw01', role: 'Editor' }),
    );
  });

  it('changes nothing when it is rejected', async () => {
    expect((await answerTo(admin, 'rrq_01', 'reject')).status).toBe(200);
    const ines = await signedIn(sandbox, 'ines.duarte@harbour-optics.example');
    expect((await ines.get('/auth/v1/team/members')).body.members).toHaveLength(3);
  });
});
