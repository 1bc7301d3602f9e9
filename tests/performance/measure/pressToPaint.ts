import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';

const rounds = 6;
/** Pause between presses, in ms. */
const betweenPresses = 300;

export interface Choice {
  path: string;
  /** Text that is shown once the page is usable. */
  ready: string;
  /** Start of the texts of the elements that are pressed in turn. */
  names: readonly string[];
}

export const integrationTabs: Choice = {
  path: '/integrations',
  ready: 'Slack',
  names: ['Connected', 'Action Required', 'Not Connected', 'All'],
};

export const planToggle: Choice = {
  path: '/billing/plans',
  ready: 'Most Popular',
  names: ['Yearly', 'Monthly'],
};

/** Returns ms from each press to the paint that shows it chosen, at 4×. */
export async function measurePresses(
  browser: Browser,
  url: string,
  session: Session,
  { path, ready, names }: Choice,
): Promise<number[]> {
  const { page, close } = await openPage(browser, { session, slowdown: 4 });
  await page.goto(url + path);
  await page.getByText(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const press = (name: string) => page.evaluate((text) => window.probe.press(text), name);
  for (const name of names) await press(name);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      await wait(betweenPresses);
      times.push(await press(name));
    }
  await close();
  return times;
}
