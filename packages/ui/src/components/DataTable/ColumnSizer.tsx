import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { cellAttributes } from './cellAttributes.ts';
import { LeadingCells } from './LeadingCells.tsx';
import type { LeadingCell } from './LeadingCells.tsx';
import { RowActivatedContext } from './RowAction.tsx';
import type { DataTableColumn } from './types.ts';
import { addWidths } from './widestRows.ts';
import type { RowsByWidth } from './widestRows.ts';

interface ColumnSizerProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  leading: readonly LeadingCell[];
}

type Columns<Row> = readonly DataTableColumn<Row>[];

function PlainSizer<Row>({ columns, rows, leading }: ColumnSizerProps<Row>) {
  // Kept per columns, because texts of another language have other widths.
  const [widthsOf] = useState(() => new WeakMap<Columns<Row>, RowsByWidth<Row>>());
  const widths = useMemo(() => {
    const all = addWidths(widthsOf.get(columns) ?? new Map<string, never>(), columns, rows);
    widthsOf.set(columns, all);
    return all;
  }, [widthsOf, columns, rows]);
  const cells = useMemo(() => {
    const attributes = cellAttributes(columns);
    return columns.map((column, index) => (
      <td key={column.id} {...attributes[index]}>
        {samplesOf(column, widths)}
      </td>
    ));
  }, [columns, widths]);
  return (
    <tfoot aria-hidden="true" inert data-sizer>
      <tr>
        <LeadingCells cells={leading} />
        <RowActivatedContext value={false}>{cells}</RowActivatedContext>
      </tr>
    </tfoot>
  );
}

const samplesOf = <Row,>(column: DataTableColumn<Row>, widths: RowsByWidth<Row>): ReactNode =>
  [...(widths.get(column.id) ?? [])].map(([key, row]) => <div key={key}>{column.cell(row)}</div>);

/** Invisible row with the widest cell per column: long tables keep their widths while scrolling. */
export const ColumnSizer = memo(PlainSizer) as typeof PlainSizer;
