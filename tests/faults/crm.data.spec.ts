import { CrmPage } from '../support/crmPage.ts';
import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl } from '@platform/sandbox/testing';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

const answer = (backend: SandboxControl, list: string, body: unknown) =>
  backend.fault({ service: 'crm', method: 'GET', path: `/v1/${list}/`, status: 200, body });

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
test('D05 10,000 contacts in one answer stay usable', async ({ page, backend }) => {
  const crm = new CrmPage(page);
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...contact,
    id: `con_${index}`,
    name: `Person ${index}`,
    email: `p${index}@customer.example`,
  }));
  await answer(backend, 'contacts', many);
  await crm.open('contacts');
  expect(await crm.rows.count()).toBeLessThanOrEqual(400);
  await crm.search.fill('p9999@');
  await expect(crm.rows).toHaveCount(1);
  await page.goto('/crm/leads');
  await crm.add('Lead');
  await crm.dialog.getByRole('combobox', { name: 'Contact' }).click();
  await page.keyboard.type('Person 9998');
  await expect(page.getByRole('option')).toHaveCount(1);
});

test('D06 acts on the very row, whatever the ids', async ({ page, backend }) => {
  const crm = new CrmPage(page);
  const ids = ['twin', 'twin', 'TWIN', null, 0];
  await answer(
    backend,
    'contacts',
    ids.map((id, index) => ({
      ...contact,
      id,
      name: `Person ${index}`,
      email: `p${index}@x.example`,
    })),
  );
  await backend.fault({
    service: 'crm',
    method: 'PATCH',
    path: '/v1/contacts/*',
    status: 200,
    body: {},
  });
  await crm.open('contacts');
  await expect(crm.rows).toHaveCount(ids.length);
  for (const [index, id] of ids.entries()) {
    const sent = page.waitForRequest((request) => request.method() === 'PATCH', { timeout: 3000 });
    await crm.row(`Person ${index}`).getByRole('button', { name: 'Edit' }).click();
    await expect(crm.dialog.getByLabel('Last Name')).toHaveValue(String(index));
    await crm.enter({ Phone: `00${index}` });
    await crm.submit('Save Changes').click();
    if (id === null) {
      // Nobody knows how the service calls it: nothing is sent.
      await expect(crm.toast('Failed to update contact')).toBeVisible();
      await expect(sent).rejects.toThrow(/Timeout/);
      await crm.submit('Cancel').click();
    } else {
      const request = await sent;
      expect(new URL(request.url()).pathname).toBe(`/crm/v1/contacts/${id}`);
      expect(request.postDataJSON()).toMatchObject({ email: `p${index}@x.example` });
    }
    await expect(crm.dialog).toBeHidden();
    await expect(crm.rows).toHaveCount(ids.length);
  }
});

test('D12 the CRM service is down: each part says so by itself, and comes back', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  await backend.fault({ service: 'crm', status: 403, body: '' });
  await page.goto('/crm');
  await expect(page.getByText('Unknown', { exact: true })).toBeVisible();
  const retries = page.getByRole('button', { name: 'Retry' });
  await expect(retries.first()).toBeVisible();
  await page.goto('/settings/teams');
  await expect(page.getByRole('row', { name: 'Amara Okafor' })).toBeVisible();
  await page.goto('/crm/leads');
  await expect(page.getByRole('table')).toContainText('Leads could not be loaded.');
  await backend.heal();
  await page.getByRole('table').getByRole('button', { name: 'Retry' }).click();
  await expect(crm.row('Website').first()).toBeVisible();
});

test('D12 leads are shown though the contacts are not there', async ({ page, backend }) => {
  const crm = new CrmPage(page);
  await backend.fault({ service: 'crm', path: '/v1/contacts/', status: 403, body: '' });
  await crm.open('leads');
  await expect(page.getByText('Contact names could not be loaded.')).toBeVisible();
  await expect(crm.rows.first()).toContainText('Website');
  await backend.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(crm.row('Amelia Hartley').first()).toBeVisible();
});

test('D12 a deployment without the CRM says so', async ({ page, backend }) => {
  await backend.fault({ service: 'crm', path: '/v1/contacts/', status: 501, body: {} });
  await page.goto('/crm/contacts');
  await expect(page.getByText('Something Amazing Is Coming')).toBeVisible();
});
