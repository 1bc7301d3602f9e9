import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/schedules.ts';
import { TeamPage } from '../support/teamPage.ts';

/** What must never reach a person's eyes. */
const leaks = /undefined|\[object|NaN|\bnull\b/;

const oddValues = [undefined, null, '', 0, 42, true, [], {}, ['x'], { a: 1 }, 'Wombat'];
const fields = ['user_id', 'full_name', 'email', 'role', 'roles', 'role_name', 'status'];

/** One row for each odd value in each field. */
const oddRows = fields.flatMap((field, at) =>
  oddValues.map((value, nth) => {
    const number = at * oddValues.length + nth;
    const row = {
      user_id: `odd_${number}`,
      full_name: `Odd ${number}`,
      email: `odd.${number}@northwind.example`,
      role: 'Viewer',
      status: 'Inactive',
    };
    return { ...row, [field]: value };
  }),
);

test('D04 every odd field of a member falls back, and no row hides another', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  const good = { user_id: 'good', full_name: 'Good Person', role: 'Editor', status: 'Active' };
  const members = [...oddRows, null, 'text', 7, [], good];
  await backend.fault({ path: '/v1/team/members', body: { members } });
  await backend.fault({ path: '/v1/invite/pending', body: { invitations: [] } });
  await signInAs('admin');
  await page.goto('/settings/teams');
  await expect(team.row('Good Person')).toBeVisible();
  await expect(team.rows).toHaveCount(oddRows.length + 1);
  await expect(page.getByText(leaks)).toHaveCount(0);

  const cells = (email: string) => team.row(email).getByRole('cell');
  const rowOf = (field: string, value: unknown) =>
    `odd.${fields.indexOf(field) * oddValues.length + oddValues.indexOf(value as string)}@`;
  await expect(cells(rowOf('full_name', undefined)).first()).toContainText('Unknown');
  await expect(cells(rowOf('role', 'Wombat')).nth(2)).toHaveText('Viewer');
  await expect(cells(rowOf('status', null)).nth(3)).toHaveText('Active');
  await expect(cells(rowOf('status', 'Wombat')).nth(3)).toHaveText('Active');
});

test('D04 every odd shape of the list is a list, an empty one or an error', async ({
  page,
  backend,
  signInAs,
}) => {
  const good = [{ user_id: 'good', full_name: 'Good Person' }];
  const empty = 'No team members found';
  const failed = 'Failed to load team members';
  const shapes: [unknown, string][] = [
    [good, 'Good Person'],
    [{ members: good, extra: { unknown: [1] } }, 'Good Person'],
    [{ data: good }, 'Good Person'],
    [{ members: null }, empty],
    [[], empty],
    [{ members: { 0: good[0] } }, failed],
    [{ members: 'none' }, failed],
    [{}, failed],
    ['7', failed],
  ];
  await signInAs('admin');
  await backend.fault({ path: '/v1/invite/pending', body: [] });
  for (const [body, text] of shapes) {
    const id = await backend.fault({ path: '/v1/team/members', body });
    await page.goto('/settings/teams');
    await expect(page.getByText(text).first(), JSON.stringify(body)).toBeVisible();
    await expect(page.getByText(leaks)).toHaveCount(0);
    await backend.heal(id);
  }
});

test('D04 an odd invite or role context grants nothing and hides nothing', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  const invitations = oddValues.flatMap((value) => [
    { invite_id: value, email: 'who@new.example', role: 'Editor' },
    { invite_id: 'inv_1', email: value, role: value },
  ]);
  await signInAs('viewer');
  await backend.fault({ path: '/v1/invite/pending', body: { invitations } });
  const contexts = [
    { tenant_id: 'tnt_4c81f0', user_id: 7, roles: [{}, null, 3], is_tenant_admin: 'true' },
    { tenant_id: ['tnt_4c81f0'], user_id: {}, roles: { TenantAdmin: true }, is_tenant_admin: 1 },
    { context: null, data: { tenant_id: 'tnt_4c81f0', user_id: 'usr_nw04', roles: 'Viewer' } },
  ];
  for (const [index, body] of contexts.entries()) {
    const id = await backend.fault({ path: '/v1/rbac/user/context', body });
    await page.goto('/settings/teams');
    await expect(team.row('Amara Okafor')).toBeVisible();
    // Without a tenant there is nothing to ask invites for (reading 27).
    await expect(team.rows).toHaveCount(index === 1 ? 10 : 10 + invitations.length);
    await expect(team.inviteButton).toBeHidden();
    await expect(page.getByText(leaks)).toHaveCount(0);
    await backend.heal(id);
  }
});

test('D05 10,000 members stay usable: few rows in the document, each key answered', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await backend.addMembers(10_000);
  await signInAs('admin');
  await page.goto('/settings/teams');
  await expect(team.row('Amara Okafor')).toBeVisible();
  await expect(page.getByText('10,012 people')).toBeAttached();
  expect(await team.rows.count()).toBeLessThanOrEqual(400);

  const search = page.getByRole('searchbox', { name: 'Search members' });
  await search.pressSequentially('member.9999@');
  await expect(team.rows).toHaveCount(1);
  await expect(team.row('member.9999@northwind.example')).toBeVisible();
  await search.fill('');
  await expect(team.row('Amara Okafor')).toBeVisible();

  // The last one is reached by scrolling, and can be acted on.
  await page.evaluate(() => document.scrollingElement?.scrollTo(0, 10_000_000));
  await expect(team.row('tomasz.zielinski')).toBeInViewport();
  expect(await team.rows.count()).toBeLessThanOrEqual(400);
  await team.remove('tomasz.zielinski', 'Cancel Invite');
  await expect(team.toast('Invite cancelled')).toBeVisible();
  expect(await backend.ledger('invite.cancelled')).toHaveLength(1);
});

