import { clientOf } from '../support/sessionClient.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectExpired, openTeam, refreshes } from '../support/sessionPage.ts';
import { openTeamInNewTab, waitForPendingLock } from '../support/sessionTabs.ts';

test('S06 a refresh that hangs times out after 15 s, in every tab', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await context.clock.install();
  await signInAs('admin');
  await openTeam(page);
  const other = await openTeamInNewTab(context);
  const client = await clientOf(page);
  const otherClient = await clientOf(other);
  await backend.expire();
  await backend.clearLog();
  await backend.fault({ path: '/v1/refresh', hang: true });

  const response = client.send([{ path: '/v1/me' }]);
  await expect.poll(() => refreshes(backend)).toHaveLength(1);
  const otherResults = otherClient.send([{ path: '/v1/me' }]);
  await waitForPendingLock(other);
  await page.clock.fastForward(15_000);
  // A separate timer ends the timed-out request.
  await page.clock.fastForward(1000);

  expect(await response).toMatchObject([{ isOk: false, status: 401 }]);
  expect(await otherResults).toMatchObject([{ isOk: false }]);
  await expectExpired(page);
  await expect(other).toHaveURL(/\/auth$/);
  await expect(other.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
  expect(await refreshes(backend)).toHaveLength(1);
});
