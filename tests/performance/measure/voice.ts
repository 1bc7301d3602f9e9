import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openPage } from '../browser.ts';
import { longestTask, watchLongTasks } from '../longTasks.ts';
import type { Session } from '../../support/sessionSignIn.ts';
import { pressKeys, takeKeyToPaint } from './pressKeys.ts';

const screensDown = 20;
const betweenScreens = 100;
const talkMs = 8000;
const typed = Array.from('Ask for the name and the number.', (key) =>
  key === ' ' ? 'Space' : key,
);

/** Returns ms from each key to the next paint, at 4×. */
export async function measureAgentForm(
  browser: Browser,
  url: string,
  session: Session,
): Promise<number[]> {
  const { page, close } = await openPage(browser, { session, slowdown: 4 });
  await page.goto(`${url}/voice-agent/edit/agt_nw01`);
  await page.getByRole('textbox', { name: 'Instructions' }).focus();
  await page.waitForLoadState('networkidle');
  await takeKeyToPaint(page);
  await pressKeys(page, typed);
  const measured = await takeKeyToPaint(page);
  await close();
  return measured;
}

/** Returns the longest task in ms while scrolling through calls at 4×; 0 below 50. */
export async function measureCallHistory(
  browser: Browser,
  url: string,
  session: Session,
): Promise<number> {
  const { page, close } = await openPage(browser, { session, slowdown: 4 });
  await watchLongTasks(page);
  await page.goto(`${url}/voice-agent/call-history`);
  await page.getByRole('row').nth(5).hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(lookUpFonts);
  await page.evaluate(() => {
    window.longTasks = [];
  });
  for (let screen = 0; screen < screensDown; screen += 1) {
    await page.mouse.wheel(0, 600);
    await wait(betweenScreens);
  }
  const longest = await longestTask(page);
  await close();
  return longest;
}

/** Looks up the system font with Arabic letters in advance, which takes 40 ms at 4×. */
function lookUpFonts(): void {
  const text = document.createElement('bdi');
  text.textContent = 'خط';
  document.querySelector('[data-lead-title]')?.append(text);
  text.getBoundingClientRect();
  text.remove();
}

/** Talks to an agent at 4×, by a microphone that beeps. @returns ms from each frame to the next */
export async function measureTestCall(
  browser: Browser,
  url: string,
  session: Session,
): Promise<number[]> {
  const { page, close } = await openPage(browser, { session, slowdown: 4 });
  await page.context().grantPermissions(['microphone']);
  await page.goto(`${url}/voice-agent/edit/agt_nw01`);
  await page.getByRole('button', { name: 'Test agent' }).click();
  await page.getByRole('button', { name: 'Start call' }).click();
  await page.getByRole('button', { name: 'Hang up' }).waitFor();
  await page.getByRole('log').getByText('Good day').waitFor();
  await page.evaluate(() => window.probe.watchFrames());
  await wait(talkMs);
  const frames = await page.evaluate(() => window.probe.takeFrames());
  await close();
  return frames;
}
