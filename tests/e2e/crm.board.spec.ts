import { CrmPage, watchBodies } from '../support/crmPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/pageClock.ts';

const update = { service: 'crm', method: 'PATCH', path: '/v1/leads/*' };

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('a card dragged with the mouse moves at once, shows a toast, and can be undone', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  const bodies = watchBodies(page);
  await page.goto('/crm/leads?view=board&search=en.1%40');
  const cardIn = (lane: string) =>
    crm.lane(lane).getByRole('article').filter({ hasText: 'Amelia Hartley' });
  await expect(cardIn('New')).toBeVisible();
  const from = await cardIn('New').boundingBox();
  const to = await crm.lane('Proposal').boundingBox();
  if (!from || !to) throw new Error('the board is not drawn');

  const release = await hold(backend, update);
  await page.mouse.move(from.x + 24, from.y + from.height - 12);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 12 });
  await expect(page.getByText('Proposal, 4 of 7')).toBeAttached();
  await page.mouse.up();

  // The service has not responded yet.
  await expect(cardIn('Proposal')).toBeVisible();
  await expect(cardIn('New')).toHaveCount(0);
  await expect(crm.toasts).toHaveCount(0);
  await release();
  await expect(crm.toast('Amelia Hartley moved to Proposal')).toBeVisible();
  // The click that ends a drag is ignored.
  await expect(page).toHaveURL(/\/crm\/leads\?/);
  await expect(page).not.toHaveURL(/contact=/);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardIn('New')).toBeVisible();
  await expect.poll(async () => backend.committedWrites('lead.updated')).toHaveLength(2);
  expect(bodies).toMatchObject([
    { method: 'PATCH', path: '/v1/leads/led_nw001', body: { status: 'Proposal' } },
    { method: 'PATCH', path: '/v1/leads/led_nw001', body: { status: 'New' } },
  ]);
  await page.reload();
  await expect(cardIn('New')).toBeVisible();
});
