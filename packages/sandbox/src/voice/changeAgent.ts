import type { AgentBody, AgentChange } from '@platform/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/store.ts';
import { agents, phoneNumbers } from '../db/voiceTables.ts';
import { omitUndefined } from '../http/omitUndefined.ts';
import { record } from '../ledger.ts';
import { notify } from '../notifications/notify.ts';
import { newId } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';
import { assertCanCreate, assertReferences } from './agentRules.ts';
import { findAgent, isRow } from './findAgent.ts';

export async function createAgent(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  body: AgentBody,
): Promise<string> {
  const { name, agent_type: agentType, is_enabled: isEnabled = false, ...rest } = body;
  const { phone_number_id: numberId, ...settings } = rest;
  const id = newId('agt');
  const at = now();
  const row = { id, tenantId, name, agentType, isEnabled, settings, createdAt: at, updatedAt: at };
  await db.transaction(async (tx) => {
    await assertCanCreate(tx, at, tenantId);
    await assertReferences(tx, tenantId, body);
    await tx.insert(agents).values(row);
    if (numberId) await attachNumber(tx, tenantId, id, numberId);
    await record(tx, at, { action: 'agent.created', tenantId, actorId, target: id });
  });
  return id;
}

/** @throws HttpError 404, 422 */
export async function changeAgent(
  { db, now }: Backend,
  { tenantId, userId: actorId, name: callerName }: Caller,
  id: string,
  body: AgentChange,
): Promise<void> {
  const { name, agent_type: agentType, is_enabled: isEnabled, ...rest } = body;
  const { phone_number_id: numberId, ...settings } = rest;
  await db.transaction(async (tx) => {
    const current = await findAgent(tx, now(), tenantId, id);
    await assertReferences(tx, tenantId, body, current.settings);
    const changed = {
      name: name ?? current.name,
      agentType: agentType ?? current.agentType,
      isEnabled: isEnabled ?? current.isEnabled,
      settings: { ...current.settings, ...omitUndefined(settings) },
      updatedAt: now(),
    };
    await tx.update(agents).set(changed).where(isRow(tenantId, id));
    if (numberId !== undefined && numberId !== current.numberId) {
      if (current.numberId) await attachNumber(tx, tenantId, null, current.numberId);
      if (numberId) await attachNumber(tx, tenantId, id, numberId);
    }
    if (changed.isEnabled && !current.isEnabled) {
      await notify(tx, now(), {
        tenantId,
        actorId,
        category: 'agents',
        severity: 'success',
        title: `${changed.name} went online`,
        body: `${callerName} switched it on.`,
        href: `/voice-agent/edit/${id}`,
      });
    }
    const detail = { fields: Object.keys(body) };
    const entry = { action: 'agent.changed', tenantId, actorId, target: id, detail };
    await record(tx, now(), entry);
  });
}

/** Its calls are kept and its numbers unassigned. Throws HttpError 404. */
export async function removeAgent(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await findAgent(tx, now(), tenantId, id);
    await tx.delete(agents).where(isRow(tenantId, id));
    await record(tx, now(), { action: 'agent.removed', tenantId, actorId, target: id });
  });
}

async function attachNumber(
  tx: Database,
  tenantId: string,
  agentId: string | null,
  numberId: string,
): Promise<void> {
  await tx
    .update(phoneNumbers)
    .set({ agentId })
    .where(and(eq(phoneNumbers.tenantId, tenantId), eq(phoneNumbers.id, numberId)));
}
