/** Which rows of a list a call asks for. */
interface Page {
  limit: number;
  offset: number;
}

/** One response of a list; `total` counts all rows, null or left out if the service does not count them. */
export interface LoadedPage<Row> {
  rows: readonly Row[];
  total?: number | null;
}

interface LoadAllOptions<Row> {
  /** Loads one page. Rejects when it cannot be loaded, and when `signal` aborts. */
  loadPage: (page: Page, signal: AbortSignal) => Promise<LoadedPage<Row>>;
  idOf: (row: Row) => string;
  signal: AbortSignal;
  /** Called with the number of rows after each page but the last. */
  onProgress?: ((count: number) => void) | undefined;
  /** Rows of one call. @default 1000 */
  pageSize?: number;
  /** Beyond it a page would fill its memory. @default 100,000 */
  maxRows?: number;
}

/** Every row of a list, or the first of them. */
export interface AllRows<Row> {
  rows: readonly Row[];
  /** False if there may be more than `maxRows`. */
  isWhole: boolean;
}

/**
 * Loads a list page after page. A service may send fewer rows than it is asked for, so the next page begins
 * where the last one ended. Without a total, the list ends with an empty page or one that is shorter than the
 * page before. A row that moves to the next page meanwhile comes once, and a service that ignores `offset`
 * is requested no third time.
 *
 * @throws what `loadPage` rejects with
 */
export async function loadAllRows<Row>(options: LoadAllOptions<Row>): Promise<AllRows<Row>> {
  const { loadPage, idOf, signal, onProgress, pageSize = 1000, maxRows = 100_000 } = options;
  const rows: Row[] = [];
  const seen = new Set<string>();
  let offset = 0;
  let previous = 0;
  while (offset < maxRows) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is known by then
    const page = await loadPage({ limit: pageSize, offset }, signal);
    const fresh = page.rows.filter((row) => !seen.has(idOf(row)));
    for (const row of fresh) seen.add(idOf(row));
    rows.push(...fresh);
    offset += page.rows.length;
    const isLast = page.total == null ? page.rows.length < previous : offset >= page.total;
    if (isLast || fresh.length === 0) return { rows, isWhole: true };
    previous = page.rows.length;
    onProgress?.(rows.length);
  }
  return { rows, isWhole: false };
}
