import type { Locator, Page } from 'playwright/test';
import { CrmPage } from '../support/crmPage.ts';
import { areas } from '../../app/src/areas.ts';
import { expect, test } from '../support/fixtures.ts';
import { showPath } from '../support/showPath.ts';

const overflowBelow = (page: Page) =>
  page.evaluate(() => (document.scrollingElement?.scrollHeight ?? NaN) - window.innerHeight);

/** Returns the scroll position of the page or of its scroll container. */
const scrolled = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      document.querySelector('main')?.scrollTop ?? 0,
      document.scrollingElement?.scrollTop ?? 0,
    ),
  );

/** Waits until the scroll position is stable: rows rendered later may have another height. */
async function scrolledAtRest(page: Page): Promise<number> {
  let before = Number.NaN;
  await expect(async () => {
    const last = before;
    before = await scrolled(page);
    expect(before).toBe(last);
  }).toPass({ intervals: [100] });
  return before;
}

/** Scrolls once the list is long enough; the virtualising code loads after the first rows. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(async (to) => {
      // The user's wheel cancels the restoration of a position.
      document.dispatchEvent(new WheelEvent('wheel'));
      document.querySelector('main')?.scrollTo(0, to);
      window.scrollTo(0, to);
      await new Promise(requestAnimationFrame);
    }, top);
    expect(await scrolled(page)).toBe(top);
  }).toPass();
}

const topOf = async (target: Locator): Promise<number> =>
  Math.round((await target.boundingBox())?.y ?? Number.NaN);

/** Finds the link of the row in the middle of the window by its URL. */
async function linkInView({ page }: CrmPage): Promise<Locator> {
  const addressInView = async () =>
    page.evaluate(
      () =>
        document
          .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
          ?.closest('tr')
          ?.querySelector('a')
          ?.getAttribute('href') ?? '',
    );
  await expect.poll(addressInView).not.toBe('');
  return page.getByRole('main').locator(`a[href="${await addressInView()}"]`);
}

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('a long list scrolls inside the sheet and keeps the header, the search and Add', async ({
  page,
}) => {
  const crm = new CrmPage(page);
  await crm.open('contacts');
  await scrollTo(page, 3000);

  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await expect(crm.search).toBeInViewport({ ratio: 1 });
  const add = page.getByRole('button', { name: 'Add Contact' });
  await expect(add).toHaveCount(1);
  await expect(add).toBeInViewport({ ratio: 1 });
  const head = page.getByRole('columnheader', { name: 'Company' });
  await expect(head).toBeInViewport({ ratio: 1 });
  expect(await topOf(head)).toBeGreaterThan(await topOf(crm.search));
  expect(await overflowBelow(page)).toBe(0);

  await crm.add('Contact');
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  expect(await scrolled(page)).toBe(3000);
});

test('scroll keys act on the list while nothing has the focus @engine', async ({ page }) => {
  const crm = new CrmPage(page);
  await crm.open('contacts');
  // The first rows render before the whole list.
  await scrollTo(page, 3000);
  await page.keyboard.press('End');
  await expect.poll(async () => scrolled(page)).toBeGreaterThan(10_000);
});

/** Opens a contact and waits until its panel has its full width. */
async function openBesidePage(page: Page, crm: CrmPage, link: Locator): Promise<void> {
  const pageWidth = async () => (await page.getByRole('main').boundingBox())?.width ?? Number.NaN;
  const before = await pageWidth();
  await link.click();
  await expect(crm.panel()).toBeFocused();
  const panel = (await crm.panel().boundingBox())?.width ?? Number.NaN;
  await expect.poll(pageWidth).toBeLessThanOrEqual(before - panel);
}

test('opening and closing a contact keeps its row in position', async ({ page }) => {
  const crm = new CrmPage(page);
  await crm.open('contacts');
  await scrollTo(page, 3000);
  const opened = await linkInView(crm);
  const before = await topOf(opened);

  await openBesidePage(page, crm, opened);
  expect(await topOf(opened)).toBe(before);

  await page.keyboard.press('Escape');
  await expect(crm.panel()).toBeHidden();
  await expect(opened).toBeFocused();
  expect(await topOf(opened)).toBe(before);
});

test('a page at its top shows its whole heading after a contact opens and closes', async ({
  page,
}) => {
  const crm = new CrmPage(page);
  await crm.open('contacts');
  const opened = await linkInView(crm);
  const before = await topOf(opened);

  await openBesidePage(page, crm, opened);
  expect(await scrolled(page)).toBe(0);
  await expect(opened).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Escape');
  await expect(crm.panel()).toBeHidden();
  await expect(opened).toBeFocused();
  expect(await topOf(opened)).toBe(before);
});

test('next to a panel the rows of a list are as wide as their table', async ({ page }) => {
  const crm = new CrmPage(page);
  await crm.open('contacts', '?contact=con_nw003');
  await expect(crm.panel()).toBeVisible();
  const rightOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box && Math.round(box.x + box.width);
  };
  const heads = page.getByRole('columnheader');

  await expect(heads.filter({ hasText: 'Email' })).toBeHidden();
  expect(await rightOf(heads.filter({ hasText: 'Actions' }))).toBe(
    await rightOf(page.getByRole('grid', { name: 'Contacts' })),
  );
});

