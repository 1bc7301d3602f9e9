import type { DocumentWire } from '@platform/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { documentFiles, documents, knowledgeBases } from '../db/knowledgeTables.ts';
import type { Database } from '../db/store.ts';
import { record } from '../ledger.ts';
import { newId } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';
import { lockTenant } from '../session/lockTenant.ts';
import type { DocumentSource } from './readSource.ts';
import { assertStorageLeft } from './storage.ts';
import { documentWire, selectDocuments } from './wire.ts';

/** Finds the document if the same upload stored it before. Throws HttpError 403 without room. */
export async function addDocument(
  backend: Backend,
  { tenantId, userId: actorId }: Caller,
  baseId: string,
  { bytes, ...source }: DocumentSource,
): Promise<{ document: DocumentWire; isNew: boolean }> {
  const { db, now, siteEdition } = backend;
  const at = now();
  const sizeBytes = bytes?.byteLength ?? 0;
  const document = {
    ...source,
    id: newId('doc'),
    tenantId,
    baseId,
    status: 'queued',
    claim: null,
    claimedUntil: null,
    reason: null,
    sizeBytes,
    sourceHash: null,
    createdAt: at,
    updatedAt: at,
  } as const;
  const stored = await db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    const repeated = await findUpload(tx, tenantId, source.uploadKey);
    if (repeated) return repeated;
    await assertStorageLeft(backend, tx, tenantId, sizeBytes);
    await tx.insert(documents).values(document);
    if (bytes) {
      const base64 = Buffer.from(bytes).toString('base64');
      await tx.insert(documentFiles).values({ documentId: document.id, base64 });
    }
    await tx.update(knowledgeBases).set({ updatedAt: at }).where(eq(knowledgeBases.id, baseId));
    const entry = { action: 'knowledge.added', tenantId, actorId, target: document.id };
    await record(tx, at, entry);
    return null;
  });
  const row = stored ?? { document, passages: 0 };
  return { document: documentWire(row, [], siteEdition), isNew: stored === null };
}

async function findUpload(tx: Database, tenantId: string, uploadKey: string | null) {
  if (uploadKey === null) return undefined;
  const isRepeated = and(eq(documents.tenantId, tenantId), eq(documents.uploadKey, uploadKey));
  const [row] = await selectDocuments(tx).where(isRepeated);
  return row;
}
