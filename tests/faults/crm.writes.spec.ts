import { CrmPage, watchBodies } from '../support/crmPage.ts';
import { crmWrites } from '../support/crmWrites.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold, refusal } from '../support/schedules.ts';
import type { LoggedRequest, SandboxControl } from '../support/sandboxControl.ts';
import { clickFiveTimes } from '../support/teamPage.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

/** What reached the CRM service as a write. */
async function sent(backend: SandboxControl): Promise<LoggedRequest[]> {
  const all = await backend.log({ service: 'crm' });
  return all.filter(({ method }) => ['POST', 'PATCH', 'PUT'].includes(method));
}

for (const write of crmWrites) {
  const rule = { service: 'crm', method: write.method, path: write.path };

  test(`M01 is sent once for five presses and Enter: ${write.name}`, async ({ page, backend }) => {
    const crm = new CrmPage(page);
    await crm.open(write.list);
    await write.prepare(crm, 'Once');
    const release = await hold(backend, rule, 'before');
    await clickFiveTimes(crm.submit(write.submit));
    if (write.field !== 'Notes' && write.field !== 'Summary') {
      await crm.dialog.getByLabel(write.field, { exact: true }).press('Enter');
    }
    await release();
    await expect(crm.toast(write.success)).toBeVisible();
    await expect(crm.dialog).toBeHidden();
    expect(await sent(backend)).toHaveLength(1);
    expect(await backend.ledger(write.action)).toHaveLength(1);
  });

  test(`M02 M03 keeps the form, is not sent again and shows what went in: ${write.name}`, async ({
    page,
    backend,
  }) => {
    const crm = new CrmPage(page);
    await crm.open(write.list);
    await write.prepare(crm, 'Kept words');
    await backend.fault({ ...rule, status: 503, body: '', count: 1 });
    await crm.submit(write.submit).click();
    await expect(crm.toast(write.failure)).toBeVisible();
    await expect(crm.dialog.getByRole('alert')).toContainText(write.failure);
    const field = crm.dialog.getByLabel(write.field, { exact: true });
    await expect(field).toHaveValue('Kept words');
    expect(await backend.ledger(write.action)).toEqual([]);

    // Now it goes in, but nobody hears of it: the list behind the dialog tells.
    await backend.fault({ ...rule, drop: 'afterCommit', count: 1 });
    await crm.submit(write.submit).click();
    await expect(crm.page.getByText('Kept words').first()).toBeAttached();
    await expect(field).toHaveValue('Kept words');
    expect(await sent(backend)).toHaveLength(2);
    expect(await backend.ledger(write.action)).toHaveLength(1);
  });

  test(`M10 fails at once without a network and is never sent later: ${write.name}`, async ({
    page,
    context,
    backend,
  }) => {
    const crm = new CrmPage(page);
    await crm.open(write.list);
    await write.prepare(crm, 'Offline words');
    await context.setOffline(true);
    await crm.submit(write.submit).click();
    await expect(crm.toast(write.failure)).toBeVisible();
    const field = crm.dialog.getByLabel(write.field, { exact: true });
    await expect(field).toHaveValue('Offline words');
    await context.setOffline(false);
    const reads = backend.log({ service: 'crm', method: 'GET' });
    const before = (await reads).length;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(await sent(backend)).toEqual([]);
    expect(before).toBeGreaterThan(0);
    await crm.submit(write.submit).click();
    await expect(crm.toast(write.success)).toBeVisible();
    expect(await backend.ledger(write.action)).toHaveLength(1);
  });
}

test('M09 tells in the server’s words why a change was refused, and keeps the form', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  for (const write of crmWrites) {
    const words = `No ${write.name} today`;
    await crm.open(write.list);
    await write.prepare(crm, 'Refused words');
    await backend.fault({
      service: 'crm',
      method: write.method,
      path: write.path,
      ...refusal(words),
    });
    await crm.submit(write.submit).click();
    await expect(crm.dialog.getByRole('alert')).toContainText(words);
    await expect(crm.dialog.getByLabel(write.field, { exact: true })).toHaveValue('Refused words');
    await backend.heal();
  }
});

test('M09 a contact and a lead that are gone revert, and the list is read again', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  await crm.open('leads');
  const lead = crmWrites[3];
  if (!lead) throw new Error('No write.');
  await lead.prepare(crm, 'Nobody’s words');
  const gone = { status: 404, body: { error: { code: 'NOT_FOUND', message: 'Lead not found' } } };
  await backend.fault({ service: 'crm', method: 'PATCH', path: lead.path, ...gone });
  await crm.submit('Save Changes').click();
  await expect(crm.dialog.getByRole('alert')).toContainText('Lead not found');
  await expect(crm.page.getByRole('cell', { name: 'Nobody’s words' })).toHaveCount(0);
});

test('M11 a page that is left while its dialog is sent says so in the end, and opens empty', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  await page.goto('/crm/leads');
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await expect(crm.rows.first()).toBeVisible();
  const release = await hold(backend, { service: 'crm', method: 'POST' }, 'before');
  await crm.add('Contact');
  await crm.enter({ 'First Name': 'Left', Email: 'left@customer.example' });
  await crm.submit('Add Contact').click();
  await expect.poll(async () => (await sent(backend)).length).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/crm\/leads$/);
  await release();
  await expect(crm.toast('Contact created successfully')).toBeVisible();
  expect(await backend.ledger('contact.created')).toHaveLength(1);
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await expect(crm.row('left@')).toBeVisible();
});

