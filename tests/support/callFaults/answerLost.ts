import { expect } from 'playwright/test';
import { expectDone, expectTold } from '../areaWrites.ts';
import type { AreaWrite } from '../areaWrites.ts';
import { TeamPage } from '../teamPage.ts';
import { callOf, ledgerOf, press, sentOf } from './world.ts';
import type { World } from './world.ts';

/** M03, D16: the write came through, its answer did not. */
export async function answerLost({ page, backend }: World, write: AreaWrite): Promise<void> {
  await write.open(page);
  const cuts = write.expectCommitted ? (['body'] as const) : (['body', 'afterCommit'] as const);
  for (const [index, drop] of cuts.entries()) {
    const id = await backend.fault({ ...callOf(write), drop });
    await press(page, write);
    await expectTold(page, write.failure);
    await new TeamPage(page).closeToasts();
    await write.expectCommitted?.(page);
    expect(await sentOf(backend, write)).toHaveLength(index + 1);
    await backend.heal(id);
  }
  if (write.action) expect(await ledgerOf(backend, write)).toHaveLength(cuts.length);
  if (write.expectCommitted) return;
  // A second try is the person's own.
  await press(page, write);
  await expectDone(page, write);
}
