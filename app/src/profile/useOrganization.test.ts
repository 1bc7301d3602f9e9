import { expect, it } from 'vitest';
import { organizationOf } from './useOrganization.ts';

const actor = { userId: 'u1', roles: ['editor'], isTenantAdmin: false, permissions: [] };
const context = { ...actor, tenantId: 't1', tenantName: 'Northwind' };

it('combines role and explicit permissions, and distinguishes the two', () => {
  const permissions = ['users.view', 'users.invite', 'reports.export'];
  expect(organizationOf(context, { ...actor, permissions })).toMatchObject({
    roles: ['Editor'],
    permissions: ['users.invite', 'users.view', 'content.view'],
    individual: ['users.invite'],
    unknown: ['reports.export'],
    total: 7,
  });
});

it('treats a tenant admin of the context as an admin, regardless of roles', () => {
  const { roles, permissions, individual } = organizationOf(context, {
    ...actor,
    isTenantAdmin: true,
  });
  expect(roles).toEqual(['TenantAdmin', 'Editor']);
  expect(permissions).toHaveLength(7);
  expect(individual).toEqual([]);
});
