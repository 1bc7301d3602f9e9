import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

const FLU = '/content-studio/edit/cnt_nw01';
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const statusMessage = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words });
const saved = (page: Page) => statusMessage(page, 'Saved');

async function bodyOf(page: Page, id: string): Promise<string> {
  const response = await page.waitForResponse(
    (response) =>
      response.url().endsWith(`/v1/contents/${id}`) && response.request().method() === 'PUT',
  );
  return ((await response.json()) as { body: string }).body;
}

test('writes, formats by keyboard, saves automatically, and restores the text @engine', async ({
  page,
  backend: _reset,
  signInAs,
}) => {
  const { keyboard } = page;
  await signInAs('admin');
  await page.goto('/content-studio');
  await expect(page.getByRole('grid', { name: 'Content' })).toBeVisible();
  await keyboard.press('c');
  await expect(page).toHaveURL(/\/content-studio\/edit\/cnt_/);
  const id = page.url().split('/').at(-1) ?? '';

  await text(page).focus();
  await keyboard.type('Plain and ');
  await keyboard.press('Control+b');
  await keyboard.type('bold');
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Knowledge Base' })).toBeVisible();
  expect(await bodyOf(page, id)).toBe('<p>Plain and <strong>bold</strong></p>');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('3 words')).toBeVisible();

  // Tab leaves the text, and leaving the page saves the typed title.
  await page.getByLabel('Title').fill('A note');
  await page.getByRole('link', { name: 'Content Studio' }).first().click();
  await expect(page.getByRole('link', { name: 'A note' })).toBeVisible();
  await page.getByRole('link', { name: 'A note' }).click();
  await expect(text(page).locator('strong')).toHaveText('bold');
  await text(page).press('Control+z');
  await expect(text(page)).toContainText('Plain and bold');
});

test('W05 runs no pasted, dropped or stored script', async ({
  page,
  backend: _reset,
  signInAs,
  canary,
}) => {
  await signInAs('admin');
  await page.goto('/content-studio/edit/cnt_nw09');
  await expect(text(page)).toContainText('Before');
  await expect(text(page).getByText('another')).toHaveAttribute(
    'href',
    'https://northwind.example/hours',
  );
  await text(page).focus();
  await page.keyboard.press('Control+End');
  await text(page).evaluate((field, address) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<p>Intro</p><h2>Pasted</h2><script>window.hacked = 1</script><img src="${address}" onerror="window.hacked = 1">
       <style>.m { font-weight: 700 }</style>
       <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">4.</span>Set style="warm" <span class="m">here</span></p>
       <p style="position:fixed" onclick="window.hacked=1">words <b>in bold</b> <a href="javascript:window.hacked=1">bad</a></p>
       <form action="${address}"><button>go</button></form>`,
    );
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    field.dispatchEvent(event);
  }, canary.url);
  await expect(text(page).getByRole('heading', { name: 'Pasted' })).toBeVisible();
  await expect(text(page).getByText('in bold')).toBeVisible();
  // The meaning of styles is kept, without violations of the policy.
  expect(await bodyOf(page, 'cnt_nw09')).toContain(
    '<h2>Pasted</h2><ol start="4"><li><p>Set style="warm" <strong>here</strong></p></li></ol>',
  );
  await page.getByRole('radio', { name: 'Preview' }).check();
  await expect(text(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Pasted' })).toBeVisible();
  const rest = page.locator(
    'main :is(script, style, img, iframe, form, [style*="fixed"], [onclick])',
  );
  await expect(rest).toHaveCount(0);
  await expect(page.locator('main a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(canary.hits).toEqual([]);
});

test('W06 asks if another user saved first, and loses neither text', async ({
  page,
  backend: _reset,
  signInAs,
  context,
}) => {
  await signInAs('admin');
  await page.goto(FLU);
  await expect(text(page)).toBeVisible();
  const other = await context.browser()?.newContext();
  const second = await other?.newPage();
  if (!other || !second) throw new Error('No second browser.');
  await signInAs('editor', second);
  await second.goto(new URL(FLU, page.url()).href);
  await text(second).focus();
  await second.keyboard.press('Control+End');
  await second.keyboard.type(' Amara was here.');
  await bodyOf(second, 'cnt_nw01');

  await text(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Priya, too.');
  const question = page.getByRole('heading', {
    name: 'Amara Okafor saved this content in the meantime',
  });
  await expect(question).toBeFocused();
  await expect(page.getByRole('region', { name: 'Theirs' })).toContainText('Amara was here');
  await expect(page.getByRole('region', { name: 'Yours' })).toContainText('Priya, too');
  await page.getByRole('button', { name: 'Merge by hand' }).click();
  await expect(page.getByRole('region', { name: 'Theirs' })).toContainText('Amara was here');
  await text(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Amara was here.');
  expect(await bodyOf(page, 'cnt_nw01')).toMatch(/Priya, too\. Amara was here\./);
  await page.getByRole('button', { name: 'Done merging' }).click();
  await expect(saved(page)).toBeVisible();

  await text(second).focus();
  await second.keyboard.press('Control+End');
  await second.keyboard.type(' Once more.');
  await second.getByRole('button', { name: 'Take theirs' }).click();
  await expect(text(second)).toContainText('Priya, too. Amara was here.');
  await other.close();
});

test('W07 keeps what could not be saved offline, and sends it once online', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource|ERR_/);
  await signInAs('admin');
  await page.goto(FLU);
  await text(page).focus();
  await page.keyboard.press('Control+End');
  await backend.fault({
    service: 'content',
    method: 'PUT',
    path: '/v1/contents/*',
    status: 503,
    body: { error: { code: 'DOWN', message: 'The service is down' } },
  });
  await page.keyboard.type(' Unsaved words.');
  await expect(page.getByRole('alert')).toContainText('The service is down');
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(text(page)).toContainText('Unsaved words.');
  await backend.heal();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(text(page)).toContainText('Unsaved words.');
});

test('compares versions, restores one, deletes with an undo @engine', async ({
  page,
  backend: _reset,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/content-studio/history?content=cnt_nw01');
  await page.getByRole('link', { name: /^Compare version 3/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Compare versions' })).toBeFocused();
  const older = page.getByRole('region', { name: 'Version 2' });
  await expect(older.getByRole('deletion').or(page.getByRole('insertion')).first()).toBeVisible();
  await older.getByRole('button', { name: 'Restore as new version' }).click();
  await expect(statusMessage(page, 'Version 2 restored')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Version 4, current' })).toBeVisible();

  await page.goto('/content-studio');
  const row = page.getByRole('row', { name: /New opening hours/ });
  await row.getByRole('button', { name: /^Actions of/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Actions of/ }).click();
  const removal = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Close message' }).last().click();
  await removal;
  await page.goto('/content-studio/history');
  await expect(
    page.getByRole('row', { name: /New opening hours.*Deleted/s }).first(),
  ).toBeVisible();
});
