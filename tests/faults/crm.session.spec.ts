import { CrmPage, watchBodies } from '../support/crmPage.ts';
import { expect, people, test } from '../support/fixtures.ts';
import { countTimers, expectNothingLeft } from '../support/footprint.ts';
import { hold, quiet } from '../support/schedules.ts';
import { expectExpired, refreshes, requests, signOut, watchFor } from '../support/sessionPage.ts';

const healths = { service: 'crm', path: '/v1/health' } as const;
const interval = 30_000;

test('S01 the parallel reads of the overview share one refresh', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  // A page that asks for nothing by itself.
  await page.goto('/account');
  await expect(page.getByRole('link', { name: 'CRM', exact: true })).toBeVisible();
  await quiet(backend);
  await backend.expire({ email: people.admin });
  await backend.clearLog();
  await page.getByRole('link', { name: 'CRM', exact: true }).click();
  await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
  await expect(page.getByText('1,000+')).toBeVisible();
  await quiet(backend);
  expect(await refreshes(backend)).toHaveLength(1);
  const sent = await requests(backend, { service: 'crm' });
  const calls = new Set(sent.map(({ path, query }) => `${path}?${query['limit']}`));
  expect(calls.size).toBe(5);
  for (const call of calls) {
    const statuses = sent
      .filter(({ path, query }) => `${path}?${query['limit']}` === call)
      .map(({ status }) => status);
    // Whatever came after the refresh needs no second try.
    expect([[401, 200], [200]]).toContainEqual(statuses);
  }
  expect(sent.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
});

test('S11 no refusal of the CRM service ends the session', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  for (const status of [403, 409, 422, 500]) {
    await backend.fault({ service: 'crm', status, body: '' });
    await page.goto('/crm/contacts');
    await expect(page.getByRole('table')).toContainText('Contacts could not be loaded.');
    await expect(page).toHaveURL(/\/crm\/contacts$/);
    await backend.heal();
  }
  expect(await refreshes(backend)).toEqual([]);
});

test('S17 S20 a sign-out leaves no contact to be seen, and another person sees their own', async ({
  page,
  context,
  backend,
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
  await other.close();

  const late = await hold(backend, { service: 'crm', method: 'GET', path: '/v1/contacts/' });
  await signInAs('stranger');
  await page.goto('/dashboard');
  const seen = await watchFor(page, ['en.1@customer.example', 'es.2@customer.example.nw']);
  await page.getByRole('link', { name: 'CRM', exact: true }).click();
  await late();
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await expect(crm.rows).toHaveCount(12);
  expect(await page.evaluate(() => document.body.textContent)).not.toContain('con_nw');
  expect((await seen()).filter((text) => text.endsWith('.nw'))).toEqual([]);
});

test('S26 M02 a change that meets a 401 is sent once more; one that finds no PATCH goes by PUT', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const crm = new CrmPage(page);

  await test.step('S26 a 401: byte for byte', async () => {
    await crm.open('leads');
    await crm.row('en.1@').getByRole('button', { name: 'Edit Lead' }).click();
    await crm.enter({ Notes: 'Größe 42 – ready 🌻' });
    await backend.expire({ email: people.admin });
    await crm.submit('Save Changes').click();
    await expect(crm.toast('Lead updated successfully')).toBeVisible();
    const sent = await backend.log({ service: 'crm', method: 'PATCH' });
    expect(sent.map(({ status }) => status)).toEqual([401, 200]);
    expect(new Set(sent.map(({ bodyHash }) => bodyHash)).size).toBe(1);
    expect(await backend.ledger('lead.updated')).toHaveLength(1);
  });

  await test.step('S26 M02 no PATCH: the same by PUT, and PUT alone from then on', async () => {
    const bodies = watchBodies(page);
    await backend.fault({ service: 'crm', method: 'PATCH', status: 405, body: '' });
    await page.getByRole('link', { name: 'Contacts', exact: true }).click();
    for (const phone of ['+44 1', '+44 2']) {
      await crm.row('en.1@').getByRole('button', { name: 'Edit' }).click();
      await crm.enter({ Phone: phone });
      await crm.submit('Save Changes').click();
      await expect(crm.row('en.1@')).toContainText(phone);
    }
    expect(bodies.map(({ method }) => method)).toEqual(['PATCH', 'PUT', 'PUT']);
    expect(bodies[0]?.body).toEqual(bodies[1]?.body);
  });
});

