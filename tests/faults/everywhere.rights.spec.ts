import { expect, test } from '../support/fixtures.ts';
import { TeamPage } from '../support/teamPage.ts';
import { watchViolations } from '../support/violations.ts';

const roleLookup = '/v1/rbac/user/context';

test.beforeEach(async ({ page, signInAs }) => {
  await watchViolations(page);
  await signInAs('viewer');
});

test("X08 shows the service's rejection if the loaded permissions were wrong", async ({
  page,
  backend,
}) => {
  const team = new TeamPage(page);
  const body = { tenant_id: 'tnt_4c81f0', user_id: 'usr_nw04', roles: ['TenantAdmin'] };
  await backend.fault({ path: roleLookup, body: { ...body, is_tenant_admin: true } });
  await team.open();

  await team.changeRole('Amara Okafor', 'Viewer');

  await expect(team.toast('You do not have permission for this action')).toBeVisible();
  await team.expectRole('Amara Okafor', 'Editor');
  expect(await backend.committedWrites('member.role_changed')).toEqual([]);
});
