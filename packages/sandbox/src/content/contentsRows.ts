import type { ContentRowWire, ContentWire } from '@platform/api/contract';
import { and, eq } from 'drizzle-orm';
import { truncateText } from '@platform/i18n/text';
import { contents } from '../db/contentTables.ts';
import type { Database } from '../db/store.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { plainTextOf, wordsIn } from './contentsText.ts';

export type ContentRecord = typeof contents.$inferSelect;

const EXCERPT_LENGTH = 160;

export const isContent = (tenantId: string, id: string) =>
  and(eq(contents.tenantId, tenantId), eq(contents.id, id));

/** @throws HttpError 404, also for contents of other tenants */
export async function findContent(
  db: Database,
  tenantId: string,
  id: string,
): Promise<ContentRecord> {
  const [row] = await db.select().from(contents).where(isContent(tenantId, id));
  if (!row) throw notFound('Content');
  return row;
}

export async function lockContent(
  tx: Database,
  tenantId: string,
  id: string,
): Promise<ContentRecord> {
  const [row] = await tx.select().from(contents).where(isContent(tenantId, id)).for('update');
  if (!row) throw notFound('Content');
  return row;
}

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
    excerpt: truncateText(text, EXCERPT_LENGTH),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export const contentWire = (row: ContentRecord): ContentWire => ({
  ...contentRowWire(row),
  body: row.body,
  updated_by: { id: row.editorId, name: row.editorName },
  sources: row.sources,
});

/** 409 for a write over an outdated version; includes the current content. */
export const versionConflict = (content: ContentRecord) =>
  new HttpError('VERSION_CONFLICT', 'Another person has saved this content since', {
    content: contentWire(content),
  });
