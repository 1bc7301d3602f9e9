import type { DocumentStatus } from '@platform/api/contract';
import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { documents } from '../db/knowledgeTables.ts';
import { crawl, hashOf, sitePathOf } from './site.ts';

type Source = Pick<
  typeof documents.$inferSelect,
  'type' | 'status' | 'url' | 'depth' | 'sourceHash'
>;

export function isStale(
  { type, status, url, depth, sourceHash }: Source,
  siteEdition: number,
): boolean {
  if (type !== 'web' || status !== 'ready' || sourceHash === null) return false;
  const path = sitePathOf(url, new URL(url).origin);
  return path === null || hashOf(crawl(siteEdition, path, depth)) !== sourceHash;
}

/**
 * SQL condition for a status. Stale documents are stored as ready, so their ids are found first.
 */
export async function statusCondition(
  { db, siteEdition }: Pick<Backend, 'db' | 'siteEdition'>,
  baseId: string,
  status: DocumentStatus,
): Promise<SQL | undefined> {
  if (status !== 'ready' && status !== 'stale') return eq(documents.status, status);
  const isIndexedPage = and(
    eq(documents.baseId, baseId),
    eq(documents.status, 'ready'),
    isNotNull(documents.sourceHash),
  );
  const pages = await db.select().from(documents).where(isIndexedPage);
  const stale = pages.filter((page) => isStale(page, siteEdition)).map(({ id }) => id);
  if (status === 'stale') return inArray(documents.id, stale);
  return and(eq(documents.status, 'ready'), notInArray(documents.id, stale));
}
