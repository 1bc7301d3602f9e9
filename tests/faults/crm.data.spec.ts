import type { SandboxControl } from '@platform/sandbox/testing';
import { CrmPage, watchBodies } from '../support/crmPage.ts';
import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

const contact = {
  id: 'con_good',
  name: 'Good Person',
  email: 'good@customer.example',
  phone: '1',
  notes: 'n',
  tags: ['t'],
  extra: { company: 'Engines' },
  consent_sms: true,
  created_at: '2026-01-02T03:04:05Z',
};

const serveContacts = (backend: SandboxControl, contacts: readonly object[]) =>
  backend.fault({ service: 'crm', method: 'GET', path: '/v1/contacts/', body: contacts });

/** Person 0, Person 1 and so on, each with an address. */
const tenThousand = Array.from({ length: 10_000 }, (_, index) => ({
  ...contact,
  id: `con_${index}`,
  name: `Person ${index}`,
  email: `p${index}@customer.example`,
}));

test('D05 10,000 contacts in one response render few rows, and can be searched and selected', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  await serveContacts(backend, tenThousand);

  await crm.open('contacts');
  expect(await crm.rows.count()).toBeLessThanOrEqual(400);
  await crm.search.fill('p9999@');
  await expect(crm.rows).toHaveCount(1);

  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await crm.add('Lead');
  await crm.dialog.getByRole('combobox', { name: 'Contact' }).click();
  await page.keyboard.type('Person 9998');
  await expect(page.getByRole('option')).toHaveCount(1);
});

/** Contacts whose ids are the same, nearly the same, missing, or no text. */
const oddIds = [
  { ...contact, id: 'twin', name: 'Person A', email: 'a@x.example' },
  { ...contact, id: 'twin', name: 'Person B', email: 'b@x.example' },
  { ...contact, id: 'TWIN', name: 'Person C', email: 'c@x.example' },
  { ...contact, id: null, name: 'Person D', email: 'd@x.example' },
  { ...contact, id: 0, name: 'Person E', email: 'e@x.example' },
];

test('D06 writes to the edited row even if ids are repeated or missing', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  const writes = watchBodies(page);
  await serveContacts(backend, oddIds);
  await backend.fault({ service: 'crm', method: 'PATCH', path: '/v1/contacts/*', body: {} });
  await crm.open('contacts');
  await expect(crm.rows).toHaveCount(5);
  for (const name of ['Person A', 'Person B', 'Person C', 'Person E']) {
    await crm.edit(crm.row(name));
    await crm.enter({ Phone: '002' });
    await crm.submit('Save Changes').click();
    await expect(crm.dialog).toBeHidden();
    await expect(crm.rows).toHaveCount(5);
  }
  expect(writes).toMatchObject([
    { method: 'PATCH', path: '/v1/contacts/twin', body: { email: 'a@x.example' } },
    { method: 'PATCH', path: '/v1/contacts/twin', body: { email: 'b@x.example' } },
    { method: 'PATCH', path: '/v1/contacts/TWIN', body: { email: 'c@x.example' } },
    { method: 'PATCH', path: '/v1/contacts/0', body: { email: 'e@x.example' } },
  ]);
});

test('D06 writes nothing to a row without an id, and explains why', async ({ page, backend }) => {
  const crm = new CrmPage(page);
  const writes = watchBodies(page);
  await serveContacts(backend, oddIds);
  await crm.open('contacts');

  await crm.edit(crm.row('Person D'));
  await crm.enter({ Phone: '002' });
  await crm.submit('Save Changes').click();

  await expect(crm.toast('Failed to update contact')).toBeVisible();
  expect(writes).toEqual([]);
});

test('D12 each part of the overview shows that the CRM is down, and other pages work', async ({
  page,
  backend,
}) => {
  await backend.fault({ service: 'crm', status: 400, body: '' });

  await page.goto('/crm');
  await expect(page.getByText('Unknown', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Teams' }).click();
  await expect(page.getByRole('row', { name: 'Amara Okafor' })).toBeVisible();
});

test('D12 leads are shown while contacts fail to load, and get their names afterwards', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  await backend.fault({ service: 'crm', path: '/v1/contacts/', status: 400, body: '' });
  await crm.open('leads');
  await expect(page.getByText('Contact names could not be loaded.')).toBeVisible();
  await expect(crm.rows.first()).toContainText('Website');

  await backend.heal();
  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(crm.row('Amelia Hartley').first()).toBeVisible();
});
