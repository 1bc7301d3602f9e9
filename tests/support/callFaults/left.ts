import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { AreaWrite } from '../areaWrites.ts';
import { hold } from '../schedules.ts';
import { showPath } from '../showPath.ts';
import { TeamPage } from '../teamPage.ts';
import { callOf, press, sentOf } from './world.ts';
import type { World } from './world.ts';

/** Shows another page of the app, as a link does, also from below a dialog. */
async function leave(page: Page): Promise<void> {
  await showPath(page, '/dashboard');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Billing|Integrations/);
}

/** M11: the page is left, or the dialog closed, while the write runs. */
async function leftWhileRunning(
  { page, backend }: World,
  write: AreaWrite,
  { isOk, isClosed = false }: { isOk: boolean; isClosed?: boolean },
): Promise<void> {
  const { toasts } = new TeamPage(page);
  const answer = isOk ? {} : { status: 500, body: '' };
  await write.open(page);
  const before = (await sentOf(backend, write)).length;
  const release = await hold(backend, { ...callOf(write), ...answer }, 'before');
  await press(page, write);
  await expect.poll(() => sentOf(backend, write)).toHaveLength(before + 1);
  if (isClosed) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } else {
    await leave(page);
  }
  const { pathname } = new URL(page.url());
  const answered = page.waitForResponse((response) => response.request().method() === write.method);
  await release();
  await (await answered).finished();
  if (isOk && write.leadsAway) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(toasts).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('fa_checkout'))).toBeNull();
  } else {
    await expect(toasts).toHaveText([new RegExp(isOk ? escaped(write.success) : write.failure)]);
  }
  expect(new URL(page.url()).pathname).toBe(pathname);
}

const escaped = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`);

/** Leaves, or closes the dialog, during a failure and a success. */
export async function left(world: World, write: AreaWrite): Promise<void> {
  await leftWhileRunning(world, write, { isOk: false });
  if (write.closes) await leftWhileRunning(world, write, { isOk: false, isClosed: true });
  await leftWhileRunning(world, write, { isOk: true });
}
