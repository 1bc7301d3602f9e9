import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { cellAttributes } from './cellAttributes.ts';
import { kindOf } from './columnKinds.ts';
import type { LeadingCell } from './LeadingCells.tsx';
import type { ColumnKind, DataTableColumn } from './types.ts';

const skeletonRows = [0, 1, 2];

/** Approximate widths of the content; `ch` is the width of a digit. */
const widths: Readonly<Record<ColumnKind, string>> = {
  text: '60%',
  date: '8ch',
  dateTime: '14ch',
  number: '3ch',
  money: '8ch',
  duration: '5ch',
  phone: '15ch',
  choice: '4rem',
  status: '70px',
  actions: '32px',
};

const skeletons: Partial<Record<ColumnKind, DataTableColumn<never>['skeleton']>> = {
  status: 'badge',
  actions: 'none',
};

function cellSkeleton(column: DataTableColumn<never>): ReactNode {
  const kind = kindOf(column);
  switch (column.skeleton ?? skeletons[kind]) {
    case 'none':
      return null;
    case 'badge':
      return <Skeleton width="70px" height="22px" radius="99px" />;
    case 'lead':
      return (
        <span data-lead>
          <Skeleton width="34px" height="34px" radius="50%" style={{ flex: 'none' }} />
          <Skeleton width="120px" />
        </span>
      );
    default:
      return <Skeleton width={widths[kind]} data-skeleton />;
  }
}

interface LoadingBodyProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  leading: readonly LeadingCell[];
}

export function LoadingBody<Row>({ columns, leading }: LoadingBodyProps<Row>) {
  const attributes = cellAttributes(columns);
  return (
    <tbody aria-hidden="true">
      <tr data-message data-blank />
      {skeletonRows.map((key) => (
        <tr key={key} data-placeholder>
          {leading.map((stack) => (
            <td key={stack} data-stack={stack}>
              {stack === 'select' ? <Skeleton width="16px" height="16px" radius="4px" /> : null}
            </td>
          ))}
          {columns.map((column, index) => (
            <td key={column.id} {...attributes[index]}>
              {cellSkeleton(column)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

export function MessageBody({ children }: { children: ReactNode }) {
  return (
    <tbody data-message>
      <tr data-message>
        <td>{children}</td>
      </tr>
    </tbody>
  );
}
