import type { AgentName, ToolBody, ToolChange, ToolWire } from '@platform/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/store.ts';
import { tools } from '../db/voiceTables.ts';
import type { StoredHeader } from '../db/voiceTables.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { omitUndefined } from '../http/omitUndefined.ts';
import { record } from '../ledger.ts';
import { hashSecret, newId } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';
import { agentsUsing } from './agentsUsing.ts';
import { assertTool } from './toolRules.ts';

type ToolRow = typeof tools.$inferSelect;

export async function createTool(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  { timeout_s: timeoutS, is_enabled: isEnabled, headers, ...body }: ToolBody,
): Promise<ToolWire> {
  const id = newId('tol');
  const at = now();
  const stored = {
    headers: headersToStore(headers),
    timeoutS,
    isEnabled,
    createdAt: at,
    updatedAt: at,
  };
  const row = { id, tenantId, ...body, ...stored };
  await db.transaction(async (tx) => {
    await assertTool(tx, row, row);
    await tx.insert(tools).values(row);
    await record(tx, at, { action: 'tool.created', tenantId, actorId, target: id });
  });
  return toolWire(row);
}

/** @throws HttpError 404, 422 */
export async function changeTool(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  id: string,
  { timeout_s: timeoutS, is_enabled: isEnabled, headers, ...body }: ToolChange,
): Promise<ToolWire> {
  return db.transaction(async (tx) => {
    const current = await findTool(tx, tenantId, id);
    const row: ToolRow = {
      ...current,
      ...omitUndefined(body),
      timeoutS: timeoutS ?? current.timeoutS,
      isEnabled: isEnabled ?? current.isEnabled,
      headers: headers ? headersToStore(headers, current.headers) : current.headers,
      updatedAt: now(),
    };
    await assertTool(tx, row, row);
    await tx.update(tools).set(row).where(isTool(tenantId, id));
    await record(tx, now(), { action: 'tool.changed', tenantId, actorId, target: id });
    return toolWire(row, (await agentsUsing(tx, tenantId, 'tool_ids')).get(id));
  });
}

export async function removeTool(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  id: string,
  isForced: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    await findTool(tx, tenantId, id);
    const users = (await agentsUsing(tx, tenantId, 'tool_ids')).get(id) ?? [];
    if (users.length > 0 && !isForced) {
      throw new HttpError('IN_USE', 'Agents use this tool', { agents: users });
    }
    await tx.delete(tools).where(isTool(tenantId, id));
    await record(tx, now(), { action: 'tool.removed', tenantId, actorId, target: id });
  });
}

export function toolWire(row: ToolRow, users: AgentName[] = []): ToolWire {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    kind: row.kind,
    method: row.method,
    url: row.url,
    headers: row.headers.map(({ name, value, hash, isSecret }) => ({
      name,
      value: isSecret ? null : (value ?? ''),
      secret: isSecret,
      has_value: isSecret ? hash !== undefined : Boolean(value),
    })),
    parameters: row.parameters,
    timeout_s: row.timeoutS,
    is_enabled: row.isEnabled,
    provider: row.provider,
    agents: users,
    updated_at: row.updatedAt.toISOString(),
  };
}

async function findTool(db: Database, tenantId: string, id: string): Promise<ToolRow> {
  const [row] = await db.select().from(tools).where(isTool(tenantId, id));
  if (!row) throw notFound('Tool');
  return row;
}

function isTool(tenantId: string, id: string) {
  return and(eq(tools.tenantId, tenantId), eq(tools.id, id));
}

/** Headers to store: a secret's hash, or the stored one if none was sent. */
function headersToStore(
  headers: ToolBody['headers'],
  current: readonly StoredHeader[] = [],
): StoredHeader[] {
  return headers.map(({ name, value, secret: isSecret }): StoredHeader => {
    if (!isSecret) return { name, value: value ?? '', isSecret };
    const before = current.find((header) => header.isSecret && header.name === name)?.hash;
    const hash = value === undefined ? before : hashSecret(value);
    return { name, isSecret, ...(hash !== undefined && { hash }) };
  });
}
