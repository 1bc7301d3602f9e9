import { expect } from '../support/fixtures.ts';
import { test } from './engineTest.ts';

test.beforeEach(async ({ signIn }) => signIn('admin'));

test('finds and orders contacts, opens one, and returns the focus to its row @engine', async ({
  user,
}) => {
  await user.opens('/crm/contacts');
  await user.sees('link', 'Amelia Hartley');
  await user.fills('searchbox', 'Search contacts', 'example');
  await user.fills('searchbox', 'Search contacts', 'hartley');
  await user.reads('en.1@customer.example');
  await user.clicks('button', 'Email…', { role: 'columnheader', name: 'Email…' });
  await user.isAt(/search=hartley/);

  await user.clicks('link', 'Amelia Hartley');
  await user.seesFocusOn('complementary', 'Amelia Hartley');
  await user.tab.key('Escape');
  await user.seesNo('complementary', 'Amelia Hartley');
  await user.seesFocusOn('link', 'Amelia Hartley');
});

test('a contact in the middle of a long list keeps its position while its panel opens and closes @engine', async ({
  user,
}) => {
  const { tab } = user;
  await user.opens('/crm/contacts');
  await user.sees('link', 'Amelia Hartley');
  await expect
    .poll(async () =>
      tab.evaluate(() => {
        // Measured rows keep their position only if nothing keeps scrolling.
        document.querySelector('main')?.scrollTo(0, 3000);
        return document.querySelector('main')?.scrollTop ?? 0;
      }, undefined),
    )
    .toBeGreaterThan(2500);
  const middle = async () =>
    tab.evaluate(() => {
      const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
      return element?.closest('tr')?.querySelector('a')?.textContent ?? '';
    }, undefined);
  await expect.poll(middle).not.toBe('');
  const name = await middle();
  const top = async () => Math.round((await user.sees('link', name)).y);

  const before = await top();
  await user.clicks('link', name);
  await user.seesFocusOn('complementary', name);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
  await tab.key('Escape');
  await user.seesNo('complementary', name);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
});

test('a card dragged to another lane is saved there @engine', async ({ user, backend }) => {
  await user.opens('/crm/leads?view=board&search=en.1%40');
  const card = { role: 'article', within: { role: 'region', name: 'New…' } };
  const { x, y, height } = await user.sees(card.role, undefined, card.within);
  const lane = await user.sees('region', 'Proposal…');
  await user.drags({ x, y: y + height / 2 - 12 }, { x: lane.x, y: lane.y - lane.height / 2 + 60 });
  await user.reads('Amelia Hartley moved to Proposal');
  await user.sees('article', undefined, { role: 'region', name: 'Proposal…' });
  await expect.poll(async () => backend.committedWrites('lead.updated')).toHaveLength(1);
});
