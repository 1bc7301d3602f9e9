import type { ReactNode } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { TableRows } from './TableRows.tsx';
import type { RowsProps } from './TableRows.tsx';
import type { VirtualRowsProps } from './VirtualRows.tsx';

/** Loads the virtualisation library; a short table does without it. */
const LazyVirtualRows = lazyComponent(() => import('./VirtualRows.tsx'), 'VirtualRows');

export interface BodyRowsProps<Row> extends RowsProps<Row> {
  rowHeight: number;
  isVirtual: boolean;
}

/** Rows of a long table to render until the virtualiser has loaded: they fill 950 px. */
const firstRows = 13;

export function BodyRows<Row>({ isVirtual, ...props }: BodyRowsProps<Row>): ReactNode {
  if (!isVirtual) return <TableRows {...props} />;
  return (
    <LazyVirtualRows
      // A lazy component cannot be generic.
      {...(props as unknown as VirtualRowsProps<unknown>)}
      fallback={
        <TableRows {...props} rows={props.rows.slice(0, firstRows)} onOrderChange={undefined} />
      }
      errorFallback={<TableRows {...props} />}
    />
  );
}
