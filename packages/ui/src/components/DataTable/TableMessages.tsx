import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { firstMetaOf, stackOf } from './stack.ts';
import type { DataTableColumn } from './types.ts';

const skeletonRows = [0, 1, 2];

function cellSkeleton(kind: DataTableColumn<never>['skeleton']): ReactNode {
  switch (kind) {
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
      return <Skeleton width="60%" data-skeleton />;
  }
}

interface LoadingBodyProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** Leaves room for the checkboxes of rows. */
  hasSelection: boolean;
}

/** Room for the loading text, then three rows of what will come. All of it is silent. */
export function LoadingBody<Row>({ columns, hasSelection }: LoadingBodyProps<Row>) {
  const firstMeta = firstMetaOf(columns);
  return (
    <tbody aria-hidden="true">
      <tr data-message data-blank />
      {skeletonRows.map((key) => (
        <tr key={key}>
          {hasSelection ? (
            <td data-stack="select">
              <Skeleton width="16px" height="16px" radius="4px" />
            </td>
          ) : null}
          {columns.map((column, place) => (
            <td
              key={column.id}
              data-align={column.align}
              data-stack={stackOf(column, place)}
              data-medium={column.medium}
              data-first={place === firstMeta || undefined}
            >
              {cellSkeleton(column.stack === 'actions' ? 'none' : column.skeleton)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** One cell as wide as the table. */
export function MessageBody({ children }: { children: ReactNode }) {
  return (
    <tbody data-message>
      <tr data-message>
        <td>{children}</td>
      </tr>
    </tbody>
  );
}
