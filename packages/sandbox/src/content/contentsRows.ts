import type { ContentRowWire, ContentWire } from '@platform/api/contract';
import { and, eq } from 'drizzle-orm';
import { cutText } from '@platform/i18n/text';
import { contents } from '../db/contentTables.ts';
import type { Database } from '../db/store.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { plainTextOf, wordsIn } from './contentsText.ts';

export type ContentRecord = typeof contents.$inferSelect;

const EXCERPT = 160;

/** The row of one content in one tenant, as a condition. */
export const isContent = (tenantId: string, id: string) =>
  and(eq(contents.tenantId, tenantId), eq(contents.id, id));

/** A content of this tenant. @throws HttpError 404, for contents of other tenants too */
export async function findContent(
  db: Database,
  tenantId: string,
  id: string,
): Promise<ContentRecord> {
  const [row] = await db.select().from(contents).where(isContent(tenantId, id));
  if (!row) throw notFound('Content');
  return row;
}

/** The same, and nobody else changes it until the transaction is over. */
export async function lockContent(
  tx: Database,
  tenantId: string,
  id: string,
): Promise<ContentRecord> {
  const [row] = await tx.select().from(contents).where(isContent(tenantId, id)).for('update');
  if (!row) throw notFound('Content');
  return row;
}

/** A content as lists show it. */
export function contentRowWire(row: ContentRecord): ContentRowWire {
  const text = plainTextOf(row.body);
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    status: row.status,
    language: row.language,
    author: { id: row.authorId, name: row.authorName },
    template_id: row.templateId,
    version: row.version,
    word_count: wordsIn(text),
    excerpt: cutText(text, EXCERPT),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A content in full. */
export const contentWire = (row: ContentRecord): ContentWire => ({
  ...contentRowWire(row),
  body: row.body,
  updated_by: { id: row.editorId, name: row.editorName },
  sources: row.sources,
});

/** Refuses a write over a version that is not the last one; names the content as it is. */
export const versionConflict = (content: ContentRecord) =>
  new HttpError('VERSION_CONFLICT', 'Another person has saved this content since', {
    content: contentWire(content),
  });
