import { expect, people, test } from '../support/fixtures.ts';
import type { LoggedRequest, SandboxControl } from '../support/sandboxControl.ts';
import { TeamPage } from '../support/teamPage.ts';
import { teamWrites } from '../support/teamWrites.ts';
import type { TeamWrite } from '../support/teamWrites.ts';

/** Longer than any wait after which something might be sent again. */
const longWait = 65_000;

/** What was sent of a kind of write, whichever way it ended. */
async function sent(backend: SandboxControl, { method }: TeamWrite): Promise<LoggedRequest[]> {
  return (await backend.log({ method })).filter(({ path }) => path !== '/v1/login');
}

for (const write of teamWrites) {
  test(`M02 M10 fails for good and at once, offline too: ${write.name}`, async ({
    page,
    context,
    backend,
    signInAs,
    expectedConsole,
  }) => {
    const team = new TeamPage(page);
    const [subject] = write.subjects;
    // Spec 6: the list that is read again after a failure asks for the roles first, which may run
    // out of its time with the clock.
    expectedConsole.push(/role lookup failed/);
    await page.clock.install();
    await signInAs('admin');
    await team.open();

    await test.step('M02 it failed: not sent again by itself', async () => {
      const faults = [
        { status: 503, body: '', headers: { 'retry-after': '1' } },
        { drop: 'before' as const },
      ];
      for (const [index, fault] of faults.entries()) {
        const tried = write.subjects[index] ?? '';
        await backend.fault({ method: write.method, path: write.path, ...fault });
        await write.prepare(team, tried);
        await write.send(team, tried);
        await expect(team.toast(write.failure)).toBeVisible();
        await page.clock.fastForward(longWait);
        await expect(team.toasts).toHaveCount(0);
        const cancel = team.dialog.getByRole('button', { name: 'Cancel' });
        if (write.method === 'POST') await cancel.click();
        if (write.method === 'PATCH') await team.choose(tried, 'Cancel');
        await backend.heal();
      }
      expect(await sent(backend, write)).toHaveLength(2);
      expect(await backend.ledger(write.action)).toEqual([]);
    });

    await test.step('M10 no network: fails at once, never sent later', async () => {
      await backend.clearLog();
      await write.prepare(team, subject);
      await context.setOffline(true);
      await write.send(team, subject);
      await expect(team.toast(write.failure)).toBeVisible();
      if (write.method === 'POST') {
        await expect(team.dialog.getByLabel('Email Address')).toHaveValue(subject);
        await expect(team.dialog.getByRole('combobox', { name: 'Role' })).toHaveText('Editor');
      } else {
        await expect(team.row(subject)).toHaveCount(1);
      }
      await page.clock.fastForward(longWait);
      await context.setOffline(false);
      await page.clock.fastForward(longWait);
      // The list is read again by itself; a write that had waited would have come before.
      const reads = () => backend.log({ method: 'GET', path: '/v1/team/members' });
      await expect.poll(async () => (await reads()).length).toBeGreaterThan(0);
      expect(await sent(backend, write)).toEqual([]);
      expect(await backend.ledger(write.action)).toEqual([]);
      // What was kept can be sent now.
      if (write.method !== 'POST') return;
      await team.submitInvite.click();
      await expect(team.row(subject)).toBeVisible();
      expect(await backend.ledger(write.action)).toHaveLength(1);
    });
  });
}

test('M02 a failed sign-in is not sent again by itself', async ({ page, backend }) => {
  await page.clock.install();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  const failures = [{ status: 502, body: '<html>' }, { drop: 'before' as const }];
  for (const fault of failures) {
    await backend.fault({ path: '/v1/login', ...fault });
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(new TeamPage(page).toast('Login failed. Please try again.')).toBeVisible();
    await page.clock.fastForward(longWait);
    await backend.heal();
  }
  await backend.fault({ path: '/v1/google-auth-url', status: 500, body: '' });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Failed to initiate Google login').first()).toBeVisible();
  await page.clock.fastForward(longWait);
  expect(await backend.log({ method: 'POST', path: '/v1/login' })).toHaveLength(2);
  expect(await backend.log({ method: 'POST', path: '/v1/google-auth-url' })).toHaveLength(1);
});

test('M02 a write that meets a 401 is sent once more after the refresh, and no more', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await backend.expire({ email: people.admin });
  await team.changeRole('Amara Okafor', 'Viewer');
  await expect(team.toast('Role updated')).toBeVisible();
  const sent = await backend.log({ method: 'PATCH' });
  expect(sent.map(({ status }) => status)).toEqual([401, 200]);
  expect(new Set(sent.map(({ bodyHash }) => bodyHash)).size).toBe(1);
  expect(await backend.ledger('member.role_changed')).toHaveLength(1);
  expect(await backend.log({ method: 'POST', path: '/v1/refresh' })).toHaveLength(1);
});

test('M03 an invite whose answer got lost keeps the form and shows in the list', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await backend.fault({ path: '/v1/invite-user', drop: 'afterCommit' });
  await team.invite('ada@new.example');
  await expect(team.toast('Failed to send invitation.')).toBeVisible();
  await expect(team.dialog.getByText('Failed to send invitation.')).toBeVisible();
  await expect(team.dialog.getByLabel('Email Address')).toHaveValue('ada@new.example');
  await expect(team.dialog.getByRole('combobox', { name: 'Role' })).toHaveText('Editor');
  // The list behind the dialog knows better by now: a second try is refused without a call.
  await backend.heal();
  const listed = page.getByRole('row', { name: 'ada@new.example', includeHidden: true });
  await expect(listed).toBeVisible();
  await team.submitInvite.click();
  const duplicate = 'This email is already invited or a team member';
  await expect(team.dialog.getByText(duplicate)).toBeVisible();
  await team.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(team.row('ada@new.example')).toHaveCount(1);
  expect(await backend.log({ method: 'POST', path: '/v1/invite-user' })).toHaveLength(1);
  expect(await backend.ledger('invite.created')).toHaveLength(1);
});

for (const write of teamWrites.filter(({ method }) => method !== 'POST')) {
  test(`M03 is told as failed and shown as it is when the answer got lost: ${write.name}`, async ({
    page,
    backend,
    signInAs,
  }) => {
    const team = new TeamPage(page);
    await signInAs('admin');
    await team.open();
    const cuts = ['afterCommit', 'body'] as const;
    for (const [index, drop] of cuts.entries()) {
      const subject = write.subjects[index] ?? '';
      await backend.fault({ method: write.method, path: write.path, drop });
      await write.prepare(team, subject);
      await write.send(team, subject);
      await expect(team.toast(write.failure)).toBeVisible();
      if (write.method === 'DELETE') await expect(team.row(subject)).toHaveCount(0);
      else await team.expectRole(subject, 'Admin');
      await backend.heal();
    }
    expect(await sent(backend, write)).toHaveLength(2);
    expect(await backend.ledger(write.action)).toHaveLength(2);
  });
}
