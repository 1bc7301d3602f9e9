import type { AgentChange } from '@platform/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { findSubscription } from '../billing/subscription.ts';
import { isOnTrial } from '../billing/trial.ts';
import { knowledgeBases } from '../db/knowledgeTables.ts';
import type { Database } from '../db/store.ts';
import { phoneNumbers, tools } from '../db/voiceTables.ts';
import type { StoredSettings } from '../db/voiceTables.ts';
import { HttpError } from '../http/HttpError.ts';
import type { FieldErrors } from '../http/HttpError.ts';
import { invalid } from '../http/validate.ts';
import { phoneFault } from './phone.ts';
import { VOICES } from './voices.ts';

/** @throws HttpError 403 if the plan has no voice agents */
export async function assertCanCreate(db: Database, now: Date, tenantId: string): Promise<void> {
  if (await findSubscription(db, now, tenantId)) return;
  if (await isOnTrial(db, now, tenantId)) return;
  throw new HttpError('PLAN_LIMIT', 'Your plan does not include voice agents');
}

/** Unless unchanged: a removed voice must not block other edits. Throws HttpError 422. */
export async function assertReferences(
  db: Database,
  tenantId: string,
  change: AgentChange,
  current: StoredSettings = {},
): Promise<void> {
  const fields: FieldErrors = {};
  const { voice_id: voice, transfer_number: transfer = '', phone_number_id: number } = change;
  if (voice !== undefined && voice !== current.voice_id && !VOICES.some(({ id }) => id === voice)) {
    fields['voice_id'] = 'Voice not found';
  }
  const added = (now: readonly string[] = [], before: readonly string[] = []) =>
    now.filter((id) => !before.includes(id));
  const newTools = added(change.tool_ids, current.tool_ids);
  if (!(await allExist(db, tools, tenantId, newTools))) fields['tool_ids'] = 'Tool not found';
  const newBases = added(change.knowledge_base_ids, current.knowledge_base_ids);
  if (!(await allExist(db, knowledgeBases, tenantId, newBases))) {
    fields['knowledge_base_ids'] = 'Knowledge base not found';
  }
  if (number && !(await allExist(db, phoneNumbers, tenantId, [number]))) {
    fields['phone_number_id'] = 'Phone number not found';
  }
  const fault = transfer === '' ? null : phoneFault(transfer);
  if (fault) fields['transfer_number'] = fault;
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

async function allExist(
  db: Database,
  table: typeof tools | typeof knowledgeBases | typeof phoneNumbers,
  tenantId: string,
  ids: readonly string[],
): Promise<boolean> {
  const referencedIds = [...new Set(ids)];
  if (referencedIds.length === 0) return true;
  const condition = and(eq(table.tenantId, tenantId), inArray(table.id, referencedIds));
  const rows = await db.select({ id: table.id }).from(table).where(condition);
  return rows.length === referencedIds.length;
}
