import { expect, it } from 'vitest';
import { normaliseRole } from './roles.ts';

it.each<[unknown, string]>([
  ['TenantAdmin', 'TenantAdmin'],
  ['tenant_admin', 'TenantAdmin'],
  ['TENANT-ADMIN', 'TenantAdmin'],
  [' Tenant Admin ', 'TenantAdmin'],
  ['admin', 'TenantAdmin'],
  ['EDITOR', 'Editor'],
  ['viewer', 'Viewer'],
  ['end_user', 'EndUser'],
  ['owner', 'Viewer'],
  ['__proto__', 'Viewer'],
  ['constructor', 'Viewer'],
  ['', 'Viewer'],
  [null, 'Viewer'],
  [7, 'Viewer'],
  [{}, 'Viewer'],
])('normalises the role %j to %s', (value, expected) => {
  expect(normaliseRole(value)).toBe(expected);
});
