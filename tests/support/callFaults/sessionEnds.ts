import { expect } from 'playwright/test';
import type { AreaWrite } from '../areaWrites.ts';
import type { SandboxControl } from '../sandboxControl.ts';
import { expectExpired, refreshes, requests } from '../sessionPage.ts';
import { callOf, ledgerOf, press, sentOf } from './world.ts';
import type { World } from './world.ts';

/** S03, S08: the session ends under a write: told once, and nothing private is sent any more. */
export async function sessionEnds(
  { page, backend, signInAs }: World,
  write: AreaWrite,
): Promise<void> {
  await signInAs('admin');
  await write.open(page);
  await backend.clearLog();
  await backend.expire({ refresh: true });
  await press(page, write);
  await expectExpired(page);
  await expectNothingPrivateAfter(backend);
  expect(await ledgerOf(backend, write)).toEqual([]);

  await signInAs('admin');
  await write.open(page);
  await backend.clearLog();
  const id = await backend.fault({ ...callOf(write), status: 401 });
  await press(page, write);
  await expect(page).toHaveURL(/\/auth$/);
  expect(await sentOf(backend, write)).toHaveLength(2);
  expect(await refreshes(backend)).toHaveLength(1);
  await backend.heal(id);
}

/** One refresh, and no private call after it. */
export async function expectNothingPrivateAfter(backend: SandboxControl): Promise<void> {
  expect(await refreshes(backend)).toHaveLength(1);
  const log = await requests(backend);
  const at = log.findIndex(({ path }) => path === '/v1/refresh');
  expect(log.slice(at).filter(({ hasAuthorization }) => hasAuthorization)).toEqual([]);
}
