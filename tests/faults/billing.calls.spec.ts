import { breakReads, entitlements, invoices, plans, subscription } from '../support/areaReads.ts';
import { billingWrites } from '../support/areaWrites.ts';
import { leavesAfterRefresh } from '../support/callFaults/leavesAfterRefresh.ts';
import { expectNothingPrivateAfter } from '../support/callFaults/sessionEnds.ts';
import { writeFaults } from '../support/callFaults/writeFaults.ts';
import { buyButton } from '../support/billingPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold, quiet } from '../support/schedules.ts';
import { expectExpired, refreshes, requests } from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

const reads = [entitlements, invoices, plans, subscription];
const overview = [entitlements, invoices, subscription];

test.beforeEach(({ expectedConsole }) => {
  // Spec 8: the failure is logged, the defaults are shown.
  expectedConsole.push(/entitlements could not be read/);
});

test('D13 calls that no browser lets through are tried four times at most', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/blocked by CORS policy/);
  await page.clock.install();
  await signInAs('admin');
  await backend.fault({ service: 'billing', noCors: true });
  await page.goto('/billing');
  await entitlements.expects(page, 'failed');
  await invoices.expects(page, 'failed');
  for (const wait of [1100, 2100, 4100, 60_000, 60_000]) {
    await page.clock.fastForward(wait);
    await quiet(backend);
    await invoices.expects(page, 'failed');
  }
  for (const { service, path } of overview) {
    const count = async () => (await requests(backend, { service, path })).length;
    await expect.poll(count, path).toBeGreaterThan(1);
    expect(await count(), path).toBeLessThanOrEqual(4);
  }
  await backend.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await invoices.expects(page, 'good');
});

test('D08 slow answers show that they load, are asked for once and given up on leaving', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  const releases = await Promise.all(
    overview.map(({ service, path }) => hold(backend, { service, path, method: 'GET' })),
  );
  const givenUp: (string | undefined)[] = [];
  page.on('requestfailed', (request) => givenUp.push(request.failure()?.errorText));
  await page.goto('/billing');
  await expect(page.getByText('Loading usage...')).toBeVisible();
  await expect(page.getByText('Loading invoices…')).toBeVisible();
  const asked = () => requests(backend, { service: 'billing' });
  await expect.poll(asked).toHaveLength(3);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Loading usage...')).toBeVisible();
  expect(await asked()).toHaveLength(3);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => givenUp).toEqual(Array(3).fill('net::ERR_ABORTED'));
  await page.clock.fastForward(30_000);
  await expect(new TeamPage(page).toasts).toHaveCount(0);
  await Promise.all(releases.map((release) => release()));
  await page.goBack();
  await entitlements.expects(page, 'good');
  await invoices.expects(page, 'good');
  expect(await asked()).toHaveLength(6);
});

test('D08 what one tab waited for comes on the next', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  await Promise.all(
    overview.map(({ service, path }) => hold(backend, { service, path, method: 'GET' })),
  );
  await page.goto('/billing');
  await expect.poll(() => requests(backend, { service: 'billing' })).toHaveLength(3);
  await page.getByRole('link', { name: 'Invoice', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('link', { name: 'Overview' }).click();
  await entitlements.expects(page, 'good');
  await page.getByRole('link', { name: 'Payment Plans' }).click();
  await subscription.expects(page, 'good');
});

test('D09 answers that never come are given up after 30 s, with a way on', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  const heal = await breakReads(backend, new Map(reads.map((read) => [read, ''])), {
    fault: () => ({ hang: true }),
  });
  await page.goto('/billing');
  await expect.poll(() => requests(backend, { service: 'billing' })).toHaveLength(3);
  await page.clock.fastForward(30_000);
  await entitlements.expects(page, 'failed');
  await invoices.expects(page, 'failed');
  await heal(invoices);
  await page.getByRole('button', { name: 'Retry' }).click();
  await invoices.expects(page, 'good');
  await page.getByRole('link', { name: 'Payment Plans' }).click();
  await expect(page.getByText('Loading plans…')).toBeVisible();
  await expect.poll(() => requests(backend, plans)).toHaveLength(1);
  await page.clock.fastForward(30_000);
  await plans.expects(page, 'failed');
  await heal(plans);
  await page.getByRole('button', { name: 'Retry' }).click();
  await subscription.expects(page, 'failed');
});

test('S03 S08 the session ends under the reads: one refresh, told once, nothing sent after', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await backend.fault({ service: 'billing', method: 'GET', status: 401 });
  const refresh = await backend.fault({
    path: '/v1/refresh',
    status: 401,
    body: { error: { code: 'NO', message: 'No' } },
  });
  await page.goto('/billing');
  await expectExpired(page);
  await expectNothingPrivateAfter(backend);

  await backend.heal(refresh);
  await signInAs('admin');
  await backend.clearLog();
  await page.goto('/billing');
  await expect(page).toHaveURL(/\/auth$/);
  expect(await refreshes(backend)).toHaveLength(1);
  for (const { path } of overview) {
    expect((await requests(backend, { path })).length).toBeLessThanOrEqual(2);
  }
});

for (const { title, needsClock, run } of writeFaults) {
  const names = billingWrites.map(({ name }) => name).join(', ');
  test(`${title}: ${names}`, async ({ page, context, backend, signInAs }) => {
    if (needsClock) await page.clock.install();
    await signInAs('admin');
    for (const write of billingWrites) {
      await test.step(write.name, () => run({ page, context, backend, signInAs }, write));
    }
  });
}

test('M09 a cancellation that the server refuses takes the button away', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/billing/plans');
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await backend.fault({ method: 'DELETE', path: '/v1/subscription', status: 403, body: {} });
  await backend.fault({
    path: '/v1/rbac/user/context',
    body: { tenant_id: 't', user_id: 'usr_nw01', roles: ['Viewer'], is_tenant_admin: false },
  });
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(dialog.getByText('Unable to cancel subscription. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep Subscription' }).click();
  const button = page.getByRole('button', { name: 'Cancel Subscription' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(buyButton(page, 'Pro')).toHaveAttribute('aria-disabled', 'true');
});

for (const [name, isAnswered] of [
  ['is over', true],
  ['hangs, 3 s at most', false],
] as const) {
  test(`S16 the checkout is gone to once a refresh ${name}`, async ({
    page,
    context,
    backend,
    signInAs,
  }) => {
    const checkout = billingWrites.find(({ name }) => name === 'checkout');
    if (!checkout) throw new Error('no checkout');
    await page.clock.install();
    await signInAs('admin');
    await leavesAfterRefresh({ page, context, backend, signInAs }, checkout, { isAnswered });
  });
}
