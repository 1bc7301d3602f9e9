import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl } from '@platform/sandbox/testing';
import { breakNetworkRepeatedly } from '../support/network.ts';
import { TeamPage } from '../support/teamPage.ts';

const failed = 'Failed to load team members';

const readsOfMembers = (backend: SandboxControl) =>
  backend.log({ method: 'GET', path: '/v1/team/members' });

test('D10 recovers from a network that comes and goes for a minute', async ({
  page,
  context,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/role lookup failed/);
  const team = new TeamPage(page);
  await page.clock.install();
  await signInAs('admin');
  await team.open();
  await team.draftRole('Amara Okafor', 'Viewer');
  await backend.fault({ method: 'GET', path: '/v1/team/members', drop: 'before' });
  await backend.clearLog();

  await context.setOffline(true);
  await team.choose('Amara Okafor', 'Save');
  await breakNetworkRepeatedly(page, 15);
  expect(await team.toasts.count()).toBeLessThanOrEqual(3);
  expect((await readsOfMembers(backend)).length).toBeLessThanOrEqual(60);
  await backend.heal();
  await page.clock.fastForward(10_000);

  await expect(page.getByText(failed)).toBeHidden();
  await team.expectRole('Amara Okafor', 'Editor');
  await expect(team.toasts).toHaveCount(0);
  expect(await backend.log({ method: 'PATCH' })).toEqual([]);
});

test('D10 a role lookup that fails once removes neither permissions nor input', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/role lookup failed/);
  const lookup = { method: 'GET', path: '/v1/rbac/user/context' };
  const team = new TeamPage(page);
  await page.clock.install();
  await signInAs('admin');
  await team.open();
  // The invite needs the tenant; a 403 refetches the permissions.
  await backend.fault({ path: '/v1/invite-user', status: 403, body: { message: 'Not now' } });
  await backend.fault({ ...lookup, nth: 2, count: 1, status: 503, body: '' });
  await backend.clearLog();

  await team.invite('ada@new.example');

  await expect(team.dialog.getByText('Not now')).toBeVisible();
  await expect.poll(() => backend.log({ method: 'GET', path: '/v1/me' })).toHaveLength(1);
  await expect(team.dialog.getByLabel('Email Address')).toHaveValue('ada@new.example');
  await page.clock.fastForward(1100);
  await expect.poll(() => backend.log(lookup)).toHaveLength(3);
  await team.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(team.inviteButton).toBeVisible();
  await expect(team.row('noor.haddad')).toBeVisible();
  await expect(page.getByText('Pending invites could not be loaded.')).toBeHidden();
});

test('D12 the team works while the other eight services hang', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await backend.fault({ service: 'billing', hang: true });
  await backend.fault({ service: 'notifications', hang: true });
  await backend.fault({ service: 'integrations', hang: true });
  await backend.fault({ service: 'chatbot', hang: true });
  await backend.fault({ service: 'voice', hang: true });
  await backend.fault({ service: 'knowledge', hang: true });
  await backend.fault({ service: 'content', hang: true });
  await backend.fault({ service: 'crm', hang: true });
  await signInAs('admin');
  await team.open();

  await team.changeRole('Amara Okafor', 'Viewer');
  await expect(team.toast('Role updated')).toBeVisible();
  await team.invite('ada@new.example');

  await expect(team.row('ada@new.example')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('D13 a 401 without CORS headers counts as a network error: four calls, no sign-out', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/blocked by CORS policy/);
  const calls = () => backend.log({ method: 'GET', path: '/v1/team/members' });
  await page.clock.install();
  await signInAs('admin');
  await backend.fault({ path: '/v1/team/members', method: 'GET', status: 401, noCors: true });
  await backend.clearLog();

  await page.goto('/settings/teams');
  await expect.poll(calls).toHaveLength(1);
  await expect(page.getByText(failed)).toBeVisible();
  await page.clock.fastForward(1100);
  await expect.poll(calls).toHaveLength(2);
  await page.clock.fastForward(2100);
  await expect.poll(calls).toHaveLength(3);
  await page.clock.fastForward(4100);
  await expect.poll(calls).toHaveLength(4);
  await page.clock.fastForward(120_000);

  await expect(page.getByText(failed)).toBeVisible();
  expect(await calls()).toHaveLength(4);
  expect(await backend.log({ method: 'POST', path: '/v1/refresh' })).toEqual([]);
  await expect(page).toHaveURL(/\/settings\/teams$/);

  await backend.heal();
  await page.getByRole('link', { name: 'Retry' }).click();

  await expect(new TeamPage(page).row('Amara Okafor')).toBeVisible();
  expect(await calls()).toHaveLength(5);
});
