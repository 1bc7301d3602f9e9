import type { Invoice } from '@platform/domain';
import type { InvoicePage } from './invoices.ts';

/** The invoices read so far, over all server pages. */
export interface LoadedInvoices {
  invoices: readonly Invoice[];
  /** Where the next page begins; null at the end. */
  nextCursor: string | null;
  /** The cursors that were asked for: none is asked for twice. */
  askedCursors: readonly string[];
}

/** Creates the list from its first page. */
export const firstPage = ({ invoices, nextCursor }: InvoicePage): LoadedInvoices => ({
  invoices,
  nextCursor,
  askedCursors: [],
});

/**
 * The list with the page of a cursor at its end. A row that is there already is not added again; a
 * page without a new row, or with a cursor that was asked for, is the last one. The page of another
 * cursor than the one that is next is dropped: it was overtaken.
 */
export function withPage(list: LoadedInvoices, cursor: string, page: InvoicePage): LoadedInvoices {
  if (list.nextCursor !== cursor) return list;
  const added = notIn(list.invoices, page.invoices);
  const askedCursors = [...list.askedCursors, cursor];
  const { nextCursor } = page;
  const isEnd = added.length === 0 || nextCursor === null || askedCursors.includes(nextCursor);
  return {
    invoices: [...list.invoices, ...withOwnKeys(list.invoices, added)],
    nextCursor: isEnd ? null : nextCursor,
    askedCursors,
  };
}

/**
 * The list whose first page was read again. The pages behind it stay where the new first page still
 * leads to them; else the list begins again.
 */
export function withLaterPages(loaded: LoadedInvoices, known: LoadedInvoices): LoadedInvoices {
  const last = loaded.invoices.at(-1);
  const at = known.invoices.findIndex(({ id }) => id !== '' && id === last?.id);
  if (at === -1 || known.askedCursors.length === 0) return loaded;
  const rest = notIn(loaded.invoices, known.invoices.slice(at + 1));
  return { ...known, invoices: [...loaded.invoices, ...withOwnKeys(loaded.invoices, rest)] };
}

const notIn = (known: readonly Invoice[], rows: readonly Invoice[]): Invoice[] => {
  const ids = new Set(known.map(({ id }) => id));
  return rows.filter(({ id }) => id === '' || !ids.has(id));
};

/** Keys are unique within a server page; rows without an id may share one across pages. */
function withOwnKeys(known: readonly Invoice[], rows: readonly Invoice[]): Invoice[] {
  const taken = new Set(known.map(({ key }) => key));
  return rows.map((row, index) =>
    taken.has(row.key) ? { ...row, key: `${row.key}#${known.length + index}` } : row,
  );
}
