import { Colleague } from '../support/colleague.ts';
import { expect, test } from '../support/fixtures.ts';
import { TeamPage } from '../support/teamPage.ts';

test('M09 a refused save or removal is undone and told in the words of the server', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  for (const status of [403, 404, 409]) {
    const answer = (message: string) => ({ status, body: { error: { code: 'NO', message } } });
    await backend.fault({ method: 'PATCH', ...answer(`No save, ${status}`) });
    await backend.fault({ method: 'DELETE', ...answer(`No removal, ${status}`) });
    await team.changeRole('Amara Okafor', 'Viewer');
    await expect(team.toast(`No save, ${status}`)).toBeVisible();
    await team.expectRole('Amara Okafor', 'Editor');
    await team.choose('Amara Okafor', 'Cancel');
    await team.remove('Mateus Almeida');
    await expect(team.toast(`No removal, ${status}`)).toBeVisible();
    await expect(team.row('Mateus Almeida')).toHaveCount(1);
    await team.closeToasts();
    await backend.heal();
  }
  expect(await backend.log({ method: 'PATCH' })).toHaveLength(3);
  expect(await backend.log({ method: 'DELETE' })).toHaveLength(3);
});

test('M09 rights that are lost while a row is edited take the actions along', async ({
  page,
  sandbox,
  baseURL,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await team.draftRole('Amara Okafor', 'Viewer');
  const colleague = await Colleague.signIn(sandbox, baseURL ?? '');
  await colleague.changeRole('usr_nw01', 'Viewer');

  await team.choose('Amara Okafor', 'Save');
  await expect(team.toast('You do not have permission for this action')).toBeVisible();
  await team.expectRole('Amara Okafor', 'Editor');
  await team.expectRole('Priya Nair', 'Viewer');
  await expect(team.inviteButton).toBeHidden();
  await expect(team.row('Amara Okafor').getByRole('combobox')).toHaveCount(0);
  const edit = (await team.menu('Amara Okafor')).getByRole('menuitem', { name: 'Edit' });
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await expect(edit).toHaveAccessibleDescription("You don't have permission to edit roles");
});

test('M09 a member who was removed elsewhere is told and leaves the list', async ({
  page,
  sandbox,
  baseURL,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  const colleague = await Colleague.signIn(sandbox, baseURL ?? '');
  await colleague.remove('usr_nw07');
  await colleague.remove('usr_nw05');

  await team.remove('Mateus Almeida');
  await expect(team.toast('Member not found')).toBeVisible();
  await expect(team.row('Mateus Almeida')).toHaveCount(0);
  await team.closeToasts();
  await expect(team.row('Jonas Weber')).toHaveCount(0);
  expect(await backend.log({ method: 'DELETE', path: '/v1/team/member/usr_nw07' })).toHaveLength(2);
});

test('M09 a role of a member who was removed elsewhere is told and leaves the list', async ({
  page,
  sandbox,
  baseURL,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await team.draftRole('Jonas Weber', 'Editor');
  await (await Colleague.signIn(sandbox, baseURL ?? '')).remove('usr_nw05');
  await team.choose('Jonas Weber', 'Save');
  await expect(team.toast('Member not found')).toBeVisible();
  await expect(team.row('Jonas Weber')).toHaveCount(0);
});

test('M09 an admin cannot give up the own role', async ({ page, backend, signInAs }) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  const menu = await team.menu('Priya Nair');
  const edit = menu.getByRole('menuitem', { name: 'Edit' });
  await expect(edit).toHaveAccessibleDescription("You can't change your own admin role");
  // A disabled item is focusable and does nothing.
  await edit.press('Enter');
  await expect(team.row('Priya Nair').getByRole('combobox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await backend.log({ method: 'PATCH' })).toEqual([]);
});
