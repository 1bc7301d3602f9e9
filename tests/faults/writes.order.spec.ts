import { expect, test } from '../support/fixtures.ts';
import { hold, quiet, refusal, schedules, watchRole } from '../support/schedules.ts';
import { TeamPage } from '../support/teamPage.ts';
import type { RoleWord } from '../support/teamPage.ts';

const outcomes = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const;
const word = (isOk: boolean) => (isOk ? 'done' : 'refused');

/** Another role than the one given. */
const after: Record<RoleWord, RoleWord> = { Viewer: 'Editor', Editor: 'Admin', Admin: 'Viewer' };

for (const [first, second] of outcomes) {
  test(`M04 of two rows edited at once only what failed reverts: ${word(first)}, ${word(second)}`, async ({
    page,
    backend,
    signInAs,
  }) => {
    const team = new TeamPage(page);
    await signInAs('admin');
    await team.open();
    const rows = [
      { name: 'Amara Okafor', id: 'usr_nw02', isOk: first, role: 'Editor' as RoleWord },
      { name: 'Mateus Almeida', id: 'usr_nw07', isOk: second, role: 'Viewer' as RoleWord },
    ];
    let count = 0;
    for (const [round, schedule] of schedules.entries()) {
      const ends: (() => Promise<void>)[] = [];
      const shown = rows.map(({ role }) => role);
      for (const step of schedule) {
        const index = step.endsWith('1') ? 0 : 1;
        const row = rows[index];
        if (!row) throw new Error('there are two rows');
        if (step.startsWith('start')) {
          const message = `No ${row.name} in ${round}`;
          const answer = row.isOk ? {} : refusal(message);
          const rule = { method: 'PATCH', path: `/v1/team/member/${row.id}/role`, ...answer };
          ends[index] = await hold(backend, rule);
          shown[index] = after[row.role];
          await team.changeRole(row.name, shown[index]);
          count += 1;
          await expect.poll(() => backend.log({ method: 'PATCH' })).toHaveLength(count);
        } else {
          await ends[index]?.();
          if (row.isOk) row.role = after[row.role];
          shown[index] = row.role;
          if (row.isOk) await expect(team.row(row.name).getByRole('combobox')).toHaveCount(0);
          else await expect(team.toast(`No ${row.name} in ${round}`)).toBeVisible();
        }
        for (const [at, { name }] of rows.entries()) {
          await team.expectRole(name, shown[at] ?? 'Viewer');
        }
      }
      await team.closeToasts();
      for (const { name, isOk } of rows) if (!isOk) await team.choose(name, 'Cancel');
    }
    // What is shown is what the server holds.
    await page.reload();
    for (const { name, role } of rows) await team.expectRole(name, role);
  });
}

const name = 'Mateus Almeida';
const path = '/v1/team/member/usr_nw07/role';
const twice = [
  { ends: [2, 1], fails: [1], shows: ['Viewer', 'Editor', 'Admin'] },
  { ends: [1, 2], fails: [1], shows: ['Viewer', 'Editor', 'Admin'] },
  { ends: [2, 1], fails: [2], shows: ['Viewer', 'Editor', 'Admin', 'Editor'] },
  { ends: [1, 2], fails: [2], shows: ['Viewer', 'Editor', 'Admin', 'Editor'] },
  { ends: [2, 1], fails: [1, 2], shows: ['Viewer', 'Editor', 'Admin', 'Editor', 'Viewer'] },
  { ends: [1, 2], fails: [1, 2], shows: ['Viewer', 'Editor', 'Admin', 'Viewer'] },
] as const;

for (const { ends, fails, shows } of twice) {
  test(`M05 one row edited twice, ${ends.join(' then ')} answered, ${fails.join(' and ')} refused, never shows an older value`, async ({
    page,
    backend,
    signInAs,
  }) => {
    const team = new TeamPage(page);
    await signInAs('admin');
    await team.open();
    const roleLog = await watchRole(page, name);
    const releases = new Map<number, () => Promise<void>>();
    for (const [edit, role] of [
      [1, 'Editor'],
      [2, 'Admin'],
    ] as const) {
      const answer = (fails as readonly number[]).includes(edit) ? refusal(`No to ${role}`) : {};
      releases.set(edit, await hold(backend, { method: 'PATCH', path, ...answer }));
      if (edit === 1) await team.changeRole(name, role);
      else {
        await team.pickRole(name, role);
        await team.choose(name, 'Save');
      }
      await expect.poll(() => backend.log({ method: 'PATCH' })).toHaveLength(edit);
    }
    for (const edit of ends) {
      await releases.get(edit)?.();
      const isOk = !(fails as readonly number[]).includes(edit);
      const message = isOk ? 'Role updated' : `No to ${edit === 1 ? 'Editor' : 'Admin'}`;
      await expect(team.toast(message)).toBeVisible();
    }
    const last: RoleWord = shows[shows.length - 1] ?? 'Viewer';
    await team.expectRole(name, last);
    // The list was read again by now, and the server holds the same.
    await expect
      .poll(() => backend.log({ method: 'GET', path: '/v1/team/members' }))
      .toHaveLength(2);
    await team.expectRole(name, last);
    expect(await roleLog()).toEqual(shows);
  });
}

