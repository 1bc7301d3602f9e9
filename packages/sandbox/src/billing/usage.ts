import { eq, sql, sum } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { usage } from '../db/billingSchema.ts';
import { documents } from '../db/knowledgeTables.ts';
import type { Database } from '../db/store.ts';

export interface UsedUnits {
  llmTokens: number;
  voiceMinutes: number;
  apiCalls: number;
  storageMb: number;
}

const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

/** Simulated usage per minute; voice minutes are counted from calls. */
const RATES: UsedUnits = { llmTokens: 6, voiceMinutes: 0, apiCalls: 3, storageMb: 0.1 };

const NOTHING: UsedUnits = { llmTokens: 0, voiceMinutes: 0, apiCalls: 0, storageMb: 0 };

/** Current usage: the stored count, simulated growth since then, and storage of documents. */
export async function countUsage(
  { db, now, usageGrows }: Pick<Backend, 'db' | 'now' | 'usageGrows'>,
  tenantId: string,
): Promise<UsedUnits> {
  const [row] = await db.select().from(usage).where(eq(usage.tenantId, tenantId));
  if (!row) return NOTHING;
  const elapsed = usageGrows ? now().getTime() - row.countedAt.getTime() : 0;
  const minutes = Math.max(0, Math.floor(elapsed / MINUTE));
  const grown = (name: keyof UsedUnits) => row[name] + Math.floor(minutes * RATES[name]);
  return {
    llmTokens: grown('llmTokens'),
    voiceMinutes: grown('voiceMinutes'),
    apiCalls: grown('apiCalls'),
    storageMb: grown('storageMb') + (await documentMegabytes(db, tenantId)),
  };
}

async function documentMegabytes(db: Database, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(documents.sizeBytes).mapWith(Number) })
    .from(documents)
    .where(eq(documents.tenantId, tenantId));
  return Math.floor((row?.bytes ?? 0) / MEGABYTE);
}

export async function addLlmTokens(db: Database, tenantId: string, tokens: number): Promise<void> {
  await db
    .update(usage)
    .set({ llmTokens: sql`${usage.llmTokens} + ${tokens}` })
    .where(eq(usage.tenantId, tenantId));
}

export async function addVoiceMinutes(
  db: Database,
  tenantId: string,
  minutes: number,
): Promise<void> {
  await db
    .update(usage)
    .set({ voiceMinutes: sql`${usage.voiceMinutes} + ${minutes}` })
    .where(eq(usage.tenantId, tenantId));
}
