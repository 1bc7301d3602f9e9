import { useCallback, useEffect } from 'react';
import type { DataTableColumn, TableSorting } from '../components/DataTable/types.ts';
import type { RowContact } from './crmRows.ts';
import { inOrder } from './inOrder.ts';

interface ShownRows<Row> {
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  sorting: TableSorting;
}

export interface OpenContact {
  openContactId?: string | undefined;
  onContactsShown?: ((contactIds: readonly string[]) => void) | undefined;
}

/**
 * Marks the rows of the contact that is open and tells whom the rows are about, in their order.
 *
 * @param contactOf whom a row is about; keep it stable between renders
 * @returns what the table takes
 */
export function useOpenContact<Row>(
  contactOf: (row: Row) => RowContact,
  { rows, columns, sorting }: ShownRows<Row>,
  { openContactId, onContactsShown }: OpenContact,
) {
  const rowState = useCallback(
    (row: Row) => (contactOf(row)?.id === openContactId ? 'selected' : undefined),
    [contactOf, openContactId],
  );

  useEffect(() => {
    let isLatest = true;
    async function tell() {
      const ordered = await inOrder(rows, columns, sorting).catch(() => []);
      if (isLatest) onContactsShown?.(contactsOf(ordered, contactOf));
    }
    if (onContactsShown) void tell();
    return () => {
      isLatest = false;
    };
  }, [rows, columns, sorting, contactOf, onContactsShown]);

  return { openContactId, rowState: openContactId === undefined ? undefined : rowState };
}

/** Ids of whom rows are about, each once. */
function contactsOf<Row>(rows: readonly Row[], contactOf: (row: Row) => RowContact): string[] {
  return [...new Set(rows.flatMap((row) => contactOf(row)?.id ?? []))];
}