test('M06 a removal that fails puts its row back once, at its place, and nobody else', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  const failing = 'lucia.fernandez@northwind.example';
  const rounds = [
    { removed: 'jonas.weber', id: 'usr_nw05', isFailureFirst: true, isReloaded: false },
    { removed: 'mateus.almeida', id: 'usr_nw07', isFailureFirst: false, isReloaded: false },
    { removed: 'ananya.sharma', id: 'usr_nw09', isFailureFirst: true, isReloaded: true },
    { removed: 'sai.teja', id: 'usr_nw10', isFailureFirst: false, isReloaded: true },
  ];
  for (const [round, { removed, id, isFailureFirst, isReloaded }] of rounds.entries()) {
    const message = `Not in round ${round}`;
    const refused = { method: 'DELETE', path: '/v1/team/member/usr_nw04', ...refusal(message) };
    const fail = await hold(backend, refused);
    const wanted = { method: 'DELETE', path: `/v1/team/member/${id}` };
    const succeed = await hold(backend, wanted, 'before');
    const invited = `round.${round}@new.example`;
    const before = await team.emails();

    await team.remove(failing);
    await team.remove(removed);
    await expect(team.row(removed)).toHaveCount(0);
    if (isReloaded) {
      // A sent invite reads the list again; the server still lists both.
      await team.invite(invited);
      await expect(team.row(invited)).toBeVisible();
    }
    await expect(team.row(failing)).toHaveCount(0);
    await expect(team.row(removed)).toHaveCount(0);

    for (const isFailure of [isFailureFirst, !isFailureFirst]) {
      await (isFailure ? fail() : succeed());
      await expect(team.toast(isFailure ? message : 'Member removed')).toBeVisible();
      const isBack = isFailureFirst || isFailure;
      await expect(team.row(failing)).toHaveCount(isBack ? 1 : 0);
      await expect(team.row(removed)).toHaveCount(0);
    }
    const left = before.filter((email) => !email.startsWith(removed));
    await expect.poll(() => team.emails()).toEqual(isReloaded ? [...left, invited] : left);
    await team.closeToasts();
  }
});

for (const isOk of [true, false]) {
  test(`M12 a read under way never overwrites an edit that is ${word(isOk)}, and one read follows`, async ({
    page,
    backend,
    signInAs,
  }) => {
    const team = new TeamPage(page);
    await page.clock.install();
    await signInAs('admin');
    await team.open();
    const reads = () => backend.log({ method: 'GET', path: '/v1/team/members' });
    const name = 'Mateus Almeida';
    let role: RoleWord = 'Viewer';
    for (const [round, schedule] of schedules.entries()) {
      const next: RoleWord = after[role];
      const message = `Not in round ${round}`;
      const releases: (() => Promise<void>)[] = [];
      // The answers are fresh for five minutes; after that the focus reads them again.
      await quiet(backend);
      await page.clock.fastForward('06:00');
      await backend.clearLog();
      let isPending = false;
      let readsBefore = 0;
      for (const step of schedule) {
        if (step === 'start 1') {
          const rule = { method: 'PATCH', ...(isOk ? {} : refusal(message)) };
          releases[1] = await hold(backend, rule, 'before');
          await team.changeRole(name, next);
          isPending = true;
        } else if (step === 'start 2') {
          releases[2] = await hold(backend, { method: 'GET', path: '/v1/team/members' });
          await page.evaluate(() => window.dispatchEvent(new Event('focus')));
          await expect.poll(reads).not.toHaveLength(0);
        } else if (step === 'end 1') {
          readsBefore = (await reads()).length;
          await releases[1]?.();
          await expect(team.toast(isOk ? 'Role updated' : message)).toBeVisible();
          isPending = false;
          if (isOk) role = next;
        } else {
          await releases[2]?.();
          await expect.poll(async () => (await reads()).at(0)?.status).toBe(200);
        }
        await team.expectRole(name, isPending ? next : role);
      }
      await expect.poll(reads).toHaveLength(readsBefore + 1);
      await expect
        .poll(async () => (await reads()).every(({ status }) => status === 200))
        .toBe(true);
      await team.expectRole(name, role);
      await team.closeToasts();
      if (!isOk) await team.choose(name, 'Cancel');
      expect(await reads()).toHaveLength(readsBefore + 1);
    }
  });
}
