import { memo } from 'react';
import { cellAttributes } from './cellAttributes.ts';
import { columnShares } from './columnKinds.ts';
import { HeadCell } from './HeadCell.tsx';
import type { HeadOptions } from './HeadCell.tsx';
import type { LeadingCell } from './LeadingCells.tsx';
import { SelectAll } from './SelectAll.tsx';
import type { ArrangedColumn, TableSelection } from './types.ts';

interface TableHeadProps<Row> extends HeadOptions {
  /** The columns to show; `columns` are all of the table. */
  shownColumns: readonly ArrangedColumn<Row>[];
  selection: TableSelection<Row> | undefined;
  rowIds: readonly string[];
  hasPages: boolean;
  leading: readonly LeadingCell[];
}

function PlainHead<Row>(props: TableHeadProps<Row>) {
  const { shownColumns, selection, rowIds, hasPages, leading, ...options } = props;
  const shares = columnShares(shownColumns);
  const attributes = cellAttributes(shownColumns);
  return (
    <>
      <colgroup>
        {leading.map((stack) => (
          <col key={stack} data-leading />
        ))}
        {shownColumns.map((column, index) => (
          <col key={column.id} {...attributes[index]} style={shares[index]} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {leading.includes('expand') ? <td aria-hidden="true" data-stack="expand" /> : null}
          {selection ? (
            <SelectAll selection={selection} rowIds={rowIds} keepsOthers={hasPages} />
          ) : null}
          {shownColumns.map((column, index) => (
            <HeadCell
              key={column.id}
              column={column}
              attributes={attributes[index]}
              isFirst={index === 0}
              options={options}
            />
          ))}
        </tr>
      </thead>
    </>
  );
}

/** Memoised, because a search changes only rows. WAI-ARIA APG "Sortable Table". */
export const TableHead = memo(PlainHead) as typeof PlainHead;
