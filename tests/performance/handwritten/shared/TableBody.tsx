import { useRef } from 'react';
import type { ReactNode } from 'react';
import { rowHeight, useRowsInView } from './useRowsInView.ts';

interface TableBodyProps<T> {
  rows: readonly T[];
  renderRow: (row: T) => ReactNode;
}

/** The visible rows, with the height of the others above and below. */
export function TableBody<T>({ rows, renderRow }: TableBodyProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last } = useRowsInView(body, rows.length);
  return (
    <tbody ref={body}>
      <Space height={first * rowHeight} />
      {rows.slice(first, last).map(renderRow)}
      <Space height={(rows.length - last) * rowHeight} />
    </tbody>
  );
}

interface SpaceProps {
  height: number;
}

function Space({ height }: SpaceProps) {
  if (height <= 0) return null;
  return <tr aria-hidden="true" style={{ height }} />;
}
