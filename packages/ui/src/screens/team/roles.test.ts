import { expect, test } from 'vitest';
import { roleKey, shownRole } from './roles.ts';

test.each([
  ['TenantAdmin', 'TenantAdmin', 'team.role.admin'],
  ['Editor', 'Editor', 'team.role.editor'],
  ['Viewer', 'Viewer', 'team.role.viewer'],
  ['EndUser', 'Viewer', 'team.role.viewer'],
] as const)('%s is shown as %s', (role, shown, key) => {
  expect(shownRole(role)).toBe(shown);
  expect(roleKey(role)).toBe(key);
});
