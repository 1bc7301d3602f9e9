import { useCallback, useEffect, useRef } from 'react';
import type { RowContact } from './crmRows.ts';

interface OpenContact {
  openContactId?: string | undefined;
  onContactsShown?: ((contactIds: readonly string[]) => void) | undefined;
}

/**
 * Follows the displayed order of the rows: marks those of the open contact, reports their contacts
 * and keeps them for an export.
 * @param contactOf contact of a row
 * @param filtered rows before sorting
 * @param isTable false for a board, which has no order
 * @returns props of the table, and a function that returns the rows in the displayed order
 */
export function useShownRows<Row>(
  contactOf: (row: Row) => RowContact,
  filtered: readonly Row[],
  { openContactId, onContactsShown }: OpenContact,
  isTable = true,
) {
  const ordered = useRef<readonly Row[] | null>(null);
  const rowState = useCallback(
    (row: Row) => (contactOf(row)?.key === openContactId ? 'selected' : undefined),
    [contactOf, openContactId],
  );
  const onOrderChange = useCallback(
    (rows: readonly Row[]) => {
      ordered.current = rows;
      onContactsShown?.(contactsOf(rows, contactOf));
    },
    [contactOf, onContactsShown],
  );
  useEffect(() => {
    if (isTable) return;
    ordered.current = null;
    onContactsShown?.([]);
  }, [isTable, onContactsShown]);

  return {
    shownRows: () => ordered.current ?? filtered,
    table: {
      openContactId,
      rowState: openContactId === undefined ? undefined : rowState,
      onOrderChange,
    },
  };
}

function contactsOf<Row>(rows: readonly Row[], contactOf: (row: Row) => RowContact): string[] {
  return [...new Set(rows.flatMap((row) => contactOf(row)?.key ?? []))];
}