const forms = [
  {
    list: 'contacts',
    what: 'Contact',
    fields: {
      'First Name': 'Ada',
      'Last Name': 'Lovelace',
      Email: 'ada@customer.example',
      Phone: '+44 1',
      Company: 'Engines',
      'Job Title': 'Countess',
      Notes: 'Likes cards',
    },
  },
  { list: 'leads', what: 'Lead', fields: { Source: 'Fair', Owner: 'Amara', Notes: 'Draft' } },
  { list: 'interactions', what: 'Interaction', fields: { Summary: 'A long talk' } },
] as const;

for (const { list, what, fields } of forms) {
  test(`S24 keeps what was typed about a new ${what} over the end of the session`, async ({
    page,
    backend,
    signInAs,
  }) => {
    const crm = new CrmPage(page);
    await signInAs('admin');
    await crm.open(list);
    await crm.add(what);
    if (what !== 'Contact') await crm.chooseContact('en.1@');
    await crm.enter(fields);
    await backend.expire({ refresh: true });
    await crm.submit(`Add ${what}`).click();
    await expectExpired(page);

    await signInAs('stranger');
    await crm.open(list);
    await crm.add(what);
    for (const label of Object.keys(fields)) {
      await expect(crm.dialog.getByLabel(label, { exact: true })).toHaveValue('');
    }

    await signInAs('admin');
    await crm.open(list);
    await crm.add(what);
    await expect(crm.dialog.getByText('What you typed was kept.')).toBeVisible();
    for (const [label, value] of Object.entries(fields)) {
      await expect(crm.dialog.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    if (what !== 'Contact') {
      const contact = crm.dialog.getByRole('combobox', { name: 'Contact' });
      await expect(contact).toContainText('Amelia Hartley');
    }
    await crm.submit(`Add ${what}`).click();
    await expect(crm.toast(`${what} created successfully`)).toBeVisible();
    const drafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('fa_draft:')));
    await expect.poll(drafts).toEqual([]);
  });
}

test('S24 an explicit sign-out drops every draft of the CRM', async ({ page, signInAs }) => {
  const crm = new CrmPage(page);
  await signInAs('admin');
  await crm.open('contacts');
  await crm.add('Contact');
  await crm.enter({ Notes: 'Secret' });
  await page.reload();
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Secret');
});

test('L03 asks for the health every 30 s while it is looked at, and never after', async ({
  page,
  backend,
  signInAs,
}) => {
  const count = async () => (await requests(backend, healths)).length;
  await page.clock.install();
  await signInAs('admin');
  await page.goto('/crm');
  await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
  expect(await count()).toBe(1);
  for (let cycle = 2; cycle <= 6; cycle += 1) {
    await page.clock.runFor(interval);
    await expect.poll(count).toBe(cycle);
    await quiet(backend);
  }
  await backend.set({ crmHealth: 'degraded' });
  await page.clock.runFor(interval);
  await expect(page.getByText('Unknown', { exact: true })).toBeVisible();
  await backend.set({ crmHealth: 'ok' });
  await quiet(backend);

  // Twenty visits leave one timer.
  for (let visit = 0; visit < 20; visit += 1) {
    await page.getByRole('link', { name: 'Leads', exact: true }).press('Enter');
    await page.getByRole('link', { name: 'Overview', exact: true }).press('Enter');
  }
  await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
  await quiet(backend);
  await backend.clearLog();
  await page.clock.runFor(interval);
  await expect.poll(count).toBe(1);
  await quiet(backend);

  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await backend.clearLog();
  await page.clock.runFor(4 * interval);
  expect(await count()).toBe(0);
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  await backend.clearLog();
  await page.clock.runFor(4 * interval);
  expect(await count()).toBe(0);
});

test('L03 rests while the page is hidden and asks at once when it is seen again', async ({
  page,
  backend,
  signInAs,
}) => {
  const count = async () => (await requests(backend, healths)).length;
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => visibilityState,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await page.clock.install();
  await signInAs('admin');
  await page.goto('/crm');
  await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
  await show('hidden');
  await page.clock.runFor(10 * interval);
  expect(await count()).toBe(1);
  await backend.fault({ ...healths, drop: 'before' });
  await show('visible');
  await expect(page.getByText('Unknown', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await backend.heal();
  await page.clock.runFor(interval);
  await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
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
    await crm.rows.first().getByRole('link').click();
    await expect(crm.panel()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(crm.panel()).toBeHidden();
    await crm.search.fill('');
    // As many rows as this window holds: the list is whole and at rest.
    await expect(crm.rows).toHaveCount(12);
  }

  await expectNothingLeft(page, tour);
});
