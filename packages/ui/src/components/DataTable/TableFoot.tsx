import { cellAttributes } from './cellAttributes.ts';
import { Totals } from './TableFoot.styles.ts';
import type { LeadingCell } from './LeadingCells.tsx';
import type { DataTableColumn } from './types.ts';

export interface TableFootProps {
  columns: readonly DataTableColumn<never>[];
  rows: readonly never[];
  leading: readonly LeadingCell[];
  rowIndex: number | undefined;
}

/** Totals of the columns. The list layout shows each with the header of its column. */
export function TableFoot({ columns, rows, leading, rowIndex }: TableFootProps) {
  const attributes = cellAttributes(columns);
  return (
    <Totals>
      <tr aria-rowindex={rowIndex}>
        {leading.map((stack) => (
          <td key={stack} aria-hidden="true" data-stack={stack} data-no-total />
        ))}
        {columns.map(({ id, header, footer }, index) => {
          const content = typeof footer === 'function' ? footer(rows) : footer;
          const isEmpty = content === undefined || content === null || content === '';
          return (
            <td
              key={id}
              role={index === 0 && !isEmpty ? 'rowheader' : undefined}
              {...attributes[index]}
              data-stack={undefined}
              data-no-total={isEmpty || undefined}
            >
              {index === 0 ? null : (
                <span aria-hidden="true" data-total-label>
                  {header}
                </span>
              )}
              {content}
            </td>
          );
        })}
      </tr>
    </Totals>
  );
}
