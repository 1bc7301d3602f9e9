import { expect, test } from 'vitest';
import { shownRole, teamRoles } from './roles.ts';
import type { TeamTexts } from './roles.ts';

const t = String as TeamTexts;

const own = [
  { value: 'harbourMaster', label: 'Harbour master', inviteValue: 'master' },
  { value: 'skipper', label: 'Skipper', inviteValue: 'crew' },
];

test.each([
  ['TenantAdmin', 'TenantAdmin', 'team.role.admin'],
  ['Editor', 'Editor', 'team.role.editor'],
  ['Viewer', 'Viewer', 'team.role.viewer'],
  ['EndUser', 'Viewer', 'team.role.viewer'],
] as const)('%s is shown as %s', (role, shown, key) => {
  expect(shownRole(role)).toBe(shown);
  expect(teamRoles(t).textOf(role)).toBe(key);
});

test('the product assigns and invites three roles', () => {
  const { choices, invitable } = teamRoles(t);
  expect(choices.map(({ value }) => value)).toEqual(['TenantAdmin', 'Editor', 'Viewer']);
  expect(invitable.map(({ value }) => value)).toEqual(['admin', 'editor', 'viewer']);
});

test('own roles replace those of the product; an unknown role is shown as it was sent', () => {
  const { choices, invitable, textOf } = teamRoles(t, own);
  expect(choices.map(({ value }) => value)).toEqual(['harbourMaster', 'skipper']);
  expect(invitable.map(({ value }) => value)).toEqual(['master', 'crew']);
  expect([textOf('skipper'), textOf('Editor')]).toEqual(['Skipper', 'Editor']);
});
