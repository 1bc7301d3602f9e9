import { use } from 'react';
import type { ReactNode } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import type { DataTableProps } from '../../components/DataTable/DataTableProps.ts';
import type { Remote } from '../../remote.ts';
import { useShortcutTopic } from '../../shortcuts/useShortcut.ts';
import type { RemoteErrorProps } from '../RemoteContent/RemoteError.tsx';
import type { RenderTable } from '../ScreenSlots/types.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { ListRefsContext } from './ListRefsContext.ts';
import { ListFailure } from './ListFailure.tsx';
import type { ListEmptyProps } from './ListEmpty.tsx';

export interface ListTableProps<Row extends object>
  extends
    Omit<DataTableProps<Row>, 'status' | 'emptyState' | 'errorContent'>,
    Pick<RemoteErrorProps, 'retryAs'> {
  /** Remote data of the rows. */
  source: Remote<unknown>;
  /** Shown if there are no rows. */
  empty: ListEmptyProps;
  /** Renders the table, from `useList`. @default DataTable */
  renderTable?: RenderTable | undefined;
}

/** The rows of a list as a table, with loading, error and empty states. */
export function ListTable<Row extends object>({
  source,
  empty,
  retryAs,
  renderTable,
  ...table
}: ListTableProps<Row>): ReactNode {
  useShortcutTopic('rows');
  const refs = use(ListRefsContext);
  const props: DataTableProps<Row> = {
    ref: refs?.table,
    ...table,
    // Its page says that it is unavailable.
    status: source.status === 'unavailable' ? 'ready' : source.status,
    emptyState: source.status === 'unavailable' ? null : <ListEmpty {...empty} />,
    errorContent:
      source.status === 'error' ? <ListFailure error={source} retryAs={retryAs} /> : undefined,
  };
  return renderTable ? renderTable(props) : <DataTable {...props} />;
}
