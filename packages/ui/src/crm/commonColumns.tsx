import type { DataTableColumn } from '../components/DataTable/types.ts';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { ShortDate } from '../internal/ShortDate.tsx';
import { TextCell } from './Cells.tsx';
import { RowActions } from './RowActions.tsx';
import type { RowActionsProps } from './RowActions.tsx';

/** What the columns of one kind have in common. */
type ColumnKind<Row> = Omit<DataTableColumn<Row>, 'id' | 'header' | 'width'>;

/** A text, 'N/A' where it is empty, a block while it is on its way; a list has no room for it. */
export const textColumn = <Row,>(
  textOf: (row: Row) => string | undefined,
  { isMono = false } = {},
): ColumnKind<Row> => ({
  stack: 'hidden',
  sortValue: (row) => textOf(row)?.trim() || undefined,
  cell: (row) => {
    const text = textOf(row);
    return text === undefined ? <Skeleton width="70%" /> : <TextCell text={text} isMono={isMono} />;
  },
});

/** A day. */
export const dateColumn = <Row,>(dateOf: (row: Row) => Date | null): ColumnKind<Row> => ({
  sortValue: (row) => dateOf(row)?.getTime(),
  cell: (row) => <ShortDate date={dateOf(row)} />,
});

/** What can be done with a row. */
export const actionColumn = <Row,>(
  actionsOf: (row: Row) => RowActionsProps,
): ColumnKind<Row> & { width: string } => ({
  width: '88px',
  align: 'end',
  stack: 'actions',
  cell: (row) => <RowActions {...actionsOf(row)} />,
});
