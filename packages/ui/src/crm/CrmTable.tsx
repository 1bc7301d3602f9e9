import type { ReactNode } from 'react';
import { useRef } from 'react';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import type { DataTableColumn, TableSorting } from '../components/DataTable/types.ts';
import { LoadFailure } from '../internal/LoadFailure.tsx';
import type { Remote } from '../remote.ts';
import { Root } from './CrmTable.styles.ts';
import { NoRows } from './NoRows.tsx';
import type { NoRowsProps } from './NoRows.tsx';
import { handleRowKeys } from './rowKeys.ts';
import { useOpenRow } from './useOpenRow.ts';

export interface CrmTableProps<Row extends object> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Where the rows come from: it says whether they are loading or failed. */
  source: Remote<unknown>;
  loadingText: string;
  empty: NoRowsProps;
  sorting: TableSorting;
  onSortingChange: (sorting: TableSorting) => void;
  /** What is open: its row is kept in view. */
  openContactId?: string | undefined;
  rowState?: ((row: Row) => 'selected' | undefined) | undefined;
  /** px before the text of the first cell. */
  listIndent: number;
  onOrderChange?: ((rows: readonly Row[]) => void) | undefined;
  /** Shows the second line of the first cell in the table, too. @default false */
  hasTwoLines?: boolean;
  /** Keeps the column before the actions, a date, in a list that has room. @default false */
  isDated?: boolean;
}

/** Rows of many elements: a hundred of them take long to put up and to take down. */
const virtualFrom = 50;

/** A table of the CRM: the one table of the design, with arrow keys from row to row. */
export function CrmTable<Row extends object>({
  source,
  empty,
  openContactId,
  hasTwoLines = false,
  isDated = false,
  ...table
}: CrmTableProps<Row>): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null);
  useOpenRow(rootRef, openContactId);
  return (
    <Root
      ref={rootRef}
      data-two-lines={hasTwoLines || undefined}
      data-dated={isDated || undefined}
      onKeyDown={handleRowKeys}
    >
      <DataTable
        {...table}
        virtualFrom={virtualFrom}
        status={source.status}
        emptyState={<NoRows {...empty} />}
        errorContent={
          source.status === 'error' ? (
            <LoadFailure message={source.message} onRetry={source.retry} />
          ) : undefined
        }
      />
    </Root>
  );
}
