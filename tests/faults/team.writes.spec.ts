import { Colleague } from '../support/teamColleague.ts';
import { expect, test } from '../support/fixtures.ts';
import { clickFiveTimes, TeamPage } from '../support/teamPage.ts';

test('M01 a removal that is confirmed five times is sent once', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await team.askToRemove('Mateus Almeida');

  await clickFiveTimes(team.confirmation.getByRole('button', { name: 'Remove' }));

  await expect(team.toast('Member removed')).toBeVisible();
  await expect(team.row('Mateus Almeida')).toBeHidden();
  expect(await backend.log({ method: 'DELETE' })).toHaveLength(1);
  expect(await backend.committedWrites('member.removed')).toHaveLength(1);
});

test('M03 an invite with a lost response keeps the form and appears in the list', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await backend.fault({ path: '/v1/invite-user', drop: 'afterCommit' });

  await team.invite('ada@new.example');

  await expect(team.dialog.getByText('Failed to send invitation.')).toBeVisible();
  await expect(team.dialog.getByLabel('Email Address')).toHaveValue('ada@new.example');
  await expect(team.dialog.getByRole('combobox', { name: 'Role' })).toHaveText('Editor');

  // The list behind the dialog is up to date: a second attempt is rejected without a call.
  await backend.heal();
  const listed = page.getByRole('row', { name: 'ada@new.example', includeHidden: true });
  await expect(listed).toBeVisible();
  await team.submitInvite.click();

  await expect(
    team.dialog.getByText('This email is already invited or a team member'),
  ).toBeVisible();
  await team.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(team.row('ada@new.example')).toHaveCount(1);
  expect(await backend.log({ method: 'POST', path: '/v1/invite-user' })).toHaveLength(1);
  expect(await backend.committedWrites('invite.created')).toHaveLength(1);
});

test('M09 losing permissions while editing a row removes its actions', async ({
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
