import { trimText } from '@platform/i18n/text';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { CopyableTextProps } from '../../internal/CopyableText.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { TextCell } from './Cells.tsx';
import { RowActions } from './RowActions.tsx';
import type { RowActionsProps } from './RowActions.tsx';
import { shorten } from '../../internal/shorten.ts';

type ColumnPart<Row> = Omit<DataTableColumn<Row>, 'id' | 'header'>;

export const textColumn = <Row,>(textOf: (row: Row) => string | undefined): ColumnPart<Row> => ({
  stack: 'hidden',
  sortValue: (row) => trimText(textOf(row) ?? '') || undefined,
  cell: (row) => {
    const text = textOf(row);
    return text === undefined ? <Skeleton width="70%" /> : <TextCell text={text} />;
  },
});

export const copyColumn = <Row,>(
  Shown: (props: CopyableTextProps) => ReactNode,
  textOf: (row: Row) => string,
): ColumnPart<Row> => ({
  ...textColumn(textOf),
  cell: (row) => {
    const text = trimText(textOf(row));
    return text === '' ? <TextCell text="" /> : <Shown text={shorten(text)} isInRow />;
  },
});

export const dateColumn = <Row,>(dateOf: (row: Row) => Date | null): ColumnPart<Row> => ({
  kind: 'date',
  sortValue: (row) => dateOf(row)?.getTime(),
  cell: (row) => <ShortDate date={dateOf(row)} isMuted />,
});

export const actionColumn = <Row,>(actionsOf: (row: Row) => RowActionsProps): ColumnPart<Row> => ({
  kind: 'actions',
  cell: (row) => <RowActions {...actionsOf(row)} />,
});
