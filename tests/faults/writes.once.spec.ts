import { demoPassword } from '@platform/sandbox';
import { expect, people, test } from '../support/fixtures.ts';
import { clickFiveTimes, TeamPage } from '../support/teamPage.ts';

/** Rounds of each double activation. */
const rounds = 3;

const newcomers = Array.from({ length: rounds }, (_, index) => `newcomer.${index}@new.example`);

test('M01 what is pressed five times in one task is sent once', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  const confirm = team.confirmation.getByRole('button', { name: 'Remove' });
  await signInAs('admin');
  await team.open();

  await test.step('an invite', async () => {
    for (const email of newcomers) {
      await team.draftInvite(email);
      await clickFiveTimes(team.submitInvite);
      await expect(team.row(email)).toBeVisible();
      await expect(team.dialog).toBeHidden();
    }
    expect(await backend.log({ method: 'POST', path: '/v1/invite-user' })).toHaveLength(rounds);
    expect(await backend.ledger('invite.created')).toHaveLength(rounds);
  });

  await test.step('a role', async () => {
    for (const role of ['Viewer', 'Admin', 'Editor'] as const) {
      await team.draftRole('Amara Okafor', role);
      const menu = await team.menu('Amara Okafor');
      await clickFiveTimes(menu.getByRole('menuitem', { name: 'Save' }));
      await team.expectRole('Amara Okafor', role);
    }
    await expect.poll(() => backend.ledger('member.role_changed')).toHaveLength(3);
    expect(await backend.log({ method: 'PATCH' })).toHaveLength(3);
  });

  await test.step('a removal', async () => {
    for (const name of ['Lucía Fernández', 'Mateus Almeida', 'Jonas Weber']) {
      await team.askToRemove(name);
      await clickFiveTimes(confirm);
      await expect(team.toast('Member removed')).toBeVisible();
      await expect(team.row(name)).toBeHidden();
    }
    await expect.poll(() => backend.ledger('member.removed')).toHaveLength(3);
    expect(await backend.log({ method: 'DELETE' })).toHaveLength(3);
  });

  await test.step('a cancelled invite', async () => {
    await team.askToRemove('noor.haddad', 'Cancel Invite');
    await clickFiveTimes(confirm);
    await expect(team.toast('Invite cancelled')).toBeVisible();
    expect(await backend.log({ method: 'DELETE' })).toHaveLength(4);
    expect(await backend.ledger('invite.cancelled')).toHaveLength(1);
  });
});

test('M01 a sign-in and a sign-out that are pressed five times are sent once', async ({
  page,
  backend,
}) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  await clickFiveTimes(page.getByRole('button', { name: 'Continue', exact: true }));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await clickFiveTimes(page.getByRole('button', { name: 'Sign in' }));
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await backend.log({ method: 'POST', path: '/v1/login' })).toHaveLength(2);

  await page.getByRole('button', { name: 'Priya Nair', exact: true }).click();
  await clickFiveTimes(page.getByRole('menuitem', { name: 'Sign out' }));
  await expect(page).toHaveURL(/\/auth$/);
  expect(await backend.log({ method: 'POST', path: '/v1/auth/logout' })).toHaveLength(1);
});
