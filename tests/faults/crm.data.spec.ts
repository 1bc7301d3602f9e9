import { CrmPage } from '../support/crmPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/schedules.ts';
import type { SandboxControl } from '../support/sandboxControl.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

/** What must never reach a person's eyes. */
const leaks = /undefined|\[object|NaN|Invalid Date|\bnull\b/;

const answer = (backend: SandboxControl, list: string, body: unknown) =>
  backend.fault({ service: 'crm', method: 'GET', path: `/v1/${list}/`, status: 200, body });

const odd = [undefined, null, '', 0, 42, true, [], {}, ['x'], { a: 1 }, 'Wombat', '2026-99-99'];

/** One row for each odd value in each field of a good one, and things that are no row. */
function oddRows(good: Readonly<Record<string, unknown>>): unknown[] {
  const fields = Object.keys(good);
  const rows = fields.flatMap((field, at) =>
    odd.map((value, nth) => ({ ...good, id: `odd_${at}_${nth}`, [field]: value })),
  );
  return [...rows, null, 'text', 7, []];
}

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
const lead = {
  id: 'led_good',
  contact_id: 'con_good',
  status: 'New',
  source: 'Fair',
  owner_id: 'Amara',
  notes: 'n',
  details: {},
  created_at: '2026-01-02T03:04:05Z',
};
const interaction = {
  id: 'int_good',
  contact_id: 'con_good',
  lead_id: 'led_good',
  type: 'call',
  direction: 'in',
  summary: 'Rang',
  payload: {},
  voice_agent_id: 'agt',
  session_id: 'ses',
  created_at: '2026-01-02T03:04:05Z',
};
const lists = { contacts: contact, leads: lead, interactions: interaction } as const;
const names = ['contacts', 'leads', 'interactions'] as const;

for (const list of names) {
  test(`D04 every odd field of ${list} falls back, and every odd shape is a list, none or an error`, async ({
    page,
    backend,
  }) => {
    const crm = new CrmPage(page);
    const rows = oddRows(lists[list]);
    await answer(backend, 'contacts', list === 'contacts' ? [...rows, contact] : [contact]);
    if (list !== 'contacts') await answer(backend, list, [...rows, lists[list]]);
    await crm.open(list);
    const count = page.getByText(String(rows.length - 4 + 1), { exact: true });
    await expect(count.first()).toBeVisible();
    await expect(page.getByText(leaks)).toHaveCount(0);
    await page.mouse.wheel(0, 100_000);
    await expect(crm.rows.last()).toBeVisible();
    await expect(page.getByText(leaks)).toHaveCount(0);
    if (list === 'leads') {
      await crm.search.fill('');
      await page.goto('/crm/leads?view=board');
      await expect(crm.lane('New')).toBeVisible();
      await expect(crm.lane('Wombat').getByText('Good Person')).toBeVisible();
      await expect(page.getByText(leaks)).toHaveCount(0);
    }

    // Every odd shape of the whole answer is a list, an empty one or an error.
    const shapes: readonly [unknown, 'row' | 'none' | 'error'][] = [
      [{ [list]: [lists[list]] }, 'row'],
      [[], 'none'],
      [null, 'none'],
      [{ [list]: null }, 'none'],
      [{ [list]: { a: 1 } }, 'error'],
      ['text', 'error'],
      [{}, 'error'],
    ];
    await backend.heal();
    for (const [body, outcome] of shapes) {
      await test.step(JSON.stringify(body).slice(0, 40), async () => {
        if (list !== 'contacts') await answer(backend, 'contacts', [contact]);
        await answer(backend, list, body === null ? 'null' : body);
        await page.goto(`/crm/${list}`);
        if (outcome === 'row') await expect(crm.rows).toHaveCount(1);
        if (outcome === 'none') await expect(page.getByText(`No ${list} found`)).toBeVisible();
        if (outcome === 'error') {
          const retry = page.getByRole('table').getByRole('button', { name: 'Retry' });
          await expect(retry).toBeVisible();
        }
        await backend.heal();
      });
    }
  });
}

test('D04 an unknown status, type or direction is shown as it came', async ({ page, backend }) => {
  const crm = new CrmPage(page);
  await answer(backend, 'contacts', [contact]);
  await answer(backend, 'leads', [{ ...lead, status: 'Frozen' }]);
  await answer(backend, 'interactions', [
    { ...interaction, type: 'fax', direction: 'sideways', contact_id: 'con_gone', summary: null },
  ]);
  await crm.open('leads');
  await expect(crm.rows).toContainText('Frozen');
  await crm.open('interactions');
  for (const text of ['fax', 'sideways', 'Contact not found', 'No summary']) {
    await expect(crm.rows.first()).toContainText(text);
  }
  await crm.rows.first().getByText('Contact not found').hover();
  await expect(page.getByRole('tooltip')).toHaveText('con_gone');
});

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

test('D07 an answer that comes after a newer search, page or filter is dropped', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  await crm.open('contacts');
  const slow = { service: 'crm', method: 'GET', path: '/v1/contacts/' };
  for (const [first, last, found] of [
    ['ru', 'ru.1189', 'ru.1189@'],
    ['am.', 'am.1104', 'am.1104@'],
    ['customer', 'he.1192', 'he.1192@'],
  ] as const) {
    const release = await hold(backend, { ...slow, query: { search: first } });
    await crm.search.fill(first);
    await expect
      .poll(async () => (await backend.log(slow)).filter(({ query }) => query['search'] === first))
      .not.toEqual([]);
    await crm.search.fill(last);
    await expect(crm.rows).toHaveCount(1);
    await release();
    await expect(crm.rows).toHaveCount(1);
    await expect(crm.rows).toContainText(found);
    await crm.search.fill('');
  }

  // The list follows the last page, and the last filter.
  const path = '/v1/contacts/';
  const release = await hold(backend, { service: 'crm', path, query: { offset: '1000' } });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(crm.row('en.1@')).toBeVisible();
  await release();
  await expect(crm.row('en.1@')).toBeVisible();
  await expect(page.getByText('Page 1')).toBeVisible();
  await crm.open('interactions');
  for (const type of ['Call', 'Note', 'Email']) {
    await page.getByRole('combobox', { name: 'Filter by type' }).click();
    await page.getByRole('option', { name: type, exact: true }).click();
    await expect(crm.rows.first()).toContainText(type);
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

test('D17 dates that are none, or far away, break nothing', async ({ page, backend }) => {
  const crm = new CrmPage(page);
  const dates = ['9999-12-31T23:59:59Z', '0001-01-01', 1e21, -1, '12', 'soon', null, '2026-02-30'];
  const dated = (row: object) =>
    dates.map((created_at, id) => ({ ...row, id: `d${id}`, created_at }));
  await answer(backend, 'contacts', dated(contact));
  await answer(backend, 'leads', dated(lead));
  await answer(backend, 'interactions', dated(interaction));
  for (const list of names) {
    await crm.open(list);
    await expect(crm.rows).toHaveCount(dates.length);
    await page
      .getByRole('columnheader', { name: /Created|Date/ })
      .getByRole('button')
      .click();
    await expect(crm.rows).toHaveCount(dates.length);
    await expect(page.getByText(leaks)).toHaveCount(0);
  }
  await page.goto('/crm');
  await expect(page.getByText('Recent contacts')).toBeVisible();
  await expect(page.getByText(leaks)).toHaveCount(0);
});

test('says what this deployment does not have (reading 57)', async ({ page, backend }) => {
  await backend.fault({ service: 'crm', path: '/v1/contacts/', status: 501, body: {} });
  await page.goto('/crm/contacts');
  await expect(page.getByText('Something Amazing Is Coming')).toBeVisible();
});