test('D06 of rows with the same, no or similar ids each action hits the row it is made on', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  const people = [
    ['Twin One', 'twin'],
    ['Twin Two', 'twin'],
    ['Zero Id', 0],
    ['Upper Id', 'Case'],
    ['Lower Id', 'case'],
    ['No Id', null],
    ['Also No Id', undefined],
  ] as const;
  const members = people.map(([full_name, user_id]) => ({ user_id, full_name, role: 'Viewer' }));
  await backend.fault({ path: '/v1/team/members', body: { members } });
  const invitations = [1, 2].map((n) => ({ invite_id: 'twin', email: `i${n}@new.example` }));
  await backend.fault({ path: '/v1/invite/pending', body: { invitations } });
  await signInAs('admin');
  await page.goto('/settings/teams');
  await expect(team.rows).toHaveCount(9);

  for (const [name, id] of people.slice(0, 5)) {
    await backend.clearLog();
    const rule = { method: 'PATCH', path: `/v1/team/member/${id}/role`, status: 200 };
    const release = await hold(backend, rule);
    await team.changeRole(name, 'Admin');
    await expect(team.rows.filter({ hasText: 'Admin' })).toHaveCount(1);
    await team.expectRole(name, 'Admin');
    await expect(team.rows).toHaveCount(9);
    await release();
    await expect(team.rows.filter({ hasText: 'Admin' })).toHaveCount(0);
    const sent = await backend.log({ method: 'PATCH' });
    expect(sent.map(({ path }) => path)).toEqual([`/v1/team/member/${id}/role`]);
  }
  for (const name of ['Also No Id', 'i2@new.example']) {
    const menu = await team.menu(name);
    const reason = name.startsWith('i2')
      ? 'The role can be changed once the invite is accepted'
      : 'The server sent no id for this person';
    const edit = menu.getByRole('menuitem', { name: 'Edit' });
    await expect(edit).toHaveAccessibleDescription(reason);
    await page.keyboard.press('Escape');
  }
  const release = await hold(backend, { method: 'DELETE', path: '/v1/invites/twin', status: 500 });
  await team.remove('i2@new.example', 'Cancel Invite');
  await expect(team.row('i2@new.example')).toHaveCount(0);
  await expect(team.rows).toHaveCount(8);
  await expect(team.row('Twin Two')).toHaveCount(1);
  await release();
  await expect(team.rows).toHaveCount(9);
});

test('D07 an answer that comes after a newer one is dropped', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  for (const round of [1, 2, 3]) {
    const [early, late] = [`early.${round}@new.example`, `late.${round}@new.example`];
    const release = await hold(backend, { path: '/v1/invite/pending' });
    await backend.clearLog();
    const slow = page.waitForResponse(/invite\/pending/);
    await team.invite(early);
    // The answer is made before the second invite, and arrives after the second list.
    const lists = () => backend.log({ method: 'GET', path: '/v1/invite/pending' });
    await expect.poll(lists).toHaveLength(1);
    await team.invite(late);
    await expect(team.row(late)).toBeVisible();
    await release();
    await expect.poll(async () => (await lists()).map(({ status }) => status)).toEqual([200, 200]);
    await (await slow).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect(team.row(late)).toHaveCount(1);
    await expect(team.row(early)).toHaveCount(1);
    await team.closeToasts();
  }
});

test('D07 the list follows the last key of the search', async ({ page, signInAs }) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  const search = page.getByRole('searchbox', { name: 'Search members' });
  for (const [typed, found] of [
    ['priya', 'Priya Nair'],
    ['AMARA', 'Amara Okafor'],
    ['ová', null],
    ['ricci@', 'Chiara Ricci'],
  ] as const) {
    await search.fill('');
    await search.pressSequentially(typed, { delay: 0 });
    await expect(team.rows).toHaveCount(1);
    if (found) await expect(team.row(found)).toBeVisible();
    else await expect(page.getByText('No team members found')).toBeVisible();
  }
});

const parts = [
  { path: '/v1/team/members', nth: 1 },
  { path: '/v1/invite/pending', nth: 1 },
  // The first one checks the session.
  { path: '/v1/me', nth: 2 },
];

test('D15 the team loads with any of its parts missing, but not without the members', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  for (let combination = 0; combination < 8; combination += 1) {
    const fails = parts.map((_, bit) => Boolean(combination & (1 << bit)));
    const [membersFail, invitesFail, profileFails] = fails;
    for (const [index, part] of parts.entries()) {
      if (fails[index]) await backend.fault({ method: 'GET', ...part, status: 403, body: '' });
    }
    await test.step(fails.map((isFailing) => (isFailing ? 'fails' : 'ok')).join(', '), async () => {
      await page.goto('/settings/teams');
      if (membersFail) {
        await expect(page.getByText('Failed to load team members')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible();
      } else {
        await expect(team.row('Priya Nair')).toContainText('You');
        await expect(team.inviteButton).toBeVisible();
        await expect(team.row('noor.haddad')).toHaveCount(invitesFail ? 0 : 1);
        const notice = page.getByText('Pending invites could not be loaded.');
        await expect(notice).toHaveCount(invitesFail ? 1 : 0);
      }
      expect(await backend.log({ method: 'GET', path: '/v1/me' })).toHaveLength(2);
      if (profileFails) await expect(page).toHaveURL(/teams$/);
    });
    await backend.heal();
    await backend.clearLog();
  }
});
