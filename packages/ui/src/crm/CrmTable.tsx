import type { ReactNode } from 'react';
import { useRef } from 'react';
import { ListTable } from '../patterns/ListPage/ListTable.tsx';
import type { ListTableProps } from '../patterns/ListPage/ListTable.tsx';
import { Root } from './CrmTable.styles.ts';
import { useOpenRow } from '../internal/useOpenRow.ts';

export interface CrmTableProps<Row extends object> extends ListTableProps<Row> {
  /** What is open: its row is kept in view. */
  openContactId?: string | undefined;
  /** Shows the second line of the first cell in the table, too. @default false */
  hasTwoLines?: boolean | undefined;
}

/** Rows of many elements: a hundred of them take long to put up and to take down. */
const virtualFrom = 50;

/** A table of the CRM, whose open row is kept in view. */
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
