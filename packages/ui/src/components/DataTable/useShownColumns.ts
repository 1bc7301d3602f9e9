import { useMemo } from 'react';
import type { ArrangedColumns, TableColumnLayout } from './columns/types.ts';
import type { DataTableColumn } from './types.ts';

const none: readonly string[] = [];

/** The columns that the caller shows, `choosable`, and those of them that the user does. */
export function useShownColumns<Row>(
  all: readonly DataTableColumn<Row>[],
  hiddenColumns = none,
  columnLayout: TableColumnLayout | undefined,
) {
  const arrange = columnLayout?.arrange;
  const choosable = useMemo(
    () => all.filter(({ id }) => !hiddenColumns.includes(id)),
    [all, hiddenColumns],
  );
  const arranged = useMemo<ArrangedColumns<Row>>(
    () => arrange?.(choosable) ?? { columns: choosable },
    [choosable, arrange],
  );
  return { choosable, ...arranged };
}
