import { CrmPage } from '../support/crmPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { countTimers, expectNothingLeft } from '../support/footprint.ts';
import { hold } from '../support/schedules.ts';
import { expectExpired, signOut, watchFor } from '../support/sessionPage.ts';

test('S17 a sign-out in another tab leaves no contact to be seen', async ({
  page,
  context,
  signInAs,
}) => {
  const crm = new CrmPage(page);
  await signInAs('admin');
  await crm.open('contacts', '?contact=con_nw0001');
  await expect(crm.panel('Amelia Hartley')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');

  await signOut(other);

  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('Amelia Hartley')).toHaveCount(0);
});

test('S20 another person sees their own contacts, and none of the one before', async ({
  page,
  backend,
  signInAs,
}) => {
  const crm = new CrmPage(page);
  await signInAs('admin');
  await crm.open('contacts');
  await signOut(page);
  await expect(page).toHaveURL(/\/auth/);
  await signInAs('stranger');
  await page.goto('/dashboard');
  const seen = await watchFor(page, ['es.2@customer.example.nw', 'con_nw']);
  const late = await hold(backend, { service: 'crm', method: 'GET', path: '/v1/contacts/' });

  await page.getByRole('link', { name: 'CRM', exact: true }).click();
  await late();
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();

  await expect(crm.rows).toHaveCount(12);
  expect(await seen()).toEqual([]);
});

test('S24 keeps what was typed about a new lead over the end of the session', async ({
  page,
  backend,
  signInAs,
}) => {
  const crm = new CrmPage(page);
  await signInAs('admin');
  await crm.open('leads');
  await crm.add('Lead');
  await crm.chooseContact('en.1@');
  await crm.enter({ Source: 'Fair', Owner: 'Amara', Notes: 'Draft' });
  await backend.expire({ refresh: true });
  await crm.submit('Add Lead').click();
  await expectExpired(page);

  await signInAs('stranger');
  await crm.open('leads');
  await crm.add('Lead');
  await expect(crm.dialog.getByLabel('Notes')).toHaveValue('');

  await signInAs('admin');
  await crm.open('leads');
  await crm.add('Lead');
  await expect(crm.dialog.getByText('What you typed was kept.')).toBeVisible();
  await expect(crm.dialog.getByLabel('Source')).toHaveValue('Fair');
  await expect(crm.dialog.getByLabel('Owner')).toHaveValue('Amara');
  await expect(crm.dialog.getByLabel('Notes')).toHaveValue('Draft');
  const contact = crm.dialog.getByRole('combobox', { name: 'Contact' });
  await expect(contact).toContainText('Amelia Hartley');
  await crm.submit('Add Lead').click();
  await expect(crm.toast('Lead created successfully')).toBeVisible();
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('fa_draft:')));
  await expect.poll(drafts).toEqual([]);
});

test('L05 G10 tours through the CRM leave nothing behind', async ({ page, signInAs }) => {
  test.slow();
  const crm = new CrmPage(page);
  await countTimers(page);
  await signInAs('admin');
  await crm.open('contacts');

  async function tour(): Promise<void> {
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Leads', exact: true }).click();
    await page.getByRole('radio', { name: 'Board' }).check({ force: true });
    await expect(crm.lane('New')).toBeVisible();
    await page.getByRole('link', { name: 'Interactions', exact: true }).click();
    await expect(crm.rows.first()).toBeVisible();
    await page.getByRole('link', { name: 'Contacts', exact: true }).click();
    await crm.search.fill('hartley');
    await crm.rows.first().getByRole('link').first().click();
    await expect(crm.panel()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(crm.panel()).toBeHidden();
    await crm.search.fill('');
    // As many rows as this window holds: the list is whole and at rest.
    await expect(crm.rows).toHaveCount(12);
  }

  await expectNothingLeft(page, tour);
});
