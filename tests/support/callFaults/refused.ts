import { expect } from 'playwright/test';
import { expectTold } from '../areaWrites.ts';
import type { AreaWrite } from '../areaWrites.ts';
import { refreshes, storedSession } from '../sessionPage.ts';
import { TeamPage } from '../teamPage.ts';
import { callOf, ledgerOf, press, sentOf } from './world.ts';
import type { World } from './world.ts';

const refusal = 'Only some people may do this.';

/** Refusals: that of the rights in the server's words (M09), the others say nothing for people. */
const refusals = [
  { status: 403, body: { error: { code: 'NO', message: refusal } } },
  ...[404, 409, 422, 500].map((status) => ({ status, body: { error: { message: ['x'] } } })),
  ...[502, 200].map((status) => ({
    status,
    body: '<html><head><title>Oops</title></head><body><h1>Bad Gateway</h1></body></html>',
    contentType: 'text/html',
  })),
];

/** M09, S11, D03, D14: refusals do not end the session. */
export async function refused({ page, backend }: World, write: AreaWrite): Promise<void> {
  await write.open(page);
  const session = await storedSession(page);
  for (const [index, answer] of refusals.entries()) {
    const id = await backend.fault({ ...callOf(write), ...answer });
    await press(page, write);
    await expect.poll(() => sentOf(backend, write)).toHaveLength(index + 1);
    await expectTold(page, answer.status === 403 ? refusal : write.failure);
    await expect(page.getByText(/Bad Gateway|<h1>|\[object/)).toHaveCount(0);
    await new TeamPage(page).closeToasts();
    await backend.heal(id);
  }
  expect(await ledgerOf(backend, write)).toEqual([]);
  expect(await refreshes(backend)).toEqual([]);
  expect(await storedSession(page)).toEqual(session);
}
