import { expect } from 'playwright/test';
import { clientOf } from '../appClient.ts';
import { expectDone } from '../areaWrites.ts';
import type { AreaWrite } from '../areaWrites.ts';
import { hold } from '../schedules.ts';
import { refreshes } from '../sessionPage.ts';
import { callOf, press, sentOf } from './world.ts';
import type { World } from './world.ts';

/** S16: the browser leaves once the refresh is over, after 3 s at most. The clock must be fake. */
export async function leavesAfterRefresh(
  { page, backend }: World,
  write: AreaWrite,
  { isAnswered }: { isAnswered: boolean },
): Promise<void> {
  await write.open(page);
  const { send } = await clientOf(page);
  const releaseWrite = await hold(backend, callOf(write));
  await press(page, write);
  await expect.poll(() => sentOf(backend, write)).toHaveLength(1);
  await backend.expire();
  const fault = isAnswered ? { delayAnswerMs: 600_000 } : { hang: true };
  const refresh = await backend.fault({ path: '/v1/refresh', ...fault });
  send([{ path: '/v1/me' }]).catch(() => {});
  await expect.poll(() => refreshes(backend)).toHaveLength(1);
  const { pathname } = new URL(page.url());
  const answered = page.waitForResponse((response) => response.request().method() === write.method);
  await releaseWrite();
  await (await answered).finished();
  await page.clock.runFor(2000);
  expect(new URL(page.url()).pathname).toBe(pathname);
  if (isAnswered) await backend.heal(refresh);
  else await page.clock.runFor(1500);
  await expectDone(page, write);
  expect(await backend.ledger('session.reuse')).toEqual([]);
}
