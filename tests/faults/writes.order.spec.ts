import { expect, test } from '../support/fixtures.ts';
import { hold, quiet, refusal, schedules, watchRole } from '../support/schedules.ts';
import type { Step } from '../support/schedules.ts';
import { TeamPage } from '../support/teamPage.ts';
import type { RoleWord } from '../support/teamPage.ts';

const word = (isOk: boolean) => (isOk ? 'done' : 'refused');

/** Another role than the one given. */
const after: Record<RoleWord, RoleWord> = { Viewer: 'Editor', Editor: 'Admin', Admin: 'Viewer' };

for (const first of [true, false]) {
  test(`M04 of two rows edited at once only what failed reverts, the first ${word(first)}`, async ({
    page,
    backend,
    signInAs,
  }) => {
    const team = new TeamPage(page);
    await signInAs('admin');
    await team.open();
    const rows = [
      { name: 'Amara Okafor', id: 'usr_nw02', role: 'Editor' as RoleWord, isEdited: false },
      { name: 'Mateus Almeida', id: 'usr_nw07', role: 'Viewer' as RoleWord, isEdited: false },
    ];
    let count = 0;

    /** Both edits in one order of their starts and ends. */
    async function edit(schedule: readonly Step[], areOk: readonly boolean[]): Promise<void> {
      const round = count;
      const ends: (() => Promise<void>)[] = [];
      const shown = rows.map(({ role }) => role);
      for (const step of schedule) {
        const index = step.endsWith('1') ? 0 : 1;
        const row = rows[index];
        if (!row) throw new Error('there are two rows');
        const isOk = areOk[index] === true;
        const message = `No ${row.name} in ${round}`;
        if (step.startsWith('start')) {
          const answer = isOk ? {} : refusal(message);
          const rule = { method: 'PATCH', path: `/v1/team/member/${row.id}/role`, ...answer };
          ends[index] = await hold(backend, rule);
          shown[index] = after[row.role];
          await team.changeRoleByKeys(row.name, shown[index], row);
          count += 1;
          await expect.poll(() => backend.log({ method: 'PATCH' })).toHaveLength(count);
        } else {
          await ends[index]?.();
          if (isOk) row.role = after[row.role];
          shown[index] = row.role;
          // What is refused can be changed and saved again where it stands.
          row.isEdited = !isOk;
          await expect(team.row(row.name).getByRole('combobox')).toHaveCount(isOk ? 0 : 1);
          if (!isOk) await expect(team.toast(message)).toBeVisible();
        }
        for (const [at, { name }] of rows.entries()) {
          await team.expectRole(name, shown[at] ?? 'Viewer');
        }
      }
      await team.closeToasts();
    }

    for (const second of [true, false]) {
      for (const schedule of schedules) {
        await test.step(`the second ${word(second)}: ${schedule.join(', ')}`, () =>
          edit(schedule, [first, second]));
      }
    }
    // What is shown is what the server holds.
    await page.reload();
    for (const { name, role } of rows) await team.expectRole(name, role);
  });
}

const name = 'Mateus Almeida';
const path = '/v1/team/member/usr_nw07/role';
/** What the row shows, one after the other: 0 is the role before, 1 and 2 are the edits. */
const twice = [
  { ends: [2, 1], fails: [1], shows: [0, 1, 2] },
  { ends: [1, 2], fails: [1], shows: [0, 1, 2] },
  { ends: [2, 1], fails: [2], shows: [0, 1, 2, 1] },
  { ends: [1, 2], fails: [2], shows: [0, 1, 2, 1] },
  { ends: [2, 1], fails: [1, 2], shows: [0, 1, 2, 1, 0] },
  { ends: [1, 2], fails: [1, 2], shows: [0, 1, 2, 0] },
] as const;

test('M05 one row edited twice never shows an older value', async ({ page, backend, signInAs }) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  let before: RoleWord = 'Viewer';
  let isEdited = false;

  async function editTwice({ ends, fails, shows }: (typeof twice)[number]): Promise<void> {
    const roles = [before, after[before], after[after[before]]] as const;
    const isOk = (edit: 1 | 2) => !(fails as readonly number[]).includes(edit);
    await quiet(backend);
    await backend.clearLog();
    const roleLog = await watchRole(page, name);
    const releases = new Map<number, () => Promise<void>>();
    for (const edit of [1, 2] as const) {
      const answer = isOk(edit) ? {} : refusal(`No to ${edit}`);
      releases.set(edit, await hold(backend, { method: 'PATCH', path, ...answer }));
      await team.changeRoleByKeys(name, roles[edit], { isEdited: isEdited || edit === 2 });
      await expect.poll(() => backend.log({ method: 'PATCH' })).toHaveLength(edit);
    }
    for (const edit of ends) {
      await releases.get(edit)?.();
      await expect(team.toast(isOk(edit) ? 'Role updated' : `No to ${edit}`)).toBeVisible();
    }
    before = roles[shows[shows.length - 1] ?? 0] ?? before;
    await team.expectRole(name, before);
    // The list was read again by now, and the server holds the same.
    await expect
      .poll(() => backend.log({ method: 'GET', path: '/v1/team/members' }))
      .toHaveLength(1);
    await team.expectRole(name, before);
    expect(await roleLog()).toEqual(shows.map((edit) => roles[edit]));
    await team.closeToasts();
    isEdited = (await team.row(name).getByRole('combobox').count()) > 0;
  }

  for (const variant of twice) {
    const { ends, fails } = variant;
    await test.step(`${ends.join(' then ')} answered, ${fails.join(' and ')} refused`, () =>
      editTwice(variant));
  }
});

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
    let isEdited = false;
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
          await team.changeRoleByKeys(name, next, { isEdited });
          isEdited = !isOk;
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
      expect(await reads()).toHaveLength(readsBefore + 1);
    }
  });
}
