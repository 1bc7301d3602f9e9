import type { DocumentWire } from '@platform/api/contract';
import { eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { documents, knowledgeBases } from '../db/knowledgeTables.ts';
import { record } from '../ledger.ts';
import type { Caller } from '../session/caller.ts';
import { documentWire, findDocument, isDocument } from './wire.ts';

/** @throws HttpError 404 */
export async function reindexDocument(
  { db, now, siteEdition }: Backend,
  { tenantId, userId: actorId }: Caller,
  baseId: string,
  id: string,
): Promise<DocumentWire> {
  return db.transaction(async (tx) => {
    const row = await findDocument(tx, tenantId, baseId, id);
    const change = { status: 'queued', updatedAt: now() } as const;
    await tx
      .update(documents)
      .set(change)
      .where(isDocument(tenantId, baseId, id));
    await record(tx, now(), { action: 'knowledge.reindexed', tenantId, actorId, target: id });
    return documentWire({ ...row, document: { ...row.document, ...change } }, [], siteEdition);
  });
}

/** @throws HttpError 404 */
export async function removeDocument(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  baseId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await findDocument(tx, tenantId, baseId, id);
    await tx.delete(documents).where(isDocument(tenantId, baseId, id));
    const at = { updatedAt: now() };
    await tx.update(knowledgeBases).set(at).where(eq(knowledgeBases.id, baseId));
    await record(tx, now(), { action: 'knowledge.removed', tenantId, actorId, target: id });
  });
}
