import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { SandboxControl } from '@platform/sandbox/testing';

export { hold } from '@platform/sandbox/testing';

/** Waits until every request so far has its answer: a clock put forward would end those under way. */
async function waitForIdleBackend(backend: SandboxControl): Promise<void> {
  await expect
    .poll(async () => (await backend.log()).filter(({ status }) => status === null))
    .toEqual([]);
}

/** Lets seconds go by on the clock of a page, each with the answers to what it asks. */
export async function advanceClock(
  page: Page,
  backend: SandboxControl,
  seconds: number,
): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one second after the other
    await page.clock.runFor(1000);
    // oxlint-disable-next-line no-await-in-loop
    await waitForIdleBackend(backend);
  }
}
