import { useMemo } from 'react';
import type { ArrangedColumns, LayoutFunctions } from './columns/layoutTypes.ts';
import type { DataTableColumn } from './types.ts';

const none: readonly string[] = [];

/**
 * Returns the columns that the caller shows as `choosable`, and those that the user left visible.
 */
export function useShownColumns<Row>(
  all: readonly DataTableColumn<Row>[],
  hiddenColumns = none,
  layout: LayoutFunctions | undefined,
) {
  const arrange = layout?.arrange;
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
