import { CrmPage, watchBodies } from '../support/crmPage.ts';
import { crmWrites } from '../support/crmWrites.ts';
import type { CrmWrite } from '../support/crmWrites.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold, quiet, refusal } from '../support/schedules.ts';
import type { SandboxControl } from '../support/sandboxControl.ts';
import { clickFiveTimes, TeamPage } from '../support/teamPage.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

const patch = { service: 'crm', method: 'PATCH' } as const;
const readsOf = (list: string) =>
  ({ service: 'crm', method: 'GET', path: `/v1/${list}/` }) as const;

/** The calls that make something. */
const posted = (backend: SandboxControl) => backend.log({ service: 'crm', method: 'POST' });

async function openBoard(crm: CrmPage): Promise<void> {
  await crm.page.goto('/crm/leads?view=board');
  // Every third contact has a lead, every seventh of those is new.
  await expect.poll(() => crm.namesIn('New')).toHaveLength(13);
}

test('M06 a move that fails puts its card back once, at its place, and no other card', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  await openBoard(crm);
  const names = await crm.namesIn('New');
  const failing = { name: names[2] ?? '', path: '/v1/leads/led_nw015' };
  const rounds = [
    { place: 0, id: 'led_nw001', isFailureFirst: true, about: undefined },
    { place: 1, id: 'led_nw008', isFailureFirst: false, about: undefined },
    { place: 3, id: 'led_nw022', isFailureFirst: true, about: 'es.2@' },
    { place: 4, id: 'led_nw029', isFailureFirst: false, about: 'pl.3@' },
  ];
  for (const { place, id, isFailureFirst, about } of rounds) {
    const moved = names[place] ?? '';
    const message = 'Failed to update lead';
    const fail = await hold(backend, { ...patch, path: failing.path, ...refusal('Not now') });
    const succeed = await hold(backend, { ...patch, path: `/v1/leads/${id}` }, 'before');
    const before = await crm.namesIn('New');

    await crm.moveCard(failing.name, 1);
    await crm.moveCard(moved, 2);
    await expect.poll(() => crm.namesIn('Qualified')).toContain(moved);
    let added: string[] = [];
    if (about !== undefined) {
      // A new lead reads the list again; the server still has both where they were.
      await crm.add('Lead');
      await crm.chooseContact(about);
      await crm.submit('Add Lead').click();
      await expect(crm.dialog).toBeHidden();
      await expect.poll(() => crm.namesIn('New')).toHaveLength(before.length - 1);
      added = (await crm.namesIn('New')).slice(0, 1);
    }
    const gone = before.filter((name) => name !== failing.name && name !== moved);
    await expect.poll(() => crm.namesIn('New')).toEqual([...added, ...gone]);

    const left = [...added, ...before.filter((name) => name !== moved)];
    for (const isFailure of [isFailureFirst, !isFailureFirst]) {
      await (isFailure ? fail() : succeed());
      await expect(crm.toast(isFailure ? message : `${moved} moved to Qualified`)).toBeVisible();
      const isBack = isFailureFirst || isFailure;
      await expect.poll(() => crm.namesIn('New')).toEqual(isBack ? left : [...added, ...gone]);
      await expect(
        crm.lane('Qualified').getByRole('button', { name: `Move ${moved}` }),
      ).toHaveCount(1);
    }
    await new TeamPage(page).closeToasts();
  }
  // What is shown is what the server holds.
  const shown = await crm.namesIn('New');
  await page.reload();
  await expect.poll(() => crm.namesIn('New')).toEqual(shown);
  expect(await backend.ledger('lead.updated')).toHaveLength(4);
});

const titles = { contacts: 'Contacts', leads: 'Leads', interactions: 'Interactions' };

/** M07: a write that goes out once, whichever way it is sent. */
async function sendEachWay(crm: CrmPage, backend: SandboxControl, write: CrmWrite): Promise<void> {
  const field = crm.dialog.getByLabel(write.field, { exact: true });
  const submit = crm.dialog.locator('button[type="submit"]');
  const ways: Record<string, () => Promise<void>> = {
    'Double click': () => submit.dblclick(),
    // Enter is a new line in a text of several lines.
    ...(write.field !== 'Summary' && {
      Enter: async () => {
        await field.press('Enter');
        await field.press('Enter');
      },
      Both: async () => {
        await field.press('Enter');
        await clickFiveTimes(submit);
      },
    }),
  };
  for (const [name, send] of Object.entries(ways)) {
    const release = await hold(backend, { service: 'crm', method: 'POST' }, 'before');
    await write.prepare(crm, name);
    await send();
    await expect(crm.submit('Adding…')).toBeVisible();
    await release();
    await expect(crm.dialog).toBeHidden();
    await expect(crm.page.getByText(name).first()).toBeAttached();
  }
  const { length } = Object.keys(ways);
  expect(await posted(backend)).toHaveLength(length);
  expect(await backend.ledger(write.action)).toHaveLength(length);
}

