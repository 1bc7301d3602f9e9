import type { Role } from '@platform/domain';
import { describe, expect, it } from 'vitest';
import {
  refuseCancelInvite,
  refuseChangeRole,
  refuseEditRole,
  refuseInvite,
  refuseRemove,
} from './policy.ts';
import type { TeamTarget } from './policy.ts';
import { actorOf, isTenantAdmin } from './actor.ts';
import type { Actor } from './actor.ts';
import { refuseSubscription } from './subscriptionPolicy.ts';
import { PERMISSIONS, permissionsOf } from './table.ts';

function actor(role: string, changes: Partial<Actor> = {}): Actor {
  return { userId: 'me', roles: [role], isTenantAdmin: false, permissions: [], ...changes };
}

function member(id: string, role: Role): TeamTarget {
  return { kind: 'member', id, role };
}

const pending: TeamTarget = { kind: 'invite', id: 'i1', role: 'TenantAdmin' };

describe('permissionsOf', () => {
  it.each<[string, readonly string[]]>([
    ['TenantAdmin', PERMISSIONS],
    ['Editor', ['content.view', 'users.view']],
    ['Viewer', ['content.view', 'users.view']],
    ['EndUser', []],
  ])('grants %s the permissions of the matrix', (role, expected) => {
    expect([...permissionsOf(actor(role))].sort()).toEqual([...expected].sort());
  });

  it('adds explicit permissions to those of the roles', () => {
    const granted = permissionsOf(actor('Viewer', { permissions: ['users.invite'] }));
    expect([...granted].sort()).toEqual(['content.view', 'users.invite', 'users.view']);
  });
});

describe('isTenantAdmin', () => {
  it.each([
    actor('Viewer', { isTenantAdmin: true }),
    actor('TENANTADMIN'),
    actor('Viewer', { roles: ['viewer', 'tenantadmin'] }),
  ])('is true for %j', (admin) => {
    expect(isTenantAdmin(admin)).toBe(true);
  });

  it('is false for others', () => {
    expect(isTenantAdmin(actor('Editor'))).toBe(false);
    expect(isTenantAdmin(actor('', { roles: [] }))).toBe(false);
  });
});

describe('actorOf', () => {
  const user = { id: 'me', roles: ['TenantAdmin'] };

  it('X08 prefers fetched roles to the stored ones', () => {
    expect(isTenantAdmin(actorOf(actor('Viewer'), user))).toBe(false);
  });

  it('uses the user’s own roles if the context has none', () => {
    expect(isTenantAdmin(actorOf(actor('', { roles: [] }), user))).toBe(true);
  });

  it('permits no write if the context could not be loaded', () => {
    const withoutContext = actorOf(null, user);
    expect(refuseInvite(withoutContext)).toBe('noPermission');
    expect(permissionsOf(withoutContext).has('users.view')).toBe(true);
    expect(withoutContext).toMatchObject({ userId: 'me', roles: [] });
    expect(actorOf(null, null)).toMatchObject({ userId: '', roles: [] });
  });
});

describe('team actions', () => {
  const admin = actor('TenantAdmin');
  const editor = actor('Editor');

  it('invites and cancels invites as admin only', () => {
    expect(refuseInvite(admin)).toBeNull();
    expect(refuseInvite(editor)).toBe('noPermission');
    expect(refuseCancelInvite(admin)).toBeNull();
    expect(refuseCancelInvite(editor)).toBe('noPermission');
  });

  it('lets admins edit roles, except their own and those of pending rows', () => {
    expect(refuseEditRole(admin, member('other', 'TenantAdmin'))).toBeNull();
    expect(refuseEditRole(admin, member('me', 'TenantAdmin'))).toBe('ownAdminRole');
    expect(refuseEditRole(admin, pending)).toBe('pendingRow');
    expect(refuseEditRole(editor, member('me', 'Editor'))).toBe('cannotEditRoles');
  });

  it('does not change the role of an invite, for any offered role', () => {
    expect(refuseChangeRole(admin, pending, 'Editor')).toBe('noPermission');
    expect(refuseChangeRole(admin, pending, 'TenantAdmin')).toBe('noPermission');
  });

  it('lets an admin whose row shows another role change it, too', () => {
    expect(refuseEditRole(admin, member('me', 'Editor'))).toBeNull();
    expect(refuseChangeRole(admin, member('me', 'Editor'), 'Viewer')).toBeNull();
  });

  it('blocks a demotion of oneself and any change by a non-admin', () => {
    expect(refuseChangeRole(admin, member('me', 'TenantAdmin'), 'Editor')).toBe('ownAdminDemotion');
    expect(refuseChangeRole(admin, member('me', 'TenantAdmin'), 'TenantAdmin')).toBeNull();
    expect(refuseChangeRole(admin, member('other', 'TenantAdmin'), 'Viewer')).toBeNull();
    expect(refuseChangeRole(editor, member('other', 'Viewer'), 'Editor')).toBe('noPermission');
  });

  it('never removes admins, and never lets a non-admin remove accounts', () => {
    expect(refuseRemove(admin, member('other', 'TenantAdmin'))).toBe('adminNotDeletable');
    expect(refuseRemove(admin, member('other', 'Editor'))).toBeNull();
    expect(refuseRemove(editor, member('me', 'Editor'))).toBe('ownAccount');
    expect(refuseRemove(editor, member('other', 'Viewer'))).toBe('noPermission');
  });

  it.each<[string, Actor, TeamTarget]>([
    ['neither has an id', actor('TenantAdmin', { userId: '' }), member('', 'TenantAdmin')],
    ['the row has none', admin, member('', 'TenantAdmin')],
    ['the person has none', actor('TenantAdmin', { userId: '' }), member('other', 'TenantAdmin')],
    ['an invite has the id of the person', admin, { ...pending, id: 'me' }],
  ])("does not take a row for the user's own account if %s", (_why, person, row) => {
    expect(refuseEditRole(person, row)).not.toBe('ownAdminRole');
    expect(refuseChangeRole(person, row, 'Editor')).not.toBe('ownAdminDemotion');
    const other = { ...person, roles: ['Editor'] };
    expect(refuseRemove(other, { ...row, role: 'Editor' })).toBe('noPermission');
  });

  it('needs tenant.manage for the subscription', () => {
    expect(refuseSubscription(admin, 'change')).toBeNull();
    expect(refuseSubscription(editor, 'change')).toBe('cannotChangeSubscription');
    expect(refuseSubscription(editor, 'cancel')).toBe('cannotCancelSubscription');
  });
});
