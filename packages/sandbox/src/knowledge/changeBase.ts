import type {
  KnowledgeBaseBody,
  KnowledgeBaseChange,
  KnowledgeBaseWire,
} from '@platform/api/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { knowledgeBases } from '../db/knowledgeTables.ts';
import type { Database } from '../db/store.ts';
import { agents } from '../db/voiceTables.ts';
import { HttpError } from '../http/HttpError.ts';
import { omitUndefined } from '../http/omitUndefined.ts';
import { invalid } from '../http/validate.ts';
import { record } from '../ledger.ts';
import { newId } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';
import { lockTenant } from '../session/lockTenant.ts';
import { agentsUsing } from '../voice/agentsUsing.ts';
import { baseWire, findBase } from './wire.ts';

/** @throws HttpError 422 if the name is taken */
export async function createBase(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  body: KnowledgeBaseBody,
): Promise<KnowledgeBaseWire> {
  const base = { id: newId('kb'), tenantId, ...body, updatedAt: now() };
  await db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    await assertName(tx, base);
    await tx.insert(knowledgeBases).values(base);
    const entry = { action: 'knowledge.base.created', tenantId, actorId, target: base.id };
    await record(tx, now(), entry);
  });
  return baseWire({ base, documents: 0, ready: 0 });
}

/** @throws HttpError 404; 422 if the name is taken */
export async function changeBase(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  id: string,
  change: KnowledgeBaseChange,
): Promise<KnowledgeBaseWire> {
  return db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    const row = await findBase(tx, tenantId, id);
    const base = { ...row.base, ...omitUndefined(change), updatedAt: now() };
    await assertName(tx, base);
    await tx.update(knowledgeBases).set(base).where(eq(knowledgeBases.id, id));
    await record(tx, now(), { action: 'knowledge.base.changed', tenantId, actorId, target: id });
    return baseWire(
      { ...row, base },
      (await agentsUsing(tx, tenantId, 'knowledge_base_ids')).get(id),
    );
  });
}

/** @throws HttpError 404; 409 with the agents that use it, unless `isForced` */
export async function removeBase(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  id: string,
  isForced: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    await findBase(tx, tenantId, id);
    const users = (await agentsUsing(tx, tenantId, 'knowledge_base_ids')).get(id) ?? [];
    if (users.length > 0 && !isForced) {
      throw new HttpError('IN_USE', 'Agents use this knowledge base', { agents: users });
    }
    const settingsWithoutBase = sql`jsonb_set(${agents.settings}, '{knowledge_base_ids}',
      (${agents.settings} -> 'knowledge_base_ids') - ${id}::text)`;
    for (const user of users) {
      await tx.update(agents).set({ settings: settingsWithoutBase }).where(eq(agents.id, user.id));
    }
    await tx.delete(knowledgeBases).where(eq(knowledgeBases.id, id));
    await record(tx, now(), { action: 'knowledge.base.removed', tenantId, actorId, target: id });
  });
}

async function assertName(
  tx: Database,
  { id, tenantId, name }: { id: string; tenantId: string; name: string },
): Promise<void> {
  const isSame = sql`lower(${knowledgeBases.name}) = lower(${name})`;
  const [duplicate] = await tx
    .select({ id: knowledgeBases.id })
    .from(knowledgeBases)
    .where(and(eq(knowledgeBases.tenantId, tenantId), ne(knowledgeBases.id, id), isSame));
  if (duplicate) throw invalid({ name: 'Another knowledge base has this name' });
}
