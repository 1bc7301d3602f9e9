import type { RefObject } from 'react';
import { RowCopier } from './copy/RowCopier.tsx';
import type { RowCopierProps } from './copy/RowCopier.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { DetailKeys } from './DetailKeys.tsx';
import { TablePaging } from './TablePaging.tsx';

export interface AroundTableProps
  extends
    Omit<RowCopierProps, 'selectedIds' | 'tableRef'>,
    Pick<
      DataTableProps<never>,
      'expansion' | 'isCopyable' | 'pagination' | 'preview' | 'rowHref' | 'rows' | 'selection'
    > {
  tableRef: RefObject<HTMLTableElement | null>;
}

/** Parts of a table outside its element: keys of details, copying and paging. */
export function AroundTable(props: AroundTableProps) {
  const { tableRef, expansion, isCopyable, pagination, preview, rowHref, rows, selection } = props;
  return (
    <>
      {expansion ? (
        <DetailKeys tableRef={tableRef} hasRecords={Boolean(rowHref ?? preview)} />
      ) : null}
      {isCopyable ? <RowCopier {...props} selectedIds={selection?.value} /> : null}
      {pagination ? <TablePaging pagination={pagination} shownRows={rows.length} /> : null}
    </>
  );
}
