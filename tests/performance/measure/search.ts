import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../session.ts';
import { median, percentile } from '../statistics.ts';
import { openManyMembers } from './manyMembers.ts';

/** As a quick typist: ms from key to key. */
const betweenKeys = 120;
/** Longer than any debounce that a list may have. */
const settledAfter = 1500;
/** The last key of each leaves fewer rows than the one before. */
const texts = ['member.7', 'carmen c', 'greco 5', 'huber 3', 'member.42'];

/** Typing in the search box over 1,000 members, at 4×. */
export interface SearchTimes {
  /** ms from a key to the next paint, p95 of all keys. */
  keyToPaint: number;
  /** ms from the last key to the last change of the list, median of all searches. */
  keyToSettled: number;
}

/** Types several searches key by key, with each list settled before the next begins. */
export async function measureSearch(
  browser: Browser,
  url: string,
  session: Session,
): Promise<SearchTimes> {
  const { page, close } = await openPage(browser, { session, slowdown: 4 });
  const search = await openManyMembers(page, url);
  await search.focus();
  const toPaint: number[] = [];
  const toSettled: number[] = [];
  for (const text of texts) {
    for (const key of text) {
      await page.keyboard.press(key);
      await wait(betweenKeys);
    }
    await wait(settledAfter);
    const { keys, lastChange } = await page.evaluate(() => ({
      keys: window.probe.takeKeyPresses(),
      lastChange: window.probe.lastChange(),
    }));
    for (const { pressedAt, paintedAt } of keys) toPaint.push(paintedAt - pressedAt);
    toSettled.push(Math.max(0, lastChange - (keys.at(-1)?.pressedAt ?? 0)));
    await search.fill('');
    await wait(settledAfter / 3);
  }
  await close();
  return { keyToPaint: percentile(toPaint, 0.95), keyToSettled: median(toSettled) };
}