test('Back and Forward restore scroll and focus per history entry, also of panels', async ({
  page,
}) => {
  const crm = new CrmPage(page);
  await crm.open('contacts');
  await scrollTo(page, 3000);
  const opened = await linkInView(crm);
  await openBesidePage(page, crm, opened);
  const withPanel = await scrolledAtRest(page);
  const elsewhere = page.getByRole('link', { name: 'Integrations' });
  await elsewhere.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Integrations', level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 24);

  await page.goBack();
  await expect(crm.panel()).toBeVisible();
  await expect(elsewhere).toBeFocused();
  await expect.poll(async () => scrolled(page)).toBe(withPanel);

  await page.goBack();
  await expect(crm.panel()).toBeHidden();
  await expect.poll(async () => scrolled(page)).toBe(3000);
  await expect(opened).toBeFocused();

  await page.goForward();
  await expect(crm.panel()).toBeVisible();
  await expect.poll(async () => scrolled(page)).toBe(withPanel);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Integrations', level: 1 })).toBeVisible();
  await expect.poll(async () => scrolled(page)).toBe(24);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the document scrolls; header, search and Add stay, and Back restores the position', async ({
    page,
  }) => {
    const crm = new CrmPage(page);
    await crm.open('contacts');
    await scrollTo(page, 3000);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    await expect(crm.search).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Add Contact' })).toBeInViewport({ ratio: 1 });

    const row = await linkInView(crm);
    const before = await topOf(row);
    await page.getByRole('link', { name: 'Notifications' }).click();
    await expect(page).toHaveURL('/notifications');
    await expect.poll(async () => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(row).toBeInViewport();
    await expect.poll(async () => Math.abs((await topOf(row)) - before)).toBeLessThan(100);
    await expect(page.getByRole('link', { name: 'Notifications' })).toBeFocused();
  });

  test('the header shows one action, and a menu has the others', async ({ page }) => {
    await page.goto('/crm/contacts');
    await expect(page.getByRole('button', { name: 'Add Contact' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import CSV' })).toBeHidden();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Import CSV' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 360, height: 400 } });

  test('neither the page header nor the search stays in view', async ({ page }) => {
    const crm = new CrmPage(page);
    await crm.open('contacts');
    await scrollTo(page, 1500);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(crm.search).not.toBeInViewport();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the sidebar starts as icons, unless the cookie says otherwise', async ({ page }) => {
    await page.goto('/crm/contacts');
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  test('a table keeps the columns that fit, cards are in two columns, plans side by side', async ({
    page,
  }) => {
    await page.goto('/crm/contacts');
    await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Email' })).toBeHidden();

    await page.goto('/integrations');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    expect(await topOf(cards.nth(1))).toBe(await topOf(cards.first()));
    expect(await topOf(cards.nth(2))).toBeGreaterThan(await topOf(cards.first()));

    await page.goto('/billing/plans');
    await expect(cards.first()).toBeVisible();
    expect(await topOf(cards.nth(2))).toBe(await topOf(cards.first()));
  });
});

test('no part of a page makes the document taller than the window', async ({ page }) => {
  for (const path of ['/dashboard', '/integrations', '/crm/leads?view=board', '/billing']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(await overflowBelow(page)).toBe(0);
  }
});

/** Pages of every kind: with and without a section, a list, a form, a record. */
const withBreadcrumb = new Set([
  '/dashboard',
  '/settings/teams',
  '/crm/contacts',
  '/crm/leads',
  '/voice-agent/tools',
  '/voice-agent/create',
  '/bot-studio/bots',
  '/content-studio/history',
  '/content-studio/edit/cnt_nw01',
  '/billing',
  '/billing/plans',
  '/integrations',
  '/settings',
]);

test('every new page focuses its heading, which is also its last breadcrumb @engine', async ({
  page,
}) => {
  const paths = areas
    .flatMap(({ pages }) => pages)
    .filter(({ access = 'signedIn', path }) => access === 'signedIn' && !path.includes(':'))
    .flatMap((one) => ('load' in one ? [one.path] : []));
  expect(paths.length).toBeGreaterThan(25);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The heading follows the page, because records are loaded first.
  const ofRecords = ['/voice-agent/edit/agt_nw01', '/content-studio/edit/cnt_nw01'];
  const others = paths.filter((one) => one !== '/dashboard');
  for (const path of [...others, ...ofRecords, '/dashboard']) {
    await page.getByRole('main').focus();
    await showPath(page, path);
    const heading = page.locator('main h1');
    await expect(heading, path).toBeFocused();
    if (!withBreadcrumb.has(path)) continue;
    const last = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').last();
    // The previous heading may get focus late: reads both until they match.
    await expect
      .poll(async () => (await last.innerText()) === (await heading.innerText()), path)
      .toBe(true);
  }
});
