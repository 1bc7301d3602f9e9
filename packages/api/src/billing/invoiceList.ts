import type { Invoice } from '@platform/domain';
import type { InvoicePage } from './invoices.ts';

export interface LoadedInvoices {
  invoices: readonly Invoice[];
  nextCursor: string | null;
  requestedCursors: readonly string[];
}

export const firstPage = ({ invoices, nextCursor }: InvoicePage): LoadedInvoices => ({
  invoices,
  nextCursor,
  requestedCursors: [],
});

/** Appends a page. One without new rows, or whose cursor was already requested, is the last. */
export function withPage(list: LoadedInvoices, cursor: string, page: InvoicePage): LoadedInvoices {
  if (list.nextCursor !== cursor) return list;
  const added = notIn(list.invoices, page.invoices);
  const requestedCursors = [...list.requestedCursors, cursor];
  const { nextCursor } = page;
  const isEnd = added.length === 0 || nextCursor === null || requestedCursors.includes(nextCursor);
  return {
    invoices: [...list.invoices, ...withOwnKeys(list.invoices, added)],
    nextCursor: isEnd ? null : nextCursor,
    requestedCursors,
  };
}

/** Keeps the later pages of a refetched list if its first page still leads to them. */
export function withLaterPages(loaded: LoadedInvoices, known: LoadedInvoices): LoadedInvoices {
  const last = loaded.invoices.at(-1);
  const position = known.invoices.findIndex(({ id }) => id !== '' && id === last?.id);
  if (position === -1 || known.requestedCursors.length === 0) return loaded;
  const rest = notIn(loaded.invoices, known.invoices.slice(position + 1));
  return { ...known, invoices: [...loaded.invoices, ...withOwnKeys(loaded.invoices, rest)] };
}

const notIn = (known: readonly Invoice[], rows: readonly Invoice[]): Invoice[] => {
  const ids = new Set(known.map(({ id }) => id));
  return rows.filter(({ id }) => id === '' || !ids.has(id));
};

/** Keys are unique only within a server page: rows without an id may share one across pages. */
function withOwnKeys(known: readonly Invoice[], rows: readonly Invoice[]): Invoice[] {
  const knownKeys = new Set(known.map(({ key }) => key));
  return rows.map((row, index) =>
    knownKeys.has(row.key) ? { ...row, key: `${row.key}#${known.length + index}` } : row,
  );
}
