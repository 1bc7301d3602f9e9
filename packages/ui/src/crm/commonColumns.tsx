import type { DataTableColumn } from '../components/DataTable/types.ts';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { ShortDate } from '../internal/ShortDate.tsx';
import { TextCell } from './Cells.tsx';
import { RowButton } from './CrmTable.styles.ts';

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

/** The one thing that can be done with a row. */
export const actionColumn = <Row,>(
  label: string,
  onPress: (row: Row) => void,
): ColumnKind<Row> => ({
  align: 'end',
  stack: 'actions',
  cell: (row) => (
    <RowButton type="button" onClick={() => onPress(row)}>
      {label}
    </RowButton>
  ),
});
