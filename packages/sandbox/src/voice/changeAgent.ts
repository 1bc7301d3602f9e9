import type { AgentBody, AgentChange } from '@platform/api/contract';
import type { Backend } from '../backend.ts';
import { agents } from '../db/voiceTables.ts';
import { record } from '../ledger.ts';
import { newId } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';
import { findAgent, isRow } from './findAgent.ts';

/** Makes an agent; it is off unless the body says otherwise. @returns its id */
export async function createAgent(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  { name, agent_type: agentType, is_enabled: isEnabled = false }: AgentBody,
): Promise<string> {
  const id = newId('agt');
  await db.transaction(async (tx) => {
    await tx.insert(agents).values({ id, tenantId, name, agentType, isEnabled, createdAt: now() });
    await record(tx, now(), { action: 'agent.created', tenantId, actorId, target: id });
  });
  return id;
}

/** Changes what the body names. @throws HttpError 404 */
export async function changeAgent(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  id: string,
  { name, agent_type: agentType, is_enabled: isEnabled }: AgentChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await findAgent(tx, now(), tenantId, id);
    const changed = {
      name: name ?? known.name,
      agentType: agentType ?? known.agentType,
      isEnabled: isEnabled ?? known.isEnabled,
    };
    await tx.update(agents).set(changed).where(isRow(tenantId, id));
    const entry = { tenantId, actorId, target: id, detail: { ...changed } };
    await record(tx, now(), { action: 'agent.changed', ...entry });
  });
}

/** Removes an agent and what it handled. @throws HttpError 404 */
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
