import type { Page } from 'playwright/test';
import { expect, people, test } from '../support/fixtures.ts';
import { TeamPage } from '../support/teamPage.ts';
import { violations, watchViolations } from '../support/violations.ts';

const roleLookup = '/v1/rbac/user/context';

/** Edits what the browser keeps before the app reads it: the viewer has another role there. */
async function editStorage(page: Page, role: string): Promise<void> {
  await page.evaluate(
    ([email, given]) => {
      const user = { id: 'usr_nw04', email, name: 'Lucía Fernández', roles: [given], role: given };
      localStorage.setItem('user_data', JSON.stringify({ ...user, is_tenant_admin: true }));
      // oxlint-disable-next-line unicorn/no-document-cookie -- what the browser keeps is edited
      document.cookie = `sidebar_state="><script>alert(1)</script>`;
      localStorage.setItem('theme', '"><img src=x onerror=alert(1)>');
    },
    [people.viewer, role] as const,
  );
}

/** Expects the rights of a viewer, and the sidebar as it is where nothing is remembered. */
async function expectViewer(page: Page): Promise<void> {
  const team = new TeamPage(page);
  const stored = await page.evaluate(() => localStorage.getItem('user_data'));
  expect(JSON.parse(stored ?? '')).toMatchObject({ roles: ['Viewer'] });
  await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(team.inviteButton).toHaveCount(0);
  const menu = await team.menu('Amara Okafor');
  await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeDisabled();
  expect(await violations(page)).toEqual([]);
}

test.beforeEach(async ({ page, signInAs }) => {
  await watchViolations(page);
  await signInAs('viewer');
});

test('X08 grants nothing for a role in storage, where the lookup tells the real one', async ({
  page,
}) => {
  await editStorage(page, 'TenantAdmin');

  await new TeamPage(page).open();

  await expectViewer(page);
});

test('X08 grants nothing for markup as a role, where the lookup fails', async ({
  page,
  backend,
  expectedConsole,
}) => {
  expectedConsole.push(/The role lookup failed/);
  await backend.fault({ path: roleLookup, status: 403, body: {} });
  await editStorage(page, '<img src=x onerror=alert(1)>');

  await new TeamPage(page).open();

  await expectViewer(page);
});

test('X08 shows the refusal of the service where the lookup told a lie', async ({
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
  expect(await backend.ledger('member.role_changed')).toEqual([]);
});
