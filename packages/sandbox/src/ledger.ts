import { ledger } from './db/schema.ts';
import type { Database } from './db/store.ts';

export interface LedgerEntry {
  /** `<record>.<event>`, for example `invite.created`. */
  action: string;
  tenantId?: string | null;
  actorId?: string | null;
  target?: string | null;
  detail?: Record<string, unknown>;
}

/** Records a write; pass its transaction, so that both are committed or neither. */
export async function record(db: Database, now: Date, entry: LedgerEntry): Promise<void> {
  await db.insert(ledger).values({ detail: {}, ...entry, createdAt: now });
}
