import type { ReactNode } from 'react';
import { useRef } from 'react';
import { ListTable } from '../../patterns/ListPage/ListTable.tsx';
import type { ListTableProps } from '../../patterns/ListPage/ListTable.tsx';
import { Root } from './CrmTable.styles.ts';
import { useOpenRow } from '../../internal/useOpenRow.ts';

export interface CrmTableProps<Row extends object> extends ListTableProps<Row> {
  openContactId?: string | undefined;
  hasTwoLines?: boolean | undefined;
}

/** A hundred rows of many elements take long to mount and unmount. */
const virtualFrom = 50;

export function CrmTable<Row extends object>({
  openContactId,
  hasTwoLines = false,
  ...table
}: CrmTableProps<Row>): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null);
  useOpenRow(rootRef, openContactId);
  return (
    <Root ref={rootRef} data-two-lines={hasTwoLines || undefined}>
      <ListTable isWide virtualFrom={virtualFrom} {...table} />
    </Root>
  );
}
