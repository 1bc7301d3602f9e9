import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Pause between keys of a user who steps through a list, or types, in ms. */
const betweenKeys = 120;

export async function pressKeys(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await wait(betweenKeys);
  }
}

/** Ms from each key since the last call to the next paint. */
export async function takeKeyToPaint(page: Page): Promise<number[]> {
  const presses = await page.evaluate(() => window.probe.takeKeyPresses());
  return presses.map(({ pressedAt, paintedAt }) => paintedAt - pressedAt);
}
