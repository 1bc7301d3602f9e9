import { CrmPage, watchBodies } from '../support/crmPage.ts';
import { crmWrites } from '../support/crmWrites.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold, quiet, refusal } from '../support/schedules.ts';
import type { LoggedRequest, SandboxControl } from '../support/sandboxControl.ts';
import { clickFiveTimes, TeamPage } from '../support/teamPage.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

/** What reached the CRM service as a write. */
async function sent(backend: SandboxControl): Promise<LoggedRequest[]> {
  const all = await backend.log({ service: 'crm' });
  return all.filter(({ method }) => ['POST', 'PATCH', 'PUT'].includes(method));
}

/** What a service says of something that it does not have any more. */
const gone = { status: 404, body: { error: { code: 'NOT_FOUND', message: 'Nobody knows it' } } };

for (const write of crmWrites) {
  const rule = { service: 'crm', method: write.method, path: write.path };

  test(`M01 M02 M03 M09 M10 is sent once, when it is told to, and keeps its form: ${write.name}`, async ({
    page,
    context,
    backend,
  }) => {
    const crm = new CrmPage(page);
    const field = crm.dialog.getByLabel(write.field, { exact: true });
    const submit = crm.submit(write.submit);
    const written = page.getByRole('cell', { name: 'Kept words', includeHidden: true });
    await crm.open(write.list);

    await test.step('M01 five presses and Enter', async () => {
      await write.prepare(crm, 'Once');
      const release = await hold(backend, rule, 'before');
      await clickFiveTimes(submit);
      if (write.field !== 'Notes' && write.field !== 'Summary') await field.press('Enter');
      await release();
      await expect(crm.toast(write.success)).toBeVisible();
      await expect(crm.dialog).toBeHidden();
      expect(await sent(backend)).toHaveLength(1);
      expect(await backend.ledger(write.action)).toHaveLength(1);
    });

    await test.step('M10 no network: fails at once and is never sent later', async () => {
      await new TeamPage(page).closeToasts();
      await quiet(backend);
      await backend.clearLog();
      await write.prepare(crm, 'Offline words');
      await context.setOffline(true);
      await submit.click();
      await expect(crm.toast(write.failure)).toBeVisible();
      await expect(field).toHaveValue('Offline words');
      await context.setOffline(false);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      expect(await sent(backend)).toEqual([]);
      await submit.click();
      await expect(crm.toast(write.success)).toBeVisible();
      await expect(crm.dialog).toBeHidden();
      expect(await backend.ledger(write.action)).toHaveLength(2);
    });

    await test.step('M09 refused: the server’s words, and the form as it was', async () => {
      await new TeamPage(page).closeToasts();
      await quiet(backend);
      await backend.clearLog();
      await write.prepare(crm, 'Kept words');
      const words = `No ${write.name} today`;
      await backend.fault({ ...rule, count: 1, ...refusal(words) });
      await submit.click();
      await expect(crm.dialog.getByRole('alert')).toContainText(words);
      await expect(field).toHaveValue('Kept words');
      const reads = { service: 'crm', method: 'GET', path: `/v1/${write.list}/` };
      await expect.poll(() => backend.log(reads)).toHaveLength(1);
      // What is not there any more: nothing of the change is shown, and the list is read again.
      await quiet(backend);
      await backend.clearLog();
      await backend.fault({ ...rule, count: 1, ...gone });
      await submit.click();
      await expect(crm.dialog.getByRole('alert')).toContainText(gone.body.error.message);
      await expect.poll(() => backend.log(reads)).toHaveLength(1);
      await expect(written).toHaveCount(0);
      await quiet(backend);
    });

    await test.step('M02 it fails: the form as it was, and nothing is sent again', async () => {
      await backend.clearLog();
      await backend.fault({ ...rule, status: 503, body: '', count: 1 });
      await submit.click();
      await expect(crm.toast(write.failure)).toBeVisible();
      await expect(crm.dialog.getByRole('alert')).toContainText(write.failure);
      await expect(field).toHaveValue('Kept words');
      expect(await backend.ledger(write.action)).toHaveLength(2);
    });

    await test.step('M03 the answer gets lost: the list behind the dialog tells', async () => {
      await expect(written).toHaveCount(0);
      await backend.fault({ ...rule, drop: 'afterCommit', count: 1 });
      await submit.click();
      await expect.poll(() => backend.ledger(write.action)).toHaveLength(3);
      await expect(page.getByText('Kept words').first()).toBeAttached();
      await expect(field).toHaveValue('Kept words');
      expect(await sent(backend)).toHaveLength(2);
    });
  });
}

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

  test('M04 only the card whose move fails goes back', async ({ page, backend }) => {
    const crm = new CrmPage(page);
    await openBoard(crm);
    const toast = crm.toast('Failed to update lead');

    await test.step('the first of two', async () => {
      const release = await hold(backend, { ...patch, path: amelia.path, status: 500, body: {} });
      await crm.moveCard(amelia.name, 2);
      await crm.moveCard(hong.name, 3);
      await expect(inLane(crm, 'Qualified', amelia)).toBeVisible();
      await expect(inLane(crm, 'Negotiation', hong)).toBeVisible();
      await release();
      await expect(toast).toBeVisible();
      await expect(inLane(crm, 'New', amelia)).toBeVisible();
      await expect(inLane(crm, 'Negotiation', hong)).toBeVisible();
      await expect.poll(() => backend.ledger('lead.updated')).toHaveLength(1);
    });

    await test.step('the second lead, from where it went', async () => {
      await new TeamPage(page).closeToasts();
      await quiet(backend);
      const release = await hold(backend, { ...patch, path: hong.path, status: 500, body: {} });
      await crm.moveCard(hong.name, -1);
      await crm.moveCard(amelia.name, 2);
      await expect(inLane(crm, 'Proposal', hong)).toBeVisible();
      await expect(inLane(crm, 'Qualified', amelia)).toBeVisible();
      await release();
      await expect(toast).toBeVisible();
      await expect(inLane(crm, 'Negotiation', hong)).toBeVisible();
      await expect(inLane(crm, 'Qualified', amelia)).toBeVisible();
      await expect.poll(() => backend.ledger('lead.updated')).toHaveLength(2);
    });
  });

  test('M05 M12 a lead that is moved twice is sent in turn, and no read undoes a move', async ({
    page,
    backend,
  }) => {
    const crm = new CrmPage(page);
    const bodies = watchBodies(page);
    await openBoard(crm);

    await test.step('M05 the last lane is shown, and kept', async () => {
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

    await test.step('M12 a read that was under way', async () => {
      await quiet(backend);
      await backend.clearLog();
      // The list that is read after the first move is answered before the second one is made.
      const release = await hold(backend, reads);
      await crm.moveCard(hong.name, 1);
      await expect.poll(() => backend.ledger('lead.updated')).toHaveLength(3);
      await expect.poll(async () => (await backend.log(reads)).length).toBe(1);
      await crm.moveCard(amelia.name, -2);
      await expect.poll(() => backend.ledger('lead.updated')).toHaveLength(4);
      await release();
      await expect(inLane(crm, 'Contacted', amelia)).toBeVisible();
      await expect(inLane(crm, 'Qualified', hong)).toBeVisible();
      await expect(inLane(crm, 'Proposal', amelia)).toHaveCount(0);
    });
  });

  test('M01 a move is given up by Escape and taken back by Undo, by the keyboard too', async ({
    page,
    backend,
  }) => {
    const crm = new CrmPage(page);
    const bodies = watchBodies(page);
    await openBoard(crm);

    await test.step('Escape puts a lifted card back, and nothing is sent', async () => {
      await crm.handle(amelia.name).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(inLane(crm, 'New', amelia)).toBeFocused();
      expect(await sent(backend)).toEqual([]);
    });

    await test.step('Undo by five presses writes the old status back, once', async () => {
      await crm.moveCard(hong.name, 2);
      await expect(crm.toast(`${hong.name} moved to Proposal`)).toBeVisible();
      await clickFiveTimes(page.getByRole('button', { name: 'Undo' }));
      await expect(inLane(crm, 'Contacted', hong)).toBeVisible();
      await expect.poll(() => backend.ledger('lead.updated')).toHaveLength(2);
      const statuses = bodies.map(({ body }) => (body as { status: string }).status);
      expect(statuses).toEqual(['Proposal', 'Contacted']);
    });

    await test.step('Undo by the keyboard, from the board', async () => {
      await new TeamPage(page).closeToasts();
      await crm.moveCard(amelia.name, 1);
      await expect(crm.toast(`${amelia.name} moved to Contacted`)).toBeVisible();
      await page.keyboard.press('F8');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(inLane(crm, 'New', amelia)).toBeVisible();
      await expect.poll(() => backend.ledger('lead.updated')).toHaveLength(4);
    });
  });
});
