import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';
import { countWork, workedMs } from './mainThread.ts';
import type { SearchedList } from './search.ts';
import { startWordStream } from './wordStream.ts';

/** The largest accepted file, in bytes. */
const fileSize = 20 * 1024 * 1024;
/** 40 Mbit/s upload: the file takes four seconds. */
const line = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 5e6 };
const POLL_MS = 50;
const words = 5000;
const betweenKeys = 150;

/** Effect of uploading the largest file on its page. */
export interface UploadTimes {
  /** Ms from each frame to the next. */
  frames: number[];
  /** Additional memory in the meantime, as a multiple of the file. */
  memory: number;
}

/** Returns the memory of a page: objects, elements, and the bytes behind buffers and long texts. */
async function heldBytes(devtools: CDPSession): Promise<number> {
  const usage = (await devtools.send('Runtime.getHeapUsage')) as Record<string, number>;
  const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = usage;
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

/** Sends a file of 20 MB from the disk, without slow-down; the plan has room for one. */
export async function measureUpload(
  browser: Browser,
  url: string,
  session: Session,
): Promise<UploadTimes> {
  const { page, devtools, close } = await openPage(browser, { session });
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
  const file = path.join(folder, 'Large.txt');
  await writeFile(file, randomBytes(fileSize / 2).toString('hex'));
  await page.goto(`${url}/knowledge-base?base=kb_nw04`);
  await page.getByRole('grid', { name: 'Documents' }).waitFor();
  await page.waitForLoadState('networkidle');
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  const before = await heldBytes(devtools);
  await page.evaluate(() => window.probe.watchFrames());
  await page.locator('input[type=file]').setInputFiles(file);
  const added = page.getByText(/^Added, /);
  let highestBytes = before;
  while (!(await added.isVisible())) {
    highestBytes = Math.max(highestBytes, await heldBytes(devtools));
    await wait(POLL_MS);
  }
  const frames = await page.evaluate(() => window.probe.takeFrames());
  await close();
  await rm(folder, { recursive: true });
  return { frames, memory: (highestBytes - before) / fileSize };
}

/** Returns main-thread ms per frame while a text of 5,000 words is written, at 4×. */
export async function measureWriting(
  browser: Browser,
  url: string,
  session: Session,
): Promise<number[]> {
  const { page, devtools, close } = await openPage(browser, { session, slowdown: 4 });
  const model = await startWordStream(words);
  await page.route('**/v1/generate', (route) => route.continue({ url: model.url }));
  await page.goto(`${url}/content-studio/generate`);
  await page.getByLabel('Topic').fill('When the shop is open on holidays');
  await countWork(devtools);
  await page.evaluate(() => window.probe.watchFrames());
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('article', { name: 'Draft 1' }).waitFor();
  const stop = page.getByRole('button', { name: 'Stop' });
  const perFrame: number[] = [];
  let lastWorkMs = await workedMs(devtools);
  await page.evaluate(() => window.probe.takeFrames());
  while (await stop.isVisible()) {
    await wait(1000);
    const frames = await page.evaluate(() => window.probe.takeFrames());
    const now = await workedMs(devtools);
    perFrame.push((now - lastWorkMs) / Math.max(1, frames.length));
    lastWorkMs = now;
  }
  await close();
  await model.close();
  return perFrame;
}

/** Returns main-thread ms from each key to its paint in a text of 5,000 words. */
export async function measureTyping(
  browser: Browser,
  url: string,
  session: Session,
): Promise<number[]> {
  const { page, devtools, close } = await openPage(browser, { session });
  const paragraph = `<p>${'The shop is open on most holidays and closed on a few. '.repeat(9)}</p>`;
  await page.route('**/v1/contents/cnt_nw01', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { body: string };
    json.body = paragraph.repeat(Math.ceil(words / 99));
    await route.fulfill({ response, json });
  });
  await page.goto(`${url}/content-studio/edit/cnt_nw01`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.locator('p').nth(25).click();
  await page.waitForLoadState('networkidle');
  await countWork(devtools);
  const times: number[] = [];
  for (const key of 'Nobody is in the shop at night, and') {
    await wait(betweenKeys);
    const before = await workedMs(devtools);
    await page.keyboard.press(key);
    await page.evaluate(() => window.probe.painted());
    times.push((await workedMs(devtools)) - before);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await close();
  return times;
}

export const documentList: SearchedList = {
  open: async (page, url) => {
    await page.goto(`${url}/knowledge-base?base=kb_nw03`);
    await page
      .getByRole('row', { name: /Leaflet/ })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    return page.getByPlaceholder('Search documents');
  },
  texts: ['leaflet 7', '00', 'manual', '5.txt'],
};
