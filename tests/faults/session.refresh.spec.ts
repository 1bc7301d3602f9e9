import { expect, test } from '../support/fixtures.ts';
import { followLinksToTeam, memberRow, refreshes } from '../support/sessionPage.ts';

test('S25 with a clock that is years behind, the session is refreshed silently, after a 401 only', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install({ time: '2040-02-29T12:00:00Z' });
  await signInAs('admin');
  await backend.clearLog();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(60_000);
  expect(await refreshes(backend), 'no refresh by the clock').toEqual([]);
  await backend.expire();

  await followLinksToTeam(page);

  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
  await page.clock.runFor(60_000);
  expect(await refreshes(backend)).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
