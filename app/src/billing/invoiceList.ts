import type { Invoice, InvoicePage } from '@platform/api';

/** The invoices read so far, over all server pages. */
export interface LoadedInvoices {
  invoices: readonly Invoice[];
  /** Where the next page begins; null at the end. */
  nextCursor: string | null;
  /** The cursors that were asked for: none is asked for twice (D18). */
  askedCursors: readonly string[];
}

/** The list that the first page begins. */
export const firstPage = ({ invoices, nextCursor }: InvoicePage): LoadedInvoices => ({
  invoices,
  nextCursor,
  askedCursors: [],
});

/**
 * The list with the page of a cursor at its end. A row that is there already is not added again; a
 * page without a new row, or with a cursor that was asked for, is the last one (D18). The page of
 * another cursor than the one that is next is dropped: it was overtaken (D07).
 */
export function withPage(list: LoadedInvoices, cursor: string, page: InvoicePage): LoadedInvoices {
  if (list.nextCursor !== cursor) return list;
  const fresh = notIn(list.invoices, page.invoices);
  const askedCursors = [...list.askedCursors, cursor];
  const { nextCursor } = page;
  const isEnd = fresh.length === 0 || nextCursor === null || askedCursors.includes(nextCursor);
  return {
    invoices: [...list.invoices, ...withOwnKeys(list.invoices, fresh)],
    nextCursor: isEnd ? null : nextCursor,
    askedCursors,
  };
}

/**
 * The list after its first page was read anew. The pages behind it stay where the new first page
 * still leads to them; else it begins again.
 */
export function withFirstPage(list: LoadedInvoices | undefined, page: InvoicePage): LoadedInvoices {
  const last = page.invoices.at(-1);
  const at = list?.invoices.findIndex(({ id }) => id !== '' && id === last?.id) ?? -1;
  if (!list || at === -1 || list.askedCursors.length === 0) return firstPage(page);
  const rest = notIn(page.invoices, list.invoices.slice(at + 1));
  return { ...list, invoices: [...page.invoices, ...withOwnKeys(page.invoices, rest)] };
}

const notIn = (known: readonly Invoice[], rows: readonly Invoice[]): Invoice[] => {
  const ids = new Set(known.map(({ id }) => id));
  return rows.filter(({ id }) => id === '' || !ids.has(id));
};

/** Keys are unique within a server page; rows without an id may share one across pages (D06). */
function withOwnKeys(known: readonly Invoice[], rows: readonly Invoice[]): Invoice[] {
  const taken = new Set(known.map(({ key }) => key));
  return rows.map((row, index) =>
    taken.has(row.key) ? { ...row, key: `${row.key}#${known.length + index}` } : row,
  );
}