/** M08: a write that is told and closed at once, though the list cannot be read again. */
async function saveWithoutList(
  crm: CrmPage,
  backend: SandboxControl,
  write: CrmWrite,
): Promise<void> {
  const { page } = crm;
  const before = (await backend.ledger(write.action)).length;
  const told = `Told of a ${write.name}`;
  await new TeamPage(page).closeToasts();
  await write.prepare(crm, told);
  // A read of the list that is still under way would be the next one.
  await quiet(backend);
  const fail = await hold(backend, { ...readsOf(write.list), status: 403, body: '' });
  await crm.submit(write.submit).click();
  await expect(crm.toast(write.success)).toBeVisible();
  await expect(crm.dialog).toBeHidden();
  const words = page.getByText(told).first();
  // A change is shown without being read again.
  if (write.method === 'PATCH') await expect(words).toBeAttached();
  await fail();
  const trouble = page
    .getByRole('alert')
    .filter({ hasText: `${titles[write.list]} could not be loaded.` });
  await expect(trouble).toBeVisible();
  // What was known stays on screen.
  await expect(crm.rows.first()).toBeVisible();
  if (write.method === 'PATCH') await expect(words).toBeAttached();
  await expect(crm.toast(write.failure)).toHaveCount(0);

  await trouble.getByRole('button', { name: 'Retry' }).click();
  await expect(words).toBeAttached();
  await expect(trouble).toBeHidden();
  expect(await backend.ledger(write.action)).toHaveLength(before + 1);
}

for (const list of ['contacts', 'leads', 'interactions'] as const) {
  test(`M07 M08 ${list}: goes out once, and is told and closed at once without the list`, async ({
    page,
    backend,
  }) => {
    const crm = new CrmPage(page);
    await crm.open(list);
    const writes = crmWrites.filter((write) => write.list === list);
    for (const write of writes.filter(({ method }) => method === 'POST')) {
      await test.step(`M07 by double click, by Enter and by both: ${write.name}`, () =>
        sendEachWay(crm, backend, write));
    }
    for (const write of writes) {
      await test.step(`M08 ${write.name}`, () => saveWithoutList(crm, backend, write));
    }
  });
}

test('M07 M08 a card that is dropped by a double press is moved once, and stays moved', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  await openBoard(crm);
  const [first = '', second = ''] = await crm.namesIn('New');
  const told = (name: string) => crm.toast(`${name} moved to Contacted`);

  await test.step('M07 a double press', async () => {
    const release = await hold(backend, patch, 'before');
    await crm.moveCard(first, 1);
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect.poll(() => crm.namesIn('Contacted')).toContain(first);
    await release();
    await expect(told(first)).toBeVisible();
    expect(await backend.log(patch)).toHaveLength(1);
    expect(await backend.ledger('lead.updated')).toHaveLength(1);
  });

  await test.step('M08 the leads cannot be read again', async () => {
    await quiet(backend);
    const fail = await hold(backend, { ...readsOf('leads'), status: 403, body: '' });
    await crm.moveCard(second, 1);
    await expect(told(second)).toBeVisible();
    await fail();
    const trouble = page.getByRole('alert').filter({ hasText: 'Leads could not be loaded.' });
    await expect(trouble).toBeVisible();
    await expect(told(second)).toBeVisible();
    await expect.poll(() => crm.namesIn('Contacted')).toContain(second);
    expect(await crm.namesIn('New')).not.toContain(second);

    await trouble.getByRole('button', { name: 'Retry' }).click();
    await expect(trouble).toBeHidden();
    await expect.poll(() => crm.namesIn('Contacted')).toContain(second);
  });
});

test('M07 an address that is pasted in another case and with blanks is known, and goes out without them', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  const bodies = watchBodies(page);
  await crm.open('contacts');
  await crm.add('Contact');
  await crm.enter({ 'First Name': 'Pasted' });
  const email = crm.dialog.getByLabel('Email', { exact: true });
  const known = crm.dialog.getByText('Amelia Hartley already has this email.');
  for (const address of [
    'en.1@customer.example',
    'EN.1@Customer.Example',
    '\tEn.1@customer.example  ',
  ]) {
    await email.fill('');
    await expect(known).toBeHidden();
    await email.focus();
    // What a paste does.
    await page.keyboard.insertText(address);
    await expect(known).toBeVisible();
  }
  expect(await posted(backend)).toEqual([]);

  await email.fill('');
  await page.keyboard.insertText('  pasted.with.blanks@new.example ');
  await email.press('Enter');
  await expect(crm.row('pasted.with.blanks@new.example')).toBeVisible();
  expect(bodies).toMatchObject([
    { method: 'POST', body: { name: 'Pasted', email: 'pasted.with.blanks@new.example' } },
  ]);
});

test('M08 a contact that is made after one beyond the first load was open is told as made', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  await page.goto('/crm/contacts?contact=con_nw1189');
  await expect(crm.panel().getByText('1189@customer.example')).toBeVisible();
  await page.keyboard.press('Escape');
  await crm.add('Contact');
  await crm.enter({ 'First Name': 'Made', Email: 'made@customer.example' });
  await crm.submit('Add Contact').click();
  await expect(crm.toast('Contact created successfully')).toBeVisible();
  await expect(crm.dialog).toBeHidden();
  await expect(crm.row('made@')).toBeVisible();
  await expect(crm.toast('Failed to create contact')).toHaveCount(0);
  expect(await backend.ledger('contact.created')).toHaveLength(1);
});
