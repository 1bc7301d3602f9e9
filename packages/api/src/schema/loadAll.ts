import type { Keyed } from '@platform/domain';
import { identityOf } from './identity.ts';

/** The first load of a list: the whole list of most tenants. Readers that share it share one copy. */
export const WHOLE_LIST = { limit: 1000 } as const;

/** The rows that a call asks for. */
export interface ListPage {
  limit: number;
  offset: number;
}

/** One response of a list; `total` counts all rows, null or left out if the service does not count them. */
export interface LoadedPage<Row> {
  rows: readonly Row[];
  total?: number | null;
}

interface LoadAllOptions {
  /** Rows before the first page, which are not loaded. @default 0 */
  offset?: number;
  /** Rows of one call. @default 1000 */
  pageSize?: number;
  /** Rows that a page can keep in memory. @default 100,000 */
  maxRows?: number;
  /** Called with the number of rows after each page but the last. */
  onProgress?: ((count: number) => void) | undefined;
}

/** Every row of a list, or the first of them. */
export interface AllRows<Row> {
  rows: Row[];
  /** False if there may be more than `maxRows`. */
  isWhole: boolean;
}

/**
 * Loads a list page after page. A service may send fewer rows than requested, so the next page begins where
 * the last one ended. Without a total, the list ends with an empty page or one that is shorter than the page
 * before. A row that moves to the next page meanwhile is kept once, and a service that ignores `offset` is
 * requested no third time. Rows without an id get keys by their place in the list.
 *
 * @param loadPage loads one page
 * @throws what `loadPage` rejects with
 */
export async function loadAll<Row extends Keyed & { id: string }>(
  loadPage: (page: ListPage) => Promise<LoadedPage<Row>>,
  {
    offset: first = 0,
    pageSize = WHOLE_LIST.limit,
    maxRows = 100_000,
    onProgress,
  }: LoadAllOptions = {},
): Promise<AllRows<Row>> {
  const rows: Row[] = [];
  const seen = new Set<string>();
  let offset = first;
  let previous = 0;
  while (rows.length < maxRows) {
    const limit = Math.min(pageSize, maxRows - rows.length);
    const start = offset;
    // oxlint-disable-next-line no-await-in-loop -- the next page begins where this one ends
    const page = await loadPage({ limit, offset: start });
    const fresh = page.rows.filter((row) => !seen.has(identityOf(row)));
    for (const row of fresh) seen.add(identityOf(row));
    rows.push(
      ...fresh.map((row, place) =>
        row.id === '' ? { ...row, key: `#${start + place + 2}` } : row,
      ),
    );
    offset += page.rows.length;
    // The last page may be asked for fewer rows: then being shorter says nothing.
    const isShort = page.rows.length < Math.min(previous, limit);
    const isLast = page.total == null ? isShort : offset >= page.total;
    if (isLast || fresh.length === 0) return { rows, isWhole: true };
    previous = page.rows.length;
    onProgress?.(rows.length);
  }
  return { rows, isWhole: false };
}
