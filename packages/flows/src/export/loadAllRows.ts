/** Which rows of a list a call asks for. */
interface Page {
  limit: number;
  offset: number;
}

interface LoadAllOptions<Row> {
  /** Loads one page. Rejects when it cannot be loaded, and when `signal` aborts. */
  loadPage: (page: Page, signal: AbortSignal) => Promise<readonly Row[]>;
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
 * Loads a list page after page. A row that moves to the next page meanwhile comes once, and a
 * service that ignores `offset` is asked no third time.
 *
 * @throws what `loadPage` rejects with
 */
export async function loadAllRows<Row>(options: LoadAllOptions<Row>): Promise<AllRows<Row>> {
  const { loadPage, idOf, signal, onProgress, pageSize = 1000, maxRows = 100_000 } = options;
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (let offset = 0; offset < maxRows; offset += pageSize) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is known by then
    const page = await loadPage({ limit: pageSize, offset }, signal);
    const fresh = page.filter((row) => !seen.has(idOf(row)));
    for (const row of fresh) seen.add(idOf(row));
    rows.push(...fresh);
    if (page.length < pageSize || fresh.length === 0) return { rows, isWhole: true };
    onProgress?.(rows.length);
  }
  return { rows, isWhole: false };
}
