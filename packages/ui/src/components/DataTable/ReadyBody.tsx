import type { ReactNode } from 'react';
import { lazyPart } from '../../internal/lazyPart.ts';
import { TableBody } from './TableBody.tsx';
import type { TableBodyProps } from './TableBody.tsx';
import { MessageBody } from './TableMessages.tsx';
import type { DataTableColumn } from './types.ts';

interface ReadyBodyProps<Row> {
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  getRowId: (row: Row) => string;
  rowState: ((row: Row) => 'selected' | undefined) | undefined;
  emptyState: ReactNode;
  isCompact: boolean;
  /** Only the rows in view are in the document. */
  isWindowed: boolean;
}

/** How many rows stand in until the windowing is here. */
const standInRows = 25;

/** The windowing, fetched with the first long table; its first rows stand in meanwhile. */
const windowed = lazyPart(async () => (await import('./WindowedTableBody.tsx')).WindowedTableBody);

const rowHeights = { comfortable: 56, compact: 48 };

/** The rows in their order, or what stands for them when there are none. */
export function ReadyBody<Row>(props: ReadyBodyProps<Row>) {
  const { rows, columns, getRowId, rowState, emptyState, isCompact, isWindowed } = props;
  if (rows.length === 0) return <MessageBody span={columns.length}>{emptyState}</MessageBody>;
  const rowHeight = rowHeights[isCompact ? 'compact' : 'comfortable'];
  const body = { rows, getRowId, columns, rowState, rowHeight };
  if (!isWindowed) return <TableBody {...body} />;
  const first = rows.slice(0, standInRows);
  return (
    <windowed.Part
      // What loads lazily cannot carry the type of its rows.
      {...(body as unknown as TableBodyProps<never>)}
      fallback={<TableBody {...body} rows={first} atOnce={first.length} />}
    />
  );
}
