import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/schedules.ts';
import { TeamPage } from '../support/teamPage.ts';
import { teamWrites } from '../support/teamWrites.ts';

const context = { method: 'GET', path: '/v1/rbac/user/context' };
const invite = { method: 'POST', path: '/v1/invite-user' };
const refused = { status: 400, body: { error: { code: 'NO', message: 'Not this one' } } };

const moments = [
  { moment: 'in its first call', held: context, answer: {}, says: 'Invitation sent.' },
  { moment: 'in its second call', held: invite, answer: {}, says: 'Invitation sent.' },
  { moment: 'in its second call', held: invite, answer: refused, says: 'Not this one' },
];

test('M11 an invite whose dialog is closed while it is sent says once how it ended', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  for (const [index, { moment, held, answer, says }] of moments.entries()) {
    await test.step(`${moment}: ${says}`, async () => {
      const email = `ada.${index}@new.example`;
      const release = await hold(backend, { ...held, ...answer }, 'before');
      await team.invite(email);
      await expect(team.submitInvite).toHaveAccessibleName('Inviting...');
      // The button says so from the first call on; the held one may be the second.
      await expect
        .poll(async () => (await backend.log(held)).filter(({ status }) => status === null))
        .toHaveLength(1);
      await page.keyboard.press('Escape');
      await expect(team.dialog).toBeHidden();
      await release();
      await expect(team.toast(says)).toHaveText(says);
      await expect(team.toasts).toHaveCount(1);

      await team.inviteButton.click();
      await expect(team.dialog.getByLabel('Email Address')).toHaveValue('');
      await expect(team.dialog.getByRole('combobox', { name: 'Role' })).toHaveText('Select role');
      await team.dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(team.row(email)).toHaveCount(says === 'Invitation sent.' ? 1 : 0);
      await team.closeToasts();
    });
  }
});

for (const write of teamWrites) {
  test(`M11 is told once on another page when the person has left: ${write.name}`, async ({
    page,
    backend,
    signInAs,
  }) => {
    const team = new TeamPage(page);
    await signInAs('admin');
    await team.open();
    const { method, path } = write;
    for (const [index, isOk] of [true, false].entries()) {
      const subject = write.subjects[index] ?? '';
      const answer = isOk ? {} : { status: 500, body: '' };
      const release = await hold(backend, { method, path, ...answer }, 'before');
      await write.prepare(team, subject);
      await write.send(team, subject);
      await expect
        .poll(async () => (await backend.log({ method })).filter(({ status }) => status === null))
        .toHaveLength(1);
      // The dialog of an invite takes the page until it is closed.
      if (method === 'POST') await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await release();
      const message = isOk ? write.success : write.failure;
      await expect(team.toast(message)).toHaveText(message);
      await expect(team.toasts).toHaveCount(1);
      await page.goBack();
      await expect(team.row('Priya Nair')).toBeVisible();
      const isListed = method === 'PATCH' || (method === 'POST') === isOk;
      await expect(team.row(subject)).toHaveCount(isListed ? 1 : 0);
      if (method === 'PATCH') await team.expectRole(subject, isOk ? 'Admin' : 'Viewer');
      await team.closeToasts();
    }
    expect(await backend.ledger(write.action)).toHaveLength(1);
  });
}
