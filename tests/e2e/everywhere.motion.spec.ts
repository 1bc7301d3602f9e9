import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { TeamPage } from '../support/teamPage.ts';

declare global {
  interface Window {
    /** Script animations: start of the element's text, and duration in ms. */
    motions: { text: string; duration: unknown }[];
  }
}

/** Records every animation played by a script. */
const watchMotions = (page: Page) =>
  page.addInitScript(() => {
    window.motions = [];
    const play = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function animate(frames, options) {
      const duration = typeof options === 'object' ? options.duration : options;
      window.motions.push({ text: this.textContent.slice(0, 20), duration });
      return play.call(this, frames, options);
    };
  });

/** Copies of closing or moving elements; the inert sizer of a long table stays. */
const copies = (page: Page) => page.locator('[inert]:not([data-sizer])');

const motions = (page: Page) => page.evaluate(() => window.motions);

test.beforeEach(async ({ page, signInAs }) => {
  await watchMotions(page);
  await signInAs('admin');
});

/** Triggers each kind of animation. */
async function changeThings(page: Page): Promise<void> {
  const team = new TeamPage(page);
  await team.open();
  await page.getByRole('button', { name: 'Invite User' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox').fill('ma');
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a dialog closes at once and returns the focus while a copy fades', async ({ page }) => {
    const team = new TeamPage(page);
    await team.open();
    const opener = page.getByRole('button', { name: 'Invite User' });
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();

    const afterClosing = await page.evaluate(async () => {
      const dialog = document.querySelector('[role="dialog"]');
      dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await new Promise(requestAnimationFrame);
      return { isThere: document.contains(dialog), focused: document.activeElement?.textContent };
    });

    expect(afterClosing).toEqual({ isThere: false, focused: 'Invite User' });
    await expect
      .poll(async () => (await motions(page)).map(({ duration }) => duration))
      .toEqual([140]);
    await expect(copies(page)).toHaveCount(0);
  });

  test('a copy of a listbox fades in its position, also in a dialog', async ({ page }) => {
    const team = new TeamPage(page);
    await team.open();
    await page.getByRole('button', { name: 'Invite User' }).click();
    await page.getByRole('dialog').getByRole('combobox').click();
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    await list.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    const rect = await list.boundingBox();
    const picture = page.evaluate(
      () =>
        new Promise((resolve) => {
          new MutationObserver((changes) => {
            const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
            const copy = added.find((node) => node instanceof HTMLElement && node.inert);
            if (!(copy instanceof HTMLElement)) return;
            const { x, y, width, height } = copy.getBoundingClientRect();
            resolve({ x, y, width, height });
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );

    await list.getByRole('option').first().click();

    expect(await picture).toEqual(rect);
    await expect(copies(page)).toHaveCount(0);
  });

  test("the name of a contact moves from its row to the panel's header", async ({ page }) => {
    await page.goto('/crm/contacts');
    const link = page.getByRole('grid').getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('complementary', { name })).toBeFocused();
    await expect
      .poll(async () => (await motions(page)).filter(({ text }) => text === name.slice(0, 20)))
      .toEqual([
        { text: name, duration: 200 },
        { text: name, duration: 200 },
      ]);
    await expect(copies(page)).toHaveCount(0);
  });

  test("a moved card animates to its new lane, and the lane's count rises", async ({ page }) => {
    await page.goto('/crm/leads?view=board');
    const card = page.getByRole('region', { name: /^New,/ }).getByRole('listitem').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Move to Qualified' }).click();

    await expect(
      page
        .getByRole('region', { name: /^Qualified,/ })
        .getByText(name)
        .first(),
    ).toBeVisible();
    const motionsOfName = async () =>
      (await motions(page)).filter(({ text }) => text.startsWith(name.slice(0, 20)));
    await expect.poll(motionsOfName).toContainEqual({ text: expect.any(String), duration: 200 });
    expect(await motions(page)).toContainEqual({ text: '14', duration: 140 });
  });
});

test('nothing animates with reduced motion', async ({ page }) => {
  await changeThings(page);

  await expect(page.getByRole('status').filter({ hasText: '4 people found' })).toBeAttached();
  expect(await motions(page)).toEqual([]);
});
