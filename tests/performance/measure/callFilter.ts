import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';

const rounds = 10;
const choices = ['Inbound', 'All directions'];
/** Longer than the call of a choice and its effects, in ms. */
const settledAfter = 1500;

declare global {
  interface Window {
    /** Time of the last press, in ms since navigation. */
    lastPress: number;
  }
}

/** Returns ms from each choice to the last change of the list, less the service's time, at 4×. */
export async function measureCallFilter(
  browser: Browser,
  url: string,
  session: Session,
): Promise<number[]> {
  const { page, close } = await openPage(browser, { session, slowdown: 4 });
  await page.goto(`${url}/voice-agent/call-history`);
  await page.getByRole('row').nth(5).waitFor();
  await page.waitForLoadState('networkidle');
  // The filters that do not fit into the toolbar are in a sheet.
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await page.evaluate(watchChoices);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const choice of choices) {
      await page.getByRole('combobox', { name: 'Filter by direction' }).click();
      await page.getByRole('option', { name: choice }).click();
      await wait(settledAfter);
      // The first press loads the code of the list of choices.
      if (round > 0) times.push(await page.evaluate(workOfChoice));
    }
  }
  await close();
  return times;
}

function watchChoices() {
  window.probe.watchChanges();
  addEventListener(
    'click',
    ({ timeStamp }) => {
      window.lastPress = timeStamp;
    },
    { capture: true },
  );
}

function workOfChoice(): number {
  const pressedAt = window.lastPress;
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime >= pressedAt && name.includes('/conversations'));
  const call = Math.max(0, ...calls.map(({ duration }) => duration));
  return window.probe.lastChange() - pressedAt - call;
}
