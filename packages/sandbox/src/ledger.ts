import { ledger } from './db/schema.ts';
import type { Database } from './db/store.ts';

/** A write as the ledger keeps it. */
export interface LedgerEntry {
  /** `<what>.<happened>`, for example `invite.created`. */
  action: string;
  tenantId?: string | null;
  actorId?: string | null;
  /** The id of what was written. */
  target?: string | null;
  detail?: Record<string, unknown>;
}

/** Records a write; pass the transaction of the write, so that both are committed or neither. */
export async function record(db: Database, now: Date, entry: LedgerEntry): Promise<void> {
  await db.insert(ledger).values({ detail: {}, ...entry, createdAt: now });
}
