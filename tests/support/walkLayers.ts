import type { Page } from 'playwright/test';
import { truncatedTexts } from './truncatedTexts.ts';
import { expect } from './fixtures.ts';
import type { TestFixtures } from './fixtures.ts';
import { overlappingTexts } from './overlappingTexts.ts';
import { waiting } from './screens.ts';

interface Walk {
  page: Page;
  signInAs: TestFixtures['signInAs'];
  language: string;
  widths: readonly number[];
}

/** Screens from which menus, choices, dialogs and sheets of every kind open. */
const screens = [
  '/dashboard',
  '/settings/teams',
  '/crm/contacts',
  '/crm/leads',
  '/crm/interactions',
  '/knowledge-base',
  '/voice-agent/agents',
  '/voice-agent/tools',
  '/voice-agent/phone-numbers',
  '/voice-agent/edit/agt_nw01',
  '/bot-studio/bots',
  '/content-studio/templates',
  '/content-studio/edit/cnt_nw01',
  '/integrations',
  '/billing/plans',
  '/profile',
] as const;

/** Time for one attempt to press an opener, in ms. */
const pressWithin = 3000;

const layer = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Finds openers of layers, one of each kind.
 * @param wanted kind whose first opener gets `data-opener`
 */
function findOpeners(page: Page, hasFrame: boolean, markedKind = ''): Promise<string[]> {
  return page.evaluate(
    (query) => {
      const kinds = new Set<string>();
      document.querySelector('[data-opener]')?.removeAttribute('data-opener');
      for (const opener of document.querySelectorAll<HTMLElement>('[aria-haspopup]')) {
        const isFrame = opener.closest('header, nav') !== null && !opener.closest('main');
        const cell = opener.closest('td');
        const opening = cell ? `cell ${cell.cellIndex}` : (opener.textContent ?? '');
        const kind = `${opener.ariaHasPopup} ${opening} ${opener.querySelector('svg')?.innerHTML ?? ''}`;
        const isShown = opener.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const isDisabled = opener.matches(':disabled, [aria-disabled="true"]');
        if (!isShown || isDisabled || kinds.has(kind)) continue;
        if (isFrame && !query.hasFrame) continue;
        kinds.add(kind);
        if (kind === query.wanted) opener.dataset['opener'] = '';
      }
      return [...kinds];
    },
    { hasFrame, wanted: markedKind },
  );
}

/** Returns parts of an open layer that are outside the window and cannot be scrolled to. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      let box: Element = element;
      for (
        let ancestor = element.parentElement;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) box = ancestor;
      }
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isOutside =
        left < -1 || right > window.innerWidth + 1 || top < -1 || bottom > window.innerHeight + 1;
      if (isOutside) found.push(`the ${element.role} is not inside the window`);
    }
    return found;
  }, layer);
}

/**
 * Presses the first opener of a kind; looks it up again, as pages re-render while columns fit.
 * Returns its name; null if removed.
 */
async function press(page: Page, hasFrame: boolean, kind: string): Promise<string | null> {
  let name: string | null = null;
  await expect(async () => {
    name = null;
    const kinds = await findOpeners(page, hasFrame, kind);
    if (!kinds.includes(kind)) return;
    const opener = page.locator('[data-opener]');
    name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
    await opener.click({ timeout: pressWithin });
  }).toPass();
  return name;
}

/** Opens a layer by the first opener of a kind, returns its unreadable texts, and closes it. */
async function readLayer(page: Page, hasFrame: boolean, kind: string): Promise<string[]> {
  const name = await press(page, hasFrame, kind);
  if (name === null) return [];
  const opened = page.locator(layer).filter({ visible: true });
  await expect(opened.first()).toBeVisible();
  await expect(page.locator(`[aria-busy="true"], ${waiting}`)).toHaveCount(0);
  const found = [
    ...(await truncatedTexts(page)),
    ...(await overlappingTexts(page)),
    ...(await outside(page)),
  ];
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  return found.map((fault) => `${name.trim()}: ${fault}`);
}

/**
 * Opens the layers of the app in one language and returns unreadable texts at any of the widths.
 */
export async function walkLayers({ page, signInAs, language, widths }: Walk): Promise<string[]> {
  const faults: string[] = [];
  await signInAs('admin');
  for (const width of widths) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one window after the other
    await page.setViewportSize({ width, height: 900 });
    for (const path of screens) {
      const hasFrame = path === screens[0];
      // oxlint-disable-next-line no-await-in-loop
      await page.goto(`${path}?lang=${language}`);
      // oxlint-disable-next-line no-await-in-loop
      await expect(page.locator(`main [aria-busy="true"], ${waiting}`)).toHaveCount(0);
      // oxlint-disable-next-line no-await-in-loop
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop
      for (const kind of await findOpeners(page, hasFrame)) {
        // oxlint-disable-next-line no-await-in-loop
        const found = await readLayer(page, hasFrame, kind);
        faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
      }
    }
  }
  return faults;
}
