import type { Page } from 'playwright/test';
import { expect, people, test } from '../support/fixtures.ts';
import { TeamPage } from '../support/teamPage.ts';
import { violations, watchViolations } from '../support/violations.ts';

/** Texts that disturb the layout rather than the code. */
const odd: [string, string][] = [
  ['a direction override', '\u202Egnp.exe\u202Dadmin'],
  ['isolates left open', '\u2067\u2067\u2067isolated'],
  ['zero-width characters', 'A\u200Bd\u200Ba\u200D\u2060\uFEFF'],
  ['emoji', '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🧑🏽‍🚀'.repeat(6)],
  ['Arabic', 'محمد عبد الله الطويل جدا جدا'],
  ['Hebrew with digits', 'דוד 123 (כהן) <abc>'],
  ['stacked accents', `Z${'\u0310\u0315\u0327\u0353'.repeat(60)}algo`],
  ['a word of 100 kB', 'W'.repeat(100_000)],
  ['a note of 5,000 lines', 'one more line\n'.repeat(5000)],
  ['tabs and breaks', 'a\tb\r\nc\u2028d\u2029e'],
];

/** Cells whose text reaches into the next cell, and whether the page scrolls sideways. */
const overflows = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('tbody tr, [role=row]')];
    const beyond = rows.flatMap((row) => {
      const cells = [...row.querySelectorAll('td, [role=cell]')];
      return cells.flatMap((cell) => {
        const { right, bottom } = cell.getBoundingClientRect();
        const texts = [...cell.querySelectorAll('bdi')];
        return texts
          .map((text) => {
            // What is cut off is not seen: the innermost box that cuts counts.
            let box: Element | null = text;
            while (box && box !== cell && getComputedStyle(box).overflowX === 'visible') {
              box = box.parentElement;
            }
            return (box ?? text).getBoundingClientRect();
          })
          .filter((box) => box.right > right + 1 || box.bottom > bottom + 1)
          .map(() => (row.textContent ?? '').slice(0, 40));
      });
    });
    const root = document.documentElement;
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    return { beyond, isWide: root.scrollWidth > root.clientWidth, tallest: Math.max(...heights) };
  });

test('X06 holds the layout of the team against odd texts, wide and narrow', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await signInAs('admin');
  const members = odd.map(([, text], index) => ({
    user_id: `usr_${index}`,
    full_name: text,
    email: index % 2 === 0 ? text : `person.${index}@x.example`,
    role: 'Viewer',
  }));
  await backend.fault({ path: '/v1/team/members', body: { members } });
  await page.goto('/settings/teams');
  const team = new TeamPage(page);
  await expect(team.row('person.1@x.example')).toBeVisible();
  for (const width of [1440, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflows(page)).toMatchObject({ beyond: [], isWide: false });
    expect((await overflows(page)).tallest, `at ${width}`).toBeLessThan(160);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
  await page.getByLabel('Search members').fill('person');
  await expect(team.row('person.1@x.example')).toBeVisible();
  await page.getByLabel('Search members').fill('');
  await expect(team.row('Arabic').or(team.row('محمد'))).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
  );
  expect(longest).toBeLessThan(200);
});

/** Gives the stored user roles that nobody gave them, before the app reads them. */
async function editRoles(page: Page, role: string): Promise<void> {
  await page.goto('/config.json');
  await page.evaluate(
    ([email, given]) => {
      const user = { id: 'usr_nw04', email, name: 'Lucía Fernández', roles: [given], role: given };
      localStorage.setItem('user_data', JSON.stringify({ ...user, is_tenant_admin: true }));
      // oxlint-disable-next-line unicorn/no-document-cookie -- what the browser keeps is edited
      document.cookie = `sidebar_state="><script>alert(1)</script>`;
      localStorage.setItem('theme', '"><img src=x onerror=alert(1)>');
    },
    [people.viewer, role] as const,
  );
}

test('X08 grants nothing for a role in storage', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/The role lookup failed/);
  await watchViolations(page);
  const team = new TeamPage(page);
  await signInAs('viewer');
  const expectNoRights = async () => {
    const stored = await page.evaluate(() => localStorage.getItem('user_data'));
    expect(JSON.parse(stored ?? '')).toMatchObject({ roles: ['Viewer'] });
    await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(team.inviteButton).toHaveCount(0);
    const menu = await team.menu('Amara Okafor');
    await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeDisabled();
  };

  await test.step('the role lookup tells the real one', async () => {
    await editRoles(page, 'TenantAdmin');
    await team.open();
    await expectNoRights();
  });

  await test.step('the role lookup fails', async () => {
    await backend.fault({ path: '/v1/rbac/user/context', status: 403, body: {} });
    await editRoles(page, '<img src=x onerror=alert(1)>');
    await team.open();
    await expectNoRights();
    await backend.heal();
  });

  await test.step('the role lookup tells a lie', async () => {
    const body = { tenant_id: 'tnt_4c81f0', user_id: 'usr_nw04', roles: ['TenantAdmin'] };
    await backend.fault({
      path: '/v1/rbac/user/context',
      body: { ...body, is_tenant_admin: true },
    });
    await editRoles(page, 'TenantAdmin');
    await team.open();
    await team.changeRole('Amara Okafor', 'Viewer');
    await expect(team.toast('You do not have permission for this action')).toBeVisible();
    await team.expectRole('Amara Okafor', 'Editor');
  });
  expect(await backend.ledger('member.role_changed')).toEqual([]);
  expect(await violations(page)).toEqual([]);
});
