import { expect } from 'playwright/test';
import { expectDone, expectTold } from '../areaWrites.ts';
import type { AreaWrite } from '../areaWrites.ts';
import { clickFiveTimes } from '../teamPage.ts';
import { callOf, ledgerOf, press, sentOf } from './world.ts';
import type { World } from './world.ts';

/** Longer than any wait after which something might be sent again. */
const longWait = 65_000;

/** M02: nothing is sent again by itself. The page's clock must be a fake one. */
async function failedForGood({ page, backend }: World, write: AreaWrite): Promise<void> {
  const faults = [
    { status: 503, body: '', headers: { 'retry-after': '1' } },
    { drop: 'before' as const },
  ];
  await write.open(page);
  for (const [index, fault] of faults.entries()) {
    const id = await backend.fault({ ...callOf(write), ...fault });
    await press(page, write);
    await expect.poll(() => sentOf(backend, write)).toHaveLength(index + 1);
    await expectTold(page, write.failure);
    await page.clock.fastForward(longWait);
    await backend.heal(id);
  }
  expect(await sentOf(backend, write)).toHaveLength(faults.length);
  expect(await ledgerOf(backend, write)).toEqual([]);
}

/**
 * M10: it fails at once and nothing waits for the network. M01: what was kept is then sent, once for
 * five presses in one task. The page's clock must be a fake one.
 */
async function sentOffline(world: World, write: AreaWrite): Promise<void> {
  const { page, context, backend } = world;
  const button = await write.button(page);
  await context.setOffline(true);
  await button.click();
  await expectTold(page, write.failure);
  await page.clock.fastForward(longWait);
  await context.setOffline(false);
  await page.clock.fastForward(longWait);
  expect(await sentOf(backend, write)).toEqual([]);
  await clickFiveTimes(await write.button(page));
  await expectDone(page, write);
  expect(await sentOf(backend, write)).toHaveLength(1);
  if (write.action) expect(await ledgerOf(backend, write)).toHaveLength(1);
}

export async function neverSentAgain(world: World, write: AreaWrite): Promise<void> {
  await failedForGood(world, write);
  await world.backend.clearLog();
  await sentOffline(world, write);
}
