import type { Page } from 'playwright/test';
import { startCanary } from '../support/canary.ts';
import type { Canary } from '../support/canary.ts';
import { CrmPage } from '../support/crmPage.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { longestTask, watchLongTasks } from '../support/longTasks.ts';
import { violations, watchViolations } from '../support/violations.ts';

const test = base.extend<{ canary: Canary }>({
  // oxlint-disable-next-line no-empty-pattern
  canary: async ({}, provide) => {
    const canary = await startCanary();
    await provide(canary);
    await canary.close();
  },
});

test.beforeEach(async ({ page, signInAs }) => {
  await watchViolations(page);
  await signInAs('admin');
});

/** Nothing ran, nothing was asked, and the policy had nothing to refuse. */
async function expectHarmless(page: Page, canary: Canary): Promise<void> {
  expect(await page.evaluate(() => ['hacked' in window, 'polluted' in {}])).toEqual([false, false]);
  expect(canary.hits).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

/** What the elements of a kind show, to the letter. */
const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (query) => [...document.querySelectorAll(query)].map(({ textContent }) => textContent ?? ''),
    selector,
  );

/** Rows of the three lists, whose every text is one of these. */
function rowsOf(texts: readonly string[]) {
  const created_at = '2026-01-02T03:04:05Z';
  return {
    contacts: texts.map((text, id) => ({
      id: `con_${id}`,
      name: text,
      email: text,
      phone: text,
      notes: text,
      tags: [text],
      extra: { company: text },
      created_at,
    })),
    leads: texts.map((text, id) => ({
      id: `led_${id}`,
      contact_id: `con_${id}`,
      status: id % 2 ? text : 'New',
      source: text,
      owner_id: text,
      notes: text,
      created_at,
    })),
    interactions: texts.map((text, id) => ({
      id: `int_${id}`,
      contact_id: `con_${id}`,
      type: id % 2 ? text : 'call',
      direction: id % 2 ? text : 'in',
      summary: text,
      voice_agent_id: text,
      session_id: text,
      created_at,
    })),
  };
}

test('X01 shows hostile texts of contacts, leads and interactions as they are', async ({
  page,
  backend,
  canary,
}) => {
  const texts = hostileTexts(canary.url).filter((_, index) => index % 2 === 0);
  // As many at once as a list draws whole.
  for (const some of [texts.slice(0, 50), texts.slice(50)]) {
    await backend.heal();
    for (const [list, body] of Object.entries(rowsOf(some))) {
      await backend.fault({ service: 'crm', method: 'GET', path: `/v1/${list}/`, body });
    }
    for (const list of ['contacts', 'leads', 'interactions'] as const) {
      await new CrmPage(page).open(list);
      await expect(page.getByRole('row')).toHaveCount(some.length + 1);
      const shown = await textsOf(page, 'bdi');
      for (const text of some) expect(shown).toContain(text.trim());
      await expectHarmless(page, canary);
    }
  }
  await page.goto('/crm/leads?view=board');
  await expect(page.getByRole('button', { name: 'Move ' }).first()).toBeVisible();
  await page.goto('/crm');
  await expect(page.getByText('Recent contacts')).toBeVisible();
  await expectHarmless(page, canary);
});

test('X01 shows hostile texts in the panel, the dialogs, the search and the server’s words', async ({
  page,
  backend,
  canary,
}) => {
  const crm = new CrmPage(page);
  const texts = hostileTexts(canary.url).filter((_, index) => index % 25 === 3);
  for (const [list, body] of Object.entries(rowsOf(texts))) {
    await backend.fault({ service: 'crm', method: 'GET', path: `/v1/${list}/`, body });
  }
  await crm.open('contacts');
  for (const [index, text] of texts.entries()) {
    await crm.rows.nth(index).getByRole('button', { name: 'Edit' }).click();
    await expect(crm.dialog.getByLabel('Notes')).toHaveValue(text.trim());
    const message = { error: { code: 'NO', message: text } };
    await backend.fault({ service: 'crm', method: 'PATCH', status: 422, body: message, count: 1 });
    await crm.enter({ 'Last Name': 'x', Email: 'a@b.example' });
    await crm.submit('Save Changes').click();
    await expect(crm.dialog.getByRole('alert')).toBeVisible();
    await crm.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(crm.dialog).toBeHidden();
    await crm.search.fill(`${text}-`);
    await expect(page.getByText('Nobody matches')).toHaveText(`Nobody matches “${text.trim()}-”.`, {
      useInnerText: false,
    });
    await crm.search.fill('');
    await page.goto(`/crm/contacts?contact=con_${index}`);
    await expect(crm.panel()).toContainText(text.trim().slice(0, 20));
    await expectHarmless(page, canary);
    await page.keyboard.press('Escape');
    await expect(crm.panel()).toBeHidden();
  }
});

const strange = {
  bidi: '\u202Eevil\u202C \u2066deep\u2069',
  zero: 'a\u200Bb\u200D\uFEFFc',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(20),
  right: 'مرحبا بالعالم',
  word: 'x'.repeat(100_000),
  long: 'n'.repeat(300),
  note: Array.from({ length: 5000 }, (_, line) => `line ${line}`).join('\n'),
};

test('X06 strange and huge texts hold the layout and freeze no page', async ({ page, backend }) => {
  await watchLongTasks(page);
  const texts = ['Plain Person', ...Object.values(strange)];
  for (const [list, body] of Object.entries(rowsOf(texts))) {
    await backend.fault({ service: 'crm', method: 'GET', path: `/v1/${list}/`, body });
  }
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const address of [
    '/crm',
    '/crm/contacts',
    '/crm/leads',
    '/crm/leads?view=board',
    '/crm/interactions',
    '/crm/contacts?contact=con_5',
    '/crm/contacts?contact=con_7',
  ]) {
    // A busy machine makes any task long now and then; what the texts cost, they cost each time.
    await expect(async () => {
      await page.goto(address);
      await expect(page.getByText('Plain Person').first()).toBeAttached();
      expect(await longestTask(page), address).toBeLessThanOrEqual(200);
    }).toPass();
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    const outside = await page
      .getByRole('cell')
      .evaluateAll(
        (cells) =>
          cells.filter(
            (cell) =>
              cell.scrollWidth > cell.clientWidth + 1 &&
              getComputedStyle(cell).overflowX === 'visible',
          ).length,
      );
    expect(outside, address).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  for (const address of ['/crm', '/crm/contacts', '/crm/leads?view=board', '/crm/interactions']) {
    await page.goto(address);
    await expect(page.getByText('Plain Person').first()).toBeAttached();
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
});
