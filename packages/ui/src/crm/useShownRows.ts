import { useCallback, useEffect, useRef } from 'react';
import type { RowContact } from './crmRows.ts';

interface OpenContact {
  openContactId?: string | undefined;
  onContactsShown?: ((contactIds: readonly string[]) => void) | undefined;
}

/**
 * Follows the rows of a table in the order they are shown: marks those of the contact that is open,
 * tells whom they are about, and keeps them for an export.
 *
 * @param contactOf whom a row is about
 * @param filtered the rows before they are put into an order
 * @param isTable whether they are in a table; a board has no order to step through
 * @returns what the table takes, and a function that gives the rows as they are shown
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

/** Ids of whom rows are about, each once. */
function contactsOf<Row>(rows: readonly Row[], contactOf: (row: Row) => RowContact): string[] {
  return [...new Set(rows.flatMap((row) => contactOf(row)?.key ?? []))];
}
