import { useCallback, useEffect, useRef } from 'react';
import type { RowContact } from './crmRows.ts';

interface OpenContact {
  openContactId?: string | undefined;
  onContactsShown?: ((contactIds: readonly string[]) => void) | undefined;
}

/** Marks rows of the open contact, reports the shown contacts and keeps them for an export. */
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
