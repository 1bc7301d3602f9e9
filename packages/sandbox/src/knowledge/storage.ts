import { findSubscription } from '../billing/subscription.ts';
import { countUsage } from '../billing/usage.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/store.ts';
import { HttpError } from '../http/HttpError.ts';

const MEGABYTE = 1024 * 1024;

/** @throws HttpError 403 if the plan has no room for these bytes */
export async function assertStorageLeft(
  backend: Backend,
  tx: Database,
  tenantId: string,
  bytes: number,
): Promise<void> {
  const now = backend.now();
  const current = await findSubscription(tx, now, tenantId);
  const { storageMb } = await countUsage({ ...backend, db: tx }, tenantId);
  const included = current?.plan.includedStorageMb ?? 0;
  if (storageMb + bytes / MEGABYTE <= included) return;
  throw new HttpError('STORAGE_LIMIT', `Your plan includes ${included} MB of storage`);
}
