import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/schedules.ts';
import { clickFiveTimes, TeamPage } from '../support/teamPage.ts';

const duplicate = 'This email is already invited or a team member';

test('M07 an invite goes out once by double click, by Enter and by both', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();

  const email = team.dialog.getByLabel('Email Address');
  const ways = {
    'double.click': () => team.submitInvite.dblclick(),
    enter: async () => {
      await email.press('Enter');
      await email.press('Enter');
    },
    both: async () => {
      await email.press('Enter');
      await clickFiveTimes(team.submitInvite);
    },
  };
  for (const [name, send] of Object.entries(ways)) {
    const release = await hold(backend, { path: '/v1/rbac/user/context' });
    await team.draftInvite(`${name}@new.example`);
    await send();
    await expect(team.submitInvite).toHaveAccessibleName('Inviting...');
    await release();
    await expect(team.row(`${name}@new.example`)).toBeVisible();
  }
  expect(await backend.log({ method: 'POST', path: '/v1/invite-user' })).toHaveLength(3);
  expect(await backend.ledger('invite.created')).toHaveLength(3);
});

test('M07 an address that is listed is refused in any case and with blanks, without a call', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await team.draftInvite('nobody@new.example');
  const email = team.dialog.getByLabel('Email Address');
  const listed = [
    'amara.okafor@northwind.example',
    'AMARA.OKAFOR@Northwind.Example',
    '  amara.okafor@northwind.example  ',
    '\tNoor.Haddad@northwind.example ',
  ];
  for (const address of listed) {
    await email.fill('');
    await expect(team.dialog.getByText(duplicate)).toBeHidden();
    await email.focus();
    // What a paste does.
    await page.keyboard.insertText(address);
    await page.keyboard.press('Enter');
    await expect(team.dialog.getByText(duplicate)).toBeVisible();
  }
  expect(await backend.log({ method: 'POST', path: '/v1/invite-user' })).toEqual([]);

  await email.fill('');
  await page.keyboard.insertText('  pasted.with.blanks@new.example ');
  await page.keyboard.press('Enter');
  await expect(team.row('pasted.with.blanks@new.example')).toBeVisible();
  expect(await backend.log({ method: 'POST', path: '/v1/invite-user' })).toHaveLength(1);
});

test('M08 a sent invite stays sent when the list cannot be read again', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await backend.fault({ method: 'GET', path: '/v1/team/members', status: 403, body: '' });
  await team.invite('ada@new.example');
  await expect(team.toast('Invitation sent.')).toBeVisible();
  await expect(team.dialog).toBeHidden();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to load team members' }),
  ).toBeVisible();
  // What was known stays on screen.
  await expect(team.row('Amara Okafor')).toBeVisible();
  await expect(team.toast('Invitation sent.')).toBeVisible();
  expect(await backend.ledger('invite.created')).toHaveLength(1);

  await backend.heal();
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(team.row('ada@new.example')).toBeVisible();
  await expect(page.getByText('Failed to load team members')).toBeHidden();
});
