import { CrmPage, watchBodies } from '../support/crmPage.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe('as an admin', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('admin'));

  test('finds one contact of 1,200, logs a call, and wins a lead by keyboard @engine', async ({
    page,
  }) => {
    const crm = new CrmPage(page);
    await page.goto('/crm');
    await expect(page.getByText('Total Contacts')).toBeVisible();
    await expect(page.getByText('1,000+')).toBeVisible();
    await page.getByRole('link', { name: 'Contacts', exact: true }).click();
    await crm.search.fill('RU.1189@');
    await expect(crm.rows).toHaveCount(1);
    await expect(page).toHaveURL(/search=RU.1189/);
    await crm.rows.getByRole('link', { name: 'Юлия Жуковский' }).click();
    await expect(page).toHaveURL(/contact=con_nw1189/);

    const contact = crm.panel('Юлия Жуковский');
    await contact.getByRole('textbox', { name: 'Summary' }).fill('Wants two more chairs');
    await contact.getByRole('button', { name: 'Log' }).click();
    await expect(crm.toast('Interaction created successfully')).toBeVisible();
    await expect(contact.getByText('Wants two more chairs')).toBeVisible();
    await contact.getByRole('button', { name: 'Add Lead' }).click();
    const form = page.getByRole('dialog', { name: 'Add Lead' });
    await form.getByLabel('Source').fill('Phone call');
    await form.getByRole('button', { name: 'Add Lead' }).click();
    await expect(crm.toast('Lead created successfully')).toBeVisible();
    await expect(form).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(contact).toBeHidden();
    await expect(page).toHaveURL(/\/crm\/contacts\?search=RU/);

    await page.goto('/crm/leads?view=board&search=Referral');
    await expect(crm.lane('Contacted')).toBeVisible();
    const card = crm.handle('Thị Hồng Nguyễn').first();
    await card.focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Closed Won, 6 of 7')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(crm.toast('Thị Hồng Nguyễn moved to Closed Won')).toBeVisible();

    await page.reload();
    await expect(crm.lane('Contacted')).toBeVisible();
    await expect(crm.lane('Contacted').getByText('Thị Hồng Nguyễn')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show Closed Won' }).click();
    await expect(crm.lane('Closed Won').getByText('Thị Hồng Nguyễn')).toBeVisible();
    await page.goto('/crm/contacts?search=RU.1189%40&contact=con_nw1189');
    await expect(contact.getByText('Wants two more chairs')).toBeVisible();
    await expect(contact.getByRole('region', { name: 'Leads' })).toContainText('Phone call');
  });

  test('adds and edits a contact with exactly eight fields, and shows a likely duplicate', async ({
    page,
    backend,
  }) => {
    const crm = new CrmPage(page);
    const bodies = watchBodies(page);
    await crm.open('contacts');
    await crm.add('Contact');
    await crm.submit('Add Contact').click();
    await expect(crm.dialog.getByText('Email is required')).toBeVisible();
    await crm.enter({ Email: 'ada@customer.example' });
    await crm.submit('Add Contact').click();
    const nameless = 'Please provide at least a first name or last name';
    await expect(crm.dialog.getByText(nameless)).toBeVisible();
    await expect(crm.dialog.getByText('Not saved to the server yet')).toHaveCount(2);
    await crm.enter({ 'First Name': 'Ada', 'Last Name': 'King Lovelace', Company: 'Engines' });
    await crm.submit('Add Contact').click();
    await expect(crm.toast('Contact created successfully')).toBeVisible();
    await expect(crm.dialog).toBeHidden();
    await expect(crm.rows.first()).toContainText('Ada King Lovelace');

    await crm.edit(crm.row('Ada King'));
    await expect(crm.dialog.getByLabel('Last Name')).toHaveValue('King Lovelace');
    await crm.enter({ Phone: '+44 1', Notes: 'Likes cards' });
    await crm.submit('Save Changes').click();
    await expect(crm.toast('Contact updated successfully')).toBeVisible();
    await expect(crm.row('Ada King')).toContainText('+44 1');

    const empty = { consent_sms: false, consent_voice: false, tags: [], extra: {} };
    const [made] = await backend.committedWrites('contact.created');
    expect(bodies).toEqual([
      {
        method: 'POST',
        path: '/v1/contacts/',
        body: {
          ...empty,
          name: 'Ada King Lovelace',
          email: 'ada@customer.example',
          phone: '',
          notes: '',
        },
      },
      {
        method: 'PATCH',
        path: `/v1/contacts/${made?.target}`,
        body: {
          ...empty,
          name: 'Ada King Lovelace',
          email: 'ada@customer.example',
          phone: '+44 1',
          notes: 'Likes cards',
        },
      },
    ]);

    // A likely duplicate is shown, and can be added anyway.
    await crm.add('Contact');
    await crm.enter({ 'First Name': 'Twin', Email: ' EN.1@customer.example' });
    await expect(crm.dialog.getByText('Amelia Hartley already has this email.')).toBeVisible();
    const open = crm.dialog.getByRole('link', { name: 'Open contact' });
    await expect(open).toHaveAttribute('href', '/crm/contacts?contact=con_nw0001');
    await crm.submit('Add Contact').click();
    await expect(crm.row('Twin')).toBeVisible();
    expect(await backend.committedWrites('contact.created')).toHaveLength(2);
  });

  test('adds a lead for a contact created in the same dialog, and edits one without its contact', async ({
    page,
    backend,
  }) => {
    const crm = new CrmPage(page);
    const bodies = watchBodies(page);
    await crm.open('leads');
    await crm.add('Lead');
    await crm.submit('Add Lead').click();
    await expect(crm.dialog.getByText('Please select a contact and status')).toBeVisible();
    await crm.enter({ Source: 'Fair', Notes: 'Do not lose me' });
    await crm.dialog.getByRole('button', { name: 'New contact' }).click();
    await crm.enter({ 'First Name': 'Grace', Email: 'grace@customer.example' });
    await crm.submit('Add Contact').click();
    await expect(crm.toast('Contact created successfully')).toBeVisible();
    await expect(crm.dialog.getByLabel('Notes')).toHaveValue('Do not lose me');
    await expect(crm.dialog.getByRole('combobox', { name: 'Contact' })).toContainText('Grace');
    await crm.choose('Status', 'Qualified');
    await crm.submit('Add Lead').click();
    await expect(crm.toast('Lead created successfully')).toBeVisible();
    await expect(crm.row('grace@customer.example')).toContainText('Qualified');
    const [made] = await backend.committedWrites('contact.created');
    expect(bodies[1]?.body).toEqual({
      contact_id: made?.target,
      status: 'Qualified',
      source: 'Fair',
      owner_id: '',
      notes: 'Do not lose me',
      details: {},
    });

    bodies.length = 0;
    await crm.edit(crm.row('en.1@'));
    await crm.choose('Status', 'Closed Won');
    await crm.enter({ Owner: 'Amara' });
    await crm.submit('Save Changes').click();
    await expect(crm.toast('Lead updated successfully')).toBeVisible();
    await expect(crm.row('en.1@')).toContainText('Closed Won');
    expect(bodies).toEqual([
      {
        method: 'PATCH',
        path: '/v1/leads/led_nw001',
        body: {
          status: 'Closed Won',
          owner_id: 'Amara',
          notes: 'Asked for a quote.',
          details: { budget: 1000 },
        },
      },
    ]);
  });

  test('adds an interaction for one of a hundred contacts, and shows the empty values of the spec', async ({
    page,
    backend,
  }) => {
    const crm = new CrmPage(page);
    const bodies = watchBodies(page);
    await crm.open('interactions');
    await crm.add('Interaction');
    await crm.submit('Add Interaction').click();
    await expect(crm.dialog.getByText('Please fill in required fields')).toBeVisible();
    await crm.chooseContact('es.2@');
    await crm.choose('Type', 'Meeting');
    await crm.choose('Direction', 'Inbound');
    await crm.enter({ Summary: 'Tasted the new bread' });
    await crm.submit('Add Interaction').click();
    await expect(crm.toast('Interaction created successfully')).toBeVisible();
    await expect(crm.rows.first()).toContainText('Tasted the new bread');
    expect(bodies[0]?.body).toEqual({
      contact_id: 'con_nw0002',
      type: 'meeting',
      direction: 'in',
      summary: 'Tasted the new bread',
      payload: {},
    });
    const limits = (await backend.log({ service: 'crm', path: '/v1/contacts/' }))
      .filter(({ method, query }) => method === 'GET' && !query['offset'])
      .map(({ query }) => query['limit']);
    expect(new Set(limits)).toEqual(new Set(['1000', '100']));

    await expect(page.getByText('No summary').first()).toBeVisible();
    await crm.search.fill('ordered nothing like this');
    await expect(page.getByText('No interactions found')).toBeVisible();
    await crm.search.fill('');
    await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
    await expect(crm.rows.first()).toContainText('Contact not found');
    await expect(crm.rows.first()).toContainText('N/A');
  });

  test('keeps search, filters, sorting and view in the URL @engine', async ({ page }) => {
    const crm = new CrmPage(page);
    await crm.open('leads');
    await page.getByRole('button', { name: 'Filter by status' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Qualified' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'New' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Created' }).getByRole('button').click();
    await crm.search.fill('website');
    await expect(page).toHaveURL(/search=website&status=New%2CQualified&sort=-?created/);
    await expect(crm.rows.getByText(/^usr_/)).toHaveCount(0);
    const texts = await crm.rows.allTextContents();
    await page.reload();
    await expect(crm.rows).toHaveText(texts);
    await page.getByRole('link', { name: 'Interactions', exact: true }).click();
    await page.getByRole('combobox', { name: 'Filter by type' }).click();
    await page.getByRole('option', { name: 'Note' }).click();
    await expect(page).toHaveURL(/type=note/);
    await page.goBack();
    await expect(crm.rows).toHaveText(texts);
    await expect(crm.search).toHaveValue('website');
  });

  test('opens a contact in a panel without losing the list, and steps on by keyboard @engine', async ({
    page,
  }) => {
    const crm = new CrmPage(page);
    await crm.open('contacts', '?search=hartley&sort=-email');
    // The rows render before the sorting code has loaded.
    await expect(crm.rows.first()).toContainText('en.865@');
    const texts = await crm.rows.allTextContents();
    await crm.rows.nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/search=hartley&sort=-email&contact=con_nw0849/);
    await expect(crm.rows).toHaveText(texts);
    await page.goBack();
    await expect(crm.panel()).toBeHidden();
    await expect(crm.rows).toHaveText(texts);

    const [first, second, third] = ['Ruby Hartley', 'Noah Hartley', 'Grace Hartley'];
    await crm.rows.first().getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(crm.panel(first)).toBeFocused();
    await expect(crm.panel().getByRole('status')).toHaveText(`${first} 1 of 15`);
    await expect(page.getByRole('button', { name: 'Previous contact' })).toBeDisabled();
    await page.keyboard.press('k');
    await expect(crm.panel(first)).toBeVisible();

    await page.keyboard.press('j');
    await expect(crm.panel(second).getByRole('heading', { name: second })).toBeVisible();
    await page.keyboard.press('j');
    await expect(crm.panel().getByRole('status')).toHaveText(`${third} 3 of 15`);
    await expect(crm.panel(third)).toBeFocused();
    await expect(page).toHaveURL(/search=hartley&sort=-email&contact=con_nw0833$/);
    await page.reload();
    // Until the sorting code has loaded it is '13 of 15'.
    await expect(crm.panel().getByText(`${third} 3 of 15`)).toBeVisible();
    await page.keyboard.press('k');
    await expect(crm.panel(second)).toBeVisible();

    await crm.search.press('End');
    await page.keyboard.press('j');
    await expect(crm.search).toHaveValue('hartleyj');
    await expect(crm.panel(second)).toBeVisible();
    await crm.search.press('Backspace');
    await expect(crm.rows).toHaveCount(15);
    await crm.panel().focus();
    await page.keyboard.press('Escape');
    await expect(crm.panel()).toBeHidden();
    await expect(page).toHaveURL(/search=hartley&sort=-email$/);
    await expect(crm.rows.nth(1).getByRole('link').first()).toBeFocused();
    await page.goBack();
    await expect(crm.panel()).toBeHidden();

    await page.goto('/crm/contacts?contact=con_nobody');
    await expect(crm.panel().getByText('Contact not found')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/crm\/contacts$/);
  });

  test('requests nothing for skipped contacts, returns to the row, keeps the page usable', async ({
    page,
    backend,
  }) => {
    const crm = new CrmPage(page);
    await crm.open('contacts');
    await crm.row('en.1@').getByRole('link').first().click();
    await expect(crm.panel('Amelia Hartley').getByText('Interactions')).toBeVisible();
    await page.evaluate(() => {
      for (let step = 0; step < 4; step += 1) {
        const press = new KeyboardEvent('keydown', { key: 'j', bubbles: true });
        setTimeout(() => document.body.dispatchEvent(press), step);
      }
    });
    await expect(crm.panel().getByText('5 of 1,000')).toBeVisible();
    const requestedIds = async () => {
      const calls = await backend.log({ service: 'crm', path: '/v1/interactions/' });
      const reads = calls.filter(({ method }) => method === 'GET');
      return reads.map(({ query }) => query['contact_id']);
    };
    await expect.poll(requestedIds).toEqual(['con_nw0001', 'con_nw0005']);

    // Back to a row that was scrolled out of view.
    await page.keyboard.press('Escape');
    await crm.row('en.1@').getByRole('link').first().click();
    await expect(crm.panel('Amelia Hartley')).toBeFocused();
    await page.mouse.move(500, 600);
    await page.mouse.wheel(0, 20_000);
    await expect(crm.row('es.2@')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(crm.row('en.1@').getByRole('link').first()).toBeFocused();

    // The page next to the panel stays usable.
    await crm.row('en.1@').getByRole('link').first().click();
    await expect(crm.panel('Amelia Hartley')).toBeVisible();
    await crm.row('es.2@').getByRole('link').first().click();
    await expect(crm.panel('Marisol Quintero')).toBeVisible();
    await expect(crm.row('es.2@').getByRole('link').first()).toBeFocused();
    await crm.search.fill('en.1@');
    await expect(crm.panel('Marisol Quintero')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next contact' })).toHaveCount(0);
    await crm.add('Contact');
    await crm.dialog.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await expect(crm.dialog).toBeHidden();
    await expect(crm.panel('Marisol Quintero')).toBeVisible();
  });

  test('highlights a changed record, and opens it from its toast next to the unchanged list', async ({
    page,
  }) => {
    const crm = new CrmPage(page);
    await crm.open('contacts', '?search=hartley');
    const row = crm.row('en.1@');
    await crm.edit(row);
    await crm.enter({ Notes: 'Likes cards' });
    await crm.submit('Save Changes').click();
    await expect(row.locator('[data-changed]')).toBeAttached();
    await expect(row.locator('[data-changed]')).not.toBeAttached();
    await crm.toasts.locator('..').getByRole('button', { name: 'Open' }).click();
    await expect(crm.panel('Amelia Hartley')).toBeVisible();
    await expect(page).toHaveURL(/search=hartley&contact=/);
  });

  test('copies an email from the row under the pointer', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const crm = new CrmPage(page);
    await crm.open('contacts');
    await crm.row('en.1@').hover();
    await crm.row('en.1@').getByRole('button', { name: 'Copy en.1@customer.example' }).click();
    await expect(crm.row('en.1@').getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('en.1@customer.example');
    await expect(crm.row('en.1@').getByRole('link', { name: 'en.1@' })).toHaveAttribute(
      'href',
      'mailto:en.1@customer.example',
    );
  });

  test('opens the contacts of a lead and an interaction, and the next one', async ({ page }) => {
    const crm = new CrmPage(page);
    for (const list of ['leads', 'interactions'] as const) {
      await crm.open(list);
      await expect(crm.rows.first().getByRole('link').first()).toBeVisible();
      const [first = '', ...others] = await crm.rows.getByRole('link').allTextContents();
      const next = others.find((name) => name !== first) ?? '';
      await crm.rows.first().getByRole('link').first().click();
      await expect(crm.panel(first)).toBeFocused();
      await page.keyboard.press('j');
      await expect(crm.panel(next)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/crm/${list}\\?contact=con_nw`));
      await page.keyboard.press('Escape');
      await expect(crm.row(next).first().getByRole('link').first()).toBeFocused();
    }
    await page.goto('/crm/leads?view=board');
    await crm.lane('New').getByRole('link', { name: 'Amelia Hartley' }).click();
    await expect(crm.panel('Amelia Hartley')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next contact' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(crm.lane('New').getByRole('link', { name: 'Amelia Hartley' })).toBeFocused();
  });

  test('opens a contact over the list on a tablet and on a phone', async ({ page }) => {
    const crm = new CrmPage(page);
    for (const { width, isCovered } of [
      { width: 768, isCovered: false },
      { width: 360, isCovered: true },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await crm.open('contacts', '?search=hartley');
      await crm.rows.first().getByRole('link').first().click();
      await expect(crm.dialog).toBeFocused();
      await page.keyboard.press('j');
      await expect(page.getByRole('dialog', { name: 'Oliver Hartley' })).toBeVisible();
      const box = await crm.dialog.boundingBox();
      expect(box?.width === width).toBe(isCovered);
      await page.keyboard.press('Escape');
      await expect(crm.dialog).toBeHidden();
      await expect(crm.rows.nth(1).getByRole('link').first()).toBeFocused();
    }
  });

  test('pages to the contacts beyond the first thousand, and reads the overview', async ({
    page,
    backend,
  }) => {
    const crm = new CrmPage(page);
    await crm.open('contacts');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText('Page 2')).toBeVisible();
    await expect(page.getByText('1,200', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.goto('/crm/contacts?page=9');
    await expect(page.getByText('No contacts found')).toBeVisible();

    // The overview: figures, the newest of everything, the health.
    await backend.clearLog();
    await backend.set({ crmHealth: 'degraded' });
    await page.goto('/crm');
    for (const label of [
      'Total Contacts',
      'Active Leads',
      'Recent Interactions',
      'System Status',
    ]) {
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('Unknown', { exact: true })).toBeVisible();
    const lists = { 'Recent contacts': 3, 'Recent leads': 3, 'Recent interactions': 5 };
    for (const [name, count] of Object.entries(lists)) {
      await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(count);
    }
    const requestedIds = await backend.log({ service: 'crm', path: '/v1/contacts/' });
    const first = requestedIds.filter(({ query }) => !query['offset']);
    expect(new Set(first.map(({ query }) => query['limit']))).toEqual(new Set(['5', '1000']));
  });
});

test('another tenant has its own contacts', async ({ page, signInAs }) => {
  await signInAs('stranger');
  const crm = new CrmPage(page);
  await crm.open('contacts');
  await expect(crm.rows).toHaveCount(12);
  await page.goto('/crm/contacts?contact=con_nw0001');
  await expect(crm.panel().getByText('Contact not found')).toBeVisible();
});
