import { expect } from 'playwright/test';
import type { SandboxControl } from '@platform/sandbox/testing';

export { hold } from '@platform/sandbox/testing';

/** Waits until every request so far has its answer: a clock put forward would end those under way. */
export async function quiet(backend: SandboxControl): Promise<void> {
  await expect
    .poll(async () => (await backend.log()).filter(({ status }) => status === null))
    .toEqual([]);
}
