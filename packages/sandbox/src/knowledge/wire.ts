import type { AgentName, DocumentWire, KnowledgeBaseWire } from '@platform/api/contract';
import { and, eq, sql } from 'drizzle-orm';
import { documents, knowledgeBases } from '../db/knowledgeTables.ts';
import type { Database } from '../db/store.ts';
import { notFound } from '../http/HttpError.ts';
import { isStale } from './staleness.ts';

type BaseRow = typeof knowledgeBases.$inferSelect;
type DocumentRow = typeof documents.$inferSelect;

// Names are spelled out: drizzle omits table names in single-table queries.
const counted = sql<number>`(SELECT count(*) FROM passages p WHERE p.document_id = documents.id)`;
const documentsOf = sql.raw('FROM documents d WHERE d.base_id = knowledge_bases.id');

export function selectBases(db: Database) {
  return db
    .select({
      base: knowledgeBases,
      documents: sql<number>`(SELECT count(*) ${documentsOf})`.mapWith(Number),
      ready: sql<number>`(SELECT count(*) ${documentsOf} AND d.status = 'ready')`.mapWith(Number),
    })
    .from(knowledgeBases);
}

export function selectDocuments(db: Database) {
  return db.select({ document: documents, passages: counted.mapWith(Number) }).from(documents);
}

/** @throws HttpError 404 */
export async function findBase(db: Database, tenantId: string, id: string) {
  const condition = and(eq(knowledgeBases.tenantId, tenantId), eq(knowledgeBases.id, id));
  const [row] = await selectBases(db).where(condition);
  if (!row) throw notFound('Knowledge base');
  return row;
}

export function isDocument(tenantId: string, baseId: string, id: string) {
  return and(eq(documents.tenantId, tenantId), eq(documents.baseId, baseId), eq(documents.id, id));
}

/** @throws HttpError 404 */
export async function findDocument(db: Database, tenantId: string, baseId: string, id: string) {
  const [row] = await selectDocuments(db).where(isDocument(tenantId, baseId, id));
  if (!row) throw notFound('Document');
  return row;
}

export function baseWire(
  row: { base: BaseRow; documents: number; ready: number },
  users: AgentName[] = [],
): KnowledgeBaseWire {
  return {
    id: row.base.id,
    name: row.base.name,
    description: row.base.description,
    document_count: row.documents,
    ready_document_count: row.ready,
    updated_at: row.base.updatedAt.toISOString(),
    used_by: users,
  };
}

export function documentWire(
  { document: row, passages: chunks }: { document: DocumentRow; passages: number },
  users: AgentName[],
  edition: number,
): DocumentWire {
  const isReady = row.status === 'ready';
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    status: isStale(row, edition) ? 'stale' : row.status,
    reason: row.reason,
    chunk_count: isReady ? chunks : null,
    size_bytes: row.sizeBytes,
    url: row.url,
    depth: row.depth,
    updated_at: row.updatedAt.toISOString(),
    used_by: isReady ? users : [],
  };
}
