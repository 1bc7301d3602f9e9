import { useMemo } from 'react';
import { isSized } from './columnKinds.ts';
import type { DataTableProps } from './DataTableProps.ts';
import type { ArrangedColumn, DataTableColumn } from './types.ts';

interface ShownColumnsOptions<Row extends object> extends Required<
  Pick<DataTableProps<Row>, 'columns' | 'isScrollable'>
> {
  hiddenColumns: readonly string[] | undefined;
  columnLayout: DataTableProps<Row>['columnLayout'];
}

const none: readonly string[] = [];

/** The columns that the caller shows, `choosable`, and those of them that the user does. */
export function useShownColumns<Row extends object>({
  columns: all,
  hiddenColumns = none,
  columnLayout,
  isScrollable,
}: ShownColumnsOptions<Row>) {
  const arrange = columnLayout?.arrange;
  const choosable = useMemo<readonly DataTableColumn<Row>[]>(
    () => all.filter(({ id }) => !hiddenColumns.includes(id)),
    [all, hiddenColumns],
  );
  const columns = useMemo<readonly ArrangedColumn<Row>[]>(() => {
    const arranged = arrange ? arrange(choosable) : choosable;
    if (!isScrollable) return arranged;
    return arranged.map((column, index) => (index === 0 ? { ...column, pin: 0 } : column));
  }, [choosable, arrange, isScrollable]);
  const isLoose =
    columns.some(({ isResized }) => isResized) &&
    columns.every((column) => isSized(column) || column.isResized);
  return { choosable, columns, isLoose };
}
