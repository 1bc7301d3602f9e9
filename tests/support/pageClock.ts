import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { SandboxControl } from '@platform/sandbox/testing';

export { hold } from '@platform/sandbox/testing';

/** Waits for all responses so far: advancing the clock would time out pending requests. */
async function waitForIdleBackend(backend: SandboxControl): Promise<void> {
  await expect
    .poll(async () => (await backend.log()).filter(({ status }) => status === null))
    .toEqual([]);
}

/** Advances the page's clock second by second, waiting for responses in between. */
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