test.describe('moves on the board', () => {
  const patch = { service: 'crm', method: 'PATCH' } as const;
  const reads = { service: 'crm', method: 'GET', path: '/v1/leads/' } as const;
  /** Two leads of the demo data: where they are, and how the service calls them. */
  const amelia = { name: 'Amelia Hartley', path: '/v1/leads/led_nw001', status: 'New' };
  const hong = { name: 'Thị Hồng Nguyễn', path: '/v1/leads/led_nw002', status: 'Contacted' };

  const inLane = (crm: CrmPage, status: string, { name }: typeof amelia) =>
    crm.lane(status).getByRole('button', { name: `Move ${name}` });

  async function openBoard(crm: CrmPage): Promise<void> {
    await crm.page.goto('/crm/leads?view=board');
    await expect(inLane(crm, 'New', amelia)).toBeVisible();
    await expect(inLane(crm, 'Contacted', hong)).toBeVisible();
  }

  for (const [failing, other] of [
    [amelia, hong],
    [hong, amelia],
  ] as const) {
    test(`M04 only ${failing.name} goes back when only that move fails`, async ({
      page,
      backend,
    }) => {
      const crm = new CrmPage(page);
      await openBoard(crm);
      const release = await hold(backend, { ...patch, path: failing.path, status: 500, body: {} });
      await backend.fault({ ...patch, path: failing.path, status: 500, body: {} });
      await crm.moveCard(failing.name, 2);
      await crm.moveCard(other.name, 3);
      const last = failing === amelia ? 'Negotiation' : 'Proposal';
      const over = failing === amelia ? 'Qualified' : 'Proposal';
      await expect(inLane(crm, over, failing)).toBeVisible();
      await expect(inLane(crm, last, other)).toBeVisible();
      await release();
      await expect(crm.toast('Failed to update lead')).toBeVisible();
      await expect(inLane(crm, failing.status, failing)).toBeVisible();
      await expect(inLane(crm, last, other)).toBeVisible();
      expect(await backend.ledger('lead.updated')).toHaveLength(1);
    });
  }

  test('M05 a lead that is moved twice is sent in turn and shows the last lane', async ({
    page,
    backend,
  }) => {
    const crm = new CrmPage(page);
    const bodies = watchBodies(page);
    await openBoard(crm);
    const release = await hold(backend, { ...patch, path: amelia.path }, 'before');
    await crm.moveCard(amelia.name, 1);
    await expect(inLane(crm, 'Contacted', amelia)).toBeVisible();
    await crm.moveCard(amelia.name, 2);
    await expect(inLane(crm, 'Proposal', amelia)).toBeVisible();
    expect(bodies).toHaveLength(1);
    await release();
    await expect.poll(() => backend.ledger('lead.updated')).toHaveLength(2);
    await expect(inLane(crm, 'Proposal', amelia)).toBeVisible();
    const kept = { owner_id: '', notes: 'Asked for a quote.', details: { budget: 1000 } };
    expect(bodies.map(({ body }) => body)).toEqual([
      { status: 'Contacted', ...kept },
      { status: 'Proposal', ...kept },
    ]);
    await page.reload();
    await expect(inLane(crm, 'Proposal', amelia)).toBeVisible();
  });

  test('M12 a read that was under way does not undo a move', async ({ page, backend }) => {
    const crm = new CrmPage(page);
    await openBoard(crm);
    // The list that is read after the first move is answered before the second one is made.
    const release = await hold(backend, reads);
    await crm.moveCard(hong.name, 1);
    await expect.poll(() => backend.ledger('lead.updated')).toHaveLength(1);
    await expect.poll(async () => (await backend.log(reads)).length).toBe(2);
    await crm.moveCard(amelia.name, 3);
    await expect.poll(() => backend.ledger('lead.updated')).toHaveLength(2);
    await release();
    await expect(inLane(crm, 'Proposal', amelia)).toBeVisible();
    await expect(inLane(crm, 'Qualified', hong)).toBeVisible();
    await expect(inLane(crm, 'New', amelia)).toHaveCount(0);
  });

  test('M01 Undo writes the old status back, once', async ({ page, backend }) => {
    const crm = new CrmPage(page);
    const bodies = watchBodies(page);
    await openBoard(crm);
    await crm.moveCard(hong.name, 2);
    await expect(crm.toast(`${hong.name} moved to Proposal`)).toBeVisible();
    await clickFiveTimes(page.getByRole('button', { name: 'Undo' }));
    await expect(inLane(crm, 'Contacted', hong)).toBeVisible();
    await expect.poll(() => backend.ledger('lead.updated')).toHaveLength(2);
    const statuses = bodies.map(({ body }) => (body as { status: string }).status);
    expect(statuses).toEqual(['Proposal', 'Contacted']);
  });

  test('Undo can be reached by the keyboard from the board', async ({ page, backend }) => {
    const crm = new CrmPage(page);
    await openBoard(crm);
    await crm.moveCard(amelia.name, 1);
    await expect(crm.toast(`${amelia.name} moved to Contacted`)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inLane(crm, 'New', amelia)).toBeVisible();
    await expect.poll(() => backend.ledger('lead.updated')).toHaveLength(2);
  });

  test('Escape puts a lifted card back, and nothing is sent', async ({ page, backend }) => {
    const crm = new CrmPage(page);
    await openBoard(crm);
    await crm.handle(amelia.name).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(inLane(crm, 'New', amelia)).toBeFocused();
    expect(await sent(backend)).toEqual([]);
  });
});
