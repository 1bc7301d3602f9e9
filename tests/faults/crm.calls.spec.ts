import { crmLists } from '../support/areaReads.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold, quiet } from '../support/schedules.ts';
import { requests } from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

const { contacts } = crmLists;

test('D13 calls that no browser lets through are tried four times at most', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/blocked by CORS policy/);
  await page.clock.install();
  await signInAs('admin');
  await backend.fault({ service: 'crm', noCors: true });
  await page.goto('/crm/contacts');
  await contacts.expects(page, 'failed');
  for (const wait of [1100, 2100, 4100, 60_000, 60_000]) {
    await page.clock.fastForward(wait);
    await quiet(backend);
    await contacts.expects(page, 'failed');
  }
  const { service, path } = contacts;
  expect((await requests(backend, { service, path, method: 'GET' })).length).toBeLessThanOrEqual(4);
  await backend.heal();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await contacts.expects(page, 'good');
});

test('D08 a slow list shows that it loads, is asked for once and given up on leaving', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  const { service, path } = contacts;
  const release = await hold(backend, { service, path, method: 'GET' });
  const givenUp: (string | undefined)[] = [];
  page.on('requestfailed', (request) => givenUp.push(request.failure()?.errorText));
  await page.goto('/crm/contacts');
  await expect(page.getByText('Loading contacts…').first()).toBeVisible();
  const asked = () => requests(backend, { service, path, method: 'GET' });
  await expect.poll(asked).toHaveLength(1);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Loading contacts…').first()).toBeVisible();
  expect(await asked()).toHaveLength(1);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => givenUp).toContain('net::ERR_ABORTED');
  await expect(new TeamPage(page).toasts).toHaveCount(0);
  await release();
  await page.goBack();
  await contacts.expects(page, 'good');
});

test('D08 a list that was asked for before its page was there is given up on leaving, too', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/crm/contacts');
  await contacts.expects(page, 'good');
  const { service, path } = contacts;
  const release = await hold(backend, { service, path, method: 'GET' });
  const givenUp: string[] = [];
  page.on('requestfailed', (request) => givenUp.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByText('Loading contacts…').first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.poll(() => givenUp).toContain('/crm/v1/contacts/');
  await release();
  await page.goBack();
  await contacts.expects(page, 'good');
});

test('D09 a list that never answers fails after 30 s, with a way on', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  const { service, path } = contacts;
  const id = await backend.fault({ service, path, method: 'GET', hang: true });
  await page.goto('/crm/contacts');
  await expect
    .poll(async () => (await requests(backend, { service, path, method: 'GET' })).length)
    .toBe(1);
  await page.clock.fastForward(31_000);
  await contacts.expects(page, 'failed');
  await backend.heal(id);
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await contacts.expects(page, 'good');
});
