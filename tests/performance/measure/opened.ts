import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';

/** Time until the last row is rendered after going back, in ms. */
const atRest = 1000;

/** Enough for the 95th percentile to differ from the maximum. */
const rounds = 20;

/** A panel or dialog that a click opens, and how it closes. */
export interface Opening {
  path: string;
  ready: string;
  name: string;
  shows: string;
  goBack: (page: Page) => Promise<void>;
}

/** The panel with the name and facts of a contact. */
const person = 'aside[aria-label="Amelia Hartley"] header:has(h2) + dl';

const board = '[data-board], section[aria-label="Leads by status"]';

export const contactPanel: Opening = {
  path: '/crm/contacts',
  ready: 'Amelia Hartley',
  name: 'Amelia Hartley',
  shows: person,
  goBack: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator(person).waitFor({ state: 'detached' });
  },
};

export const leadBoard: Opening = {
  path: '/crm/leads',
  ready: 'Qualified',
  name: 'Board',
  shows: board,
  goBack: async (page) => {
    await page.evaluate(() => window.probe.press('Table'));
    await page.locator(board).waitFor({ state: 'detached' });
  },
};

/** Opens it repeatedly at 4×, skipping the first, which loads code. Returns ms to each paint. */
export async function measureOpening(
  browser: Browser,
  url: string,
  session: Session,
  { path, ready, name, shows, goBack }: Opening,
): Promise<number[]> {
  const { page, close } = await openPage(browser, { session, slowdown: 4 });
  await page.goto(url + path);
  await page.getByText(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const time = await page.evaluate(([text, what]) => window.probe.press(text, what), [
      name,
      shows,
    ] as const);
    if (round > 0) times.push(time);
    await goBack(page);
    await wait(atRest);
  }
  await close();
  return times;
}
