import { CrmPage, watchBodies } from '../support/crmPage.ts';
import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl } from '@platform/sandbox/testing';

const members = '/v1/team/members';
const agents = '/v1/agents';

const countRequests = async (backend: SandboxControl, path: string) =>
  (await backend.log({ path })).filter(({ method }) => method === 'GET').length;

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('owners and voice agents are shown by name, each list requested once', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  await crm.open('contacts');
  expect([await countRequests(backend, members), await countRequests(backend, agents)]).toEqual([
    0, 0,
  ]);

  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expect(crm.row('ar.7@')).toContainText('Amara Okafor');
  await expect(crm.row('vi.4@')).toContainText('Priya Nair');
  await page.getByRole('radio', { name: 'Board' }).click();
  await expect(crm.lane('Qualified').getByTitle('Owner: Amara Okafor').first()).toBeVisible();

  await page.getByRole('link', { name: 'Interactions', exact: true }).click();
  await expect(crm.rows.first()).toContainText('Front desk');
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.getByText('Front desk').first()).toBeVisible();
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expect(crm.row('ar.7@')).toContainText('Amara Okafor');
  expect([await countRequests(backend, members), await countRequests(backend, agents)]).toEqual([
    1, 1,
  ]);
});

test('an owner shown by name is saved by id, unless another is typed', async ({ page }) => {
  const crm = new CrmPage(page);
  const bodies = watchBodies(page);
  await crm.open('leads');
  await expect(crm.row('ar.7@')).toContainText('Amara Okafor');
  for (const [owner, notes] of [
    ['Amara Okafor', 'Same owner'],
    ['Nobody', 'Another owner'],
  ] as const) {
    await crm.edit(crm.row('ar.7@'));
    await expect(crm.dialog.getByLabel('Owner')).toHaveValue('Amara Okafor');
    await crm.enter({ Owner: owner, Notes: notes });
    await crm.submit('Save Changes').click();
    await expect(crm.dialog).toBeHidden();
    await expect(crm.row('ar.7@')).toContainText(notes);
  }
  await expect(crm.row('ar.7@')).toContainText('Nobody');
  expect(bodies.map(({ body }) => body)).toMatchObject([
    { owner_id: 'usr_nw02' },
    { owner_id: 'Nobody' },
  ]);
});

test('a user who may not read the names sees the ids, and no error', async ({ page, backend }) => {
  const crm = new CrmPage(page);
  await backend.fault({ path: members, status: 403, body: { detail: 'No' } });
  await backend.fault({ path: agents, status: 403, body: { detail: 'No' } });
  await crm.open('leads');
  await expect(crm.row('ar.7@')).toContainText('usr_nw02');
  await expect.poll(async () => countRequests(backend, members)).toBe(1);
  await page.getByRole('link', { name: 'Interactions', exact: true }).click();
  await expect(crm.rows.first()).toContainText('agt_nw01');
  await expect.poll(async () => countRequests(backend, agents)).toBe(1);
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expect(crm.row('ar.7@')).toContainText('usr_nw02');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Each visit sends one request.
  await expect.poll(async () => countRequests(backend, members)).toBe(2);
});

test('names that never load do not block the page, and no id is shown instead', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  const bodies = watchBodies(page);
  await backend.fault({ path: members, hang: true });
  await crm.open('leads');
  await expect.poll(async () => countRequests(backend, members)).toBe(1);
  await expect(crm.row('ar.7@')).not.toContainText('usr_');
  await crm.edit(crm.row('ar.7@'));
  await expect(crm.dialog.getByLabel('Owner')).toHaveValue('');
  await crm.enter({ Notes: 'Sent all the same' });
  await crm.submit('Save Changes').click();
  await expect(crm.row('ar.7@')).toContainText('Sent all the same');
  expect(bodies.map(({ body }) => body)).toMatchObject([{ owner_id: 'usr_nw02' }]);
});
