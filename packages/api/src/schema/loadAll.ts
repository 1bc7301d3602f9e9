import type { Identified } from '@platform/domain';
import { identityOf } from './identity.ts';

/** The first load, which covers most tenants. Resources with the same query share one copy. */
export const FIRST_BATCH = { limit: 1000 } as const;

export interface ListPage {
  limit: number;
  offset: number;
}

export interface LoadedPage<Row> {
  rows: readonly Row[];
  total?: number | null;
}

interface LoadAllOptions {
  offset?: number;
  pageSize?: number;
  /** Rows to keep in memory at most. @default 100,000 */
  maxRows?: number;
  /** Called with the number of rows after each page except the last. */
  onProgress?: ((count: number) => void) | undefined;
}

export interface AllRows<Row> {
  rows: Row[];
  /** False if there may be more than `maxRows`. */
  isComplete: boolean;
}

/**
 * Loads page by page, since a page may be short. Without a total, an empty page or one shorter than
 * the page before is the last; so is any page of a service that ignores `offset`. Rejects as
 * `loadPage`.
 */
export async function loadAll<Row extends Identified>(
  loadPage: (page: ListPage) => Promise<LoadedPage<Row>>,
  {
    offset: first = 0,
    pageSize = FIRST_BATCH.limit,
    maxRows = 100_000,
    onProgress,
  }: LoadAllOptions = {},
): Promise<AllRows<Row>> {
  const rows: Row[] = [];
  const seenKeys = new Set<string>();
  let offset = first;
  let previous = 0;
  while (rows.length < maxRows) {
    const limit = Math.min(pageSize, maxRows - rows.length);
    const start = offset;
    // oxlint-disable-next-line no-await-in-loop -- each page starts where the previous one ended
    const page = await loadPage({ limit, offset: start });
    const newRows = page.rows.filter((row) => !seenKeys.has(identityOf(row)));
    for (const row of newRows) seenKeys.add(identityOf(row));
    rows.push(
      ...newRows.map((row, index) =>
        row.id === '' ? { ...row, key: `#${start + index + 2}` } : row,
      ),
    );
    offset += page.rows.length;
    // The last page may have been requested with a smaller limit.
    const isShort = page.rows.length < Math.min(previous, limit);
    const isLast = page.total == null ? isShort : offset >= page.total;
    if (isLast || newRows.length === 0) return { rows, isComplete: true };
    previous = page.rows.length;
    onProgress?.(rows.length);
  }
  return { rows, isComplete: false };
}
